"""Somebody who hits keys and mouse at random, in the real program, for as long as one likes."""

from __future__ import annotations

import os
import random
import select
from collections import Counter
from pathlib import Path

from support.saves import with_pauses
from support.terminal import Terminal

from hats_tui.record import load_record

_KEYS = (
    *("enter", "space", "up", "down", "left", "right", "tab", "escape"),
    *"123456789bdxeuiwszchjkl.?mrnt",
    *("f1", "f2", "f10", "ctrl+q"),
)
_BATCH = 25
"""Events between two looks at whether the program has taken them all."""
_GAME = 40
"""Batches after which it begins, or resumes, a game."""


class Blind(Terminal):
    """A terminal that reads everything, and neither shows nor keeps it."""

    last = b""
    """The end of what was written, or what was written when it told of a fault."""

    def _read(self, timeout: float) -> bool:
        try:
            if not select.select([self._fd], [], [], max(timeout, 0))[0]:
                return False
            data = os.read(self._fd, 2000)
        except (OSError, ValueError):
            return False
        if b"fault of its own" not in self.last:
            self.last = (self.last + data)[-4000:]
        return bool(data)


class Monkey:
    """Hits at random, starts the program anew when it has quit it, and counts."""

    def __init__(self, home: Path, seed: int) -> None:
        """Sit down.

        Args:
            home: Where the program keeps its files.
            seed: What all its doings follow from, but for the program's speed.
        """
        self._home = home
        self._random = random.Random(seed)
        self._size = (80, 24)
        self.counts: Counter[str] = Counter()
        with_pauses(home, 0.0)

    def play(self, events: int) -> None:
        """Do so many things.

        Raises:
            AssertionError: The program has ended otherwise than by being quit, or a record of its
                games is not right.
        """
        while self.counts.total() - self.counts["starts"] < events:
            self._sit_down(events)
        for file in self._home.rglob("*.hats"):
            record = load_record(file)
            self.counts["records"] += 1
            self.counts["actions"] += len(record.game.entries)
            self.counts["games over"] += record.result is not None

    def _sit_down(self, events: int) -> None:
        self.counts["starts"] += 1
        columns, rows = self._size
        self._size = (max(columns, 80), max(rows, 24))  # it does not start in less
        with Blind(self._home, size=self._size) as terminal:
            batches = 0
            while terminal.running and self.counts.total() - self.counts["starts"] < events:
                if batches % _GAME == 0:
                    self._begin_game(terminal)
                batches += 1
                for _ in range(_BATCH):
                    self._hit(terminal)
                terminal.settle(0.03)
            if not terminal.running:
                code = terminal.wait_exit()
                told = terminal.last[-1500:].decode(errors="replace")
                assert code == 0, f"it ended with {code}: {told}"

    def _begin_game(self, terminal: Terminal) -> None:
        """Where chance alone would seldom come: back to the title, and on to a game."""
        for key in ("escape", "escape", "t", self._random.choice("rn"), "f2"):
            terminal.settle(0.5)
            if terminal.running:
                terminal.send(key)

    def _hit(self, terminal: Terminal) -> None:
        columns, rows = self._size
        cell = (self._random.randrange(columns), self._random.randrange(rows))
        other = (self._random.randrange(columns), self._random.randrange(rows))
        what = self._random.choices(
            ("keys", "clicks", "right clicks", "wheel", "drags", "resizes"),
            weights=(60, 22, 3, 4, 9, 2),
        )[0]
        self.counts[what] += 1
        match what:
            case "keys":
                terminal.send(self._random.choice(_KEYS))
            case "clicks":
                terminal.click_at(*cell)
            case "right clicks":
                terminal.click_at(*cell, 2)
            case "wheel":
                terminal.click_at(*cell, self._random.choice((64, 65)))
            case "drags":
                terminal.drag_at(cell, other, steps=3)
            case _:
                self._size = (self._random.randrange(70, 210), self._random.randrange(20, 65))
                terminal.resize(*self._size)
