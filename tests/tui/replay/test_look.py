"""What a replay shows can be read in every theme, without colour, and with ASCII alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from record.samples import GOLDEN
from support.contrast import painted_on, too_faint
from support.marks import Marks
from support.replay import Watcher, watching
from support.terminals import TERMINALS

from hats_tui.tui.paint.glyphs import ASCII
from hats_tui.tui.paint.palette import DARK
from hats_tui.tui.replay.film import CLOSED, OPEN

FILE = GOLDEN / "4p-02.hats"
SIZES = [(80, 24), (120, 40), (200, 60)]


async def states(watcher: Watcher) -> AsyncIterator[None]:
    """Some moments, all panels, other eyes, and the question who plays on."""
    for keys in (("5",), ("right",), ("y",), ("escape", "i"), ("escape", "w"), ("w",), ("end",)):
        await watcher.pilot.press(*keys)
        await watcher.pilot.pause()
        yield
    for eyes in (CLOSED, OPEN):
        watcher.look_through(eyes)
        watcher.screen.action_to_round(4)
        await watcher.pilot.pause()
        yield
    await watcher.pilot.press("p")
    await watcher.pilot.pause()
    yield


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_all_can_be_read_in_every_theme(size: tuple[int, int]) -> None:
    marks = Marks(DARK)
    async with watching(FILE, size=size) as watcher:
        app: Any = watcher.pilot.app
        painted = await painted_on(app, watcher.pilot, marks, states(watcher))
    assert too_faint(marks, painted, list(TERMINALS)) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_ascii_is_enough(size: tuple[int, int]) -> None:
    async with watching(GOLDEN / "2p-02.hats", size=size) as watcher:
        app: Any = watcher.pilot.app
        app.wear("mono", ASCII)
        await watcher.pilot.pause()
        async for _ in states(watcher):
            assert watcher.text.isascii()
