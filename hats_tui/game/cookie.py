"""Who gets the cookie, and why. Rules: The cookie."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

from hats_tui.game.cards import Card
from hats_tui.game.model import Count, Frozen, Seat

_NO_CARD = 7
"""Stands after the last card of a list: any card, 6 at most, beats having none."""


class CookieReason(StrEnum):
    """What decided between the player who has just played and the holder."""

    FIRST = "first"
    """Nobody held the cookie."""
    HOLDER_PLAYED = "holder_played"
    """The holder played, and a card more never makes a claim worse."""
    TYPES = "types"
    """One has more different types."""
    LOWER_CARD = "lower_card"
    """As many types; at the first difference one has the lower card."""
    MORE_CARDS = "more_cards"
    """As many types; one list of cards ends before the other."""
    EQUAL = "equal"
    """Equal in everything: the cookie stays."""


class CookieRuling(Frozen):
    """Where the cookie goes after a main action, with the figures that decide it."""

    challenger: Seat
    """Who has just played."""
    holder: Seat | None
    """Who held the cookie until now; nobody at the start of the game."""
    winner: Seat
    """Who holds it now."""
    reason: CookieReason
    types: tuple[Count, Count] = (0, 0)
    """Different types of challenger and holder, black hats together being one type."""
    nth: Count = 0
    """The first difference is at the nth lowest card, from 1; 0 where cards did not decide."""
    ranks: tuple[int | None, int | None] = (None, None)
    """The values there, of challenger and holder; nothing where a list has ended."""

    @property
    def moved(self) -> bool:
        """Whether the cookie changes hands."""
        return self.winner != self.holder


@lru_cache(maxsize=2**8)
def claim(collection: tuple[Card, ...], black_hats: int) -> tuple[int, ...]:
    """A player's claim to the cookie; of two claims the smaller one is better.

    First the number of types (negative), then the face-up values from the lowest on.
    """
    types = type_count(collection, black_hats)
    return (-types, *sorted([card.rank for card in collection]), _NO_CARD)


def type_count(collection: tuple[Card, ...], black_hats: int) -> int:
    """How many different types a collection shows; black hats together are one type."""
    return len({card.hat for card in collection}) + (black_hats > 0)


def next_holder(
    holder: int | None,
    challenger: int,
    collections: tuple[tuple[Card, ...], ...],
    black_hats: tuple[int, ...],
) -> int:
    """Who holds the cookie after `challenger` has made a main action.

    A card more never makes a claim worse, so only the player who has just played can overtake the
    holder; nobody else needs to be looked at.
    """
    if holder is None or holder == challenger:
        return challenger
    mine, theirs = challenger - 1, holder - 1
    challenge = claim(collections[mine], black_hats[mine])
    return challenger if challenge < claim(collections[theirs], black_hats[theirs]) else holder


def rule_on_cookie(
    holder: int | None,
    challenger: int,
    collections: tuple[tuple[Card, ...], ...],
    black_hats: tuple[int, ...],
) -> CookieRuling:
    """The same decision as `next_holder`, with what decided it."""
    if holder is None or holder == challenger:
        reason = CookieReason.FIRST if holder is None else CookieReason.HOLDER_PLAYED
        return CookieRuling(challenger=challenger, holder=holder, winner=challenger, reason=reason)
    seats = (challenger - 1, holder - 1)
    claims = [claim(collections[seat], black_hats[seat]) for seat in seats]
    types = (-claims[0][0], -claims[1][0])
    winner = challenger if claims[0] < claims[1] else holder
    differences = (n for n, (a, b) in enumerate(zip(*claims, strict=False)) if a != b)
    nth = next(differences, None)
    if nth is None:
        reason, nth = CookieReason.EQUAL, 0
    elif nth == 0:
        reason = CookieReason.TYPES
    else:
        ended = _NO_CARD in (claims[0][nth], claims[1][nth])
        reason = CookieReason.MORE_CARDS if ended else CookieReason.LOWER_CARD
    return CookieRuling(
        challenger=challenger,
        holder=holder,
        winner=winner,
        reason=reason,
        types=types,
        nth=nth,
        ranks=(_rank(claims[0], nth), _rank(claims[1], nth)),
    )


def _rank(claimed: tuple[int, ...], nth: int) -> int | None:
    """The value at the nth place of a claim; nothing where types decided or the list has ended."""
    return claimed[nth] if nth and claimed[nth] != _NO_CARD else None
