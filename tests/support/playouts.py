"""The policy of play-outs, told by the rules alone and slowly: what the fast ones must equal."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import strategies as st

from hats_tui.bots.kernel.codes import CODES
from hats_tui.bots.kernel.tastes import GREEDY, MOST_WORTH, Habit, Taste, taste_of
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

HABITS: st.SearchStrategy[Habit] = st.just(GREEDY) | st.tuples(
    *[st.builds(Taste, *[st.integers(-12, 12)] * len(Taste()))] * len(GREEDY)
)


def main_action(state: GameState, throw: int, habit: Habit = GREEDY) -> Action:
    """The main action of the policy; `throw` is the dice, below 640."""
    hand = sorted(state.actor_hand, key=CODES.__getitem__)
    best, chosen = -(10**6), None
    for action in legal_actions(state.board, state.actor_hand):
        if isinstance(action, Swap | BlackHat):
            space = action.space - 1 if isinstance(action, Swap) else 6
            number = hand.index(action.card) * 7 + space
            worth = 0 if throw >= 576 else _worth(state, action, habit)
            if 64 * worth + (number ^ throw & 63) > best:
                best, chosen = 64 * worth + (number ^ throw & 63), action
    assert chosen is not None
    return chosen


def _worth(state: GameState, action: Swap | BlackHat, habit: Habit) -> int:
    """What an action is worth, in quarter points."""
    taste, after = taste_of(habit, len(state.actor_hand)), reduce(state, action)
    totals = list(side_totals(tuple(points.total for points in points_now(after.board))))
    own = totals.pop((action.seat - 1) % len(totals))
    shown = after.board.collections[action.seat - 1]
    favourite = max([favourite_points(shown, card) for card in after.hands[action.seat - 1]])
    worth = 4 * (own - max(totals) + favourite) + taste.favourite * favourite
    worth += taste.played * action.card.rank + taste.cookie * (after.board.cookie == action.seat)
    worth += _liking(state, action, taste)
    return max(-MOST_WORTH, min(MOST_WORTH, worth))


def _liking(state: GameState, action: Swap | BlackHat, taste: Taste) -> int:
    """What the taste finds in the card that is taken, or in a black hat."""
    board, seat = state.board, action.seat - 1
    if isinstance(action, BlackHat):
        return taste.black + taste.first * (not board.black_hats[seat])
    taken = board.table[action.space - 1]
    first = all(card.hat != taken.hat for card in board.collections[seat])
    same = action.card.hat == taken.hat
    return taste.taken * taken.rank + taste.first * first + taste.same * same


def play_out(state: GameState, dice: Iterable[int], habit: Habit = GREEDY) -> list[GameState]:
    """The state after each turn, to the end of the game."""
    states, throws = [], iter(dice)
    while not state.board.over:
        if not state.board.played:
            state = reduce(state, main_action(state, next(throws), habit))
        state = reduce(state, EndTurn(seat=state.board.turn))
        states.append(state)
    return states
