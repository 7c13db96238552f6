"""Cards and actions as integers.

A card is `8 * type + rank`, so that its octal digits are its type and its printed value: 0o25 is
the Fez with a 5. A set of cards is an integer with one bit for each card. An action is
`64 * kind + card`, where the kinds below `BLACK` are the spaces swapped with, from 0 on.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from hats_tui.game import (
    Action,
    BlackHat,
    Card,
    Discard,
    EndTurn,
    HatType,
    Offer,
    Return,
    Swap,
    covers,
)

BLACK: Final = 6 << 6
DISCARD: Final = 7 << 6
OFFER: Final = 8 << 6
RETURN: Final = 9 << 6
END: Final = 10 << 6
KIND: Final = ~63
"""What is left of an action without its card."""
CARD: Final = 63
"""What is left of an action without its kind."""

_TYPES = tuple(HatType)
CODES: Final = {card: 8 * _TYPES.index(card.hat) + card.rank for card in Card}
"""The integer of each card."""
CARDS: Final = {code: card for card, code in CODES.items()}
"""The card of each integer."""
COVERING: Final = tuple(
    sum(1 << CODES[card] for card in Card if lying in CARDS and covers(card, CARDS[lying]))
    for lying in range(64)
)
"""For each card those that may be swapped for it, as a set."""

_KINDS: Final = {"black": BLACK, "discard": DISCARD, "offer": OFFER, "return": RETURN}


def set_of(cards: Iterable[Card]) -> int:
    """Some cards as a set."""
    return sum(1 << CODES[card] for card in cards)


@lru_cache(maxsize=2**14)
def members(cards: int) -> tuple[int, ...]:
    """The cards of a set, the lowest integer first."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return tuple(found)


def code_of(action: Action) -> int:
    """The integer of an action; whose it is and what chance brings is not in it."""
    match action:
        case Swap(card=card, space=space):
            return (space - 1) << 6 | CODES[card]
        case EndTurn():
            return END
        case BlackHat() | Discard() | Offer() | Return():
            return _KINDS[action.do] | CODES[action.card]
