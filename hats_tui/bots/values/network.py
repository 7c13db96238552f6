"""A small network of two layers, which looks at each type with the same weights.

All weights are multiples of 1/256, and what they are multiplied by is whole at first. So the sums
are exact, and do not depend on the order in which a machine adds them up.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.values.features import Features, Floats

UNIT: Final = 256


class Weights(NamedTuple):
    """Everything that was learnt. The first index is what comes out."""

    types_in: Floats
    whole_in: Floats
    start_in: Floats
    """By how many main actions are left."""
    types_on: Floats
    whole_on: Floats
    start_on: Floats
    """By how many main actions are left."""
    out: Floats
    start_out: Floats


def expect(weights: Weights, seen: Features, left: int) -> NDArray[np.float64]:
    """What is to be expected, by output and position, from 0 to 1.

    Args:
        weights: What was learnt.
        seen: The positions.
        left: How many main actions are left in each of them.
    """
    rest = weights.whole_in @ seen.whole + weights.start_in[left][:, None]
    hidden = weights.types_in @ seen.types
    hidden += rest
    np.maximum(hidden, 0, out=hidden)
    # Exact sums need more digits from here on.
    deep = weights.types_on.astype(np.float64) @ hidden.sum(0)
    deep += weights.whole_on @ seen.whole + weights.start_on[left][:, None]
    np.maximum(deep, 0, out=deep)
    lots: NDArray[np.float64] = weights.out.astype(np.float64) @ deep + weights.start_out[:, None]
    return 1 / (1 + np.exp(-lots))


@cache
def learnt(players: int) -> Weights:
    """What was learnt for so many players; `tests/benchmarks/values.py` learns it."""
    return read((files(__package__) / f"{players}.npz").read_bytes())


def read(stored: bytes) -> Weights:
    """Weights as a file holds them, in units."""
    units = np.load(BytesIO(stored))
    return Weights(*[units[name].astype(np.float32) / UNIT for name in Weights._fields])
