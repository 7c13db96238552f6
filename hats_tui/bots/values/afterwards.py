"""All that can be done in many positions, and what it promises."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.kernel.position import Position
from hats_tui.bots.kernel.tastes import Taste
from hats_tui.bots.lockstep.crowd import Crowd, Ints
from hats_tui.bots.lockstep.moves import make
from hats_tui.bots.lockstep.playouts import ends
from hats_tui.bots.lockstep.policy import Choice, Outlook
from hats_tui.bots.values.network import Weights
from hats_tui.bots.values.prospects import Prospects, outcome, prospects, utilities


class Lines(NamedTuple):
    """Main actions and what comes of them; those of a position stand together, all have some."""

    outlook: Outlook
    """What was seen before."""
    where: NDArray[np.intp]
    """By line: the position."""
    choice: Choice
    """By line: what is done."""
    below: Crowd
    """The position after each line."""
    cards: Ints
    """By line: the card played."""
    found: Prospects
    """By line: what every side can hope for after it."""
    worths: NDArray[np.float64]
    """By line: what that is worth to the side that plays it."""

    def likings(self, taste: Taste) -> Ints:
        """What a taste finds in each line, whatever is in hand, in quarter points."""
        worths = self.outlook.open_worths(taste)
        space = np.minimum(self.choice.space, worths.shape[1] - 1)
        found: Ints = worths[self.choice.slot, space, self.where]
        return found

    def best(self) -> NDArray[np.intp]:
        """For each position the first among the best of its lines."""
        return best_of_each(self.worths, self.where)


def afterwards(crowd: Crowd, left: int, types: Sequence[int], weights: Weights) -> Lines:
    """Look one main action ahead.

    Args:
        crowd: Positions that all have so many main actions left; they are not changed.
        left: How many, at least one.
        types: Those in play.
        weights: What was learnt for so many players.
    """
    outlook = Outlook(crowd, left, len(crowd.left))
    where, choice = outlook.choices()
    below = crowd.spread(where)
    cards = make(below, left, outlook.takes_cookie[:, where], choice)
    found = prospects(below, left - 1, types, weights)
    worths = utilities(found)[crowd.mover(left) % crowd.sides]
    return Lines(outlook, where, choice, below, cards, found, worths)


def hopes(positions: Sequence[Position], types: Sequence[int], weights: Weights) -> Prospects:
    """What every side can hope for when the next main action is the best one, all cards seen.

    Args:
        positions: At least one, of one game; by main actions left, the most first. They are not
            changed.
        types: Those in play.
        weights: What was learnt for so many players.
    """
    found = []
    for left, alike in groupby(positions, lambda position: position.left):
        crowd = Crowd(list(alike))
        if left:
            lines = afterwards(crowd, left, types, weights)
            found.append(lines.found[:, :, lines.best()])
        else:
            found.append(outcome(ends(crowd)))
    return np.concatenate(found, axis=2)


def best_of_each(worths: NDArray[np.float64], where: NDArray[np.intp]) -> NDArray[np.intp]:
    """For each position the place of the first among the best lines that come from it.

    Args:
        worths: By line.
        where: By line: its position; the lines of a position stand together, and all have some.
    """
    _positions, begins = np.unique(where, return_index=True)
    hits = np.flatnonzero(worths == np.maximum.reduceat(worths, begins)[where])
    return hits[np.unique(where[hits], return_index=True)[1]]
