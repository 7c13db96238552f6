"""How fast whole random games run on the rules, beside other games in Python on the same machine.

    python tests/benchmarks/random_play.py

Everybody plays in turn in short slices of one run, so that a busy machine slows all of them alike.
The others take part where they are installed: rlcard's uno, and OpenSpiel's block dominoes, which
is written in Python too (`pip install rlcard open_spiel`).
"""

from __future__ import annotations

import argparse
import platform
import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module, metadata
from statistics import median
from typing import Any, NamedTuple

from hats_tui.game import Discard, Player, deal, legal_actions, reduce
from hats_tui.game.chance import with_draw

READING = """
A ratio of 1.2 says that Hats takes 1.2 actions in the time in which the other takes one; it is the
median over all rounds. Compare the ratios of one run, not actions a second of two runs: they rise
and fall with all else that the machine does. Each action of Hats asks for all legal actions and
builds a new, fully validated state; deals and the drawing of cards are counted in."""


class Contestant(NamedTuple):
    """Somebody who plays."""

    name: str
    games: Iterator[int]
    """Plays another game each time, and gives the number of actions in it."""


def hats(players: int) -> Iterator[int]:
    """Random games of Hats, through the legal actions and the reducers."""
    people = tuple(Player(name=f"Player {seat}", kind="human") for seat in range(1, players + 1))
    choose = random.Random(players).choice
    number = 0
    while True:
        number += 1
        state, count = deal(people, str(number)).initial_state(), 0
        while legal := legal_actions(state.board, state.actor_hand):
            action = choose(legal)
            if isinstance(action, Discard):
                action = with_draw(state, action, "a seed", count)
            state = reduce(state, action)
            count += 1
        yield count


def uno() -> Iterator[int]:
    """Random games of rlcard's uno."""
    environment: Any = import_module("rlcard").make("uno")
    choose = random.Random(0).choice
    while True:
        state, _ = environment.reset()
        count = 0
        while not environment.is_over():
            state, _ = environment.step(choose(list(state["legal_actions"])))
            count += 1
        yield count


def dominoes() -> Iterator[int]:
    """Random games of OpenSpiel's block dominoes; a deal of a tile counts as an action."""
    import_module("open_spiel.python.games.block_dominoes")
    game: Any = import_module("pyspiel").load_game("python_block_dominoes")
    choose = random.Random(0).choice
    while True:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions = [action for action, _ in state.chance_outcomes()]
            else:
                actions = state.legal_actions()
            state.apply_action(choose(actions))
            count += 1
        yield count


def installed(package: str, title: str, play: Callable[[], Iterator[int]]) -> list[Contestant]:
    """The contestant, after a first game; nobody where the package is missing."""
    try:
        version = metadata.version(package)
        games = play()
        next(games)
    except (metadata.PackageNotFoundError, ImportError):
        return []
    return [Contestant(f"{package} {version} {title}", games)]


def speed(contestant: Contestant, seconds: float) -> float:
    """Actions a second, in whole games that take at least so much time of the processor."""
    actions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds or not actions:
        actions += next(contestant.games)
    return actions / spent


def main() -> None:
    """Let everybody play, and print the ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.05, help="of each slice")
    wanted = parser.parse_args()

    ours = [
        Contestant(f"hats-tui {metadata.version('hats-tui')}, {n} players", hats(n))
        for n in (2, 3, 4)
    ]
    others = [
        *installed("rlcard", "uno", uno),
        *installed("open_spiel", "block dominoes", dominoes),
    ]
    everybody = [*ours, *others]
    rounds = [[speed(one, wanted.seconds) for one in everybody] for _ in range(wanted.rounds)]
    python, pydantic = platform.python_version(), metadata.version("pydantic")
    print(f"Random play with Python {python}, pydantic {pydantic}: actions a second")
    for place, one in enumerate(everybody):
        print(f"  {one.name:36}{median(figures[place] for figures in rounds):10,.0f}")
    for place, other in enumerate(others, start=len(ours)):
        print(f"\nHats against {other.name}")
        for mine, one in enumerate(ours):
            ratio = median(figures[mine] / figures[place] for figures in rounds)
            print(f"  {one.name:36}{ratio:10.2f}")
    print(READING)


if __name__ == "__main__":
    main()
