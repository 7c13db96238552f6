"""Every screen in its states, at three sizes: as it was when somebody last looked at it.

`pytest -n 0 tests/tui/test_snapshots.py --snapshot-update` keeps what is shown now; look at the
difference before you commit it.
"""

from __future__ import annotations

import pytest
from support.gallery import gallery
from support.portrait import portrait
from support.screens import running
from syrupy.assertion import SnapshotAssertion

from hats_tui.tui.app import HatsApp

SIZES = [(80, 24), (120, 40), (200, 60)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("theme", ["dark", "light", "mono"])
async def test_every_screen_looks_as_it_did(
    theme: str, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    async with running(size) as pilot:
        assert isinstance(pilot.app, HatsApp)
        pilot.app.wear(theme)
        await pilot.pause()
        async for name in gallery(pilot):
            assert portrait(pilot.app) == snapshot(name=name)
