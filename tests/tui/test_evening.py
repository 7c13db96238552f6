"""A row of games, and what becomes of one that cannot begin."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.games import finished
from support.saves import only_record
from support.screens import awake, running, settle, shown
from textual.pilot import Pilot
from textual.widgets import Label

from hats_tui.game import Header, PublicView
from hats_tui.tui.app import HatsApp
from hats_tui.tui.dialogs.confirm import Confirm
from hats_tui.tui.dialogs.menu import Menu
from hats_tui.tui.dialogs.unsaved import AskUnsavedGame
from hats_tui.tui.play import Play
from hats_tui.tui.screens.napkin import NapkinScreen
from hats_tui.tui.screens.setup import SetupScreen
from hats_tui.tui.screens.title import TitleScreen
from hats_tui.tui.screens.turn import TurnScreen
from hats_tui.tui.widgets.entries import EntryList


@pytest.fixture
def no_folder(home: Path) -> None:
    """A file where the folder of the games should be."""
    home.mkdir()
    (home / "data").touch()


def give_room(home: Path) -> None:
    """Let there be a place for the games."""
    (home / "data").unlink()


def app_of(pilot: Pilot[None]) -> HatsApp:
    assert isinstance(pilot.app, HatsApp)
    return pilot.app


def heading(pilot: Pilot[None]) -> str:
    """What the dialog asks."""
    return str(pilot.app.screen.query_one("#heading", Label).content)


async def until_screen(pilot: Pilot[None], screen: type[object]) -> None:
    """Wait until a screen of this kind is on top."""
    for _ in range(500):
        if isinstance(pilot.app.screen, screen):
            return
        await pilot.pause(0.02)
    raise AssertionError(f"there is no {screen.__name__}")


async def begin(pilot: Pilot[None]) -> None:
    """Begin a game of the people and bots that the set-up offers."""
    await awake(pilot)
    await pilot.press("n")
    await until_screen(pilot, SetupScreen)
    await pilot.press("f2")


async def until_shown(pilot: Pilot[None], text: str) -> None:
    """Wait until a text stands on the screen."""
    for _ in range(500):
        if text in shown(pilot.app.screen):
            return
        await pilot.pause(0.02)
    raise AssertionError(f"{text!r} is not shown")


@pytest.mark.usefixtures("no_folder")
async def test_a_game_without_a_place_for_its_record_can_be_left() -> None:
    async with running() as pilot:
        await begin(pilot)
        await until_screen(pilot, AskUnsavedGame)
        await pilot.press("s")
        await until_screen(pilot, TitleScreen)
        assert not app_of(pilot).playing


@pytest.mark.usefixtures("no_folder")
async def test_a_game_without_a_place_for_its_record_can_be_played() -> None:
    async with running() as pilot:
        await begin(pilot)
        await until_screen(pilot, AskUnsavedGame)
        await pilot.press("p")
        await until_screen(pilot, TurnScreen)
        assert app_of(pilot).unsaved
        await until_shown(pilot, " not saved ")
        await pilot.press("q")
        await until_screen(pilot, Confirm)
        assert "what is not saved is lost" in heading(pilot)
        await pilot.press("n", "m")
        await until_screen(pilot, Menu)
        entries = pilot.app.screen.query_one(EntryList).entries
        assert "Back to the title: what is not saved is lost" in [each.label for each in entries]


@pytest.mark.parametrize("saved", [True, False])
async def test_a_finished_game_that_was_not_saved_is_missed(
    saved: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, told = finished(2, 5), list[str]()

    async def play(_play: Play, _header: Header, _folder: Path, *, hints: bool) -> PublicView:
        assert hints
        return game.public_view()

    monkeypatch.setattr(Play, "new", play)
    monkeypatch.setattr(Play, "header", game.header)
    monkeypatch.setattr(Play, "branches", 0)
    monkeypatch.setattr(Play, "record", Path("game.hats") if saved else None)
    monkeypatch.setattr(HatsApp, "notify", lambda _app, text, **_how: told.append(text))
    async with running() as pilot:
        await begin(pilot)
        await until_screen(pilot, NapkinScreen)
    assert told == (
        [] if saved else ["This game could not be saved, so it is not among your games."]
    )


@pytest.mark.usefixtures("no_folder")
async def test_the_question_can_be_left_for_the_title() -> None:
    async with running() as pilot:
        await begin(pilot)
        await until_screen(pilot, AskUnsavedGame)
        app_of(pilot).back_to_title()
        await until_screen(pilot, TitleScreen)
        assert not app_of(pilot).playing


@pytest.mark.usefixtures("no_folder")
async def test_a_game_that_can_be_saved_again_is_saved_whole(home: Path) -> None:
    async with running() as pilot:
        await begin(pilot)
        await until_screen(pilot, AskUnsavedGame)
        question = heading(pilot)
        await pilot.press("escape")
        await until_screen(pilot, AskUnsavedGame)
        assert heading(pilot) == question
        give_room(home)
        await pilot.press("a")
        await until_screen(pilot, TurnScreen)
        assert not app_of(pilot).unsaved
        await until_shown(pilot, " HATS ")
    assert only_record(home).result is None
    assert "Not a directory" in question
    assert "games" in question


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
