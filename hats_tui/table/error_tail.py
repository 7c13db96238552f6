"""The last words of a process: what it wrote to its standard error, kept for a diagnosis."""

from __future__ import annotations

import asyncio
from contextlib import suppress

KEPT_BYTES = 4_096
"""So much is kept, from the end."""

_CHUNK = 2**16
_BREATH = 0.05
"""Whoever floods is read no faster than a chunk in so many seconds."""


class ErrorTail:
    """Reads a standard error as it comes, so that its writer never waits, and keeps the end."""

    def __init__(self) -> None:
        """Begin with nothing to read."""
        self._kept = b""
        self._reading: asyncio.Task[None] | None = None
        self._ending = asyncio.Event()

    @property
    def text(self) -> str:
        """The last that was written."""
        return self._kept.decode("utf-8", "backslashreplace").strip()

    def follow(self, stream: asyncio.StreamReader) -> None:
        """Read `stream` until it ends, forgetting what was read before."""
        self._kept = b""
        self._ending.clear()
        self._reading = asyncio.create_task(self._read(stream))

    async def finish(self) -> None:
        """Read on, now as fast as can be, to the end; a cancelled wait ends the reading."""
        self._ending.set()
        if self._reading is not None:
            await self._reading

    async def _read(self, stream: asyncio.StreamReader) -> None:
        while chunk := await stream.read(_CHUNK):
            self._kept = (self._kept + chunk)[-KEPT_BYTES:]
            if len(chunk) == _CHUNK:
                await self._breathe()

    async def _breathe(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ending.wait(), _BREATH)
