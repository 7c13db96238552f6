"""A screen is left once, whatever was still on its way to it."""

from __future__ import annotations

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.screen import Screen

ResultT = TypeVar("ResultT")


class LeftOnce(Screen[ResultT]):
    """A screen of which the second of two presses in a row takes nothing more away."""

    def dismiss(self, result: ResultT | None = None) -> AwaitComplete:
        """Leave the screen; one that is left already, or covered, stays as it is.

        Args:
            result: What whoever waits for the screen gets.
        """
        if not self.is_active:
            return AwaitComplete()
        return super().dismiss(result)
