"""A game that is over, before its napkin is shown: what can still be done, and what cannot."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from support.saves import after_turns, new_game, only_record, save, with_pauses
from support.screens import awake, running, shown
from textual.pilot import Pilot

from hats_tui.tui.screens.turn import TurnScreen

AGAINST_A_BOT = ["human", "bot:random", "human", "human"]


async def until(pilot: Pilot[Any], come: Callable[[], bool], what: str) -> None:
    for _ in range(500):
        if come():
            return
        await pilot.pause(0.02)
    raise AssertionError(f"{what} did not come: {shown(pilot.app.screen)}")


async def resumed(pilot: Pilot[Any], text: str) -> TurnScreen:
    await awake(pilot)
    await pilot.press("r")
    await until(pilot, lambda: text in shown(pilot.app.screen), text)
    screen = pilot.app.screen
    assert isinstance(screen, TurnScreen)
    return screen


def offered(screen: TurnScreen) -> str:
    return " ".join(entry.label for entry in screen.menu_entries())


async def test_no_seat_changes_hands_any_more(home: Path) -> None:
    with_pauses(home, 0.0)
    save(home, after_turns(new_game(2, kinds=AGAINST_A_BOT), 15))
    async with running() as pilot:
        screen = await resumed(pilot, "the game is over")
        assert "Let a bot play" not in offered(screen)
        assert "Concede" not in offered(screen)
        assert "No more hints" not in offered(screen)
        assert "A hint" in offered(screen)
    assert only_record(home).result is not None


async def test_whoever_left_does_not_come_back(home: Path) -> None:
    with_pauses(home, 0.0)
    save(home, after_turns(new_game(2, kinds=AGAINST_A_BOT), 14))
    async with running() as pilot:
        screen = await resumed(pilot, "choose a card")
        entries = {entry.label: entry for entry in screen.menu_entries()}
        entries["Let a bot play on for me"].action()
        await until(pilot, lambda: "the game is over" in shown(pilot.app.screen), "the end")
        assert "Take the seat" not in offered(screen)
        await pilot.press("enter")
        await until(pilot, lambda: "Total" in shown(pilot.app.screen), "the napkin")
    assert only_record(home).result is not None
