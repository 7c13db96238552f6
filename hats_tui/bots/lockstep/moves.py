"""Main actions in many positions at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.kernel.greedy import NO_SPACE
from hats_tui.bots.kernel.position import TYPE_UNIT
from hats_tui.bots.lockstep.crowd import Crowd, Ints
from hats_tui.bots.lockstep.policy import CLAIM_UNITS, Choice


def make(crowd: Crowd, left: int, takes_cookie: NDArray[np.bool_], choice: Choice) -> Ints:
    """Make the main actions that were chosen, and end the turns.

    Args:
        crowd: It is changed in place.
        left: How many main actions are left before these.
        takes_cookie: By space, and for a black hat: whether the player then holds the cookie, in
            the positions in which something is done.
        choice: What is done in each of them.

    Returns:
        The cards played.
    """
    player, count = crowd.mover(left), len(choice.slot)
    every = np.arange(count)
    size = crowd.hand_size(left)
    hand = crowd.cards[player, :size, :count]
    played = hand[choice.slot, every]
    later = np.arange(size - 1)[:, None] >= choice.slot
    hand[:-1] = np.where(later, hand[1:], hand[:-1])
    swaps = np.flatnonzero(choice.space != NO_SPACE)
    _swap(crowd, player, swaps, choice.space[swaps], played[swaps])
    black = np.flatnonzero(choice.space == NO_SPACE)
    crowd.claims[player, black] += (crowd.black[player, black] == 0) * np.int32(TYPE_UNIT)
    crowd.black[player, black] += 1
    row = np.minimum(choice.space, len(takes_cookie) - 1)
    crowd.cookie[:count][takes_cookie[row, every]] = player
    crowd.left[:count] -= 1
    return played


def _swap(
    crowd: Crowd,
    player: int,
    where: np.ndarray[tuple[int], np.dtype[np.intp]],
    space: np.ndarray[tuple[int], np.dtype[np.intp]],
    card: np.ndarray[tuple[int], np.dtype[np.int16]],
) -> None:
    """Swap cards in some of the positions."""
    taken = crowd.table[space, where]
    kind, rank = taken >> 3, taken & 7
    crowd.table[space, where] = card
    bit = (1 << space).astype(np.int16)
    crowd.spaces[kind, where] &= ~bit
    crowd.spaces[card >> 3, where] |= bit
    new = crowd.sums[player][kind, where] == 0
    crowd.claims[player, where] += CLAIM_UNITS[rank] + new * np.int32(TYPE_UNIT)
    crowd.sums[player][kind, where] += rank
    crowd.counts[player % crowd.sides][kind, where] += 1
