"""A zone of which as much is seen as there is room: a bar tells how far down, and the wheel goes.

class Names(ScrollZone):
    def paint(self, canvas: Canvas) -> None:
        ...
        self.paint_bar(canvas, seen=canvas.height, rows=len(self._names))

    def move(self, step: int) -> None:
        self.top = min(max(self.top + step, 0), max(len(self._names) - self.size.height, 0))
        self.repaint()
"""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from textual.events import MouseScrollDown, MouseScrollUp

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.scroll_bar import draw_scroll_bar
from hats_tui.tui.widgets.zone import Zone


class _Pages(NamedTuple):
    """What a press on the bar is on: how many pages it goes down."""

    pages: int


class ScrollZone(Zone):
    """Rows of which some are seen; override `move`."""

    WHEEL: ClassVar[int] = 3
    """How far one step of the wheel goes."""

    def __init__(self, look: Look, *, id: str | None = None) -> None:
        """Make a zone that shows the first rows.

        Args:
            look: Palette, signs and size of screen.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self.top = 0
        """The first row that is seen."""

    def move(self, step: int) -> None:
        """Go further down, or up, as far as there is something.

        Args:
            step: How far down.
        """

    def move_pages(self, pages: int) -> None:
        """Go down, or up, by what is seen, less two rows to find the place again.

        Args:
            pages: How many times as far, downwards.
        """
        self.move(pages * max(self.size.height - 2, 1))

    def keep_in_sight(self, first: int, last: int, *, seen: int, rows: int) -> None:
        """Go no further than it takes to see some rows, and not beyond the end.

        Args:
            first: The first row that is to be seen.
            last: The last one.
            seen: Rows that are seen.
            rows: Rows that there are.
        """
        lowest = max(rows - seen, 0)
        self.top = min(max(min(self.top, first), last - seen + 1, 0), lowest)

    def paint_bar(self, canvas: Canvas, *, seen: int, rows: int, y: int = 0) -> None:
        """Paint the bar, if there is more than is seen; a press beside the slider goes a page on.

        Args:
            canvas: Where to paint.
            seen: Rows that are seen.
            rows: Rows that there are.
            y: The first row of the bar.
        """
        bar = draw_scroll_bar(canvas, self.look, top=self.top, seen=seen, rows=rows, y=y)
        for part, pages in zip(bar, (-1, 0, 1), strict=False):
            canvas.hit(*part, payload=_Pages(pages))

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """Go a page on where the bar is pressed."""
        if event.button == 1 and isinstance(event.payload, _Pages):
            event.stop()
            self.move_pages(event.payload.pages)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """Go down."""
        event.stop()
        self.move(self.WHEEL)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """Go up."""
        event.stop()
        self.move(-self.WHEEL)
