"""What happened, a line each, the newest at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from hats_tui.game import CardsExchanged, Event, TurnEnded
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.heading import Hint, draw_heading
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.sight import eyes
from hats_tui.words import _
from hats_tui.words.events import describe, in_log

_TEXT = 3
"""Where the sentences stand, after the mark and the number of the round."""


def paint_log(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint a heading, and as many lines as there is room for."""
    history = scene.view.history
    since = _since_last_turn(history, scene.seat)
    lines = [(history[n], n >= since) for n in told(history)]
    rows = canvas.height - 1
    bottom = max(len(lines) - scene.scrolled, min(rows, len(lines)))
    top = max(bottom - rows, 0)
    end = draw_heading(canvas, _("LOG"), look, _hints(top, len(lines) - bottom, look))
    if any(recent for _event, recent in lines[top:bottom]):
        _explain_mark(canvas, end + 3, look)
    for y, (event, recent) in enumerate(lines[top:bottom], start=1):
        _paint_line(canvas, y, event, scene, look, recent=recent)


def told(history: Sequence[Event]) -> list[int]:
    """Which events get a line; an offer that was answered is told by the exchange."""
    answered = {n - 1 for n, event in enumerate(history) if isinstance(event, CardsExchanged)}
    return [n for n, event in enumerate(history) if in_log(event) and n not in answered]


def _since_last_turn(history: Sequence[Event], seat: int | None) -> int:
    """The index of the first event after the last turn of `seat`; past the end for nobody."""
    if seat is None:
        return len(history)
    ends = [
        n for n, event in enumerate(history) if isinstance(event, TurnEnded) and event.seat == seat
    ]
    return ends[-1] + 1 if ends else len(history)


def _hints(older: int, newer: int, look: Look) -> list[Hint]:
    hints = []
    more = _("{n} more")
    if older:
        hints.append(Hint(look.glyphs.up, more.format(n=older), "pageup", chip=False))
    if newer:
        hints.append(Hint(look.glyphs.down, more.format(n=newer), "pagedown", chip=False))
    return [*hints, Hint("w", _("Worths"), "w")]


def _explain_mark(canvas: Canvas, x: int, look: Look) -> None:
    palette = look.palette
    text = _("since your last turn")
    mark = look.glyphs.edge_left
    canvas.spans(x, 0, [(mark, palette.style("accent")), (f" {text}", palette.style("muted"))])


def _paint_line(
    canvas: Canvas, y: int, event: Event, scene: Scene, look: Look, *, recent: bool
) -> None:
    palette = look.palette
    if recent:
        canvas.text(0, y, look.glyphs.edge_left, palette.style("accent"))
    canvas.text(1, y, str(event.round), palette.style("muted"))
    sentence = describe(event, scene.names, eyes(scene))
    draw_phrase(canvas, _TEXT, y, sentence, palette, canvas.width - _TEXT)
