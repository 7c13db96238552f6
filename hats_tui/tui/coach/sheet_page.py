"""A page that shows one sheet at a time; the wheel goes from decision to decision."""

from __future__ import annotations

from typing import Generic, TypeVar

from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.wheel_zone import WheelZone

SheetT = TypeVar("SheetT")


class SheetPage(WheelZone, Generic[SheetT]):
    """Keeps the sheet; a page of its own kind paints it."""

    def __init__(self, look: Look, sheet: SheetT) -> None:
        """Make a page.

        Args:
            look: Palette, signs and size of screen.
            sheet: What it shows.
        """
        super().__init__(look)
        self.sheet = sheet
        """What it shows."""

    def show(self, sheet: SheetT) -> None:
        """Show something else; nothing is painted where it is the same."""
        if sheet != self.sheet:
            self.sheet = sheet
            self.repaint()
