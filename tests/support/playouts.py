"""The policy of play-outs, told by the rules alone and slowly: what the fast ones must equal."""

from __future__ import annotations

from collections.abc import Iterable

from hats_tui.bots.kernel.codes import CODES
from hats_tui.bots.kernel.greedy import GREEDY, Taste
from hats_tui.game import (
    Action,
    BlackHat,
    EndTurn,
    GameState,
    Swap,
    favourite_points,
    legal_actions,
    points_now,
    reduce,
    side_totals,
)


def main_action(state: GameState, throw: int, taste: Taste = GREEDY) -> Action:
    """The greedy main action; `throw` is the dice, below 640."""
    hand = sorted(state.actor_hand, key=CODES.__getitem__)
    best, chosen = -(10**6), None
    for action in legal_actions(state.board, state.actor_hand):
        if isinstance(action, Swap | BlackHat):
            space = action.space - 1 if isinstance(action, Swap) else 6
            number = hand.index(action.card) * 7 + space
            worth = 0 if throw >= 576 else 2 * _worth(state, action) - _price(state, action, taste)
            if 64 * worth + (number ^ throw & 63) > best:
                best, chosen = 64 * worth + (number ^ throw & 63), action
    assert chosen is not None
    return chosen


def _price(state: GameState, action: Swap | BlackHat, taste: Taste) -> int:
    """What the taste holds against an action, in half points, unless it is the player's last."""
    if len(state.actor_hand) == 2:
        return 0
    return taste.value * action.card.rank + taste.black * isinstance(action, BlackHat)


def _worth(state: GameState, action: Action) -> int:
    """The lead that an action leaves, and the best favourite hat that is left in hand."""
    after = reduce(state, action)
    totals = list(side_totals(tuple(points.total for points in points_now(after.board))))
    own = totals.pop((action.seat - 1) % len(totals))
    shown = after.board.collections[action.seat - 1]
    favourites = [favourite_points(shown, card) for card in after.hands[action.seat - 1]]
    return own - max(totals) + max(favourites)


def play_out(state: GameState, dice: Iterable[int], taste: Taste = GREEDY) -> list[GameState]:
    """The state after each turn, to the end of the game."""
    states, throws = [], iter(dice)
    while not state.board.over:
        if not state.board.played:
            state = reduce(state, main_action(state, next(throws), taste))
        state = reduce(state, EndTurn(seat=state.board.turn))
        states.append(state)
    return states
