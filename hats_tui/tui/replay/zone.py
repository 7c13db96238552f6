"""The parts of the turn screen as a replay shows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from textual.css.types import PointerShape

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.replay.coming import paint_coming
from hats_tui.tui.replay.hand import paint_replay_hand
from hats_tui.tui.replay.hands import paint_hands
from hats_tui.tui.replay.scene import ReplayScene
from hats_tui.tui.replay.status import paint_replay_status
from hats_tui.tui.replay.transport import paint_transport
from hats_tui.tui.turn.layout import Part
from hats_tui.tui.turn.panel import paint_panel
from hats_tui.tui.turn.zone import SceneZone


def paint_replay_panel(canvas: Canvas, scene: ReplayScene, look: Look) -> None:
    """Paint all hands where they are wanted, else what the turn screen shows here."""
    (paint_hands if scene.hands_wanted else paint_panel)(canvas, scene, look)


PAINTERS: Mapping[Part, Callable[[Canvas, ReplayScene, Look], None]] = {
    Part.STATUS: paint_replay_status,
    Part.PREVIEW: paint_coming,
    Part.HAND: paint_replay_hand,
    Part.PANEL: paint_replay_panel,
    Part.ACTIONS: paint_transport,
}
"""Who paints a part; the others look as on the turn screen."""


class ReplayZone(SceneZone):
    """One part of a replay; nothing can be dragged out of it."""

    def paint(self, canvas: Canvas) -> None:
        """Paint the present scene."""
        painter = PAINTERS.get(self.part)
        if painter is not None and isinstance(self.scene, ReplayScene):
            painter(canvas, self.scene, self.look)
        else:
            super().paint(canvas)

    def can_carry(self, payload: object) -> bool:
        """Nothing can be carried."""
        del payload
        return False

    def pointer_over(self, payload: object) -> PointerShape:
        """The shape of the mouse pointer; a press on a card means nothing here.

        Args:
            payload: What is under it.
        """
        match payload:
            case ("card" | "space", int()):
                return "default"
        return super().pointer_over(payload)
