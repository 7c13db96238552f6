"""How good the ends of many games are for each side."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.lockstep.playouts import Ends

_MARGIN_UNIT = 10.0
"""So many points more than the best other side are nearly a certain win in other games too."""


def utilities(ends: Ends) -> NDArray[np.float64]:
    """By side and game, from 0 to 1: half the share of the win, and half how clear it was.

    The second half makes a search see progress where all of its games are won, or all lost.
    """
    points = ends.points.astype(np.float64)
    best = np.stack([np.delete(points, side, 0).max(0) for side in range(len(points))])
    clear = 1 / (1 + np.exp((best - points) / _MARGIN_UNIT))
    return 0.5 * ends.shares + 0.5 * clear
