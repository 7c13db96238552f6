"""The part of the help that scrolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hats_tui.tui.manual.blocks import Block
from hats_tui.tui.manual.sheet import Sheet, paint_sheet
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.scroll_zone import ScrollZone

_WIDEST: Final = 92
"""Longer lines are tiring to read."""

CLOSE: Final = "close"
"""What a press on the text means."""


class HelpPage(ScrollZone):
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
        self._laid_out: tuple[tuple[Look, int], Sheet] | None = None

    def move(self, step: int) -> None:
        """Go down, or up, as far as there is something.

        Args:
            step: How many rows down.
        """
        self._go(self.top + step)

    def scroll_to_heading(self, number: int) -> None:
        """Go to a section.

        Args:
            number: Which one, from 1; nothing happens when there is none.
        """
        headings = self._painted_sheet().headings
        if 1 <= number <= len(headings):
            self._go(headings[number - 1])

    def paint_anew(self) -> None:
        """Lay the sheet out anew, too: it may say other things."""
        self._laid_out = None
        super().paint_anew()

    def paint(self, canvas: Canvas) -> None:
        """Paint what is seen of the sheet, and the bar."""
        sheet = self._painted_sheet()
        self.top = min(self.top, self._lowest())
        canvas.hit(0, 0, canvas.width, canvas.height, payload=CLOSE)
        canvas.blit((canvas.width - sheet.canvas.width) // 2, -self.top, sheet.canvas)
        self.paint_bar(canvas, seen=canvas.height, rows=sheet.canvas.height)

    def _go(self, row: int) -> None:
        self.top = min(max(row, 0), self._lowest())
        self.repaint()

    def _lowest(self) -> int:
        return max(self._painted_sheet().canvas.height - self.size.height, 0)

    def _painted_sheet(self) -> Sheet:
        width = max(min(self.size.width - 4, _WIDEST), 40)
        key = (self.look, width)
        if self._laid_out is None or self._laid_out[0] != key:
            self._laid_out = key, paint_sheet(self._blocks(self.look), width, self.look)
        return self._laid_out[1]
