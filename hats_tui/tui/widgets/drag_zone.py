"""A zone out of which things can be dragged with the left button.

It holds the mouse from the moment the button goes down, so that it learns of whatever becomes of
the drag: dropped somewhere, or lost, which does nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from textual.css.types import PointerShape
from textual.events import MouseDown, MouseMove, MouseUp
from textual.geometry import Offset
from textual.message import Message

from hats_tui.tui.widgets.grip import Grip
from hats_tui.tui.widgets.zone import Zone


class DragZone(Zone):
    """A zone that lets some of what can be pressed be dragged; override `can_carry`."""

    _grip: Grip | None = None

    @dataclass
    class Dragged(Message):
        """Something was taken along to another cell.

        Args:
            zone: The zone that it comes from.
            payload: What is dragged.
            start: The cell of the screen where it was taken.
            at: The cell of the screen where the pointer is.
        """

        zone: DragZone
        payload: object
        start: Offset
        at: Offset

        @property
        def control(self) -> DragZone:
            """The zone, for `textual.on`."""
            return self.zone

        def can_replace(self, message: Message) -> bool:
            """Only where the pointer is now counts, however fast it moves."""
            return isinstance(message, DragZone.Dragged)

    @dataclass
    class Dropped(Message):
        """What was dragged was let go.

        Args:
            zone: The zone that it comes from.
            at: The cell of the screen where it was let go; None where it came to nothing.
        """

        zone: DragZone
        at: Offset | None = None

        @property
        def control(self) -> DragZone:
            """The zone, for `textual.on`."""
            return self.zone

    def can_carry(self, payload: object) -> bool:
        """Tell what can be dragged out of this zone.

        Args:
            payload: Something in the zone.
        """
        del payload
        return False

    def pointer_over(self, payload: object) -> PointerShape:
        """The shape of the mouse pointer: a hand over what can be dragged."""
        return "grab" if self.can_carry(payload) else super().pointer_over(payload)

    def let_go(self) -> None:
        """End a press or a drag that has not come to its end: it does nothing."""
        self._down = None
        if self._end_grip():
            self.post_message(self.Dropped(self))

    def on_mouse_down(self, event: MouseDown) -> None:
        """Take hold; a second button ends what the first one does."""
        if self._grip is not None:
            event.prevent_default()
            self.let_go()
            return
        payload = self._payload(event)
        if event.button == 1 and payload is not None and self.can_carry(payload):
            self._grip = Grip(payload, event.screen_offset)
            self.capture_mouse()

    def on_mouse_move(self, event: MouseMove) -> None:
        """Take along what is held."""
        grip = self._grip
        if grip is None:
            return
        event.prevent_default()
        if event.button != 1:  # it was let go where nobody saw it
            self.let_go()
            return
        grip.move(event.screen_offset, self._payload(event))
        if grip.away:
            self._down = None
        if grip.carried:
            self._hover(None)
            self._show_pointer("grabbing")
            self.post_message(self.Dragged(self, grip.payload, grip.start, at=event.screen_offset))

    def on_mouse_up(self, event: MouseUp) -> None:
        """Drop what is dragged; what has not left its place was a press."""
        grip = self._grip
        if grip is None:
            return
        if event.button != 1:
            self.let_go()
        elif self._end_grip():
            self.post_message(self.Dropped(self, event.screen_offset if grip.away else None))

    def on_mouse_release(self) -> None:
        """Somebody else has the mouse now, unless it was given back here."""
        if self._grip is not None:
            self.let_go()

    def on_resize(self) -> None:
        """Everything is elsewhere now."""
        self.let_go()

    def on_unmount(self) -> None:
        """Give the mouse back."""
        self._end_grip()

    def _end_grip(self) -> bool:
        """Hold nothing any more; tells whether something was carried."""
        grip, self._grip = self._grip, None
        if grip is None:
            return False
        self.release_mouse()
        self._show_pointer("default")
        return grip.carried
