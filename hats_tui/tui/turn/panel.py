"""What stands below the hand: one of several panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.exchange import paint_exchange
from hats_tui.tui.turn.inspect import paint_inspect
from hats_tui.tui.turn.log import paint_log
from hats_tui.tui.turn.scene import Panel, Scene
from hats_tui.tui.turn.tracker import paint_tracker
from hats_tui.tui.turn.zone import SceneZone

PAINTERS: Mapping[Panel, Callable[[Canvas, Scene, Look], None]] = {
    Panel.LOG: paint_log,
    Panel.TRACKER: paint_tracker,
    Panel.INSPECT: paint_inspect,
    Panel.EXCHANGE: paint_exchange,
}


class PanelZone(SceneZone):
    """The panel that the scene asks for."""

    def paint_scene(self, canvas: Canvas, scene: Scene) -> None:
        """Paint that panel into the whole zone."""
        PAINTERS[scene.panel](canvas, scene, self.look)
