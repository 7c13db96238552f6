"""The replay in its states, at three sizes: as it was when somebody last looked at it.

`pytest -n 0 tests/tui/test_replay_snapshots.py --snapshot-update` keeps what is shown now; look at
the difference before you commit it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from record.samples import GOLDEN
from support.portrait import portrait
from support.replay import Watcher, watching
from support.screens import awake
from syrupy.assertion import SnapshotAssertion

from hats_tui.tui.replay.film import CLOSED, OPEN, Eyes

SIZES = [(80, 24), (120, 40), (200, 60)]
FILE = GOLDEN / "4p-02.hats"


async def states(watcher: Watcher) -> AsyncIterator[str]:
    """One state after the other."""
    pilot, screen = watcher.pilot, watcher.screen
    yield "beginning"
    await pilot.press("5", "right")
    yield "all open"
    watcher.look_through(CLOSED)
    await pilot.pause()
    yield "closed"
    watcher.look_through(Eyes(2))
    await pilot.press("w", "y")
    yield "seen by one"
    watcher.look_through(OPEN)
    await pilot.press("escape", "w", "w")
    yield "hands"
    await pilot.press("p")
    await pilot.pause()
    yield "who plays on"
    await pilot.press("escape", "end")
    yield "end"
    await pilot.press("right")
    await awake(pilot)
    yield "napkin"
    await pilot.press("escape")
    await pilot.pause()
    assert pilot.app.screen is screen


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("theme", ["dark", "light", "mono"])
async def test_the_replay_looks_as_it_did(
    theme: str, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    async with watching(FILE, size=size, theme=theme) as watcher:
        async for name in states(watcher):
            assert portrait(watcher.pilot.app) == snapshot(name=name)
