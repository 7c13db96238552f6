"""Keys of the player's own: used, and shown, wherever the usual ones would be."""

from __future__ import annotations

import re

import pytest
from support.games import finished, played
from support.screens import awake, running, settle, shown
from support.turn import House
from textual.pilot import Pilot

from hats_tui.store.paths import ensure_dir, settings_file
from hats_tui.tui.app import HatsApp
from hats_tui.tui.dialogs.menu import Menu
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.screens.help import HelpScreen
from hats_tui.tui.screens.napkin import NapkinScreen
from hats_tui.tui.screens.settings import SettingsScreen
from hats_tui.tui.screens.setup import SetupScreen
from hats_tui.tui.screens.title import TitleScreen
from hats_tui.tui.turn.selection import Purpose
from hats_tui.tui.widgets.entries import EntryList


def set_in_file(*lines: str) -> None:
    """Let the player have written keys."""
    ensure_dir(settings_file().parent)
    settings_file().write_text("\n".join(["[keys]", *lines]))


async def at_the_table(pilot: Pilot[None]) -> House:
    """Begin to play a turn."""
    house = House(played(2, 7, 12))
    await pilot.app.push_screen(house.screen)
    house.show()
    await pilot.pause()
    return house


def purpose(house: House) -> Purpose | None:
    """What is staged."""
    desk = house.screen.shown
    return None if desk is None or desk.selection is None else desk.selection.purpose


async def test_the_first_frame_has_them() -> None:
    set_in_file('title.new = "N"', 'app.quit = "f4"')
    async with running() as pilot:
        await awake(pilot)
        assert re.search(r"\bN +New game", shown(pilot.app.screen))
        assert re.search(r"\bF4 +Quit", shown(pilot.app.screen))
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TitleScreen)
        await pilot.press("N")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SetupScreen)


async def test_on_a_turn_the_new_key_works_the_old_one_does_not_and_all_show_it() -> None:
    set_in_file('turn.black = "n"', 'turn.why = "b"')
    async with running((120, 40)) as pilot:
        house = await at_the_table(pilot)
        bar = shown(house.screen).splitlines()[-1]
        assert " n  Black hat" in bar
        assert " b  Why?" in bar

        await pilot.press("n")
        assert purpose(house) is Purpose.BLACK
        await pilot.press("escape", "b")
        assert purpose(house) is not Purpose.BLACK
        assert "WHY?" in shown(house.screen)


async def test_a_press_on_the_bar_does_what_it_says() -> None:
    set_in_file('turn.black = "f6"', 'turn.discard = "b"')
    async with running() as pilot:
        house = await at_the_table(pilot)
        rows = shown(house.screen).splitlines()
        [bar] = [row for row in rows if "Black hat" in row and "F6" in row]
        await pilot.click(offset=(bar.index("Black hat"), 23))
        await pilot.pause()
        assert purpose(house) is Purpose.BLACK


async def test_help_and_menu_tell_them() -> None:
    set_in_file('turn.sort = "f6"', 'turn.cover = "o"', 'app.menu = "M"', 'app.help = "f3"')
    async with running((120, 40)) as pilot:
        await at_the_table(pilot)
        await pilot.press("f3")
        await pilot.pause()
        assert isinstance(pilot.app.screen, HelpScreen)
        text = shown(pilot.app.screen)
        assert "F6" in text
        await pilot.press("f3")
        await pilot.pause()
        await pilot.press("M")
        await pilot.pause()
        menu = pilot.app.screen
        assert isinstance(menu, Menu)
        keys = {entry.label: entry.key for entry in menu.query_one(EntryList).entries}
        assert keys["Hide or show my hand"] == "o"
        assert keys["Sort my hand"].isdecimal()
        await pilot.press("M")
        await pilot.pause()
        assert not isinstance(pilot.app.screen, Menu)


async def test_the_napkins_bar_tells_them() -> None:
    set_in_file('napkin.rematch = "a"', 'app.menu = "f7"')
    sheet = finished(2, 5).public_view().sheet
    assert sheet is not None
    async with running() as pilot:
        await pilot.app.push_screen(NapkinScreen(NapkinPage(("Ann", "Bob"), sheet, None)))
        await pilot.pause()
        bar = shown(pilot.app.screen)
        assert " a  Rematch" in bar
        assert "F7" in bar


async def test_what_cannot_be_used_is_told_and_the_rest_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    monkeypatch.setattr(HatsApp, "notify", lambda _app, text, **_how: told.append(text))
    set_in_file('turn.black = "d"', 'turn.blakc = "n"', 'turn.why = "whyy"', 'turn.sort = "o"')
    async with running() as pilot:
        await settle(pilot)
        app = pilot.app
        assert isinstance(app, HatsApp)
        assert app.own_keys.keys == {"turn.sort": ("o",)}
    assert len(told) == 3
    assert "d for turn.black is taken (Discard a card and draw one)" in told[-1]
    assert any("turn.blakc" in text for text in told)
    assert any('"whyy"' in text for text in told)


async def test_a_key_changed_during_a_game_is_shown_at_once() -> None:
    async with running() as pilot:
        house = await at_the_table(pilot)
        assert isinstance(pilot.app, HatsApp)
        pilot.app.preferences.change_keys("turn.black", "n")
        await pilot.pause()
        assert " n  Black hat" in shown(house.screen)
        await pilot.press("n")
        assert purpose(house) is Purpose.BLACK


async def test_the_settings_can_be_closed_by_their_new_key() -> None:
    set_in_file('app.settings = "f8"')
    async with running() as pilot:
        for _time in range(2):
            await pilot.press("f8")
            await pilot.pause()
            assert isinstance(pilot.app.screen, SettingsScreen)
            await pilot.press("f8")
            await pilot.pause()
            assert isinstance(pilot.app.screen, TitleScreen)


@pytest.mark.parametrize("key", ["h", "left", "ampersand", "1", "apostrophe"])
async def test_vim_arrows_and_french_digits_work_as_ever(key: str) -> None:
    set_in_file('turn.black = "n"')
    async with running() as pilot:
        house = await at_the_table(pilot)
        await pilot.press("right")
        before = house.screen.shown
        await pilot.press(key)
        assert house.screen.shown != before
