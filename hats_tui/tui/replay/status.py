"""The first row of a replay: the moment, and whose hand is seen; or a message."""

from __future__ import annotations

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.replay.labels import eyes_label
from hats_tui.tui.replay.scene import ReplayScene
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.turn.status import draw_moment, draw_piles, paint_status
from hats_tui.words import _


def paint_replay_status(canvas: Canvas, scene: ReplayScene, look: Look) -> None:
    """Paint how things stand in one row; a message takes its whole width until the next key."""
    if scene.message is not None:
        paint_status(canvas, scene, look)
        return
    style = look.palette.style
    canvas.fill(0, 0, canvas.width, 1, style("panel"))
    room = draw_piles(canvas, scene.view.board, look) - 1
    x = canvas.text(1, 0, _("REPLAY"), style("accent"))
    x = draw_moment(canvas, x + 2, scene, look)
    label = eyes_label(scene.transport.eyes, scene.names)
    end = draw_phrase(canvas, x + 2, 0, label, look.palette, max(room - x - 2, 0))
    canvas.hit(x + 2, 0, end - x - 2, 1, ("key", "o"))
