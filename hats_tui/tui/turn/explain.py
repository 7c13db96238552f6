"""The panel of reasons: one question, what is told about it, and all other questions as chips."""

from __future__ import annotations

from rich.style import Style

from hats_tui.cells import width_of
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.answers import answer, subject
from hats_tui.tui.turn.flow import brief, wrapped
from hats_tui.tui.turn.heading import Hint, draw_heading
from hats_tui.tui.turn.phrases import draw_phrase, short_name
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.topics import About, Topic
from hats_tui.words import _
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase

_AIRY = 14
"""From so many rows on there is an empty one between two sentences."""

_MOST_LINES = 6
"""Lines of one sentence."""


def paint_why(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint a heading with the question, the sentences, and the other questions below them."""
    topic, palette = scene.asked, look.palette
    hints = [
        Hint(look.glyphs.turn_back, _("Back"), "left", chip=False),
        Hint(look.glyphs.turn, _("Next"), "right", chip=False),
        Hint(cap(look, "escape"), scene.beneath, "escape"),
    ]
    end = draw_heading(canvas, _("WHY?"), look, hints)
    room = canvas.width - end - 4 - sum(hint.width + 2 for hint in hints)
    draw_phrase(canvas, end + 2, 0, subject(scene, topic, brief(scene.names)), palette, room)
    air, rows = int(canvas.height >= _AIRY), canvas.height - 1
    y = 1 + air
    for lines in _fitting(scene, topic, canvas.width - 2, rows - air, air):
        for line in lines:
            draw_phrase(canvas, 1, y, line, palette, canvas.width - 2)
            y += 1
        y += air
    if y - air > canvas.height:  # there is more than there is room for
        canvas.text(canvas.width - 2, canvas.height - 1, canvas.ellipsis, palette.style("muted"))
    if y < canvas.height:
        _paint_topics(canvas, min(y, canvas.height - 1), scene, topic, look)


def _fitting(scene: Scene, topic: Topic, room: int, rows: int, air: int) -> list[list[Phrase]]:
    """The sentences in lines: with full names where that fits, else with short ones."""
    told = _told(scene, topic, scene.names, room)
    if sum(map(len, told)) + air * len(told) <= rows:
        return told
    return _told(scene, topic, brief(scene.names), room)


def _told(scene: Scene, topic: Topic, names: Names, room: int) -> list[list[Phrase]]:
    return [wrapped(each, room, _MOST_LINES) for each in answer(scene, topic, names)]


def _paint_topics(canvas: Canvas, y: int, scene: Scene, asked: Topic, look: Look) -> None:
    """Paint every question as a chip that can be pressed; they go on in the next row."""
    x, palette = 1, look.palette
    for topic in scene.topics:
        text = f" {_label(topic, scene, look)} "
        width = width_of(text)
        if x > 1 and x + width > canvas.width - 1:
            x, y = 1, y + 1
        if y >= canvas.height:
            return
        style = palette.style("ring") if topic == asked else _chip(topic, look)
        canvas.hit(x, y, width, 1, ("why", topic))
        x = canvas.text(x, y, text, style) + 1


def _label(topic: Topic, scene: Scene, look: Look) -> str:
    if topic.hat is not None:
        return topic.hat.value
    if topic.seat is not None:
        return short_name(scene.names, topic.seat, look)
    return {
        About.REFUSAL: _("Why not?"),
        About.MOVE: _("The move"),
        About.FAVOURITE: _("Favourite"),
    }.get(topic.about, look.glyphs.cookie)


def _chip(topic: Topic, look: Look) -> Style:
    if topic.hat is not None:
        return look.palette.hat(topic.hat.value).chip
    return look.palette.style("cookie" if topic.about is About.COOKIE else "panel")
