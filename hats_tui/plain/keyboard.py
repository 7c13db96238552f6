"""Lines that are typed, or come through a pipe, read without holding anything up."""

from __future__ import annotations

import asyncio
import codecs
import os
import threading
from contextlib import suppress
from queue import SimpleQueue
from typing import Final

_CHUNK: Final = 4096
_LONGEST: Final = 1000
"""Signs of a line that count; the rest of it is dropped."""


class Keyboard:
    """Reads a line when somebody wants one, not before: what is typed ahead can be forgotten."""

    def __init__(self, descriptor: int | None, encoding: str) -> None:
        """Read nothing yet.

        Args:
            descriptor: Where lines come from; None is nowhere.
            encoding: How they are written.
        """
        self._descriptor = descriptor
        self._decoder = codecs.getincrementaldecoder(encoding)("replace")
        self._rest = ""
        self._ended = descriptor is None
        self._wanted: SimpleQueue[asyncio.Future[str | None]] = SimpleQueue()
        self._coming: asyncio.Future[str | None] | None = None
        self._thread: threading.Thread | None = None

    @property
    def is_terminal(self) -> bool:
        """Whether somebody sits there."""
        return self._descriptor is not None and os.isatty(self._descriptor)

    async def line(self) -> str | None:
        """The next line without its end; None when there are no more.

        Whoever waits may be cancelled: the line is then the next one.
        """
        if self._coming is None:
            self._coming = asyncio.get_running_loop().create_future()
            self._wanted.put(self._coming)
            self._begin()
        line = await asyncio.shield(self._coming)
        self._coming = None
        return line

    def forget(self) -> None:
        """Drop what was typed ahead at a terminal; what comes through a pipe was meant."""
        if not self.is_terminal:
            return
        with suppress(ImportError, OSError):
            import termios

            with suppress(termios.error):
                termios.tcflush(self._descriptor or 0, termios.TCIFLUSH)
        if self._coming is None:
            self._rest = ""
        elif self._coming.done():
            self._coming = None

    def _begin(self) -> None:
        if self._thread is None:
            # Python waits for other threads at its end; this one may wait for a line for ever.
            self._thread = threading.Thread(target=self._serve, daemon=True)
            self._thread.start()

    def _serve(self) -> None:
        while True:
            wanted = self._wanted.get()
            line = self._next()
            with suppress(RuntimeError):  # the game has ended meanwhile
                wanted.get_loop().call_soon_threadsafe(_give, wanted, line)

    def _next(self) -> str | None:
        while "\n" not in self._rest and not self._ended:
            self._rest += self._read()
            if "\n" not in self._rest:
                self._rest = self._rest[:_LONGEST]
        if not self._rest:
            return None
        line, _newline, self._rest = self._rest.partition("\n")
        return line[:_LONGEST].rstrip("\r")

    def _read(self) -> str:
        """Something more; empty at the end."""
        try:
            chunk = os.read(self._descriptor or 0, _CHUNK)
        except OSError:  # the terminal is gone
            chunk = b""
        self._ended = not chunk
        return self._decoder.decode(chunk, final=self._ended)


def _give(wanted: asyncio.Future[str | None], line: str | None) -> None:
    if not wanted.done():
        wanted.set_result(line)
