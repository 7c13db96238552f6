"""Hints in lines of text: told once found, noted, refused with the reason, stopped by Ctrl+C."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest
from support.hints import weighed_at_once
from support.saves import after_turns, new_game, only_record, save
from support.script import Script, left

from hats_tui.record import HintNote
from hats_tui.record.hints import no_hints_line
from hats_tui.store.settings import Settings
from hats_tui.table.analyst import Analysis, Analyst

GAME = after_turns(new_game(2, kinds=("human", "bot:greedy"), names=("Ann", "Bob")), 2)


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Finds the first actions the best, at once; gives how often somebody looked."""
    return weighed_at_once(monkeypatch)


def notes(home: Path) -> int:
    return sum(isinstance(line.content, HintNote) for line in only_record(home).notes)


async def test_the_best_moves_are_told_and_noted_once(home: Path, looked: list[int]) -> None:
    script = Script("hint", "a")
    await left(script, save(home, GAME))

    start = script.said.index("How often your side wins, in 1000 games that this could be.")
    told = script.said[start + 1 :]
    moves = [line for line in told if line[:3] in {"1. ", "2. "}]
    assert moves[0].endswith(": 60\xa0%.")
    assert moves[1].endswith(": 50\xa0%, 10\xa0% less, give or take 4.")
    assert moves[:2] == moves[2:]
    assert any(line.startswith("Why: ") for line in told)
    assert len(looked) == 2  # main actions and the others, and not again for the same moment
    assert notes(home) == 1


@pytest.mark.parametrize("off", ["settings", "game"])
async def test_where_hints_are_off_it_is_told_why(off: str, home: Path, looked: list[int]) -> None:
    file = save(home, GAME)
    if off == "game":
        file.write_text(f"{file.read_text()}{no_hints_line()}\n")
    script = Script("hint")
    await left(script, file, Settings(hints=off != "settings"))

    why = {"settings": "switched off in the settings", "game": "played without hints"}
    assert sum(why[off] in line for line in script.said) == 1
    assert not looked
    assert notes(home) == 0


async def test_ctrl_c_stops_the_search_and_not_the_game(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def weigh(*_given: object, **_named: object) -> Analysis:
        signal.raise_signal(signal.SIGINT)
        await asyncio.Event().wait()
        raise AssertionError("nobody wakes it")

    monkeypatch.setattr(Analyst, "weigh", weigh)
    before = signal.getsignal(signal.SIGINT)
    script = Script("hint", "hand")
    await left(script, save(home, GAME))

    assert script.said.count("Stopped: there is no hint.") == 1
    assert script.said[-2].startswith("Your hand:") or script.said[-1].startswith("Your hand:")
    assert signal.getsignal(signal.SIGINT) == before


async def test_a_search_that_fails_is_told_of(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hats_tui.table.engine_failure import EngineFailure, FailureReason

    async def weigh(*_given: object, **_named: object) -> Analysis:
        raise EngineFailure(FailureReason.ENDED, "gone")

    monkeypatch.setattr(Analyst, "weigh", weigh)
    script = Script("hint")
    await left(script, save(home, GAME))
    assert any(line.startswith("No hint came") for line in script.said)
