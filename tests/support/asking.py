"""Asks a bot that is a process of its own, and waits for what it does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from support.faulty_bot import VIEW

from hats_tui.game import PlayerView
from hats_tui.table.engine_process import EngineProcess


@asynccontextmanager
async def closed_at_the_end(process: EngineProcess) -> AsyncIterator[EngineProcess]:
    """The process, which is closed whatever happens."""
    try:
        yield process
    finally:
        await process.close()


async def ask(process: EngineProcess, view: PlayerView = VIEW, seconds: float = 9.0) -> object:
    """What the bot answers when it is asked."""
    said = await process.ask(view, view.legal, budget=10, seed=2**60 + 3, seconds=seconds)
    return said.action


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something; a test that waits in vain fails."""

    def look() -> None:
        latest = time.monotonic() + 10
        while not happened():
            assert time.monotonic() < latest
            time.sleep(0.01)

    await asyncio.to_thread(look)
