"""One key takes back the last turn, against bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from support.saves import after_turns, new_game, save, with_pauses
from support.screens import awake, running, shown
from textual.pilot import Pilot

from hats_tui.record import load_record
from hats_tui.record.branching import branches, is_continued
from hats_tui.store.games import games_found
from hats_tui.tui.dialogs.menu import Menu
from hats_tui.tui.screens.title import TitleScreen
from hats_tui.tui.screens.turn import TurnScreen

AGAINST_BOTS = ["human", "bot:greedy", "bot:greedy", "bot:greedy"]


async def until(pilot: Pilot[Any], come: Callable[[], bool], what: str) -> None:
    """Wait until something has come."""
    for _ in range(500):
        if come():
            return
        await pilot.pause(0.02)
    raise AssertionError(f"{what} did not come")


def _shows(pilot: Pilot[Any], text: str) -> bool:
    return text in shown(pilot.app.screen)


async def sit_down(pilot: Pilot[Any], screen: type[object] = TurnScreen) -> None:
    """Play the unfinished game on."""
    await awake(pilot)
    await pilot.press("r")
    await until(pilot, lambda: isinstance(pilot.app.screen, screen), "the game")
    await until(pilot, lambda: "Round" in shown(pilot.app.screen), "a picture")


async def test_the_last_turn_is_played_again_in_a_new_record(home: Path, told: list[str]) -> None:
    with_pauses(home, 0.0)
    old = save(home, after_turns(new_game(2, kinds=AGAINST_BOTS), 4))
    async with running() as pilot:
        await sit_down(pilot)
        before = pilot.app.screen
        await pilot.press("U")
        await until(pilot, lambda: pilot.app.screen is not before, "the earlier moment")
        await until(pilot, lambda: "Round 2/8" in shown(pilot.app.screen), "round 2")
        assert isinstance(pilot.app.screen, TurnScreen)
        await until(pilot, partial(_shows, pilot, "choose a card"), "the turn")
        assert "played on from here" not in shown(pilot.app.screen)
        await pilot.press("b", "enter")
        await until(pilot, partial(_shows, pilot, "played on from here"), "the mark in the log")
        assert [type(screen) for screen in pilot.app.screen_stack[1:]] == [TitleScreen, TurnScreen]

    (game,) = games_found().unfinished
    new, former = load_record(game.path), load_record(old)
    assert new.game.entries[:4] == former.game.entries[:4]
    assert new.game.entries[4].move.do == "black"
    assert branches(new) == 1
    assert is_continued(former)
    assert any("taken back" in text for text in told)


async def test_it_goes_back_turn_by_turn(home: Path) -> None:
    with_pauses(home, 0.0)
    save(home, after_turns(new_game(2, kinds=AGAINST_BOTS), 6))
    async with running() as pilot:
        await sit_down(pilot)
        for number in (3, 2, 1):
            await pilot.press("U")
            await until(pilot, partial(_shows, pilot, f"Round {number}/8"), f"round {number}")
        await until(pilot, lambda: "choose a card" in shown(pilot.app.screen), "the turn")
        await pilot.press("U")
        await until(pilot, lambda: "not played a card yet" in shown(pilot.app.screen), "why not")
    (game,) = games_found().unfinished
    assert branches(load_record(game.path)) == 3


async def test_what_several_people_have_played_stays(home: Path) -> None:
    path = save(home, after_turns(new_game(2), 4))
    async with running() as pilot:
        await awake(pilot)
        await pilot.press("r")
        await until(pilot, lambda: "Pass the keyboard" in shown(pilot.app.screen), "the curtain")
        await awake(pilot)
        await pilot.press("space")
        await until(pilot, lambda: "Round" in shown(pilot.app.screen), "the hand")
        await pilot.press("U")
        await until(pilot, lambda: "other people play" in shown(pilot.app.screen), "why not")
    assert [game.path for game in games_found().unfinished] == [path]


async def test_the_menu_takes_the_turn_back_too(home: Path) -> None:
    with_pauses(home, 0.0)
    save(home, after_turns(new_game(3, kinds=AGAINST_BOTS), 3))
    async with running() as pilot:
        await sit_down(pilot)
        await pilot.press("m")
        await until(pilot, lambda: isinstance(pilot.app.screen, Menu), "the menu")
        assert "Take back my last turn" in shown(pilot.app.screen)
        await pilot.press("U")
        await until(pilot, lambda: "Round 1/8" in shown(pilot.app.screen), "round 1")
