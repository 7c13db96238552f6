"""Dice for play-outs inside a search."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from hats_tui.bots.kernel.greedy import FACES, WILD
from hats_tui.bots.kernel.position import Position
from hats_tui.bots.lockstep.crowd import Ints
from hats_tui.bots.lockstep.playouts import Dice


def throws(
    rng: np.random.Generator, positions: Sequence[Position], first: Ints | None = None
) -> Dice:
    """Dice that are never wild in the last round, where everybody sees what counts.

    Args:
        rng: Throws them.
        positions: Those that are played out, in their order.
        first: The throw for the first main action of each of them; none: it is like others.
    """
    players = positions[0].players
    lefts = np.array([position.left for position in positions])

    def throw(left: int, count: int) -> Ints:
        faces = FACES if left > players else WILD
        thrown = rng.integers(0, faces, count, dtype=np.int16)
        if first is not None:
            begins = lefts[:count] == left
            thrown[begins] = first[:count][begins]
        return thrown

    return throw
