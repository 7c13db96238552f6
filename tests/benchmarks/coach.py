"""Does the coach know good play from bad? Run it: python tests/benchmarks/coach.py [BOT...].

Each bot plays its own games at two players against Magpie, on equal deals, and some of its
decisions are judged as the coach does it, twice, with other imagined games. A good judge finds
that the stronger a bot is the less it loses, finds little wrong with the strongest, and says the
same again.

Told are, for each bot: how many decisions; the mean loss with its 95 % interval over games; how
often something was called wrong; how often both judgements agree, and their kappa, where chance
would give 0; and how often they agree on whether it was wrong at all. Everything runs in this
process, for so many seconds a bot (`--seconds`), so figures are of few decisions.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).parent.parent))

from hats_tui.bots.analysis.answering import analyses
from hats_tui.bots.players import BOTS, bot_named
from hats_tui.bots.protocol import SEED_LIMIT, Analyse, Analysis
from hats_tui.game import Action, Game, Player, PlayerView, deal, derived_seed
from hats_tui.table.coaching import alternatives, judge
from hats_tui.table.engine import BUDGET
from hats_tui.table.review import Decision, Grade

RIVAL = "greedy"
SHARE = 0.25
"""Of the decisions are judged."""
WRONG = {Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER}

Decided = tuple[PlayerView, Action]


class Here:
    """An analyst in this process."""

    def __init__(self, shift: int) -> None:
        self._shift = shift

    async def weigh(
        self,
        view: PlayerView,
        on_news: Callable[[Analysis], None],
        *,
        budget: int,
        actions: tuple[Action, ...] = (),
        asked: tuple[Action, ...] = (),
        sample: int = 1,
    ) -> Analysis:
        del on_news
        seed = derived_seed(f"{self._shift + sample}", "bot", len(view.history), view.seat)
        request = Analyse(
            id=1, view=view, actions=actions, asked=asked, budget=budget, seed=seed % SEED_LIMIT
        )
        return list(analyses(request))[-1]


def decisions_of(bot: str, number: int) -> Iterator[Decided]:
    """Some decisions of a bot in one game, from either seat in turn."""
    seat = number % 2 + 1
    names = [bot if place == seat else RIVAL for place in (1, 2)]
    players = tuple(Player(name=name, kind=f"bot:{name}") for name in names)
    choosers = []
    for name in names:
        info = bot_named(name)
        if info is None:
            raise SystemExit(f"there is no bot {name!r}")
        choosers.append(info.player())
    game, rng = Game.from_header(deal(players, f"coach{number}", first=1)), Random(number)
    while (actor := game.state.board.actor) is not None:
        view = game.view(actor)
        action = choosers[actor - 1](view, view.legal, BUDGET, len(view.history))
        judged = actor == seat and len(alternatives(view, action)) > 1
        if judged and rng.random() < SHARE:
            yield view, action
        game = game.apply(game.with_chance(action))


async def both(decided: Decided) -> tuple[Decision, Decision]:
    """A decision as judged twice, with other imagined games."""
    view, action = decided
    first, second = [await judge(Here(shift), 0, view, action) for shift in (0, 100)]  # type: ignore[arg-type]
    return first[0], second[0]


def kappa(pairs: Sequence[tuple[object, object]]) -> float:
    """How much more two judgements agree than by chance; 1 is always."""
    agreed = fmean(one == other for one, other in pairs)
    ones, others = (Counter(pair[n] for pair in pairs) for n in (0, 1))
    by_chance = sum(ones[each] * others[each] for each in ones) / len(pairs) ** 2
    return 1.0 if by_chance == 1 else (agreed - by_chance) / (1 - by_chance)


def report(bot: str, seconds: float) -> None:
    """Judge a bot for so long, and print what was found."""
    games: list[float] = []
    found: list[tuple[Decision, Decision]] = []
    begin, number = time.monotonic(), 0
    while time.monotonic() - begin < seconds:
        judged = [asyncio.run(both(decided)) for decided in decisions_of(bot, number)]
        found += judged
        if judged:
            games.append(fmean((one.loss + other.loss) / 2 for one, other in judged))
        number += 1
    mean = fmean((one.loss + other.loss) / 2 for one, other in found)
    spread = 1.96 * stdev(games) / sqrt(len(games)) if len(games) > 1 else 1.0
    grades = [(one.grade, other.grade) for one, other in found]
    wrong = [(one in WRONG, other in WRONG) for one, other in grades]
    print(
        f"{bot:8} {len(found):4} decisions of {len(games):3} games  "
        f"lost {100 * mean:5.1f} ±{100 * spread:4.1f} %  "
        f"wrong {100 * fmean(map(partial(sum), wrong)) / 2:3.0f} %  "
        f"agree {100 * fmean(a == b for a, b in grades):3.0f} % kappa {kappa(grades):4.2f}  "
        f"on wrong {100 * fmean(a == b for a, b in wrong):3.0f} % kappa {kappa(wrong):4.2f}",
        flush=True,
    )


def main() -> None:
    """Judge some bots, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", default=[bot.id for bot in BOTS])
    parser.add_argument("--seconds", type=float, default=15.0)
    options = parser.parse_args()
    for bot in options.bots:
        report(bot, options.seconds)


if __name__ == "__main__":
    main()
