"""A program that is killed at any moment loses nothing that it has shown."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from support.driving import Driven
from support.playing import BY_KEYS, CURTAIN, NAPKIN, Step, play, resume
from support.processes import children, runs
from support.saves import PEOPLE, after_turns, new_game, only_record, save, with_pauses
from support.terminal import Terminal

from hats_tui.game import CardPlayed, Game

GREEDY = "bot:greedy"
RESUMABLE = "r +Resume: Ann and Bob, round [1-8] of 8"
WHO = [["human", GREEDY], ["human", "human"], [GREEDY, GREEDY]]


def wait_for_the_end_of(processes: Iterable[int]) -> None:
    end = time.monotonic() + 20
    while any(runs(pid) for pid in processes):
        assert time.monotonic() < end, "a bot is left"
        time.sleep(0.02)


def shown_moves(terminal: Driven) -> list[tuple[str, ...]]:
    """What the log on the screen tells of cards that were played."""
    return re.findall(r"(\w+) +plays ([HCFPSTJ][1-6]), takes ([HCFPSTJ][1-6])", terminal.text)


def recorded_moves(game: Game) -> set[tuple[str, ...]]:
    """The same, as the record has it."""
    names = [player.name for player in game.header.players]
    return {
        (names[event.seat - 1], event.card, event.took)
        for event in game.events
        if isinstance(event, CardPlayed)
    }


class Witness:
    """Plays, and remembers every card that it saw being played."""

    def __init__(self) -> None:
        self.seen: set[tuple[str, ...]] = set()
        self.steps = {pattern: self._watched(step) for pattern, step in BY_KEYS.items()}
        self.steps["Round"] = self.look

    def look(self, terminal: Driven) -> object:
        self.seen.update(shown_moves(terminal))
        return None

    def _watched(self, step: Step) -> Step:
        def watched(terminal: Driven) -> object:
            self.look(terminal)
            return step(terminal)

        return watched


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_lost_that_was_shown(seed: int, tmp_path: Path) -> None:
    moments, witness = Random(seed), Witness()
    with_pauses(tmp_path, 0.1)
    save(tmp_path, after_turns(new_game(2, seed, [*WHO[seed], *PEOPLE[2:]]), 10))
    for _kill in range(2):
        with Terminal(tmp_path) as terminal:
            resume(terminal.wait(RESUMABLE)).settle()
            bots = children(terminal.pid)
            assert len(bots) == WHO[seed].count(GREEDY)
            killer = threading.Timer(moments.uniform(0, 2), terminal.kill)
            killer.start()
            with pytest.raises((AssertionError, OSError)):
                play(terminal, witness.steps, "not before it is killed")
            killer.join()
        wait_for_the_end_of(bots)
        record = only_record(tmp_path)
        assert witness.seen <= recorded_moves(record.game)
        if record.result is not None:
            return
    with Terminal(tmp_path) as terminal:
        play(resume(terminal.wait(RESUMABLE)), BY_KEYS, NAPKIN)
    assert witness.seen <= recorded_moves(only_record(tmp_path).game)


def test_a_game_that_is_open_elsewhere_is_not_played_twice(tmp_path: Path) -> None:
    save(tmp_path, after_turns(new_game(2), 3))
    with Terminal(tmp_path) as first, Terminal(tmp_path) as second:
        resume(first).wait(CURTAIN)
        second.wait(RESUMABLE).press_until("r", "open in another window")
        first.kill()
        resume(second).wait(CURTAIN)
