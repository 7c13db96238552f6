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

    def __init__(self, stream: asyncio.StreamReader) -> None:
        """Begin to read `stream`."""
        self._stream = stream
        self._kept = b""
        self._ending = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    @property
    def text(self) -> str:
        """The last that was written."""
        return self._kept.decode("utf-8", "backslashreplace").strip()

    async def finish(self) -> None:
        """Read on, now as fast as can be, to the end; a cancelled wait ends the reading."""
        self._ending.set()
        await self._reading

    async def _read(self) -> None:
        while chunk := await self._stream.read(_CHUNK):
            self._kept = (self._kept + chunk)[-KEPT_BYTES:]
            if len(chunk) == _CHUNK:
                await self._breathe()

    async def _breathe(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ending.wait(), _BREATH)
