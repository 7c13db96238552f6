"""The coach's panel: it stands where the log does, so that it never hides what it speaks of."""

from __future__ import annotations

from rich.style import Style

from hats_tui.cells import ELLIPSIS, width_of
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.wrap import StyledLine, wrap
from hats_tui.tui.turn.buttons import draw_button
from hats_tui.tui.turn.heading import Hint, draw_heading
from hats_tui.tui.turn.phrases import span_style
from hats_tui.tui.tutorial.scene import Coach, Mood
from hats_tui.words import _
from hats_tui.words.phrase import Phrase, Role, Span

_AIRY = 10
"""From so many rows on there is an empty one between what is said and what is to be done."""


def paint_coach(canvas: Canvas, coach: Coach, look: Look) -> None:
    """Paint a heading with the ways through the lessons, and below it what the coach says."""
    title = _("COACH {n}/{all}").format(n=coach.number, all=coach.lessons)
    hints = [
        Hint(cap(look, "pageup"), _("Back"), "pageup"),
        Hint(cap(look, "pagedown"), _("Skip"), "pagedown"),
        Hint(cap(look, "t"), _("Title"), "t"),
    ]
    end = draw_heading(canvas, title, look, hints)
    room = canvas.width - end - 4 - sum(hint.width + 2 for hint in hints)
    strong = look.palette.style("strong")
    if width_of(coach.title) <= room or canvas.height < _AIRY:
        canvas.text(end + 2, 0, coach.title, strong, width=max(room, 0))
        _paint_words(canvas, 1, coach, look)
    else:
        canvas.text(1, 2, coach.title, strong, width=canvas.width - 2)
        _paint_words(canvas, 3, coach, look)


def _paint_words(canvas: Canvas, y: int, coach: Coach, look: Look) -> None:
    """Paint what the coach says, over the whole width."""
    air, width = int(canvas.height - y >= _AIRY), canvas.width - 3
    task = wrap(_spans(coach.task, look, strong=True), width - 2)
    said = wrap([*_verdict(coach, look), *_spans(coach.said, look)], width)
    y += air
    for line in said[: max(canvas.height - y - len(task), 1)]:
        canvas.spans(1, y, line)
        y += 1
    y += air
    if task:
        canvas.text(1, y, look.glyphs.turn, look.palette.style("accent"))
    for line in task:
        canvas.spans(3, y, line)
        y += 1
    if coach.on:
        draw_button(canvas, 1, min(y, canvas.height - 1), coach.on, "enter", look)


def _verdict(coach: Coach, look: Look) -> StyledLine:
    """A word on what was done, before what is said about it."""
    match coach.mood:
        case Mood.DONE:
            return [(_("Well done."), look.palette.style("good")), (" ", Style())]
        case Mood.NOT_THAT:
            return [(_("Not quite."), look.palette.style("accent")), (" ", Style())]
        case _:
            return []


def _spans(phrase: Phrase, look: Look, *, strong: bool = False) -> StyledLine:
    ellipsis = look.glyphs.ellipsis
    return [
        (span.text.replace(ELLIPSIS, ellipsis), _style(span, look, strong=strong))
        for span in phrase.spans
    ]


def _style(span: Span, look: Look, *, strong: bool) -> Style:
    """Plain text is to be read here: it does not stand back as it does beside figures."""
    if span.role is Role.TEXT:
        return look.palette.style("strong" if strong else "fg")
    if span.role is Role.NUMBER and strong:
        return look.palette.style("accent")
    return span_style(span, look.palette)
