"""How much stronger do habits make play-outs? Run it: python tests/benchmarks/tastes.py [--learn].

The habits of the searches play against greed, and against plain thrift, thousands of games in step:
each deal from every seat (by each team at four players); at three players one meets two of the
other, and a fair share is 33.3 %. The interval is a 95 % one over deals.

With `--learn` habits are found instead, by the cross-entropy method: tables around the best ones so
far play against thrift and against what was best earlier, and those that win most say where to look
next. It takes some twenty minutes, and prints what `hats_tui/bots/kernel/tastes.py` may hold.
"""

from __future__ import annotations

import argparse
from itertools import groupby
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.kernel.greedy import WILD
from hats_tui.bots.kernel.position import Position, position_of
from hats_tui.bots.kernel.tastes import GREEDY, HABITS, Habit, Taste
from hats_tui.bots.lockstep.crowd import Crowd
from hats_tui.bots.lockstep.playouts import Dice, ends, step
from hats_tui.game import Game, Player, deal

THRIFTY: Final[Habit] = (Taste(), *[Taste(played=-2, black=-4)] * 7)
"""Saves high cards, which go on every space, and cards at all."""
FIRST: Final = np.array([-2, 0, -4, 0, 0, 1, 0], dtype=float)
SPREAD: Final = np.array([1.2, 1.2, 4, 3, 2, 1.2, 3])
STAGES: Final = (7, 4, 1)
"""Turns to come: here tastes are learnt, and between them they change evenly."""
TABLES, BEST = 48, 10
"""So many tables play in each round, and so many of them are followed."""


def deals(players: int, count: int, seed: str) -> list[list[Position]]:
    """So many deals, those together in which the same player begins."""
    table = tuple(Player(name=f"{seat}", kind="human") for seat in range(1, players + 1))
    headers = [deal(table, f"{seed}/{number}") for number in range(count)]
    positions = [position_of(Game.from_header(header).state) for header in headers]
    positions.sort(key=lambda position: position.first)
    return [list(group) for _first, group in groupby(positions, lambda position: position.first)]


def shares(groups: list[list[Position]], habit: Habit, other: Habit) -> NDArray[np.float32]:
    """By deal: how often a habit wins, on average over the sides that it can be on."""
    won = []
    for number, positions in enumerate(groups):
        sides = Crowd(positions).sides
        of_side = [_play(positions, habit, other, side, number) for side in range(sides)]
        won.append(np.mean(of_side, axis=0))
    return np.concatenate(won)


def _play(
    positions: list[Position], habit: Habit, other: Habit, side: int, seed: int
) -> NDArray[np.float32]:
    crowd, throw = Crowd(positions), _ties(np.random.default_rng(seed))
    for left in range(int(crowd.left[0]), 0, -1):
        step(crowd, left, throw, habit if crowd.mover(left) % crowd.sides == side else other)
    won: NDArray[np.float32] = ends(crowd).shares[side]
    return won


def _ties(rng: np.random.Generator) -> Dice:
    """Dice that only decide between equal actions: habits are compared, and not luck."""
    return lambda _left, count: rng.integers(0, WILD, count, dtype=np.int16)


def habit_of(stages: NDArray[np.float64]) -> Habit:
    """The habit between the tastes of the stages; without turns to come it is greedy."""
    turns, known = np.arange(1, 8), np.array(STAGES[::-1])
    columns = [np.interp(turns, known, stages[::-1, column]) for column in range(stages.shape[1])]
    rows = np.stack(columns, axis=1).round().astype(int).tolist()
    return (Taste(), *[Taste(*row) for row in rows])


def learn(players: int, rounds: int, seed: int) -> Habit:
    """Find a habit.

    Args:
        players: How many play.
        rounds: How often the tables are changed.
        seed: All that is random follows from it.
    """
    rng = np.random.default_rng(seed)
    mean = np.tile(FIRST, (len(STAGES), 1))
    spread = np.tile(SPREAD, (len(STAGES), 1))
    training = [deals(players, 600, f"learn/{number}") for number in range(8)]
    rivals = [THRIFTY]
    for number in range(rounds):
        if number and number % 20 == 0:
            rivals = [THRIFTY, habit_of(mean)]
        tables = [mean, *(mean + spread * rng.standard_normal((TABLES, *mean.shape)))]
        groups = training[number % len(training)]
        won = [sum(shares(groups, habit_of(t), r).mean() for r in rivals) for t in tables]
        best = np.stack([tables[place] for place in np.argsort(won)[-BEST:]])
        mean = 0.5 * mean + 0.5 * best.mean(0)
        spread = 0.6 * spread + 0.4 * best.std(0)
    return habit_of(mean)


def tell(players: int, name: str, won: NDArray[np.float32]) -> None:
    """Print how often a habit wins."""
    half = 196 * won.std() / len(won) ** 0.5
    print(f"{players} players, {name}: {100 * won.mean():.1f} +- {half:.1f} %", flush=True)


def main() -> None:
    """Measure the habits, or learn others."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--learn", action="store_true", help="find habits instead")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--deals", type=int, default=4_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for players in asked.players:
        habit = learn(players, asked.rounds, asked.seed) if asked.learn else HABITS[players]
        for taste in habit if asked.learn else ():
            print(taste)
        groups = deals(players, asked.deals, "tastes")
        tell(players, "thrift against greed", shares(groups, THRIFTY, GREEDY))
        tell(players, "habit against greed", shares(groups, habit, GREEDY))
        tell(players, "habit against thrift", shares(groups, habit, THRIFTY))


if __name__ == "__main__":
    main()
