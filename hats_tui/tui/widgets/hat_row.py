"""The seven hats side by side, for windows that have room for them."""

from __future__ import annotations

from hats_tui.tui.paint.banner import draw_hats, hats_size
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.widgets.zone import Zone


class HatRow(Zone):
    """The hats in the middle of the zone; nothing on the smallest screens."""

    def __init__(self, look: Look) -> None:
        """Make a row.

        Args:
            look: Palette, signs and size of screen.
        """
        super().__init__(look)
        self._take_room()

    def paint(self, canvas: Canvas) -> None:
        """Paint the hats."""
        width, _height = hats_size(self.look.tier)
        draw_hats(canvas, (canvas.width - width) // 2, 0, self.look)

    def watch_look(self) -> None:
        """Take the room that the hats need, and paint."""
        self._take_room()
        super().watch_look()

    def _take_room(self) -> None:
        self.display = self.look.tier is not Tier.S
        self.styles.height = hats_size(self.look.tier)[1]
