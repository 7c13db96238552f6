"""A zone that paints one part of the scene."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.action_bar import paint_action_bar
from hats_tui.tui.turn.essence import same_for
from hats_tui.tui.turn.hand import paint_hand
from hats_tui.tui.turn.layout import Part
from hats_tui.tui.turn.panel import paint_panel
from hats_tui.tui.turn.players import paint_players
from hats_tui.tui.turn.preview import paint_preview
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.status import paint_status
from hats_tui.tui.turn.tea_table import paint_tea_table
from hats_tui.tui.turn.tracker import paint_tracker
from hats_tui.tui.widgets.drag_zone import DragZone

PAINTERS: Mapping[Part, Callable[[Canvas, Scene, Look], None]] = {
    Part.STATUS: paint_status,
    Part.TABLE: paint_tea_table,
    Part.PREVIEW: paint_preview,
    Part.PLAYERS: paint_players,
    Part.HAND: paint_hand,
    Part.TRACKER: paint_tracker,
    Part.PANEL: paint_panel,
    Part.ACTIONS: paint_action_bar,
}
"""Who paints a part, into a sheet of any size, as the tier of the look asks for."""


class SceneZone(DragZone):
    """One part of the turn screen; its id is the name of the part.

    The cards of a hand can be dragged where their owner acts and does not hide them.
    """

    def __init__(self, look: Look, part: Part) -> None:
        """Make an empty zone; `show` fills it.

        Args:
            look: Palette, signs and size of screen.
            part: What it shows.
        """
        super().__init__(look, id=part.value)
        self.part = part
        self.scene: Scene | None = None
        """What it shows; nothing before the first `show`."""

    def show(self, scene: Scene) -> None:
        """Paint this scene; only the cells that change are sent."""
        before, self.scene = self.scene, scene
        if before is None or not same_for(self.part, before, scene):
            self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the present scene."""
        if self.scene is not None:
            PAINTERS[self.part](canvas, self.scene, self.look)

    def can_carry(self, payload: object) -> bool:
        """Tell what can be dragged out of this part: cards of the hand.

        Args:
            payload: Something in the part.
        """
        scene = self.scene
        if scene is None or scene.selection is None or scene.covered:
            return False
        match payload:
            case ("card", int()):
                return True
        return False
