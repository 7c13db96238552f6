"""A screen is left once, whatever was still on its way to it."""

from __future__ import annotations

from typing import TypeVar

from textual import on
from textual.await_complete import AwaitComplete
from textual.events import ScreenResume
from textual.screen import Screen

ResultT = TypeVar("ResultT")


class LeftOnce(Screen[ResultT]):
    """A screen of which the second of two presses in a row takes nothing more away."""

    over = False
    """Whether there is nothing more to come, so that it is left as soon as it is seen."""

    def dismiss(self, result: ResultT | None = None) -> AwaitComplete:
        """Leave the screen; one that is left already, or covered, stays as it is.

        Args:
            result: What whoever waits for the screen gets.
        """
        if not self.is_active:
            return AwaitComplete()
        return super().dismiss(result)

    def leave_when_seen(self) -> None:
        """Leave the screen without a result; one that is covered is left when it is seen again."""
        self.over = True
        self.dismiss(None)

    @on(ScreenResume)
    def _leave_what_is_over(self) -> None:
        if self.over:
            self.dismiss(None)
