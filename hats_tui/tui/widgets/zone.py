"""A widget that paints one sheet of cells, and repaints only what changed.

    class Preview(Zone):
        def show(self, forecast: Forecast) -> None:
            self._forecast = forecast
            self.repaint()

        def paint(self, canvas: Canvas) -> None:
            canvas.text(1, 0, "PREVIEW", self.look.palette.style("heading"))
            canvas.hit(0, 1, canvas.width, 1, payload="cookie")

A press counts when the button goes down and up on the same payload; a drag from one payload to
another is no press. Overlays are painted over the sheet, and do not change what is pressed. Give a
zone fixed sizes in its style sheet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from textual.css.types import PointerShape
from textual.events import Click, MouseDown, MouseEvent, MouseMove
from textual.geometry import Offset, Region
from textual.message import Message
from textual.reactive import var
from textual.strip import Strip
from textual.widget import Widget

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.widgets.ghost import Overlay


class Zone(Widget):
    """A part of the screen painted on a `Canvas`; override `paint`."""

    ALLOW_SELECT = False
    GROUND: Role = "bg"
    """The ground of the empty sheet."""

    look: var[Look] = var(Look, init=False)
    """How to paint; setting it repaints."""

    @dataclass
    class Pressed(Message):
        """Something in a zone was pressed.

        Args:
            zone: The zone.
            payload: What was pressed, as marked by `Canvas.hit`.
            button: The button: 1 left, 2 middle, 3 right.
            chain: How many presses in a row, 2 for a double click.
        """

        zone: Zone
        payload: object
        button: int
        chain: int

        @property
        def control(self) -> Zone:
            """The zone, for `textual.on`."""
            return self.zone

    @dataclass
    class Hovered(Message):
        """The mouse moved onto something else.

        Args:
            zone: The zone.
            payload: What is under the mouse, None when nothing is.
        """

        zone: Zone
        payload: object | None

        @property
        def control(self) -> Zone:
            """The zone, for `textual.on`."""
            return self.zone

    def __init__(self, look: Look, *, id: str | None = None, classes: str | None = None) -> None:
        """Make a zone; it paints when it has a size.

        Args:
            look: Palette, signs and size of screen.
            id: Textual's identifier of the widget.
            classes: CSS classes.
        """
        super().__init__(id=id, classes=classes)
        self.set_reactive(Zone.look, look)
        self._sheet = self._blank()
        self._canvas = self._sheet
        """The sheet with the overlays: what Textual has been given."""
        self._overlays: list[Overlay] = []
        self._stale = False
        """Whether the sheet was painted in an earlier look."""
        self._down: object | None = None
        self._hovered: object | None = None

    def paint(self, canvas: Canvas) -> None:
        """Paint the whole zone; called with an empty sheet of its present size.

        Args:
            canvas: The sheet.
        """

    def pointer_over(self, payload: object) -> PointerShape:
        """The shape of the mouse pointer, where the terminal can change it.

        Args:
            payload: What is under it.
        """
        del payload
        return "pointer"

    def repaint(self) -> None:
        """Paint anew, and have Textual send the cells that changed."""
        if self.size:
            self._sheet = self._painted()
            self._send_changes()

    def lay(self, overlays: Sequence[Overlay]) -> None:
        """Lay something over the zone, instead of what lay there.

        Args:
            overlays: What lies over the whole screen, the lowest first.
        """
        here = [overlay for overlay in overlays if overlay.region.overlaps(self.content_region)]
        if here != self._overlays:
            self._overlays = here
            self._send_changes()

    def targets(self) -> Iterator[tuple[object, Region]]:
        """Everything that can be pressed, with the cells of the screen that it takes."""
        origin = self.content_region.offset
        for hit in self._sheet.hits:
            yield hit.payload, Region(hit.x, hit.y, hit.width, hit.height).translate(origin)

    def payloads_at(self, at: Offset) -> Iterator[object]:
        """Everything that a cell of the screen belongs to, what lies on top first."""
        return self._sheet.payloads_at(*(at - self.content_region.offset))

    def render_line(self, y: int) -> Strip:
        """Give Textual one row.

        Args:
            y: The row.

        Returns:
            The row, as last painted.
        """
        if self._stale or (self._canvas.width, self._canvas.height) != tuple(self.size):
            self._sheet = self._painted()
            self._canvas = self._overlaid()
        return self._canvas.strip(y) if y < self._canvas.height else Strip.blank(self.size.width)

    def watch_look(self) -> None:
        """Paint in the new look when Textual asks for a row: it may come with a new size."""
        self.paint_anew()

    def paint_anew(self) -> None:
        """Have all of it painted when Textual asks for a row next."""
        self._stale = True
        self.refresh()

    def on_mouse_down(self, event: MouseDown) -> None:
        """Remember where a press began."""
        self._down = self._payload(event)

    def on_click(self, event: Click) -> None:
        """Tell of a press that began and ended on the same thing."""
        payload, down = self._payload(event), self._down
        self._down = None
        if payload is not None and payload == down:
            self.post_message(self.Pressed(self, payload, event.button, event.chain))

    def on_mouse_move(self, event: MouseMove) -> None:
        """Tell when the mouse comes to something else; with a button down it points at nothing."""
        self._hover(None if event.button else self._payload(event))

    def on_leave(self) -> None:
        """Tell that the mouse has left."""
        self._hover(None)

    def _hover(self, payload: object | None) -> None:
        if payload != self._hovered:
            self._hovered = payload
            self._show_pointer("default" if payload is None else self.pointer_over(payload))
            self.post_message(self.Hovered(self, payload))

    def _show_pointer(self, shape: PointerShape) -> None:
        """Set the rule itself: set as a style it would have the whole zone sent again."""
        if self.styles.set_rule("pointer", shape):
            self.screen.update_pointer_shape()

    def _payload(self, event: MouseEvent) -> object | None:
        offset = event.get_content_offset(self)
        return None if offset is None else self._sheet.payload_at(offset.x, offset.y)

    def _blank(self) -> Canvas:
        ground = self.look.palette.style(self.GROUND)
        return Canvas(self.size.width, self.size.height, ground, self.look.glyphs.ellipsis)

    def _painted(self) -> Canvas:
        canvas, self._stale = self._blank(), False
        self.paint(canvas)
        return canvas

    def _overlaid(self) -> Canvas:
        if not self._overlays:
            return self._sheet
        canvas = self._sheet.copy()
        for overlay in self._overlays:
            overlay.paint(canvas, self.content_region.offset)
        return canvas

    def _send_changes(self) -> None:
        """Put the overlays on the sheet, and have Textual send the cells that changed."""
        before, self._canvas = self._canvas, self._overlaid()
        if (before.width, before.height) != (self._canvas.width, self._canvas.height):
            self.refresh()
            return
        changes = self._canvas.changes(before)
        if changes:
            self.refresh(*(Region(start, y, end - start, 1) for y, start, end in changes))
