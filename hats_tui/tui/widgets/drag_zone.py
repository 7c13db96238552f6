"""Zones out of which things can be dragged with the left button.

The application follows a drag itself, before its events are handed out: a quick hand has carried
something off and let it go before the first widget has seen the button go down.
"""

from __future__ import annotations

from dataclasses import dataclass

from textual.app import App, ReturnType
from textual.css.types import PointerShape
from textual.errors import NoWidget
from textual.events import Event, MouseDown, MouseEvent, MouseMove, MouseUp
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

    @property
    def holds(self) -> bool:
        """Whether the button is down on something that can be carried."""
        return self._grip is not None

    def hold(self, at: Offset) -> bool:
        """Take hold of what can be carried; tells whether there is such a thing.

        Args:
            at: The cell of the screen where the left button went down.
        """
        payload = next(self.payloads_at(at), None)
        if payload is None or not self.can_carry(payload):
            return False
        self._grip = Grip(payload, at)
        return True

    def carry(self, at: Offset) -> None:
        """Take along what is held.

        Args:
            at: The cell of the screen where the pointer is now.
        """
        grip = self._grip
        if grip is None:
            return
        grip.move(at, next(self.payloads_at(at), None))
        if grip.carried:
            self._hover(None)
            self._show_pointer("grabbing")
            self.post_message(self.Dragged(self, grip.payload, grip.start, at))

    def drop(self, at: Offset) -> bool:
        """Let go what is held; tells whether it was a drag, and no press with an unsteady hand.

        Args:
            at: The cell of the screen where it is let go.
        """
        grip = self._end_grip()
        if grip is not None and grip.carried:
            self.post_message(self.Dropped(self, at if grip.away else None))
        return grip is not None and grip.away

    def let_go(self) -> None:
        """End a press or a drag that has not come to its end: it does nothing."""
        self._down = None
        grip = self._end_grip()
        if grip is not None and grip.carried:
            self.post_message(self.Dropped(self))

    def on_resize(self) -> None:
        """Everything is elsewhere now."""
        self.let_go()

    def _end_grip(self) -> Grip | None:
        """Hold nothing any more; gives what was held."""
        grip, self._grip = self._grip, None
        if grip is not None and grip.carried:
            self._show_pointer("default")
        return grip


class DragApp(App[ReturnType]):
    """An application with things that can be dragged."""

    _holder: DragZone | None = None

    async def on_event(self, event: Event) -> None:
        """Hand out an event, unless it belongs to a drag."""
        if isinstance(event, MouseEvent) and not event.is_forwarded and self._drags(event):
            self.mouse_position = event.screen_offset
        else:
            await super().on_event(event)

    def _drags(self, event: MouseEvent) -> bool:
        """Follow a drag; tells whether the event is used up by it."""
        zone, self._holder = self._holder, None
        if zone is None or not (zone.holds and zone.is_attached):
            if isinstance(event, MouseDown) and event.button == 1:
                self._holder = self._held_at(event.screen_offset)
            return False
        if isinstance(event, MouseUp) and event.button == 1:
            return zone.drop(event.screen_offset)
        if isinstance(event, MouseMove) and event.button == 1:
            zone.carry(event.screen_offset)
            self._holder = zone
            return True
        # A second button ends it, a button that was let go where nobody saw it, and the wheel.
        zone.let_go()
        return not isinstance(event, MouseMove)

    def _held_at(self, at: Offset) -> DragZone | None:
        try:
            zone, _region = self.screen.get_widget_at(*at)
        except NoWidget:
            return None
        return zone if isinstance(zone, DragZone) and zone.hold(at) else None
