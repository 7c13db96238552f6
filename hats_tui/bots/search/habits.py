"""What players are taken to do out of sight, where a search makes no choice of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hats_tui.bots.kernel.codes import members
from hats_tui.bots.kernel.position import Position
from hats_tui.bots.kernel.score import favourite_points
from hats_tui.bots.kernel.tastes import FRUGAL, HABITS, Habit, Taste


class Manners(NamedTuple):
    """How others are taken to play."""

    by_habit: float
    """How often they do what habit has it instead of what seems best for them."""
    habit: Habit
    draws: float
    """How often they throw away what they can spare before they play, if it is a low card."""


OTHERS: Final = {
    2: Manners(0.5, HABITS[2], 0),
    3: Manners(1.0, FRUGAL, 0.8),
    4: Manners(0.5, HABITS[4], 0),
}
"""By number of players. Nobody is perfect; and of two others at a table neither is taken to look
far ahead, which serves better against those who do not, and no worse against those who do. Draws
are imagined where that was found to help: at two players it was not, and with teams not tried."""


def spare_card(position: Position, seat: int) -> int:
    """The card that a seat misses least: a low one that is not its best favourite hat."""
    shown = position.shown[seat]
    hand = members(position.hands[seat])
    favourite = max(hand, key=lambda card: (favourite_points(shown, card), -(card & 7)))
    return min((card for card in hand if card != favourite or len(hand) == 1), key=_rank)


def left_in_hand(position: Position, taste: Taste) -> list[dict[int, int]]:
    """What a taste finds in the cards that stay, by space and then for a black hat, and by card.

    That, and what everybody can see of an action, is all that a habit goes by.

    Args:
        position: It is the turn of the player in question.
        taste: That of the player.
    """
    held, shown = position.hands[position.turn], position.shown[position.turn]
    hand = members(held)
    points = [favourite_points(shown, card) for card in hand]
    unchanged = _left_by_each(hand, points, taste)
    found = []
    for taken in position.table:
        if held & 0xFF << (taken & ~7):
            kind, rank = taken >> 3, taken & 7
            grown = [
                value + rank if card >> 3 == kind else value
                for card, value in zip(hand, points, strict=True)
            ]
            found.append(_left_by_each(hand, grown, taste))
        else:
            found.append(unchanged)
    return [*found, unchanged]


def _left_by_each(hand: Sequence[int], points: Sequence[int], taste: Taste) -> dict[int, int]:
    """The same by card, when each is worth so many points as favourite hat."""
    *_others, second, first = sorted(points)
    loved, price = 4 + taste.favourite, taste.played
    return {
        card: price * (card & 7) + loved * (second if value == first else first)
        for card, value in zip(hand, points, strict=True)
    }


def gift(position: Position, seat: int, partner: int) -> int:
    """The card of a seat that does most for its partner, and is not its own best favourite hat."""
    own, theirs = position.shown[seat], position.shown[partner]
    hand = members(position.hands[seat])
    favourite = max(hand, key=lambda card: favourite_points(own, card))
    others = [card for card in hand if card != favourite] or [favourite]
    return max(others, key=lambda card: (favourite_points(theirs, card), card & 7))


def _rank(card: int) -> int:
    return card & 7
