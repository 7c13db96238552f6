"""Learn what positions are worth: python tests/benchmarks/values.py --players 2 --minutes 20.

A network plays games with itself. First everybody plays as habit has it; then what leads to the
position that the network likes best, or now and then something else. After each round of games
the network is made to expect what they showed. It is written to `--out`, and `hats_tui/bots/values`
holds what this made.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import count
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.learning.fitting import Fit, fresh
from benchmarks.learning.selfplay import Lesson, Table
from benchmarks.tastes import deals

from hats_tui.bots.kernel.position import Position
from hats_tui.bots.values.features import Features
from hats_tui.bots.values.network import UNIT, Weights, read

GAMES = 400
"""So many are played in step."""
BATCH = 20
"""After so many of them the network changes."""
BY_HABIT = 0.06
"""Of the time."""


def shuffled(players: int, rng: np.random.Generator, games: int = GAMES) -> list[Position]:
    """Games dealt at random, with the first types in play, and player 1 to begin."""
    [pattern] = deals(players, 1, "pattern")
    start = pattern[0]
    ranks = np.arange(1, 7)
    cards = np.concatenate([kind * 8 + ranks for kind in types_of(players)])
    spaces = len(start.table)
    dealt = []
    for _ in range(games):
        mixed = rng.permutation(cards).tolist()
        position = start.copy()
        position.first = position.turn = 0
        position.table, mixed = mixed[:spaces], mixed[spaces:]
        hands = [mixed[9 * seat : 9 * seat + 9] for seat in range(players)]
        position.hands = [sum(1 << card for card in hand) for hand in hands]
        position.deck = mixed[9 * players :]
        dealt.append(position)
    return dealt


def types_of(players: int) -> list[int]:
    """The types in play; which ones they are makes no difference."""
    return list(range(5 if players == 2 else 7))


def cut(lessons: list[Lesson], some: NDArray[np.intp]) -> list[Lesson]:
    """The lessons of some games."""
    return [
        Lesson(
            lesson.left,
            Features(lesson.seen.types[..., some], lesson.seen.whole[:, some]),
            lesson.truth[:, some],
        )
        for lesson in lessons
    ]


def store(weights: Weights, path: Path) -> None:
    """Write the weights."""
    whole = {n: (w * UNIT).round().astype(np.int16) for n, w in weights._asdict().items()}
    np.savez_compressed(path, **whole)


def main() -> None:
    """Learn for so many minutes."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--out", type=Path, default=Path("values.npz"))
    asked = parser.parse_args()
    rng = np.random.default_rng(asked.seed)
    start = read(asked.start.read_bytes()) if asked.start else fresh(asked.players, rng)
    fit, by_habit = Fit(start), 0.0 if asked.start else BY_HABIT
    begin = told = time.monotonic()
    off: list[float] = []
    for number in count():
        part = (time.monotonic() - begin) / (60 * asked.minutes)
        if part >= 1:
            break
        table = Table(shuffled(asked.players, rng), types_of(asked.players), rng)
        lessons = table.play(None if part < by_habit else fit.weights)
        rate = asked.rate * min(1.0, 2 * (1 - part) + 0.02)
        order = rng.permutation(GAMES)
        batches = np.array_split(order, GAMES // BATCH)
        off += [fit.learn(cut(lessons, some), rate) for some in batches]
        if time.monotonic() - told > 30:
            told = time.monotonic()
            print(f"{told - begin:.0f} s: {number * GAMES} games, {np.mean(off):.5f}", flush=True)
            off.clear()
            store(fit.weights, asked.out)
    store(fit.weights, asked.out)


if __name__ == "__main__":
    main()
