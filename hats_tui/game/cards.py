"""Hat types and cards. Rules: Material."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Self


class HatType(StrEnum):
    """The seven hat types; the value is the letter that stands on the card."""

    HIGH_HAT = "H"
    CROWN = "C"
    FEZ = "F"
    POINTED_HAT = "P"
    SOMBRERO = "S"
    TRICORNE = "T"
    JESTER_CAP = "J"

    # Enum's own hash is a call in Python, and the rules look cards and types up all the time.
    __hash__ = str.__hash__


RANKS = range(1, 7)
"""The values that are printed on the cards."""


class _CardCode(StrEnum):
    """A card's code with its two parts at hand, so that nobody takes strings apart."""

    hat: HatType
    rank: int

    def __new__(cls, code: str) -> Self:
        """Make the member for a code such as `F5`."""
        member = str.__new__(cls, code)
        member._value_ = code
        member.hat = HatType(code[0])
        member.rank = int(code[1])
        return member

    __hash__ = str.__hash__


class Card(_CardCode):
    """One of the 42 hat cards; the value is its code: the type's letter and the printed value.

    `hat` is the type, `rank` the printed value from 1 to 6. Each card exists once.
    """

    H1, H2, H3, H4, H5, H6 = "H1", "H2", "H3", "H4", "H5", "H6"
    C1, C2, C3, C4, C5, C6 = "C1", "C2", "C3", "C4", "C5", "C6"
    F1, F2, F3, F4, F5, F6 = "F1", "F2", "F3", "F4", "F5", "F6"
    P1, P2, P3, P4, P5, P6 = "P1", "P2", "P3", "P4", "P5", "P6"
    S1, S2, S3, S4, S5, S6 = "S1", "S2", "S3", "S4", "S5", "S6"
    T1, T2, T3, T4, T5, T6 = "T1", "T2", "T3", "T4", "T5", "T6"
    J1, J2, J3, J4, J5, J6 = "J1", "J2", "J3", "J4", "J5", "J6"


@cache
def cards_in_play(removed: tuple[HatType, ...]) -> tuple[Card, ...]:
    """All cards of a game from which the types in `removed` were taken out."""
    return tuple(card for card in Card if card.hat not in removed)


@cache
def pack(removed: tuple[HatType, ...]) -> frozenset[Card]:
    """The same as a set, in which order does not count."""
    return frozenset(cards_in_play(removed))


def covers(played: Card, lying: Card) -> bool:
    """Whether `played` may be swapped for `lying`. Rules: A turn, Swap."""
    return played.hat is lying.hat or played.rank > lying.rank
