"""What is shown of a game that cannot be saved, at three sizes, as when somebody last looked at it.

`pytest -n 0 tests/tui/test_unsaved_snapshots.py --snapshot-update` keeps what is shown now.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from support.gallery import deciding
from support.portrait import portrait
from support.screens import running
from support.turn import House
from syrupy.assertion import SnapshotAssertion

from hats_tui.record import NotWritten
from hats_tui.tui.app import HatsApp
from hats_tui.tui.dialogs.unsaved import AskUnsavedGame

SIZES = [(80, 24), (120, 40), (200, 60)]
FULL = NotWritten(Path("/games/2026-11-30-170000-ann-fox.hats"), "No space left on device")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("theme", ["dark", "light", "mono"])
async def test_it_looks_as_it_did(
    theme: str, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    async with running(size) as pilot:
        assert isinstance(pilot.app, HatsApp)
        pilot.app.wear(theme)
        pilot.app.unsaved = True
        house = House(deciding(2))
        await pilot.app.push_screen(house.screen)
        house.show()
        await pilot.pause()
        assert portrait(pilot.app) == snapshot(name="turn")
        await pilot.app.push_screen(AskUnsavedGame(FULL))
        await pilot.pause()
        assert portrait(pilot.app) == snapshot(name="question")
