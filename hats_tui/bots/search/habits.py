"""What players are taken to do out of sight, where a search makes no choice of its own."""

from __future__ import annotations

from hats_tui.bots.kernel.codes import members
from hats_tui.bots.kernel.position import Position
from hats_tui.bots.kernel.score import favourite_points


def spare_card(position: Position, seat: int) -> int:
    """The card that a seat misses least: a low one that is not its best favourite hat."""
    shown = position.shown[seat]
    hand = members(position.hands[seat])
    favourite = max(hand, key=lambda card: (favourite_points(shown, card), -(card & 7)))
    return min((card for card in hand if card != favourite or len(hand) == 1), key=_rank)


def gift(position: Position, seat: int, partner: int) -> int:
    """The card of a seat that does most for its partner, and is not its own best favourite hat."""
    own, theirs = position.shown[seat], position.shown[partner]
    hand = members(position.hands[seat])
    favourite = max(hand, key=lambda card: favourite_points(own, card))
    others = [card for card in hand if card != favourite] or [favourite]
    return max(others, key=lambda card: (favourite_points(theirs, card), card & 7))


def _rank(card: int) -> int:
    return card & 7
