"""The paper of the napkin; it stays paper in every theme."""

from __future__ import annotations

from hats_tui.tui.napkin.frame import Frame, fitting, place
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.napkin.podium import draw_podium, podium_height, podium_size
from hats_tui.tui.napkin.rows import NapkinRows
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.festive import draw_confetti
from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.zone import Zone

_ROOMY = 4
"""So many rows must be left over for the paper to end within the room, with a margin."""


class NapkinPaper(Zone):
    """A napkin in the middle of the zone, as large as it needs to be, with the winners above it."""

    def __init__(self, look: Look, page: NapkinPage) -> None:
        """Lay out the paper.

        Args:
            look: Palette, signs and size of screen.
            page: What stands on it.
        """
        super().__init__(look)
        self._page = page
        self._written: float = 1.0

    def write(self, share: float) -> None:
        """Show so much of what stands on it; the winners only once all of it is there.

        Args:
            share: How much, from 0 for the title alone to 1.
        """
        if share != self._written:
            self._written = share
            self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the paper, and the rows that are written."""
        draw_napkin(canvas, self.look, self._page, self._written)


def draw_napkin(canvas: Canvas, look: Look, page: NapkinPage, written: float = 1.0) -> None:
    """Draw a napkin in the middle of a sheet; 80 columns and 23 rows are enough for any game.

    Args:
        canvas: The sheet.
        look: Palette, signs and size of screen.
        page: What stands on it.
        written: How much of it is written already, from 0 to 1.
    """
    frame = Frame(canvas.width, len(page.sheet.players))
    rows = fitting(list(NapkinRows(canvas, look, page, frame).rows()), canvas.height)
    size = podium_size(canvas.height - len(rows) - _ROOMY - 2)
    above = 0 if size is None else podium_height(size) + 1
    placed = place(rows, canvas.height - above - 2 * bool(above))
    used = placed[-1][0] + 1
    margin = 1 if above or canvas.height - used >= _ROOMY else 0
    height = used + 2 * margin if margin else canvas.height
    top = (canvas.height - height - above) // 2 + above
    if written >= 1:
        draw_confetti(canvas, look, pattern=sum(page.sheet.sides))
        if size is not None:
            draw_podium(canvas, top - above, page, look, size)
    _draw_paper(canvas, look, frame, top, height)
    for y, row in placed[: max(round(len(placed) * written), 1)]:
        row.paint(top + margin + y)


def _draw_paper(canvas: Canvas, look: Look, frame: Frame, top: int, height: int) -> None:
    palette, glyphs = look.palette, look.glyphs
    canvas.fill(frame.paper, top, frame.paper_width, height, palette.style("paper"))
    edge = palette.style("paper_edge")
    for y in range(top, top + height):
        canvas.text(frame.paper, y, glyphs.edge_left, edge)
        canvas.text(frame.paper + frame.paper_width - 1, y, glyphs.edge_right, edge)
