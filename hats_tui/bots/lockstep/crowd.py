"""Many positions as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.kernel.position import Position

Ints: TypeAlias = NDArray[np.int16]

TYPES: Final = 7
HAND: Final = 9
LOWEST: Final = np.array([(spaces & -spaces).bit_length() for spaces in range(64)], dtype=np.int16)
"""For each set of spaces the number of the lowest one, from 1, or 0: what a type is worth."""
_RANK_SUMS: Final = np.array(
    [sum(rank for rank in range(8) if ranks >> rank & 1) for ranks in range(256)], dtype=np.int16
)


class Crowd:
    """Positions of games with equally many players, those with most main actions left first.

    Who acts follows from the main actions that are left; so all that have equally many left go in
    step, and the others wait until their time has come.
    """

    def __init__(self, positions: Sequence[Position]) -> None:
        """Take over positions in which no card is on offer.

        Args:
            positions: At least one; by main actions left, the most first.
        """
        some, size = positions[0], len(positions)
        self.players = some.players
        self.sides = 2 if some.players == 4 else some.players
        self._turn_at_end = (some.first - 1) % some.players
        self.left = np.array([position.left for position in positions])
        hands = np.array([position.hands for position in positions], dtype=np.int64).T
        shown = np.array([position.shown for position in positions], dtype=np.int64).T
        black = np.array([position.black for position in positions], dtype=np.int64).T
        self.cards = np.zeros((some.players, HAND, size), dtype=np.int16)
        """By player and place in the hand, the lowest first."""
        for player, held in enumerate(hands):
            _spread(held, self.cards[player])
        self.table = np.array([position.table for position in positions], dtype=np.int16).T.copy()
        self.black = np.bitwise_count(black).astype(np.int16)
        self.claims = np.array([position.claims for position in positions], dtype=np.int32).T.copy()
        self.cookie = np.array([position.cookie for position in positions], dtype=np.int16)
        kinds = [(shown >> 8 * kind & 0xFF).astype(np.uint8) for kind in range(TYPES)]
        self.sums = np.stack([_RANK_SUMS[kind] for kind in kinds], axis=1)
        """By player and type: the values collected, added up."""
        counts = np.stack([np.bitwise_count(kind).astype(np.int16) for kind in kinds], axis=1)
        self.counts = np.stack([counts[side :: self.sides].sum(0) for side in range(self.sides)])
        """By side and type: how many hats are collected."""
        self.counts = self.counts.astype(np.int16)
        self.spaces = np.zeros((TYPES, size), dtype=np.int16)
        """By type: the set of spaces on which it lies."""
        everywhere = np.arange(size)
        for space, lying in enumerate(self.table):
            self.spaces[lying >> 3, everywhere] |= 1 << space

    def spread(self, where: NDArray[np.intp]) -> Crowd:
        """A crowd of copies.

        Args:
            where: The places of the positions to be copied, so that the order stays.
        """
        other = copy(self)
        for name, values in vars(self).items():
            if isinstance(values, np.ndarray):
                setattr(other, name, values[..., where])
        return other

    def deal(self, player: int, hands: NDArray[np.int64]) -> None:
        """Give a player another hand in each position, told as sets."""
        self.cards[player] = 0
        _spread(hands, self.cards[player])

    def mover(self, left: int) -> int:
        """Who makes the next main action when so many are left."""
        return (self._turn_at_end - left + 1) % self.players

    def hand_size(self, left: int) -> int:
        """How many cards that player holds then."""
        return (left - 1) // self.players + 2


def _spread(held: NDArray[np.int64], rows: Ints) -> None:
    """Write the cards of each hand, given as a set, into rows, the lowest card first."""
    octets = held.astype("<i8").view(np.uint8).reshape(len(held), 8)
    whose, cards = np.nonzero(np.unpackbits(octets, axis=1, bitorder="little"))
    sizes = np.bitwise_count(held).astype(np.intp)
    starts = np.cumsum(sizes) - sizes
    rows[np.arange(len(whose)) - starts[whose], whose] = cards
