"""How much stronger is one bot of ours than another? Run it: python tests/benchmarks/duel.py A B.

One unit is one deal, played once from each seat (each team at four players), so that neither luck
nor the advantage of a late seat favours anybody; at three players A meets two of B, and a fair
share is 33.3 %. The bots play in this process. The interval is a 95 % one over deals.
"""

from __future__ import annotations

import argparse
import time
from statistics import fmean, stdev
from typing import NamedTuple

from hats_tui.bots.players import BOTS, Choose, bot_named
from hats_tui.game import Game, Header, Player, deal, derived_seed, score_sheet


class Result(NamedTuple):
    """How one deal went for A, on average over its seats."""

    share: float
    """Share of the wins, from 0 to 1."""
    margin: float
    """Points more than the best other side."""


def play(header: Header, choosers: tuple[Choose, ...]) -> Game:
    """A whole game by these players, by seat."""
    game = Game.from_header(header)
    while (actor := game.state.board.actor) is not None:
        view = game.view(actor)
        seed = derived_seed(str(header.seed), "bot", len(view.history), actor)
        action = choosers[actor - 1](view, view.legal, 1_000, seed)
        game = game.apply(game.with_chance(action))
    return game


def duel(a: Choose, b: Choose, players: int, seed: str) -> Result:
    """One deal, with A on each side in turn."""
    table = tuple(Player(name=f"{seat}", kind="human") for seat in range(1, players + 1))
    header = deal(table, seed)
    sides = 2 if players == 4 else players
    results = []
    for side in range(sides):
        choosers = tuple(a if seat % sides == side else b for seat in range(players))
        sheet = score_sheet(play(header, choosers).state)
        winners = {(seat - 1) % sides for seat in sheet.winners}
        others = [total for other, total in enumerate(sheet.sides) if other != side]
        share = (side in winners) / len(winners)
        results.append(Result(share, sheet.sides[side] - max(others)))
    return Result(fmean(r.share for r in results), fmean(r.margin for r in results))


def interval(values: list[float], scale: float = 1) -> str:
    """Mean and 95 % interval, as text."""
    mean = fmean(values)
    half = 1.96 * stdev(values) / len(values) ** 0.5
    return f"{scale * mean:.1f} [{scale * (mean - half):.1f}, {scale * (mean + half):.1f}]"


def main() -> None:
    """Play the duels that the command line asks for."""
    ids = [bot.id for bot in BOTS]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("a", choices=ids)
    parser.add_argument("b", choices=ids)
    parser.add_argument("--players", type=int, nargs="+", choices=(2, 3, 4), default=[2, 3, 4])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="duel")
    asked = parser.parse_args()
    choosers = [bot.player() for bot in map(bot_named, (asked.a, asked.b)) if bot is not None]
    for players in asked.players:
        began = time.perf_counter()
        seeds = [f"{asked.seed}/{number}" for number in range(asked.deals)]
        results = [duel(choosers[0], choosers[1], players, seed) for seed in seeds]
        print(
            f"{players} players, {asked.deals} deals: {asked.a} wins "
            f"{interval([result.share for result in results], 100)} % against {asked.b}, "
            f"margin {interval([result.margin for result in results])} "
            f"({time.perf_counter() - began:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()
