"""The settings on the screen: changed, seen at once, and kept."""

from __future__ import annotations

import errno
import os
import tomllib
from pathlib import Path

import pytest
from support.games import played
from support.saves import after_turns, new_game, save
from support.screens import awake, place_of, running, settle, shown
from support.turn import House
from textual.pilot import Pilot

from hats_tui.store.paths import ensure_dir, settings_file
from hats_tui.store.settings import Settings, read_settings
from hats_tui.table.table import Table
from hats_tui.tui.app import HatsApp
from hats_tui.tui.dialogs.ask_key import AskKey
from hats_tui.tui.dialogs.confirm import Confirm
from hats_tui.tui.dialogs.menu import Menu
from hats_tui.tui.paint.glyphs import ASCII
from hats_tui.tui.screens.help import HelpScreen
from hats_tui.tui.screens.settings import SettingsScreen
from hats_tui.tui.screens.title import TitleScreen
from hats_tui.tui.screens.turn import TurnScreen
from hats_tui.tui.settings.settings_list import SettingsList


def the_app(pilot: Pilot[None]) -> HatsApp:
    assert isinstance(pilot.app, HatsApp)
    return pilot.app


def the_screen(pilot: Pilot[None]) -> SettingsScreen:
    assert isinstance(pilot.app.screen, SettingsScreen)
    return pilot.app.screen


async def opened(pilot: Pilot[None], name: str = "") -> SettingsScreen:
    """Open the settings, and choose a row by its name in the file."""
    await pilot.press("f9")
    await settle(pilot)
    screen = the_screen(pilot)
    await choose(pilot, name)
    return screen


async def choose(pilot: Pilot[None], name: str) -> None:
    """Go down to a row by its name in the file."""
    screen = the_screen(pilot)
    await pilot.press("home")
    while name and screen.rows.chosen is not None and screen.rows.chosen.name != name:
        screen.action_move(1)
    await pilot.pause()


async def written(pilot: Pilot[None]) -> None:
    """Wait until what was changed is in the file."""
    workers = [each for each in pilot.app.workers if each.group == "settings"]
    await pilot.app.workers.wait_for_complete(workers)
    await pilot.pause()


@pytest.mark.parametrize("way", ["comma", "f9", "click", "menu", "palette"])
async def test_they_are_reached_from_the_title_and_left_again(way: str) -> None:
    async with running() as pilot:
        await awake(pilot)
        if way == "click":
            await pilot.click(offset=place_of(pilot.app.screen, "Settings"))
        elif way == "menu":
            await pilot.press("m")
            await pilot.pause()
            assert isinstance(pilot.app.screen, Menu)
            await pilot.press("comma")
        elif way == "palette":
            commands = the_app(pilot).get_system_commands(pilot.app.screen)
            next(each for each in commands if each.title == "Settings").callback()
        else:
            await pilot.press(way)
        await pilot.pause()
        the_screen(pilot)

        await pilot.press("comma" if way == "comma" else "escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TitleScreen)


@pytest.mark.parametrize("key", ["right", "enter", "space", "l"])
async def test_a_change_counts_at_once_and_is_written_with_comments_kept(key: str) -> None:
    ensure_dir(settings_file().parent)
    settings_file().write_text("# mine\nbot_pause = 2 # slow\n")
    async with running() as pilot:
        await opened(pilot, "bot_pause")
        await pilot.press(key)
        await written(pilot)

        assert the_app(pilot).preferences.now.bot_pause == 2.2
        assert settings_file().read_text() == "# mine\nbot_pause = 2.2 # slow\n"
        await pilot.press("left", "h")
        await written(pilot)
        assert settings_file().read_text() == "# mine\nbot_pause = 1.8 # slow\n"


async def test_theme_and_signs_are_worn_at_once() -> None:
    async with running() as pilot:
        screen, app = await opened(pilot, "theme"), the_app(pilot)
        await pilot.press("right")
        await pilot.pause()
        assert app.wardrobe.worn == "dark"
        await pilot.press("right")
        await pilot.pause()
        assert app.wardrobe.worn == "light"
        assert {zone.look.palette.name for zone in screen.query(SettingsList)} == {"light"}
        await choose(pilot, "glyphs")
        await pilot.press("left")
        await pilot.pause()
        assert app.look.glyphs is ASCII
        assert shown(screen).isascii()
        await written(pilot)
        assert read_settings() == (Settings(theme="light", glyphs="ascii"), ())


async def test_without_colour_a_theme_counts_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with running((120, 40)) as pilot:
        screen = await opened(pilot, "theme")
        assert "NO_COLOR is set, so it counts later." in shown(screen)
        await pilot.press("right")
        await written(pilot)
        assert the_app(pilot).wardrobe.worn == "mono"
        assert read_settings()[0].theme == "dark"


async def test_motion_stops_and_begins_again() -> None:
    async with running() as pilot:
        before = pilot.app.animation_level
        await opened(pilot, "motion")
        await pilot.press("right")
        await pilot.pause()
        assert pilot.app.animation_level == "none"
        await pilot.press("right")
        await pilot.pause()
        assert pilot.app.animation_level == before


async def test_one_or_all_go_back_to_the_usual(told: list[str]) -> None:
    async with running() as pilot:
        screen = await opened(pilot, "bot_pause")
        await pilot.press("delete")
        await pilot.pause()
        assert "the usual one already" in told[-1]
        await pilot.press("right")
        the_app(pilot).preferences.change("theme", "nord")
        the_app(pilot).preferences.change_keys("turn.black", "n")
        await pilot.press("delete")
        await written(pilot)
        assert read_settings() == (Settings(theme="nord", keys={"turn.black": "n"}), ())

        await pilot.press("R")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Confirm)
        await pilot.press("y")
        await pilot.pause()
        await written(pilot)
        assert tomllib.loads(settings_file().read_text()) == {}
        assert the_app(pilot).preferences.now == Settings()
        assert not any(row.own for row in screen.rows.rows)


async def test_what_cannot_be_written_is_told_and_counts_until_the_end(
    monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    async with running() as pilot:
        await opened(pilot, "bot_pause")
        monkeypatch.setattr(os, "fsync", full)
        await pilot.press("right")
        await written(pilot)
        assert "settings.toml cannot be written" in told[-1]
        assert the_app(pilot).preferences.now.bot_pause == 1
        await pilot.press("escape")
        await pilot.pause()
        await settle(pilot)
        assert the_app(pilot).preferences.now.bot_pause == 1


async def test_a_file_that_cannot_be_read_is_left_alone(told: list[str]) -> None:
    ensure_dir(settings_file().parent)
    settings_file().write_text("theme nord\n")
    async with running() as pilot:
        await opened(pilot, "motion")
        await pilot.press("right")
        await written(pilot)
        assert "is left alone" in told[-1]
    assert settings_file().read_text() == "theme nord\n"


async def test_by_mouse_rows_are_chosen_and_values_changed() -> None:
    async with running() as pilot:
        screen = await opened(pilot)
        x, y = place_of(screen, "Motion")
        await pilot.click(offset=(x, y))
        assert screen.rows.chosen is not None
        assert screen.rows.chosen.name == "motion"
        await pilot.click(offset=(place_of(screen, "0.8 s")[0] - 2, y - 1))
        await pilot.pause()
        assert the_app(pilot).preferences.now.bot_pause == 0.6
        await pilot.click(offset=place_of(screen, "0.6 s"))
        await pilot.pause()
        assert the_app(pilot).preferences.now.bot_pause == 0.8
        await pilot.click(button=3)
        await pilot.pause()
        assert isinstance(pilot.app.screen, TitleScreen)


async def test_sections_pages_and_ends_by_key() -> None:
    async with running() as pilot:
        screen = await opened(pilot)
        rows = screen.rows

        def name() -> str:
            assert rows.chosen is not None
            return rows.chosen.name

        first = name()
        await pilot.press("tab", "tab")
        assert name() == "keys.turn.left"
        await pilot.press("shift+tab")
        assert name() == "keys.app.quit"
        await pilot.press("end")
        last = name()
        await pilot.press("down", "pagedown")
        assert name() == last
        await pilot.press("home", "up", "pageup")
        assert name() == first
        await pilot.press("pagedown")
        assert name() not in {first, last}


async def test_a_key_is_changed_by_pressing_it() -> None:
    async with running() as pilot:
        screen = await opened(pilot, "keys.turn.black")
        await pilot.press("enter")
        await pilot.pause()
        dialog = pilot.app.screen
        assert isinstance(dialog, AskKey)
        await pilot.press("d")
        assert "d is taken: Discard a card and draw one." in str(dialog.note.render())
        await pilot.press("tab")
        assert "Tab is taken" in str(dialog.note.render())
        await pilot.press("n")
        await pilot.pause()
        assert the_screen(pilot) is screen
        await written(pilot)

        assert '[keys]\nturn.black = "n"\n' in settings_file().read_text()
        assert screen.rows.chosen is not None
        assert (screen.rows.chosen.value, screen.rows.chosen.own) == ("n", True)
        await pilot.press("delete")
        await written(pilot)
        assert read_settings() == (Settings(), ())
        assert the_app(pilot).own_keys.keys == {}


@pytest.mark.parametrize("way", ["escape", "cancel"])
async def test_asking_for_a_key_can_be_given_up(way: str) -> None:
    async with running() as pilot:
        await opened(pilot, "keys.turn.black")
        await pilot.press("enter")
        await pilot.pause()
        await (pilot.press("escape") if way == "escape" else pilot.click("#cancel"))
        await pilot.pause()
        the_screen(pilot)
        assert the_app(pilot).own_keys.keys == {}


async def test_the_usual_key_comes_back_by_mouse() -> None:
    async with running((120, 40)) as pilot:
        the_app(pilot).preferences.change_keys("app.menu", "f7")
        screen = await opened(pilot)
        await pilot.click(offset=place_of(screen, "F7"))
        await pilot.pause()
        await pilot.click("#usual")
        await pilot.pause()
        assert the_app(pilot).own_keys.keys == {}
        await written(pilot)


async def test_it_has_help_and_a_menu_of_its_own() -> None:
    async with running() as pilot:
        await opened(pilot, "motion")
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(pilot.app.screen, HelpScreen)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("f10")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Menu)
        await pilot.press("R")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Confirm)


async def test_over_a_game_they_hide_it_and_the_game_goes_on() -> None:
    async with running() as pilot:
        house = House(played(2, 7, 10))
        await pilot.app.push_screen(house.screen)
        house.show()
        await pilot.pause()
        await pilot.press("comma")
        await pilot.pause()
        the_screen(pilot)
        await pilot.press("comma")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TurnScreen)


async def test_the_log_of_a_game_tells_as_much_as_is_wanted_now() -> None:
    async with running() as pilot:
        house = House(played(2, 7, 10))
        await pilot.app.push_screen(house.screen)
        house.show()
        await pilot.pause()
        assert " plays " in shown(house.screen)
        await pilot.press("comma")
        await pilot.pause()
        the_app(pilot).preferences.change("log_detail", "brief")
        await pilot.press("comma")
        await pilot.pause()
        assert " plays " not in shown(house.screen)
        await written(pilot)


async def test_a_game_that_goes_on_is_played_as_is_wanted_now(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changes: list[tuple[float, bool]] = []
    monkeypatch.setattr(
        Table, "change", lambda _table, pause, ends_turns: changes.append((pause, ends_turns))
    )
    file = save(home, after_turns(new_game(2), 2))
    async with running() as pilot:
        app = the_app(pilot)
        app.resume(file)
        while not app.unfinished:
            await pilot.pause(0.02)
        app.preferences.change("bot_pause", 0.2)
        app.preferences.change("end_turn_automatically", value=True)
        assert changes == [(0.2, False), (0.2, True)]
        await app.leave_games()
        app.preferences.change("bot_pause", 0.4)
        assert len(changes) == 2
        await written(pilot)


async def test_asking_before_quitting_can_be_left_out() -> None:
    async with running() as pilot:
        app = the_app(pilot)
        app.preferences.change("ask_to_quit", value=False)
        app.unsaved = True
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert isinstance(app.screen, Confirm)  # something would be lost
        await pilot.press("n")
        app.unsaved = False
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert not app.is_running


async def test_everything_fits_the_smallest_window() -> None:
    async with running() as pilot:
        screen = await opened(pilot)
        names = [row.name for row in screen.rows.rows if not row.heading]
        for _row in names:
            assert screen.rows.chosen is not None
            assert f"In the file: {screen.rows.chosen.name}" in shown(screen)
            assert shown(screen).count("►") >= 1
            await pilot.press("down")
