"""A row of games, and what becomes of one that cannot begin."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.screens import awake, running, settle
from textual.pilot import Pilot

from hats_tui.tui.app import HatsApp
from hats_tui.tui.screens.setup import SetupScreen
from hats_tui.tui.screens.title import TitleScreen
from hats_tui.tui.screens.turn import TurnScreen


@pytest.fixture
def no_folder(home: Path) -> None:
    """A file where the folder of the games should be."""
    home.mkdir()
    (home / "data").touch()


async def until_screen(pilot: Pilot[None], screen: type[object]) -> None:
    """Wait until a screen of this kind is on top."""
    for _ in range(500):
        if isinstance(pilot.app.screen, screen):
            return
        await pilot.pause(0.02)
    raise AssertionError(f"there is no {screen.__name__}")


@pytest.mark.usefixtures("no_folder")
async def test_a_game_whose_record_has_no_place_is_not_begun_and_it_is_told() -> None:
    told: list[str] = []
    async with running() as pilot:
        pilot.app.notify = lambda said, **_: told.append(said)  # type: ignore[method-assign]
        await awake(pilot)
        await pilot.press("n")
        await until_screen(pilot, SetupScreen)
        await pilot.press("f2")
        await until_screen(pilot, TitleScreen)

    [reason] = told
    assert "cannot be saved" in reason


async def test_a_game_that_is_left_can_be_played_on_at_once() -> None:
    async with running() as pilot:
        assert isinstance(pilot.app, HatsApp)
        await awake(pilot)
        await pilot.press("n")
        await until_screen(pilot, SetupScreen)
        await pilot.press("f2")
        for _ in range(2):
            await until_screen(pilot, TurnScreen)
            pilot.app.back_to_title()
            await until_screen(pilot, TitleScreen)
            await settle(pilot)
            await awake(pilot)
            await pilot.press("r")
        await until_screen(pilot, TurnScreen)
