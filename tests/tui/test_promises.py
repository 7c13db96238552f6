"""That a game is kept is promised only where there is one; and what a rematch keeps."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.saves import CREATED, after_turns, new_game, save
from support.screens import awake, running, settle
from textual.pilot import Pilot
from textual.widgets import Label

from hats_tui.game import Game, HatType, Header, Player, deal, legal_actions
from hats_tui.record import load_record
from hats_tui.tui.app import HatsApp
from hats_tui.tui.dialogs.confirm import Confirm
from hats_tui.tui.dialogs.menu import Menu
from hats_tui.tui.screens.curtain import Curtain
from hats_tui.tui.screens.napkin import NapkinScreen
from hats_tui.tui.screens.setup import SetupScreen
from hats_tui.tui.screens.turn import TurnScreen
from hats_tui.tui.widgets.entries import EntryList

AGAINST_A_BOT = ("human", "bot:random")


async def until_screen(pilot: Pilot[None], *screens: type[object]) -> None:
    """Wait until a screen of one of these kinds is on top."""
    for _ in range(1000):
        if isinstance(pilot.app.screen, screens):
            return
        await pilot.pause(0.02)
    raise AssertionError(f"there is no {screens}, but {pilot.app.screen}")


async def promises(pilot: Pilot[None]) -> list[str]:
    """What is said about the game by the question before leaving and by the menu."""
    app = pilot.app
    assert isinstance(app, HatsApp)
    app.ask_to_quit()
    await until_screen(pilot, Confirm)
    said = [str(app.screen.query_one("#heading", Label).render())]
    await pilot.press("n")
    await pilot.pause()
    app.action_menu()
    await until_screen(pilot, Menu)
    said += [entry.label for entry in app.screen.query_one(EntryList).entries]
    await pilot.press("escape")
    await pilot.pause()
    return [text for text in said if "kept" in text]


def almost_over(header: Header) -> Game:
    """A game of which only the very last end of a turn is missing."""
    game = after_turns(header, 8 * len(header.players) - 1)
    legal = legal_actions(game.state.board, game.state.actor_hand)
    return game.apply(next(action for action in legal if action.do == "black"))


async def play_on(pilot: Pilot[None]) -> None:
    """Resume the saved game, and open its curtain if there is one."""
    await settle(pilot)
    await awake(pilot)
    await pilot.press("r")
    await until_screen(pilot, TurnScreen, Curtain)
    await pilot.pause()
    if isinstance(pilot.app.screen, Curtain):
        await awake(pilot)
        await pilot.press("space")
        await until_screen(pilot, TurnScreen)
    await pilot.pause()


async def to_the_napkin(pilot: Pilot[None]) -> None:
    """Play on a saved game that is almost over, to its napkin."""
    await play_on(pilot)
    for _ in range(500):
        if isinstance(pilot.app.screen, NapkinScreen):
            break
        await pilot.press("space" if isinstance(pilot.app.screen, Curtain) else "e", "enter")
        await pilot.pause(0.3)
    await until_screen(pilot, NapkinScreen)
    await awake(pilot)


def other_game(home: Path, old: Path) -> Header:
    """The header of the only game but the old one."""
    (new,) = (file for file in home.rglob("*.hats") if file != old)
    return load_record(new).game.header


async def test_at_the_set_up_nothing_is_promised() -> None:
    async with running() as pilot:
        await awake(pilot)
        await pilot.press("n")
        await until_screen(pilot, SetupScreen)
        assert await promises(pilot) == []


async def test_in_a_game_it_is_promised_by_both(home: Path) -> None:
    save(home, after_turns(new_game(2, kinds=AGAINST_A_BOT, names=("Ann", "Hare")), 2))
    async with running() as pilot:
        await play_on(pilot)
        assert len(await promises(pilot)) == 2


async def test_on_the_napkin_nothing_is_promised(home: Path) -> None:
    save(home, almost_over(new_game(2)))
    async with running() as pilot:
        await to_the_napkin(pilot)
        assert await promises(pilot) == []


@pytest.mark.parametrize("chosen", [True, False])
async def test_a_rematch_of_a_resumed_game_keeps_the_types_that_were_chosen(
    home: Path, chosen: bool
) -> None:
    people = tuple(Player(name=name, kind="human") for name in ("Ann", "Bob"))
    drawn = deal(people, "7").removed
    wanted = tuple(hat for hat in HatType if hat not in drawn)[:2]
    out = wanted if chosen else ()
    old = save(home, almost_over(deal(people, "7", removed=out, first=1, created=CREATED)))
    async with running() as pilot:
        await to_the_napkin(pilot)
        await pilot.press("r")
        await until_screen(pilot, Curtain)
    header = other_game(home, old)
    assert header.first == 2
    assert header.removed == (wanted if chosen else deal(people, str(header.seed)).removed)
