"""Counts its own points only: hats, cookie and favourite as they would be after this card.

What the others get, and what else a hand is good for, it does not ask; it never draws a card, never
asks for an exchange, and gives the lowest card that it can spare.
"""

from __future__ import annotations

from hats_tui.game import (
    Action,
    BlackHat,
    Board,
    Card,
    EndTurn,
    PlayerView,
    Return,
    Swap,
    favourite_points,
    points_now,
)


def choose(view: PlayerView, legal: tuple[Action, ...], budget: int, seed: int) -> Action:
    """The action after which its own points are the most; the first of equals.

    Args:
        view: What the player may know.
        legal: What the player may do.
        budget: Not needed: the work is always the same.
        seed: Not needed: nothing is left to chance.
    """
    del budget, seed
    wanted = [action for action in legal if isinstance(action, Swap | BlackHat | EndTurn | Return)]
    return max(wanted, key=lambda action: _worth(view, action))


def _worth(view: PlayerView, action: Action) -> int:
    """The own points after an action, the lowest cards being given away first."""
    board = view.board
    match action:
        case Swap(card=card, space=space):
            return _points(view, board.after_swap(card, space), card)
        case BlackHat(card=card):
            return _points(view, board.after_black_hat(), card)
        case Return(card=card):
            return 10 * _best_favourite(view, board, card) - card.rank
        case _:
            return 0


def _points(view: PlayerView, board: Board, played: Card) -> int:
    return points_now(board)[view.seat - 1].total + _best_favourite(view, board, played)


def _best_favourite(view: PlayerView, board: Board, gone: Card) -> int:
    """The best favourite hat when a card has left the hand."""
    shown = board.collections[view.seat - 1]
    rest = [card for card in view.hand if card is not gone] or [gone]
    return max(favourite_points(shown, card) for card in rest)
