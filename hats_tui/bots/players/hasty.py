"""A beginner: looks at a few cards only, and takes what brings most points on the table now.

It does not think of its favourite hat, nor of what it leaves to others, and a turn is over once a
card is played.
"""

from __future__ import annotations

from hats_tui.game import (
    Action,
    BlackHat,
    EndTurn,
    PlayerView,
    Return,
    Swap,
    points_now,
    shuffled,
)

_SIGHT = 4
"""So many of the possible actions are looked at."""


def choose(view: PlayerView, legal: tuple[Action, ...], budget: int, seed: int) -> Action:
    """Of a few actions the one that brings most points now.

    Args:
        view: What the player may know.
        legal: What the player may do.
        budget: Not needed: the work is always the same.
        seed: Decides which actions are looked at.
    """
    del budget
    mixed = shuffled(legal, str(seed), "bot")
    wanted = [action for action in mixed if isinstance(action, Swap | BlackHat | EndTurn | Return)]
    return max(wanted[:_SIGHT], key=lambda action: _points(view, action))


def _points(view: PlayerView, action: Action) -> int:
    """What lies open for the player after a main action."""
    board = view.board
    match action:
        case Swap(card=card, space=space):
            board = board.after_swap(card, space)
        case BlackHat():
            board = board.after_black_hat()
        case _:
            return 0
    return points_now(board)[view.seat - 1].total
