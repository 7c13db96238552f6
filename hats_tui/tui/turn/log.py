"""What happened, told line by line, the newest at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from hats_tui.cells import width_of
from hats_tui.game import PublicView, TurnEnded
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.wrap import StyledLine, wrap
from hats_tui.tui.turn.heading import Hint, draw_heading
from hats_tui.tui.turn.phrases import styled
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.sight import eyes
from hats_tui.words import _
from hats_tui.words.log import Told, say, told_of

_TEXT = 3
"""Where the sentences stand, after the mark and the number of the round."""

_INDENT = 4
"""How far a sentence's second line stands in."""


def paint_log(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint a heading, and as many sentences as there is room for."""
    rows = canvas.height - 1
    numbers = told_of(scene.view, scene.detail)
    last = len(numbers) - scene.scrolled
    if scene.scrolled:
        last = max(last, len(_fitting(numbers, scene, look, canvas.width - _TEXT, rows)))
    shown = _fitting(numbers[:last][::-1], scene, look, canvas.width - _TEXT, rows)[::-1]
    first = last - len(shown)
    hints = _hints(scene, first, len(numbers) - last, look)
    end = draw_heading(canvas, _("LOG"), look, hints)
    since = _since_last_turn(scene.view, scene.reader)
    branched = _after_branches(numbers, scene)
    if any(each.n >= since for each in numbers[first:last]):
        end = _explain_mark(canvas, end + 3, look)
    if branched.intersection(range(first, last)):
        _explain_branch(canvas, end + 3, canvas.width - sum(hint.width + 2 for hint in hints), look)
    if not numbers:
        canvas.text(1, 1, _("Nothing has happened yet."), look.palette.style("muted"))
    y = canvas.height - sum(map(len, shown)) if first else 1
    for place, lines in zip(range(first, last), shown, strict=True):
        told = numbers[place]
        _paint_entry(canvas, y, told.round, lines, look, recent=told.n >= since)
        if place in branched:
            canvas.text(2, y, look.glyphs.turn_back, look.palette.style("accent"))
        y += len(lines)


def _fitting(
    numbers: Sequence[Told], scene: Scene, look: Look, room: int, rows: int
) -> list[list[StyledLine]]:
    """What these are in lines, as many of them as fit into so many rows."""
    told_so_far: list[list[StyledLine]] = []
    for told in numbers:
        lines = _lines(told, scene, look, room)
        rows -= len(lines)
        if rows < 0:
            break
        told_so_far.append(lines)
    return told_so_far


def _lines(told: Told, scene: Scene, look: Look, room: int) -> list[StyledLine]:
    """One entry in lines; all but the first stand in."""
    lines: list[StyledLine] = []
    for sentence in say(told, scene.names, eyes(scene)):
        whole = styled(sentence, look)
        fits = sentence.cells <= room - _INDENT * bool(lines)
        lines += [whole] if fits else wrap(whole, max(room - _INDENT, 2))
    return lines


def _since_last_turn(view: PublicView, seat: int | None) -> int:
    """The index of the first event after the last turn of `seat`; past the end for nobody."""
    history = view.history
    past = len(history) + 1
    if seat is None:
        return past
    ends = [
        n for n, event in enumerate(history) if isinstance(event, TurnEnded) and event.seat == seat
    ]
    return ends[-1] + 1 if ends else past


def _hints(scene: Scene, older: int, newer: int, look: Look) -> list[Hint]:
    hints = []
    more = _("{n} more")
    if older:
        hints.append(Hint(look.glyphs.up, more.format(n=older), "pageup", chip=False))
    if newer:
        hints.append(Hint(look.glyphs.down, more.format(n=newer), "pagedown", chip=False))
    return hints if scene.tracker_in_sight else [*hints, Hint(cap(look, "w"), _("Worths"), "w")]


def _after_branches(numbers: Sequence[Told], scene: Scene) -> set[int]:
    """The lines with which the game was played on from another one, or after a take-back."""
    later = (
        next((place for place, line in enumerate(numbers) if line.n >= events), None)
        for events in scene.branched
    )
    return {place for place in later if place is not None}


def _explain_branch(canvas: Canvas, x: int, end: int, look: Look) -> None:
    """Say what the sign means, where there is room for all of it before a column."""
    palette, sign = look.palette, look.glyphs.turn_back
    text = _("played on from here")
    if x + 2 + width_of(text) <= end:
        canvas.spans(x, 0, [(sign, palette.style("accent")), (f" {text}", palette.style("muted"))])


def _explain_mark(canvas: Canvas, x: int, look: Look) -> int:
    palette = look.palette
    text = _("since your last turn")
    mark = look.glyphs.edge_left
    spans = [(mark, palette.style("accent")), (f" {text}", palette.style("muted"))]
    return canvas.spans(x, 0, spans)


def _paint_entry(
    canvas: Canvas,
    y: int,
    number: int,
    lines: Sequence[StyledLine],
    look: Look,
    *,
    recent: bool,
) -> None:
    palette = look.palette
    canvas.text(1, y, str(number), palette.style("muted"))
    for row, line in enumerate(lines):
        if recent:
            canvas.text(0, y + row, look.glyphs.edge_left, palette.style("accent"))
        canvas.spans(_TEXT + _INDENT * (row > 0), y + row, line)
