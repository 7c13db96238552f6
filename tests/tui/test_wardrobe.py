"""What the application wears: at the first frame, and changed while it runs."""

from __future__ import annotations

import pytest
from support.screens import awake, running, settle, shown
from textual.filter import NoColor
from textual.pilot import Pilot

from hats_tui.store.look import look_wish, remember_theme
from hats_tui.store.paths import ensure_dir, settings_file
from hats_tui.tui.app import HatsApp
from hats_tui.tui.dialogs.menu import Menu
from hats_tui.tui.dialogs.themes import ChooseTheme
from hats_tui.tui.paint.glyphs import ASCII, UNICODE
from hats_tui.tui.screens.help import HelpScreen
from hats_tui.tui.screens.title import TitleScreen
from hats_tui.tui.theme import appearance
from hats_tui.tui.widgets.zone import Zone


def set_in_file(text: str) -> None:
    """Let the player have written settings."""
    ensure_dir(settings_file().parent)
    settings_file().write_text(text)


def wears(app: HatsApp, name: str) -> bool:
    """Whether Textual and every zone of every screen have the theme's look."""
    worn = appearance(name)
    zones = [zone for screen in app.screen_stack for zone in screen.query(Zone)]
    palettes = {zone.look.palette.name for zone in zones}
    return app.theme == worn.theme.name and palettes == {worn.palette.name}


def the_app(pilot: Pilot[None]) -> HatsApp:
    assert isinstance(pilot.app, HatsApp)
    return pilot.app


@pytest.mark.parametrize("name", ["light", "contrast", "mono", "nord"])
def test_the_first_frame_has_the_theme_of_the_settings(name: str) -> None:
    set_in_file(f'theme = "{name}"\nglyphs = "ascii"\n')

    app = HatsApp()

    assert app.theme == appearance(name).theme.name
    assert (app.look.palette, app.look.glyphs) == (appearance(name).palette, ASCII)


def test_wrong_settings_change_nothing() -> None:
    set_in_file('theme = "pink"\nglyphs = "emoji"\n')

    assert HatsApp().wardrobe.worn == "dark"
    assert HatsApp().look.glyphs is UNICODE


@pytest.mark.parametrize("term", ["xterm", "linux", "xterm-16color"])
def test_sixteen_colours_get_the_terminals_own(term: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.delenv("COLORTERM")

    assert HatsApp().wardrobe.worn == "ansi"


async def test_no_color_wins_over_settings_and_wishes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    set_in_file('theme = "light"\n')
    async with running() as pilot:
        app = the_app(pilot)
        assert wears(app, "mono")
        app.wear("dark")
        await pilot.pause()
        assert wears(app, "mono")
        titles = [command.title for command in app.get_system_commands(app.screen)]
        assert [title for title in titles if title.startswith("Theme")] == ["Theme: No colours"]


async def test_a_change_reaches_every_screen_that_lies_on_another() -> None:
    async with running() as pilot:
        app = the_app(pilot)
        await app.push_screen(HelpScreen(app.screen))
        await pilot.press("f10")
        await pilot.pause()
        for name in ("light", "mono", "ansi", "gruvbox", "dark"):
            app.wear(name)
            await pilot.pause()
            assert len(app.screen_stack) == 4
            assert wears(app, name), name


async def test_signs_change_with_the_rest() -> None:
    async with running() as pilot:
        app = the_app(pilot)
        assert "►" in shown(app.screen)
        app.wear("dark", ASCII)
        await pilot.pause()
        assert shown(app.screen).isascii()
        app.wear("light")
        await pilot.pause()
        assert shown(app.screen).isascii()


async def test_without_colours_nothing_of_textuals_is_coloured_either() -> None:
    async with running() as pilot:
        app = the_app(pilot)
        app.wear("mono")
        await pilot.pause()
        assert app.native_ansi_color
        assert any(isinstance(each, NoColor) for each in app.get_line_filters())
        app.wear("dark")
        await pilot.pause()
        assert not app.native_ansi_color
        assert not any(isinstance(each, NoColor) for each in app.get_line_filters())


async def test_each_theme_is_a_command_and_is_remembered() -> None:
    async with running() as pilot:
        app = the_app(pilot)
        commands = {each.title: each for each in app.get_system_commands(app.screen)}
        assert commands["Theme: Light"].discover
        assert not commands["Theme: nord"].discover
        commands["Theme: nord"].callback()
        await pilot.pause()
        assert wears(app, "nord")
        await app.workers.wait_for_complete()
        assert look_wish().theme == "nord"
    assert HatsApp().wardrobe.worn == "nord"


async def test_it_is_told_when_the_settings_will_win_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    monkeypatch.setattr(HatsApp, "notify", lambda _app, text, **_how: told.append(text))
    set_in_file('theme = "light"\n')
    async with running() as pilot:
        app = the_app(pilot)
        app.wardrobe.choose("dark")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert wears(app, "dark")
        assert ["until you quit" in text for text in told] == [True]
    assert HatsApp().wardrobe.worn == "light"


async def choosing(pilot: Pilot[None]) -> HatsApp:
    """The dialog, opened from the menu."""
    app = the_app(pilot)
    await awake(pilot)
    await pilot.press("f10")
    await pilot.pause()
    assert isinstance(app.screen, Menu)
    assert "1  Colours" in shown(app.screen)
    await pilot.press("1")
    await pilot.pause()
    await pilot.pause()
    assert isinstance(app.screen, ChooseTheme)
    return app


async def test_a_theme_is_tried_on_while_it_is_chosen_and_taken_off_again() -> None:
    async with running() as pilot:
        app = await choosing(pilot)
        assert "► 1  Dark" in shown(app.screen)
        await pilot.press("down")
        await pilot.pause()
        assert wears(app, "light")
        await pilot.press("escape")
        await pilot.pause()
        await settle(pilot)
        assert wears(app, "dark")
        assert isinstance(app.screen, TitleScreen)
    assert look_wish().theme == "auto"


async def test_a_theme_is_taken_by_enter_by_its_number_and_by_a_press() -> None:
    async with running() as pilot:
        app = await choosing(pilot)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert wears(app, "light")
        await choosing(pilot)
        await pilot.press("3")
        await pilot.pause()
        assert wears(app, "contrast")
        await choosing(pilot)
        entries = app.screen.query_one(Zone)
        await pilot.hover(entries, offset=(4, 4))
        await pilot.pause()
        assert wears(app, "mono")
        await pilot.click(entries, offset=(4, 4))
        await pilot.pause()
        await app.workers.wait_for_complete()
        assert wears(app, "mono")
    assert look_wish().theme == "mono"


async def test_a_borrowed_theme_that_is_worn_is_offered_too() -> None:
    remember_theme("nord")
    async with running() as pilot:
        app = await choosing(pilot)
        assert "► 6  nord" in shown(app.screen)


async def test_the_menu_says_why_there_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with running() as pilot:
        await pilot.press("f10")
        await pilot.pause()
        assert "NO_COLOR is set" in shown(pilot.app.screen)
