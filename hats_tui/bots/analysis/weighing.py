"""The few best actions with their win chances, found in rounds that each try fewer actions longer.

Whatever was picked because it did well looks a little better than it is. So what is told in the
end comes from worlds that had no part in picking.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from hats_tui.bots.analysis.scales import AS_USUAL, Difference, Scales
from hats_tui.bots.worlds.worlds import Imagined

FINALISTS: Final = 4
"""So many actions are compared in the end, besides those that are asked about."""
_SHARES: Final = (0.2, 0.2)
"""Of the work for the two rounds that pick; the rest is for the last one."""
_SEMIFINALISTS: Final = 10
_NEARLY_ALL: Final = 0.99
"""The most that is told to be done before the end, since 1 says that no more will be told."""


@dataclass(frozen=True)
class Weighed:
    """One action, as compared with the best one."""

    action: int
    win: float
    """How likely a win is after it, from 0 to 1."""
    loss: Difference
    """How much less likely than after the best action."""


@dataclass(frozen=True)
class Weighing:
    """What is known so far."""

    part: float
    """How much of the work is done, from 0 to 1."""
    worlds: int
    """In how many worlds what follows was found."""
    win: float
    """How likely the player's side wins when everybody goes on as well as can be: after the best of
    the actions, where there are some."""
    actions: tuple[Weighed, ...]
    """The best one first; none before the last round."""


def weigh(
    actions: Sequence[int],
    asked: Sequence[int],
    worlds: Imagined,
    seat: int,
    *,
    work: int,
    seed: int,
) -> Iterator[Weighing]:
    """Compare actions, and tell from time to time how far that is.

    Args:
        actions: Legal ones, as the kernel writes them; none to know only how things stand.
        asked: Some of them, to be told about however bad they are.
        worlds: What the player thinks possible.
        seat: The player, from 0 on.
        work: So many games are imagined.
        seed: All that is random follows from it.
    """
    left, done = list(actions), 0
    for number, share in enumerate(_SHARES):
        keep = (_SEMIFINALISTS, FINALISTS)[number]
        if len(left) > keep:
            scales = Scales(left, worlds, seat, seed + number)
            wanted = max(4, int(share * work) // len(left))
            for tried in _in_goes(scales, wanted):
                yield Weighing(min((done + tried * len(left)) / work, _NEARLY_ALL), 0, 0.0, ())
            done += wanted * len(left)
            left = sorted(left, key=scales.value, reverse=True)[:keep]
    finalists = list(dict.fromkeys([*left, *asked])) or [AS_USUAL]
    scales = Scales(finalists, worlds, seat, seed + len(_SHARES))
    wanted = max(4, (work - done) // len(finalists))
    for tried in _in_goes(scales, wanted):
        part = min((done + tried * len(finalists)) / work, _NEARLY_ALL)
        ranked = _ranked(scales)
        win = ranked[0].win if ranked else scales.win(AS_USUAL)
        yield Weighing(1.0 if tried == wanted else part, tried, win, ranked)


def _in_goes(scales: Scales, wanted: int) -> Iterator[int]:
    """Try so many worlds, and say after each go how many have been tried."""
    tried = 0
    while tried < wanted:
        count = min(scales.at_once, wanted - tried)
        scales.add(count)
        tried += count
        yield tried


def _ranked(scales: Scales) -> tuple[Weighed, ...]:
    """The actions, the one that won most often first; of equals the clearer one."""
    wins = {action: scales.win(action) for action in scales.actions if action != AS_USUAL}
    actions = sorted(wins, key=lambda action: (wins[action], scales.value(action)), reverse=True)
    return tuple(
        Weighed(action, wins[action], scales.difference(actions[0], action)) for action in actions
    )
