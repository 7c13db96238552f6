"""Running the application without a terminal, as far as all tests of screens need it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen
from textual.worker import WorkerCancelled

from hats_tui.tui.app import HatsApp
from hats_tui.tui.screens.guarded import GuardedScreen
from hats_tui.tui.widgets.zone import Zone

SMALL = (80, 24)


@asynccontextmanager
async def running(size: tuple[int, int] = SMALL) -> AsyncIterator[Pilot[None]]:
    """The application with its title, which has loaded everything."""
    async with HatsApp().run_test(size=size) as pilot:
        await settle(pilot)
        yield pilot


async def settle(pilot: Pilot[None]) -> None:
    """Wait until the work behind the screen is done, and what it brought is shown."""
    while loading := [worker for worker in pilot.app.workers if worker.group == "load"]:
        with suppress(WorkerCancelled):  # for a later one
            await pilot.app.workers.wait_for_complete(loading)
        await pilot.pause()
    await pilot.pause()


async def awake(pilot: Pilot[None]) -> None:
    """Wait until a screen of ours is there and takes input."""
    for _ in range(500):
        screen = pilot.app.screen
        if isinstance(screen, GuardedScreen) and screen.awake:
            return
        await pilot.pause(0.02)
    raise AssertionError("the screen never wakes")


def shown(screen: Screen[Any]) -> str:
    """The text of a whole screen, as far as zones painted it."""
    rows = []
    for zone in screen.query(Zone):
        rows += [zone.render_line(y).text for y in range(zone.size.height)]
    return "\n".join(rows)


def place_of(screen: Screen[Any], text: str) -> tuple[int, int]:
    """The column and the row in which a text begins among what zones painted."""
    rows = shown(screen).split("\n")
    row = next(y for y, line in enumerate(rows) if text in line)
    return rows[row].index(text), row
