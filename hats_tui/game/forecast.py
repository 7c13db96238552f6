"""What a main action would bring, as far as the board tells: hats, black hats and the cookie.

The viewer's favourite stands beside it as a figure of its own. What a discard or an exchange brings
is unknown, so they have no forecast.
"""

from __future__ import annotations

from hats_tui.game.actions import BlackHat, Swap
from hats_tui.game.board import Board
from hats_tui.game.cards import Card, HatType
from hats_tui.game.cookie import CookieRuling
from hats_tui.game.events import cookie_ruling
from hats_tui.game.model import Count, Frozen
from hats_tui.game.scoring import Points, favourite_points, hat_worths, points_now, side_totals


class WorthChange(Frozen):
    """What a hat of one type is worth before and after."""

    hat: HatType
    before: Count
    after: Count


class Favourite(Frozen):
    """The card of a hand that would score best as the favourite hat."""

    card: Card
    points: int


class Outcome(Frozen):
    """The table as if the game ended now, before and after an action: what everybody may know."""

    before: tuple[Points, ...]
    after: tuple[Points, ...]
    """By seat."""
    worths: tuple[WorthChange, ...]
    """The types whose worth changes, in the order of the types."""
    cookie: CookieRuling

    def gain(self, seat: int) -> int:
        """How many points the action changes for `seat`."""
        return self.after[seat - 1].total - self.before[seat - 1].total

    @property
    def sides(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Points of the sides before and after."""
        before = side_totals(tuple(points.total for points in self.before))
        return before, side_totals(tuple(points.total for points in self.after))


class Forecast(Outcome):
    """What a candidate action would bring, to the player who holds the card."""

    favourite: Favourite
    """The viewer's best favourite: of the cards then left, with the collection then shown."""


def best_favourite(hand: tuple[Card, ...], collection: tuple[Card, ...]) -> Favourite:
    """The card in `hand` that scores best as favourite; the first of equals.

    Raises:
        ValueError: The hand is empty.
    """
    card = max(hand, key=lambda candidate: favourite_points(collection, candidate))
    return Favourite(card=card, points=favourite_points(collection, card))


def outcome(board: Board, action: Swap | BlackHat) -> Outcome:
    """What a legal main action of the player whose turn it is brings, as everybody sees it.

    Args:
        board: The board before the action.
        action: A legal swap or black hat; of which card the black hat is made makes no difference.
    """
    return _outcome(board, _after(board, action))


def forecast(board: Board, hand: tuple[Card, ...], action: Swap | BlackHat) -> Forecast:
    """What a legal main action of the player whose turn it is would bring.

    Args:
        board: The board before the action.
        hand: That player's hand before the action.
        action: A legal swap or black hat.
    """
    after = _after(board, action)
    left = tuple(card for card in hand if card is not action.card)
    favourite = best_favourite(left, after.collections[action.seat - 1])
    return Forecast(**_outcome(board, after).__dict__, favourite=favourite)


def _after(board: Board, action: Swap | BlackHat) -> Board:
    if isinstance(action, Swap):
        return board.after_swap(action.card, action.space)
    return board.after_black_hat()


def _outcome(board: Board, after: Board) -> Outcome:
    return Outcome(
        before=points_now(board),
        after=points_now(after),
        worths=worth_changes(board.table, after.table),
        cookie=cookie_ruling(board, after),
    )


def worth_changes(before: tuple[Card, ...], after: tuple[Card, ...]) -> tuple[WorthChange, ...]:
    """The types whose worth differs between two tea tables, in the order of the types."""
    old, new = hat_worths(before), hat_worths(after)
    return tuple(
        WorthChange(hat=hat, before=old[hat], after=new[hat])
        for hat in HatType
        if old[hat] != new[hat]
    )
