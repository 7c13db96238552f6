"""What lies over the zones for a moment: a card that is carried or flies, a light on a target.

An overlay is no widget. Every zone that it touches paints its part of it, so the mouse finds the
zones beneath as if nothing were there, and only the cells that change are sent.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from rich.style import Style
from textual.geometry import Offset, Region

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
        region: The cells of the screen that are lit.
        style: How.
        label: The word, in the upper right corner.
    """

    region: Region
    style: Style
    label: str = ""

    def paint(self, canvas: Canvas, origin: Offset) -> None:
        """Paint the part that lies on one zone."""
        x, y = self.region.offset - origin
        canvas.restyle(x, y, self.region.width, self.region.height, self.style)
        if self.label:
            text = f" {self.label} "
            start = x + self.region.width - len(text)
            canvas.text(start, y, text, self.style + Style(bold=True))
