"""The paper of the napkin; it stays paper in every theme."""

from __future__ import annotations

from hats_tui.tui.napkin.frame import Frame, place
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.napkin.rows import NapkinRows
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.zone import Zone

_ROOMY = 4
"""So many rows must be left over for the paper to end within the room, with a margin."""


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
        draw_napkin(canvas, self.look, self._page)


def draw_napkin(canvas: Canvas, look: Look, page: NapkinPage) -> None:
    """Draw a napkin in the middle of a sheet; 80 columns and 23 rows are enough for any game.

    Args:
        canvas: The sheet.
        look: Palette, signs and size of screen.
        page: What stands on it.
    """
    frame = Frame(canvas.width, len(page.sheet.players))
    rows = list(NapkinRows(canvas, look, page, frame).rows())
    placed = place(rows, canvas.height)
    used = placed[-1][0] + 1
    margin = 1 if canvas.height - used >= _ROOMY else 0
    height = used + 2 * margin if margin else canvas.height
    top = (canvas.height - height) // 2
    _draw_paper(canvas, look, frame, top, height)
    for y, row in placed:
        row.paint(top + margin + y)


def _draw_paper(canvas: Canvas, look: Look, frame: Frame, top: int, height: int) -> None:
    palette, glyphs = look.palette, look.glyphs
    canvas.fill(frame.paper, top, frame.paper_width, height, palette.style("paper"))
    edge = palette.style("paper_edge")
    for y in range(top, top + height):
        canvas.text(frame.paper, y, glyphs.edge_left, edge)
        canvas.text(frame.paper + frame.paper_width - 1, y, glyphs.edge_right, edge)
