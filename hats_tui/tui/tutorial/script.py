"""Moves in a few letters, and what a game makes of them.

`"J1 5"` plays J1 on space 5; `"black P1"`, `"discard P3"`, `"offer J1"`, `"return C1"` and `"end"`
are the other actions. Whoever has to act does them.
"""

from __future__ import annotations

from collections.abc import Sequence

from hats_tui.game import Action, BlackHat, Card, Discard, EndTurn, Game, Offer, Return, Swap

_WITH_A_CARD: dict[str, type[BlackHat | Discard | Offer | Return]] = {
    "black": BlackHat,
    "discard": Discard,
    "offer": Offer,
    "return": Return,
}


def action_of(game: Game, move: str) -> Action:
    """The move as an action of whoever has to act.

    Raises:
        ValueError: It names no card.
        AssertionError: The game is over.
    """
    seat = game.state.board.actor
    assert seat is not None, "no script goes on after the end of its game"
    first, _space, second = move.partition(" ")
    if first == "end":
        return EndTurn(seat=seat)
    if first in _WITH_A_CARD:
        return _WITH_A_CARD[first](seat=seat, card=Card(second))
    return Swap(seat=seat, card=Card(first), space=int(second))


def after(game: Game, moves: Sequence[str]) -> Game:
    """The game after some moves.

    Raises:
        IllegalAction: One of them is not allowed.
    """
    for move in moves:
        game = game.apply(game.with_chance(action_of(game, move)))
    return game
