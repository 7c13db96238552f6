"""The settings at three sizes, as they were when somebody last looked at them.

`pytest -n 0 tests/tui/test_settings_snapshots.py --snapshot-update` keeps what is shown now; look
at the difference before you commit it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from support.portrait import portrait
from support.screens import running, settle
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from hats_tui.tui.app import HatsApp
from hats_tui.tui.screens.settings import SettingsScreen

SIZES = [(80, 24), (120, 40), (200, 60)]


async def states(pilot: Pilot[None]) -> AsyncIterator[str]:
    """Show the screen in one state after the other; gives the name of the one that is shown."""
    await pilot.press("f9")
    await settle(pilot)
    yield "first row"
    assert isinstance(pilot.app, HatsApp)
    pilot.app.preferences.change_keys("turn.black", "n")
    await pilot.press("down", "right", "down", "right", "tab", "tab")
    screen = pilot.app.screen
    assert isinstance(screen, SettingsScreen)
    while screen.rows.chosen is not None and screen.rows.chosen.name != "keys.turn.black":
        screen.action_move(1)
    await pilot.pause()
    yield "changed, and further down"
    await pilot.press("enter")
    await pilot.press("d")
    await pilot.pause()
    yield "a key that is taken"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("theme", ["dark", "light", "mono"])
async def test_the_settings_look_as_they_did(
    theme: str, size: tuple[int, int], snapshot: SnapshotAssertion, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "hats_tui.tui.screens.settings.settings_file", lambda: Path("settings.toml")
    )
    async with running(size) as pilot:
        assert isinstance(pilot.app, HatsApp)
        pilot.app.wear(theme)
        await pilot.pause()
        async for name in states(pilot):
            assert portrait(pilot.app) == snapshot(name=name)
