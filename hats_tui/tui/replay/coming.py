"""What is done next, and what it brings: the preview of a replay."""

from __future__ import annotations

from hats_tui.game import TurnEnded
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.paint.wrap import StyledLine
from hats_tui.tui.replay.scene import ReplayScene
from hats_tui.tui.turn.consequences import consequences, spread
from hats_tui.tui.turn.flow import brief, wrapped
from hats_tui.tui.turn.phrases import draw_phrase, styled
from hats_tui.tui.turn.score_bars import score_bars
from hats_tui.tui.turn.topics import MOVE
from hats_tui.words import _, cookie
from hats_tui.words.events import Length, describe
from hats_tui.words.phrase import Phrase
from hats_tui.words.replay import at_the_end, coming_line

_MOST_LINES = 3
"""Lines of one sentence."""


def paint_coming(canvas: Canvas, scene: ReplayScene, look: Look) -> None:
    """Paint what comes next below a heading; at the end of a game what Enter shows."""
    palette, room, rows = look.palette, canvas.width - 1, canvas.height - 1
    canvas.fill(0, 0, canvas.width, canvas.height, palette.style("surface"))
    canvas.fill(0, 0, canvas.width, 1, palette.style("band"))
    end = canvas.text(1, 0, _("NEXT"), palette.style("heading"))
    if scene.coming:
        title = coming_line(scene.coming[0], scene.view.board, scene.names)
        draw_phrase(canvas, end + 1, 0, title, palette, canvas.width - end - 1)
        if scene.forecast is not None:
            canvas.hit(0, 0, canvas.width, canvas.height, ("why", MOVE))
    lines = _lines(scene, look, room, rows)
    for y, line in enumerate(lines[:rows], start=1):
        canvas.spans(1, y, line)
    if not scene.coming and scene.transport.finished:
        _paint_key(canvas, look)


def _lines(scene: ReplayScene, look: Look, room: int, rows: int) -> list[StyledLine]:
    if scene.forecast is not None:
        return consequences(scene, scene.forecast, look, room, rows)
    lines = [
        styled(line, look)
        for sentence in _sentences(scene)
        for line in wrapped(sentence, room, _MOST_LINES)
    ]
    bars = score_bars(scene, look, room)
    taken = len(lines) + len(bars)
    if taken >= rows or look.tier is Tier.S:
        return lines
    return spread([lines, bars], min(taken + 1, rows - 1))


def _sentences(scene: ReplayScene) -> list[Phrase]:
    names, board = brief(scene.names), scene.view.board
    held = cookie.holding(board, names)
    if not scene.coming:
        return [at_the_end(board), held]
    if isinstance(scene.coming[0], TurnEnded):  # the heading says it all
        return [held]
    return [describe(scene.coming[0], names, scene.seat, Length.SENTENCE), held]


def _paint_key(canvas: Canvas, look: Look) -> None:
    y, palette = canvas.height - 1, look.palette
    end = canvas.text(1, y, f" {cap(look, 'enter')} ", palette.style("key"))
    end = canvas.text(end + 1, y, _("The scoring napkin"), palette.style("fg"))
    canvas.hit(1, y, end - 1, 1, ("key", "enter"))
