"""Hints in a game that is played: they come from a process, count, and can be switched off."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.games import dealt, finished
from support.hints import weighed_at_once
from support.saves import after_turns, new_game, save
from support.screens import awake, running, shown
from textual.pilot import Pilot

from hats_tui.game import BlackHat, Discard, PublicView
from hats_tui.record import HintNote, load_record
from hats_tui.record.hints import is_without_hints
from hats_tui.store.history.reading import facts_of
from hats_tui.table import hints
from hats_tui.tui.app import HatsApp
from hats_tui.tui.coach import hinting
from hats_tui.tui.coach.hint_box import HintBox
from hats_tui.tui.dialogs.menu import Menu
from hats_tui.tui.screens.turn import TurnScreen
from hats_tui.words.names import Names

WIDE = (120, 40)
AGAINST_A_BOT = ["human", "bot:random", "human", "human"]


async def until(pilot: Pilot[Any], come: Callable[[], bool], what: str) -> None:
    for _ in range(500):
        if come():
            return
        await pilot.pause(0.02)
    raise AssertionError(f"{what} did not come: {shown(pilot.app.screen)}")


async def sit_down(pilot: Pilot[Any]) -> TurnScreen:
    """Play the unfinished game on, to where a person decides."""
    await awake(pilot)
    await pilot.press("r")
    await until(pilot, lambda: isinstance(pilot.app.screen, TurnScreen), "the game")
    await until(pilot, lambda: "choose a card" in shown(pilot.app.screen), "the turn")
    screen = pilot.app.screen
    assert isinstance(screen, TurnScreen)
    return screen


def begun(home: Path) -> Path:
    return save(home, after_turns(new_game(2, kinds=AGAINST_A_BOT), 4))


def offered(screen: TurnScreen) -> bool:
    """Whether the last row offers a hint, in a window that has room for it."""
    return "a  Hint" in shown(screen)


def hints_in(record: Path) -> list[HintNote]:
    notes = [line.content for line in load_record(record).notes]
    return [note for note in notes if isinstance(note, HintNote)]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Finds the first actions the best, at once; gives how often somebody looked."""
    return weighed_at_once(monkeypatch)


async def test_a_hint_from_the_real_process_stages_a_move_and_plays_nothing(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "BUDGET", 600)
    record = begun(home)
    async with running() as pilot:
        screen = await sit_down(pilot)
        await pilot.press("a")
        await until(pilot, lambda: isinstance(pilot.app.screen, HintBox), "the dialog")
        text = "games that this could be"
        await until(pilot, lambda: text in shown(pilot.app.screen), "an answer")
        await pilot.press("enter")
        await until(pilot, lambda: pilot.app.screen is screen, "the table")
        assert screen.shown is not None
        selection = screen.shown.selection
        assert selection is not None
        assert selection.armed
        await until(pilot, lambda: bool(hints_in(record)), "the note")
        assert len(load_record(record).moves) == 8
        await pilot.press("enter")
        await until(pilot, lambda: len(load_record(record).moves) > 8, "the move")


async def test_a_hint_is_counted_once_for_a_moment(home: Path, quick: list[int]) -> None:
    record = begun(home)
    async with running() as pilot:
        screen = await sit_down(pilot)
        for _ in range(3):
            await pilot.press("a")
            await until(pilot, lambda: isinstance(pilot.app.screen, HintBox), "the dialog")
            await until(pilot, lambda: "60 %" in shown(pilot.app.screen), "an answer")
            await pilot.press("escape")
            await until(pilot, lambda: pilot.app.screen is screen, "the table")
        await until(pilot, lambda: bool(hints_in(record)), "the note")

        assert hints_in(record) == [HintNote(seat=1)]
        assert len(quick) == 2  # for main actions, and for others
        assert facts_of(load_record(record)).seats[0].hints == 1


async def test_the_menu_gives_a_hint_as_well(home: Path, quick: list[int]) -> None:
    begun(home)
    async with running() as pilot:
        await sit_down(pilot)
        await pilot.press("m")
        await until(pilot, lambda: isinstance(pilot.app.screen, Menu), "the menu")
        await pilot.press("a")
        await until(pilot, lambda: isinstance(pilot.app.screen, HintBox), "the dialog")
    assert len(quick) == 2  # for main actions, and for others


async def test_hints_can_be_switched_off(home: Path, quick: list[int]) -> None:
    record = begun(home)
    async with running(WIDE) as pilot:
        pilot.app.preferences.change("hints", value=False)  # type: ignore[attr-defined]
        assert not offered(await sit_down(pilot))
        await pilot.press("a")
        await until(pilot, lambda: "switched off" in shown(pilot.app.screen), "the reason")
    assert not quick
    assert not hints_in(record)


async def test_a_hidden_hand_is_not_told_of(home: Path, quick: list[int]) -> None:
    begun(home)
    async with running() as pilot:
        await sit_down(pilot)
        await pilot.press("z", "a")
        await until(pilot, lambda: "Your hand is hidden" in shown(pilot.app.screen), "the reason")
    assert not quick


async def test_where_one_thing_can_be_done_or_nothing_there_is_no_hint(home: Path) -> None:
    begun(home)
    async with running() as pilot:
        app = pilot.app
        assert isinstance(app, HatsApp)
        game = dealt(2, first=1)
        helper = hinting.Hinting(app, game.header.players, Names.of(["Ann", "Bob"]), print)

        def why_not(view: PublicView | None) -> str:
            return str(helper.why_not(view, agreed=True))

        assert why_not(game.view(1)) == "None"
        assert "your own turn" in why_not(game.view(2))
        assert "your own turn" in why_not(game.public_view())
        assert "your own turn" in why_not(None)
        discard = next(a for a in game.view(1).legal if isinstance(a, Discard))
        game = game.apply(game.with_chance(discard))
        game = game.apply(next(a for a in game.view(1).legal if isinstance(a, BlackHat)))
        assert "only one thing" in why_not(game.view(1))
        assert "its replay has a coach" in why_not(finished(2, 1).view(1))


async def test_a_game_can_be_played_without_hints_also_when_it_is_resumed(
    home: Path, quick: list[int]
) -> None:
    record = begun(home)
    async with running(WIDE) as pilot:
        screen = await sit_down(pilot)
        assert offered(screen)
        entries = {entry.label: entry for entry in screen.menu_entries()}
        entries["No more hints in this game"].action()
        await until(pilot, lambda: is_without_hints(load_record(record)), "the note")
        await until(pilot, lambda: not offered(screen), "the bar without a hint")
        await pilot.press("a")
        await until(pilot, lambda: "without hints" in shown(pilot.app.screen), "the reason")
        entries = {entry.label: entry for entry in screen.menu_entries()}
        assert not entries["No more hints in this game"].enabled
        assert not entries["A hint"].enabled

    async with running(WIDE) as pilot:
        assert not offered(await sit_down(pilot))
        await pilot.press("a")
        await until(pilot, lambda: "without hints" in shown(pilot.app.screen), "the reason")
    assert not quick
