"""Games and statistics at three sizes: as they were when somebody last looked at them.

`pytest -n 0 tests/tui/test_past_snapshots.py --snapshot-update` keeps what is shown now.
"""

from __future__ import annotations

import time

import pytest
from support.past import fill, history, quiet, statistics
from support.portrait import portrait
from support.screens import running
from syrupy.assertion import SnapshotAssertion

from hats_tui.tui.app import HatsApp

SIZES = [(80, 24), (120, 40), (200, 60)]


@pytest.fixture(autouse=True)
def in_greenwich(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dates are shown in the time of the place, so it must be the same place."""
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("theme", ["dark", "light", "mono"])
async def test_the_past_looks_as_it_did(
    theme: str, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    fill()
    async with running(size) as pilot:
        assert isinstance(pilot.app, HatsApp)
        pilot.app.wear(theme)
        await history(pilot)
        assert portrait(pilot.app) == snapshot(name="games")
        for keys, name in (
            ("f,f", "an unfinished game"),
            ("f", "a damaged one"),
            ("slash,x", "nothing found"),
        ):
            await pilot.press(*keys.split(","))
            await quiet(pilot)
            assert portrait(pilot.app) == snapshot(name=name)
        await pilot.press("enter", "i")
        await pilot.pause()
        assert portrait(pilot.app) == snapshot(name="a place is asked for")
        await pilot.press("escape", "escape")
        screen = await statistics(pilot)
        for page in range(screen.page.pages):
            assert portrait(pilot.app) == snapshot(name=f"statistics, page {page + 1}")
            await pilot.press("tab")
            await quiet(pilot)
