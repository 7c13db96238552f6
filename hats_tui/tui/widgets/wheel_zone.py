"""A painted part of the screen that tells when the mouse wheel is turned over it."""

from __future__ import annotations

from dataclasses import dataclass

from textual.events import MouseScrollDown, MouseScrollUp
from textual.message import Message

from hats_tui.tui.widgets.zone import Zone


class WheelZone(Zone):
    """A zone whose wheel goes from one thing to the next; the screen says which things."""

    @dataclass
    class Turned(Message):
        """The wheel was turned.

        Args:
            step: 1 for the next one, -1 for the one before.
        """

        step: int

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """The next one."""
        event.stop()
        self.post_message(self.Turned(1))

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """The one before."""
        event.stop()
        self.post_message(self.Turned(-1))
