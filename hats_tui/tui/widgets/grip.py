"""What the left button holds, from where it went down until it is let go."""

from __future__ import annotations

from textual.geometry import Offset

_SLIP = 2
"""So many cells of a movement make a drag; a hand that shakes at the edge of a cell makes one."""


class Grip:
    """Something in a zone that the pointer may take along."""

    def __init__(self, payload: object, start: Offset) -> None:
        """Take hold.

        Args:
            payload: What is held.
            start: The cell of the screen where the button went down.
        """
        self.payload = payload
        self.start = start
        self.carried = False
        """Whether it is taken along."""
        self.away = False
        """Whether it has left its place; until then it is a press with an unsteady hand."""

    def move(self, to: Offset, beneath: object) -> None:
        """Follow the pointer.

        Args:
            to: The cell of the screen where the pointer is now.
            beneath: What is there, where that is in the same zone.
        """
        across, down = to - self.start
        self.carried = self.carried or max(abs(across), abs(down)) >= _SLIP
        self.away = self.away or (self.carried and beneath != self.payload)
