"""The part of the help that scrolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from textual.events import MouseScrollDown, MouseScrollUp

from hats_tui.tui.manual.blocks import Block
from hats_tui.tui.manual.sheet import Sheet, paint_sheet
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.scroll_bar import draw_scroll_bar
from hats_tui.tui.widgets.zone import Zone

_WIDEST: Final = 92
"""Longer lines are tiring to read."""

CLOSE: Final = "close"
"""What a press on the text means; on the bar it is the number of pages to go down."""

_WHEEL: Final = 3
"""Rows for one step of the wheel."""


class HelpPage(Zone):
    """A long sheet, of which as much is seen as there is room; a bar tells how far down one is."""

    def __init__(
        self, look: Look, blocks: Callable[[Look], Sequence[Block]], *, id: str | None = None
    ) -> None:
        """Make the page.

        Args:
            look: Palette, signs and size of screen.
            blocks: Gives what the page says.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self._blocks = blocks
        self._top = 0
        self._laid_out: tuple[tuple[Look, int], Sheet] | None = None

    @property
    def top(self) -> int:
        """The row of the sheet that is seen first."""
        return self._top

    def scroll_by(self, rows: int) -> None:
        """Go down, or up, as far as there is something.

        Args:
            rows: How far down.
        """
        self._go(self._top + rows)

    def scroll_pages(self, pages: int) -> None:
        """Go down, or up, by what is seen, less two rows to find the place again.

        Args:
            pages: How far down.
        """
        self._go(self._top + pages * max(self.size.height - 2, 1))

    def scroll_to_heading(self, number: int) -> None:
        """Go to a section.

        Args:
            number: Which one, from 1; nothing happens when there is none.
        """
        headings = self._painted_sheet().headings
        if 1 <= number <= len(headings):
            self._go(headings[number - 1])

    def paint(self, canvas: Canvas) -> None:
        """Paint what is seen of the sheet, and the bar."""
        sheet = self._painted_sheet()
        self._top = min(self._top, self._lowest())
        canvas.hit(0, 0, canvas.width, canvas.height, payload=CLOSE)
        canvas.blit((canvas.width - sheet.canvas.width) // 2, -self._top, sheet.canvas)
        self._paint_bar(canvas, sheet.canvas.height)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """Go down."""
        event.stop()
        self.scroll_by(_WHEEL)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """Go up."""
        event.stop()
        self.scroll_by(-_WHEEL)

    def _go(self, row: int) -> None:
        self._top = min(max(row, 0), self._lowest())
        self.repaint()

    def _lowest(self) -> int:
        return max(self._painted_sheet().canvas.height - self.size.height, 0)

    def _painted_sheet(self) -> Sheet:
        width = max(min(self.size.width - 4, _WIDEST), 40)
        key = (self.look, width)
        if self._laid_out is None or self._laid_out[0] != key:
            self._laid_out = key, paint_sheet(self._blocks(self.look), width, self.look)
        return self._laid_out[1]

    def _paint_bar(self, canvas: Canvas, rows: int) -> None:
        bar = draw_scroll_bar(canvas, self.look, top=self._top, seen=canvas.height, rows=rows)
        for part, pages in zip(bar, (-1, 0, 1), strict=False):
            canvas.hit(*part, payload=pages)
