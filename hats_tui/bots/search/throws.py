"""Dice for play-outs inside a search."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.kernel.greedy import FACES, WILD
from hats_tui.bots.lockstep.crowd import Ints
from hats_tui.bots.lockstep.playouts import Dice


def same_throws(
    rng: np.random.Generator, whose: NDArray[np.intp], worlds: int, players: int
) -> Dice:
    """Dice that fall alike in all positions of one world; never wild in the last round.

    So less of the difference between two actions is due to the dice: as good as a tenth more worlds
    early in a game, and a fifth more late.

    Args:
        rng: Throws them.
        whose: By position: the number of the world that it comes from.
        worlds: How many there are.
        players: How many play.
    """
    thrown: dict[int, Ints] = {}

    def throw(left: int, count: int) -> Ints:
        if left not in thrown:
            faces = FACES if left > players else WILD
            thrown[left] = rng.integers(0, faces, worlds, dtype=np.int16)
        return thrown[left][whose[:count]]

    return throw
