"""The forecast tells what the reducers then do."""

from __future__ import annotations

import pytest
from hypothesis import given
from support.games import advance, examples, games, played
from support.positions import opening

from hats_tui.game import (
    BlackHat,
    Card,
    CookieMoved,
    CookieReason,
    Game,
    HatType,
    Swap,
    best_favourite,
    forecast,
    hat_worths,
    legal_actions,
    outcome,
    points_now,
    reduce,
    side_totals,
)


@given(games())
@examples(20)
def test_what_is_forecast_is_what_comes(game: Game) -> None:
    before = game.state
    actor = before.board.actor
    if actor is None:
        return
    view = game.view(actor)
    for action in view.legal:
        if not isinstance(action, Swap | BlackHat):
            continue
        told, after = forecast(view.board, view.hand, action), reduce(before, action)
        assert told.before == points_now(before.board)
        assert told.after == points_now(after.board)
        assert told.cookie.winner == after.board.cookie
        assert told.cookie.holder == before.board.cookie
        shown = after.board.collections[actor - 1]
        assert told.favourite == best_favourite(after.hands[actor - 1], shown)
        old, new = hat_worths(before.board.table), hat_worths(after.board.table)
        changes = {change.hat: (change.before, change.after) for change in told.worths}
        assert changes == {hat: (old[hat], new[hat]) for hat in HatType if old[hat] != new[hat]}
        for seat in range(1, before.board.players + 1):
            gain = told.after[seat - 1].total - told.before[seat - 1].total
            assert told.gain(seat) == gain
        totals = [tuple(p.total for p in points) for points in (told.before, told.after)]
        assert told.sides == tuple(map(side_totals, totals))


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_cookie_that_moves_is_told_with_the_same_ruling(count: int) -> None:
    game = played(count, 5, 1000)
    rulings = [event.ruling for event in game.events if isinstance(event, CookieMoved)]
    assert rulings[0].reason is CookieReason.FIRST
    assert all(ruling.moved for ruling in rulings)
    assert rulings[-1].winner == game.state.board.cookie


def test_a_swap_can_make_a_type_worth_more_or_nothing() -> None:
    game = opening("H1 C1 F1", "H2 H3", "", "")
    told = forecast(game.state.board, game.state.hands[0], Swap(seat=1, card=Card.H2, space=3))
    assert [(change.hat, change.before, change.after) for change in told.worths] == [
        (HatType.FEZ, 3, 0)
    ]
    game = advance(game, Swap(seat=1, card=Card.H2, space=2))
    assert game.state.board.table[:3] == (Card.H1, Card.H2, Card.F1)


@given(games(steps=100))
@examples(30)
def test_everybody_sees_the_outcome_of_an_action_as_its_player_foresaw_it(game: Game) -> None:
    state = game.state
    for action in legal_actions(state.board, state.actor_hand):
        if isinstance(action, Swap | BlackHat):
            own = forecast(state.board, state.actor_hand, action)
            seen = outcome(state.board, action)
            assert own.model_dump(exclude={"favourite"}) == seen.model_dump()
