"""Tells a key that is held from one that is pressed again: a held key must not do two things."""

from __future__ import annotations

_REST = 0.25
"""Seconds after what a key has done in which it does nothing."""


class HeldKey:
    """A key that rests after what it has done, for as long as it goes on coming.

    All times are those at which the key was pressed, in seconds, so that nothing counts which
    only the program or the terminal delayed.
    """

    def __init__(self) -> None:
        """Take the key from the first time on."""
        self._rests_until = float("-inf")

    def takes(self, at: float) -> bool:
        """Whether the key counts when it comes now."""
        if at >= self._rests_until:
            return True
        self.rest(at)
        return False

    def rest(self, at: float) -> None:
        """It has done something: it rests."""
        self._rests_until = at + _REST
