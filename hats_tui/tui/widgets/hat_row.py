"""The seven hats side by side, to fill a large window with something better than nothing."""

from __future__ import annotations

from hats_tui.tui.paint.banner import draw_hats, hats_size
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.widgets.zone import Zone


class HatRow(Zone):
    """The hats in the middle of the zone, as large as the tier has them."""

    def paint(self, canvas: Canvas) -> None:
        """Paint the hats."""
        width, _height = hats_size(self.look.tier)
        draw_hats(canvas, (canvas.width - width) // 2, 0, self.look)
