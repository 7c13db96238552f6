"""What stands below the hand, or beside it: one of several panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.exchange import paint_exchange
from hats_tui.tui.turn.explain import paint_why
from hats_tui.tui.turn.inspect import paint_inspect
from hats_tui.tui.turn.log import paint_log
from hats_tui.tui.turn.scene import Panel, Scene
from hats_tui.tui.turn.tracker import paint_tracker

PAINTERS: Mapping[Panel, Callable[[Canvas, Scene, Look], None]] = {
    Panel.LOG: paint_log,
    Panel.TRACKER: paint_tracker,
    Panel.INSPECT: paint_inspect,
    Panel.EXCHANGE: paint_exchange,
    Panel.WHY: paint_why,
}


def paint_panel(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint the panel that the scene asks for; the log where the tracker is in sight anyway."""
    twice = scene.panel is Panel.TRACKER and scene.tracker_in_sight
    PAINTERS[Panel.LOG if twice else scene.panel](canvas, scene, look)
