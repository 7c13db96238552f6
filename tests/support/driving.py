"""A program that is driven as by somebody who waits for what comes, however busy the machine is."""

from __future__ import annotations

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Self

from support.emulator import Emulator

PATIENCE = 60.0
"""Seconds after which something that should have been there long ago is given up."""
_BUSY = 15.0
"""Seconds after which a program that never rests is told again what to do."""
_STILL = 3
"""So many looks in a row find a program that rests without a thread at work."""


class Driven(Emulator, ABC):
    """Waits for what stands on the screen, and presses again what was not heard."""

    @property
    @abstractmethod
    def running(self) -> bool:
        """Whether the program has not ended."""

    @property
    @abstractmethod
    def at_work(self) -> bool:
        """Whether the program still does something, or waits for the machine to do it."""

    @abstractmethod
    def send(self, *keys: str) -> Self:
        """Press keys as fast as they can be."""

    @abstractmethod
    def type(self, text: str) -> Self:
        """Type a text."""

    @abstractmethod
    def click_at(self, x: int, y: int, button: int = 0) -> Self:
        """Press and release a mouse button on a cell, counted from 0."""

    @abstractmethod
    def _read(self, timeout: float) -> bool:
        """Take in what there is; False when nothing came in time, or nothing more will."""

    def wait(self, pattern: str, timeout: float = PATIENCE) -> Self:
        """Read on until a pattern stands on the screen."""
        return self.wait_until(lambda: self.shows(pattern), f"{pattern!r}", timeout)

    def wait_gone(self, pattern: str) -> Self:
        """Read on until a pattern stands on the screen no more."""
        return self.wait_until(lambda: not self.shows(pattern), f"the end of {pattern!r}")

    def wait_for_output(self) -> Self:
        """Read on until the program has written anything."""
        return self.wait_until(lambda: bool(self.raw), "anything")

    def wait_until(self, come: Callable[[], bool], what: str, timeout: float = PATIENCE) -> Self:
        """Read on until something has come."""
        if not self._comes(come, timeout):
            raise AssertionError(f"{what} did not come:\n{self.text}")
        return self

    def appears(self, pattern: str, timeout: float) -> bool:
        """Read on until a pattern stands on the screen; False when it does not in time."""
        return self._comes(lambda: self.shows(pattern), timeout)

    def changes(self, before: str, timeout: float) -> bool:
        """Read on until another text stands on the screen; False when it stays in that time."""
        return self._comes(lambda: self.text != before, timeout)

    def _comes(self, come: Callable[[], bool], timeout: float) -> bool:
        end = time.monotonic() + timeout
        while not come():
            if not self._read(end - time.monotonic()):
                return False
        return True

    def settle(self, quiet: float = 0.1) -> Self:
        """Read on until the program has been silent for a moment."""
        while self._read(quiet):
            pass
        return self

    def press(self, *keys: str) -> Self:
        """Press keys, one after the other, waiting for the program after each."""
        for key in keys:
            self.send(key)
            self.settle(0.06)
        return self

    def press_until(self, key: str, pattern: str) -> Self:
        """Press a key until a pattern appears: a screen may take no keys in its first moment."""
        return self.do_until(lambda: self.send(key), pattern)

    def click_until(self, target: str, pattern: str) -> Self:
        """Press a mouse button on what is found until a pattern appears."""
        # It may be gone when what comes after it is late: then there is nothing to press again.
        self.wait(target)
        return self.do_until(lambda: self.shows(target) and self.click(target), pattern)

    def do_until(self, do: Callable[[], object], pattern: str) -> Self:
        """Do something until a pattern appears."""
        # A machine that is busy is given more time before it is asked again.
        for patience in (0.5, 1, 2, 4, 8, 16):
            if self.running:
                do()
            if self.appears(pattern, patience) or self._appears_before_rest(pattern):
                return self
        raise AssertionError(f"{pattern!r} did not come:\n{self.text}")

    def _appears_before_rest(self, pattern: str) -> bool:
        """Read on until a pattern appears, or the program has done all that it was told to.

        A press that still waits for a busy machine may not be made again: the second one would
        go to whatever stands in that place after the first.
        """
        end, still = time.monotonic() + _BUSY, 0
        while still < _STILL and time.monotonic() < end:
            if self.appears(pattern, 0.02):
                return True
            still = 0 if self.at_work else still + 1
        return False

    def click(self, pattern: str, button: int = 0) -> Self:
        """Press and release a mouse button in the middle of what a pattern finds."""
        return self.click_at(*self.find(pattern), button)

    def find(self, pattern: str) -> tuple[int, int]:
        """The cell in the middle of what a pattern finds, counted from 0."""
        for y, line in enumerate(self.wait(pattern).rows):
            if found := re.search(pattern, line):
                return (found.start() + found.end() - 1) // 2, y
        raise AssertionError(f"{pattern!r} stands on more than one row")
