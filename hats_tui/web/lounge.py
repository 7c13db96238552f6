"""The places for visitors, and the folders that they use meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path


class Full(Exception):
    """All places are taken."""


class Lounge:
    """Knows how many visitors there are; nobody is known by name."""

    def __init__(self, places: int, folder: Path, on_change: Callable[[int], None]) -> None:
        """Open it, empty.

        Args:
            places: So many may be there at once, from 1 on.
            folder: A private folder for the folders of all visitors.
            on_change: Called with the number of visitors when one comes or goes.
        """
        self.places = places
        self._folder = folder
        self._on_change = on_change
        self._present = 0
        self._numbers = count(1)

    @property
    def full(self) -> bool:
        """Whether nobody else can come in now."""
        return self._present >= self.places

    @contextmanager
    def place(self) -> Iterator[Path]:
        """Take a place, and leave it at the end.

        Yields:
            A new and empty folder.

        Raises:
            Full: There is none.
        """
        if self.full:
            raise Full
        folder = self._folder / f"visit-{next(self._numbers)}"
        folder.mkdir(mode=0o700)
        self._move(1)
        try:
            yield folder
        finally:
            self._move(-1)

    def _move(self, step: int) -> None:
        self._present += step
        self._on_change(self._present)
