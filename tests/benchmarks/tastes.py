"""Which taste makes play-outs strongest? Run it: python tests/benchmarks/tastes.py.

Each taste plays against the greedy one, thousands of games in step: each deal from every seat (by
each team at four players); at three players it meets two greedy ones, and a fair share is 33.3 %.
The interval is a 95 % one over deals.
"""

from __future__ import annotations

import argparse
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.kernel.greedy import GREEDY, Taste
from hats_tui.bots.kernel.position import Position, position_of
from hats_tui.bots.lockstep.crowd import Crowd
from hats_tui.bots.lockstep.playouts import dice, ends, step
from hats_tui.game import Game, Player, deal

TASTES = tuple(Taste(value, black) for value in (0, 1, 2) for black in (0, 2, 4))


def deals(players: int, count: int, seed: str) -> list[list[Position]]:
    """So many deals, those together in which the same player begins."""
    table = tuple(Player(name=f"{seat}", kind="human") for seat in range(1, players + 1))
    headers = [deal(table, f"{seed}/{number}") for number in range(count)]
    positions = [position_of(Game.from_header(header).state) for header in headers]
    positions.sort(key=lambda position: position.first)
    return [list(group) for _first, group in groupby(positions, lambda position: position.first)]


def shares(positions: list[Position], taste: Taste, seed: int) -> NDArray[np.float32]:
    """By deal: how often the taste wins, on average over the sides that it can be on."""
    won = []
    sides = Crowd(positions).sides
    for side in range(sides):
        crowd, throw = Crowd(positions), dice(np.random.default_rng(seed))
        for left in range(int(crowd.left[0]), 0, -1):
            step(crowd, left, throw, taste if crowd.mover(left) % sides == side else GREEDY)
        won.append(ends(crowd).shares[side])
    mean: NDArray[np.float32] = np.mean(won, axis=0)
    return mean


def main() -> None:
    """Play with every taste at every number of players."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=4_000)
    parser.add_argument("--seed", default="tastes")
    asked = parser.parse_args()
    for players in (2, 3, 4):
        groups = deals(players, asked.deals, asked.seed)
        for taste in TASTES:
            found = [shares(group, taste, number) for number, group in enumerate(groups)]
            won = 100 * np.concatenate(found)
            half = 1.96 * won.std() / len(won) ** 0.5
            print(f"{players} players, {taste}: {won.mean():.1f} +- {half:.1f} % against greedy")


if __name__ == "__main__":
    main()
