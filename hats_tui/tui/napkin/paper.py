"""The paper of the napkin; it stays paper in every theme."""

from __future__ import annotations

from hats_tui.tui.napkin.frame import Frame, place
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.napkin.rows import NapkinRows
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.zone import Zone


class NapkinPaper(Zone):
    """A napkin in the middle of the zone, as large as it needs to be."""

    def __init__(self, look: Look, page: NapkinPage) -> None:
        """Lay out the paper.

        Args:
            look: Palette, signs and size of screen.
            page: What stands on it.
        """
        super().__init__(look)
        self._page = page

    def paint(self, canvas: Canvas) -> None:
        """Paint the paper, and all rows on it."""
        frame = Frame(canvas.width, len(self._page.sheet.players))
        rows = list(NapkinRows(canvas, self.look, self._page, frame).rows())
        roomy = canvas.height > len(rows) + sum(row.gap > 0 for row in rows) + 4
        margin = 1 if roomy else 0
        placed = place(rows, canvas.height)
        height = placed[-1][0] + 1 + 2 * margin if roomy else canvas.height
        top = (canvas.height - height) // 2
        self._paint_paper(canvas, frame, top, height)
        for y, row in placed:
            row.paint(top + margin + y)

    def _paint_paper(self, canvas: Canvas, frame: Frame, top: int, height: int) -> None:
        palette, glyphs = self.look.palette, self.look.glyphs
        canvas.fill(frame.paper, top, frame.paper_width, height, palette.style("paper"))
        edge = palette.style("paper_edge")
        for y in range(top, top + height):
            canvas.text(frame.paper, y, glyphs.edge_left, edge)
            canvas.text(frame.paper + frame.paper_width - 1, y, glyphs.edge_right, edge)
