"""Positions as a network sees them, from the seat of whoever acts next.

Types are alike in the rules, so each type is described on its own, and the network looks at all of
them with the same eyes. Players follow in the order of turns, the one who acts next first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.kernel.position import TYPE_UNIT
from hats_tui.bots.lockstep.crowd import TYPES, Crowd

Floats: TypeAlias = NDArray[np.float32]

RANKS: Final = 6
_MOST_TYPES: Final = TYPES + 2
"""How many types a collection can have, from none to all and black hats."""
_COUNTS: Final = np.arange(1, RANKS + 1)[:, None]


class Features(NamedTuple):
    """What a network is told about positions."""

    types: Floats
    """By type, feature and position."""
    whole: Floats
    """By feature and position: what concerns no type."""


def size_of_types(players: int) -> int:
    """How many features describe a type: who holds it, who collected it, and where it lies."""
    sides, spaces = (2 if players == 4 else players), (5 if players == 2 else 6)
    return RANKS * (players + sides + spaces) + players


def size_of_whole(players: int) -> int:
    """How many features describe the rest: the cookie, the claims to it, and black hats."""
    return players * (3 + _MOST_TYPES) + players - 1


def features(crowd: Crowd, left: int, types: Sequence[int]) -> Features:
    """Describe positions.

    Args:
        crowd: Positions that all have so many main actions left.
        left: How many, at least one.
        types: Those in play.
    """
    return Features(_of_types(crowd, left, types), _of_whole(crowd, left))


def _of_types(crowd: Crowd, left: int, types: Sequence[int]) -> Floats:
    players, size = crowd.players, len(crowd.left)
    found = np.zeros((len(types), size_of_types(players), size), dtype=np.float32)
    place = np.zeros(TYPES, dtype=np.intp)
    place[list(types)] = np.arange(len(types))
    flat, every, row = found.reshape(-1), np.arange(size), 0
    width = found.shape[1]

    def mark(cards: NDArray[np.int16], first: int | NDArray[np.intp]) -> None:
        feature = place[cards >> 3] * width + (first + (cards & 7) - 1)
        flat[feature * size + every] = 1

    for later in range(players):
        mark(crowd.cards[(crowd.mover(left) + later) % players, : held(left, later, players)], row)
        row += RANKS
    mark(crowd.table, row + RANKS * np.arange(len(crowd.table))[:, None])
    row += RANKS * len(crowd.table)
    for later in range(crowd.sides):
        counts = crowd.counts[(crowd.mover(left) + later) % crowd.sides][list(types)]
        found[:, row : row + RANKS] = counts[:, None] >= _COUNTS
        row += RANKS
    for later in range(players):
        found[:, row] = crowd.sums[(crowd.mover(left) + later) % players][list(types)]
        row += 1
    return found


def _of_whole(crowd: Crowd, left: int) -> Floats:
    players, size = crowd.players, len(crowd.left)
    found = np.zeros((size_of_whole(players), size), dtype=np.float32)
    first, every = crowd.mover(left), np.arange(size)
    order = [(first + later) % players for later in range(players)]
    found[:players] = crowd.cookie == np.array(order)[:, None]
    found[players : 2 * players] = crowd.black[order] > 0
    found[2 * players : 3 * players] = crowd.black[order]
    row = 3 * players
    for player in order:
        found[row + crowd.claims[player] // TYPE_UNIT, every] = 1
        row += _MOST_TYPES
    found[row:] = crowd.claims[first] > crowd.claims[order[1:]]
    return found


def held(left: int, later: int, players: int) -> int:
    """How many cards somebody holds.

    Args:
        left: How many main actions are left.
        later: By how many turns the player comes after the one who acts next.
        players: How many play.
    """
    return (left - 1 - later) // players + 2
