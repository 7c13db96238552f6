"""How much stronger is one bot of ours than another? Run it: python tests/benchmarks/duel.py A B.

A and B are ids of bots, each with another budget than the usual one if you like (`deep:300`), or
`yardstick`, a plain tree search that is never changed, with another number of descents if you like.
One unit is one deal, played once from each seat (each team at four players), so that neither luck
nor the advantage of a late seat favours anybody; at three players A meets two of B, and a fair
share is 33.3 %. The bots play in this process. The interval is a 95 % one over deals.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.yardstick import ITERATIONS, Yardstick

from hats_tui.bots.players import Choose, bot_named
from hats_tui.game import (
    Action,
    Game,
    Header,
    Player,
    PlayerView,
    deal,
    derived_seed,
    score_sheet,
)
from hats_tui.table.engine import BUDGET


class Contestant:
    """A player as the command line names it, and the time that it takes."""

    def __init__(self, name: str) -> None:
        """Find the player.

        Raises:
            SystemExit: There is none of this name.
        """
        bot, _colon, budget = name.partition(":")
        self.name = name
        self.seconds, self.longest, self.actions = 0.0, 0.0, 0
        self._budget = int(budget or BUDGET)
        info = bot_named(bot)
        if info is None and bot != "yardstick":
            raise SystemExit(f"there is no bot {bot!r}")
        self._choose = Yardstick(int(budget or ITERATIONS)) if info is None else info.player()

    def __call__(
        self, view: PlayerView, legal: tuple[Action, ...], budget: int, seed: int
    ) -> Action:
        """Choose with this player's own budget."""
        del budget
        begin = time.process_time()
        action = self._choose(view, legal, self._budget, seed)
        taken = time.process_time() - begin
        self.seconds += taken
        self.longest = max(self.longest, taken)
        self.actions += 1
        return action

    @property
    def pace(self) -> str:
        """The processor time for an action, as text."""
        mean, most = 1000 * self.seconds / self.actions, 1000 * self.longest
        return f"{self.name} {mean:.0f} ms an action, {most:.0f} at most"


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
        action = choosers[actor - 1](view, view.legal, BUDGET, seed)
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
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("--players", type=int, nargs="+", choices=(2, 3, 4), default=[2, 3, 4])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no deal later")
    asked = parser.parse_args()
    for players in asked.players:
        a, b = Contestant(asked.a), Contestant(asked.b)
        results: list[Result] = []
        end = time.monotonic() + asked.seconds
        while len(results) < asked.deals and (len(results) < 2 or time.monotonic() < end):
            results.append(duel(a, b, players, f"{asked.seed}/{len(results)}"))
        print(
            f"{players} players, {len(results)} deals: {asked.a} wins "
            f"{interval([result.share for result in results], 100)} % against {asked.b}, "
            f"margin {interval([result.margin for result in results])} ({a.pace}, {b.pace})",
            flush=True,
        )


if __name__ == "__main__":
    main()
