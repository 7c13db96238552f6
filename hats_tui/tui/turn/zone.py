"""A zone that paints its part of the scene."""

from __future__ import annotations

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.widgets.zone import Zone


class SceneZone(Zone):
    """A part of the turn screen; override `paint_scene`."""

    def __init__(self, look: Look, *, id: str | None = None) -> None:
        """Make an empty zone; `show` fills it."""
        super().__init__(look, id=id)
        self._scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        """Paint this scene; only the cells that change are sent."""
        self._scene = scene
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the present scene."""
        if self._scene is not None:
            self.paint_scene(canvas, self._scene)

    def paint_scene(self, canvas: Canvas, scene: Scene) -> None:
        """Paint one scene.

        Args:
            canvas: The empty sheet.
            scene: What to show.
        """
