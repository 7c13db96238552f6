"""The two ends of a conversation in lines: what is said, and what is typed.

Every line that is said is whole: there is no prompt without an end, nothing is written twice, and
no sign moves a cursor.
"""

from __future__ import annotations

import shutil
import sys
from io import TextIOWrapper
from typing import TextIO

from hats_tui.cells import clean
from hats_tui.plain.keyboard import Keyboard
from hats_tui.plain.spelling import encoding_of_the_locale, spelled

_FEWEST_ROWS = 24
"""Rows of a terminal that does not say how many it has."""


class Leave(Exception):
    """Whoever sits there wants to go, or nothing more comes from there."""


class OutputLost(OSError):
    """What is said cannot be written: the disk to which it goes is full, or something like that."""


class Console:
    """Says lines, and waits for lines."""

    def __init__(self, out: TextIO, keyboard: Keyboard, encoding: str) -> None:
        """Say nothing yet.

        Args:
            out: Where lines are said.
            keyboard: Where lines come from.
            encoding: What signs can be written there.
        """
        self._out = out
        self._keyboard = keyboard
        self._encoding = encoding

    @property
    def watched(self) -> bool:
        """Whether somebody sits there, and not a script."""
        return self._keyboard.is_terminal or self._out.isatty()

    def spelled(self, text: str) -> str:
        """The text as it can be written here."""
        return spelled(clean(text), self._encoding)

    def say(self, *texts: object) -> None:
        """Say each text as a line of its own.

        Raises:
            OSError: Nobody listens any more, or the disk to which it goes is full.
        """
        self._write("".join(f"{self.spelled(str(text))}\n" for text in texts))

    def turn_the_page(self) -> None:
        """Let what was said go off the screen, where somebody could look at it."""
        if self.watched:
            rows = shutil.get_terminal_size((0, 0)).lines
            self._write("\n" * max(rows, _FEWEST_ROWS))

    async def line(self) -> str:
        """What is typed next, without spaces around it.

        Raises:
            Leave: Nothing more comes.
        """
        line = await self._keyboard.line()
        if line is None:
            raise Leave
        return line.strip()

    async def ask(self, *question: object) -> str:
        """Say something, and wait for the answer; "quit" is one anywhere.

        Raises:
            Leave: Whoever is asked quits, or nothing more comes.
        """
        self.say(*question)
        line = await self.line()
        if line.casefold() in {"quit", "q"}:
            raise Leave
        return line

    def forget_typed(self) -> None:
        """Drop what was typed before it was asked for."""
        self._keyboard.forget()

    def _write(self, text: str) -> None:
        try:
            self._out.write(text)
            self._out.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise OutputLost(error.errno, error.strerror) from error


def process_console() -> Console:
    """The console of this process, which has a standard output."""
    encoding = encoding_of_the_locale()
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding=encoding, errors="replace")
    descriptor = None if sys.stdin is None else sys.stdin.fileno()
    return Console(sys.stdout, Keyboard(descriptor, encoding), encoding)
