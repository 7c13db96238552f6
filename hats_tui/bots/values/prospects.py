"""What every side can hope for, in positions of one game and at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.lockstep.crowd import Crowd
from hats_tui.bots.lockstep.playouts import Ends, ends
from hats_tui.bots.values.features import features
from hats_tui.bots.values.network import Weights, expect

Prospects: TypeAlias = NDArray[np.float64]
"""The share of the win, and how clear everything is, from 0 to 1; by side and position."""

_MARGIN_UNIT: Final = 10.0
"""So many points more than the best other side are nearly a certain win in other games too."""


def prospects(crowd: Crowd, left: int, types: Sequence[int], weights: Weights) -> Prospects:
    """What every side can hope for; exact when the game is over.

    Args:
        crowd: Positions that all have so many main actions left.
        left: How many.
        types: Those in play.
        weights: What was learnt for so many players.
    """
    if not left:
        return outcome(ends(crowd))
    first, sides = crowd.mover(left) % crowd.sides, crowd.sides
    found = expect(weights, features(crowd, left, types), left)
    # Of two sides it is enough to know what one of them can hope for.
    each = np.stack([found, 1 - found], axis=1) if sides == 2 else found.reshape(2, sides, -1)
    return np.roll(each, first, axis=1)


def outcome(ends: Ends) -> Prospects:
    """How games have ended for every side."""
    points = ends.points.astype(np.float64)
    best = np.stack([np.delete(points, side, 0).max(0) for side in range(len(points))])
    clear = 1 / (1 + np.exp((best - points) / _MARGIN_UNIT))
    return np.stack([ends.shares, clear])


def utilities(found: Prospects) -> NDArray[np.float64]:
    """By side and position, from 0 to 1: half the share of the win, and half how clear it is.

    The second half makes a search see progress where all of its games are won, or all lost.
    """
    values: NDArray[np.float64] = found.mean(0)
    return values
