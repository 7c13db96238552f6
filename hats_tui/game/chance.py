"""Chance as data: shuffles that come out the same on any Python, from a seed and a purpose.

A shuffle is Fisher-Yates from the last place down to the second. Its random numbers are the 64-bit
big-endian words of SHAKE-256 over `seed/purpose/ply/block`, 64 words a block, blocks counting from
0; a word w gives a number below n as w mod n, and words from the largest multiple of n on are
skipped, so that each number is equally likely. Nothing is remembered between shuffles: a game
resumed from its record needs no state of a generator.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Literal, TypeVar

from hats_tui.game.actions import Discard
from hats_tui.game.state import GameState

_T = TypeVar("_T")

Purpose = Literal["removed", "first", "deal", "reshuffle", "bot", "seed"]
"""What a random choice is for; each purpose draws from a source of its own."""

_WORDS = 2**64
_BLOCK = 64


def shuffled(items: Sequence[_T], seed: str, purpose: Purpose, ply: int = 0) -> tuple[_T, ...]:
    """The items in an order that follows from seed, purpose and ply alone."""
    result = list(items)
    words = _words(seed, purpose, ply)
    for last in range(len(result) - 1, 0, -1):
        word = next(words)
        while word >= _WORDS - _WORDS % (last + 1):
            word = next(words)
        other = word % (last + 1)
        result[last], result[other] = result[other], result[last]
    return tuple(result)


def derived_seed(seed: str, purpose: Purpose, ply: int, seat: int) -> int:
    """A seed from 0 to 2**64 - 1 to hand to a player.

    `seed` cannot be computed from it; only a short one could be guessed, as from any deal.
    """
    return next(_words(f"{seed}/{seat}", purpose, ply))


def with_draw(state: GameState, discard: Discard, seed: str, ply: int) -> Discard:
    """The discard with what chance brings: the card drawn, and the new pile where one is needed.

    Args:
        state: The state before the discard.
        discard: What the player wants; whether it is legal is not looked at here.
        seed: The seed of the game.
        ply: How many actions the record holds so far, so that every reshuffle is another one.
    """
    deck, pile = state.deck, None
    if not deck:
        return discard
    if len(deck) == 1:
        pile = shuffled(sorted((*state.discards, discard.card)), seed, "reshuffle", ply)
    return discard.with_(drew=deck[0], reshuffle=pile)


def _words(seed: str, purpose: str, ply: int) -> Iterator[int]:
    for block in count():
        digest = hashlib.shake_256(f"{seed}/{purpose}/{ply}/{block}".encode())
        yield from struct.unpack(f">{_BLOCK}Q", digest.digest(8 * _BLOCK))
