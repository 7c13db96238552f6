"""The last round, searched through: every side answers as is best for it.

The others are taken to see all cards. The player does not: what it will do later is the best on
average over all imagined games that look the same to it by then. In the last round most imagined
games differ in nothing that matters any more; each that does is searched once. All lines that begin
with one action are rows of one crowd.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.kernel.greedy import NO_SPACE
from hats_tui.bots.kernel.position import Position
from hats_tui.bots.lockstep.crowd import Crowd, Ints
from hats_tui.bots.lockstep.moves import make
from hats_tui.bots.lockstep.playouts import ends, run
from hats_tui.bots.lockstep.policy import Outlook
from hats_tui.bots.search.turns import perform
from hats_tui.bots.values.afterwards import best_of_each
from hats_tui.bots.values.prospects import outcome, utilities
from hats_tui.bots.worlds.worlds import Imagined

_Floats: TypeAlias = NDArray[np.float64]
_Places: TypeAlias = NDArray[np.intp]

_CODES = 1 << 9
"""A space and a card are less than that together."""


def in_the_end(
    actions: Sequence[int], possible: Imagined, seat: int, worlds: int, seed: int
) -> int:
    """The action that is best when so many worlds are searched through.

    Args:
        actions: Legal ones, as the kernel writes them.
        possible: What the player thinks possible.
        seat: The player, from 0 on.
        worlds: The work.
        seed: All that is random follows from it.
    """
    rng = Random(seed)
    samples = [possible.sample(rng) for _ in range(worlds)]
    return max(actions, key=lambda action: worth(action, samples, seat, rng))


def worth(action: int, worlds: Sequence[Position], seat: int, rng: Random) -> float:
    """What an action brings on average when everybody plays best after it, from 0 to 1.

    Args:
        action: A legal one, as the kernel writes it.
        worlds: Positions that the player cannot tell apart, with few main actions left; they are
            not changed.
        seat: The player, from 0 on.
        rng: Shuffles the discards where a draw empties the pile.
    """
    found: dict[tuple[int, ...], Position] = {}
    often: Counter[tuple[int, ...]] = Counter()
    for world in worlds:
        position = world.copy()
        perform(position, action, rng)
        hands = tuple(position.hands)  # nothing else that is hidden matters any more
        often[hands] += 1
        found[hands] = position
    positions = list(found.values())
    weights = np.array([often[hands] for hands in found], dtype=np.float64)
    _hands, alike = np.unique([hands[seat] for hands in found], return_inverse=True)
    values = _Search(seat).best(Crowd(positions), positions[0].left, alike, weights)
    return float(values[seat % len(values)] @ weights / weights.sum())


class _Search:
    """A search for one player."""

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def best(self, crowd: Crowd, left: int, alike: _Places, weights: _Floats) -> _Floats:
        """What each side gets in each position when everybody plays best.

        Args:
            crowd: The positions.
            left: How many main actions are left in them.
            alike: By position: a number that those share which look the same to the player.
            weights: By position: how likely it is.
        """
        if left <= 1:
            # The last one sees all that counts, so what is most at once is best.
            run(crowd, _no_dice)
            return utilities(outcome(ends(crowd)))
        outlook = Outlook(crowd, left, len(alike))
        where, choice = outlook.choices()
        below = crowd.spread(where)
        played = make(below, left, outlook.takes_cookie[:, where], choice)
        own = crowd.mover(left) == self._seat
        shown = choice.space * 64 + played
        # Which card is under somebody else's black hat is not seen.
        seen = shown if own else np.where(choice.space == NO_SPACE, 0, shown)
        after = np.unique(alike[where] * _CODES + seen, return_inverse=True)[1]
        values = self.best(below, left - 1, after, weights[where])
        worths = values[crowd.mover(left) % crowd.sides]
        if own:
            worths = _averages(worths, after, weights[where])
        return values[:, best_of_each(worths, where)]


def _averages(worths: _Floats, alike: _Places, weights: _Floats) -> _Floats:
    """Each worth replaced by the average of all that look alike."""
    averages: _Floats = np.bincount(alike, weights * worths) / np.bincount(alike, weights)
    return averages[alike]


def _no_dice(_left: int, count: int) -> Ints:
    """Nothing is left to chance."""
    return np.zeros(count, dtype=np.int16)
