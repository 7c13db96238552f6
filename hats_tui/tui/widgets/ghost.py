"""What lies over the zones for a moment: a card that is carried or flies, a light on a target.

An overlay is no widget. Every zone that it touches paints its part of it, so the mouse finds the
zones beneath as if nothing were there, and only the cells that change are sent.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from rich.style import Style
from textual.geometry import Offset, Region

from hats_tui.cells import width_of
from hats_tui.tui.paint.canvas import Canvas


class Overlay(Protocol):
    """Something that can lie over zones."""

    @property
    def region(self) -> Region:
        """The cells of the screen that it may touch."""

    def paint(self, canvas: Canvas, origin: Offset) -> None:
        """Paint the part that lies on one zone.

        Args:
            canvas: The sheet of the zone.
            origin: The cell of the screen on which the sheet begins.
        """


@dataclass(frozen=True)
class Ghost:
    """A sheet that stands anywhere on the screen.

    Args:
        sheet: What is seen.
        at: The cell of the screen on which it begins.
    """

    sheet: Canvas
    at: Offset

    @property
    def region(self) -> Region:
        """The cells of the screen that it may touch."""
        return Region(*self.at, self.sheet.width, self.sheet.height)

    def paint(self, canvas: Canvas, origin: Offset) -> None:
        """Paint the part that lies on one zone."""
        canvas.blit(*(self.at - origin), self.sheet)


@dataclass(frozen=True)
class Light:
    """A light on something, with a word on what it is for.

    Args:
        region: The cells of the screen that are lit, at both sides.
        edges: What stands at the left and at the right side.
        edge: The style of the sides.
        word: The word; it stands in the upper right corner, in a single row in the middle.
        chip: The style of the word.
    """

    region: Region
    edges: tuple[str, str]
    edge: Style
    word: str
    chip: Style

    def paint(self, canvas: Canvas, origin: Offset) -> None:
        """Paint the part that lies on one zone."""
        x, y = self.region.offset - origin
        for row in range(y, y + self.region.height):
            self._paint_edge(canvas, x, row, self.edges[0])
            self._paint_edge(canvas, x + self.region.width - 1, row, self.edges[1])
        self._paint_word(canvas, x, y)

    def _paint_edge(self, canvas: Canvas, x: int, y: int, edge: str) -> None:
        """Paint a cell of a side; what is to be read there stays, in the colour of the light."""
        canvas.text(x, y, canvas.sign_at(x, y) or edge, self.edge)

    def _paint_word(self, canvas: Canvas, x: int, y: int) -> None:
        text = f" {self.word} "
        room = self.region.width - 2 - width_of(text)
        canvas.text(x + 1 + (room if self.region.height > 1 else room // 2), y, text, self.chip)
