"""The reducers and what is legal: every action of every seat, in random positions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import advance, dealt, examples, games, states_of
from support.positions import opening

from hats_tui.game import (
    Action,
    BlackHat,
    Card,
    Discard,
    EndTurn,
    Game,
    GameState,
    IllegalAction,
    Offer,
    RefusalCode,
    Return,
    Swap,
    WrongDraw,
    cards_in_play,
    legal_actions,
    reduce,
    refusal,
)
from hats_tui.game.chance import with_draw


def every_action(seat: int) -> list[Action]:
    """All 421 that a seat could ever want."""
    kinds = (BlackHat, Discard, Offer, Return)
    swaps = [Swap(seat=seat, card=card, space=space) for card in Card for space in range(1, 7)]
    return [
        *swaps,
        *(kind(seat=seat, card=card) for kind in kinds for card in Card),
        EndTurn(seat=seat),
    ]


def accepted(state: GameState, action: Action) -> bool:
    """Whether the reducers take the action; they must give the reason that the board gives."""
    wanted = with_draw(state, action, "1", 0) if isinstance(action, Discard) else action
    expected = refusal(state.board, state.actor_hand, action)
    if expected is None:
        return reduce(state, wanted) != state
    with pytest.raises(IllegalAction) as caught:
        reduce(state, wanted)
    assert caught.value.refusal == expected
    assert str(caught.value) == caught.value.code.value
    return False


def test_a_seat_has_421_actions() -> None:
    assert len(set(every_action(1))) == 421


@given(games())
@examples(13)
def test_what_is_legal_is_accepted_and_all_else_refused(game: Game) -> None:
    state = game.state
    before = state.model_dump_json()
    legal = legal_actions(state.board, state.actor_hand)
    assert len(set(legal)) == len(legal)
    taken = {
        action
        for seat in range(1, state.board.players + 1)
        for action in every_action(seat)
        if accepted(state, action)
    }
    assert taken == set(legal)
    assert state.model_dump_json() == before


@given(games())
@examples(20)
def test_each_card_is_always_in_one_place(game: Game) -> None:
    pack = sorted(cards_in_play(game.header.removed))
    for state in states_of(game):
        assert sorted(state.cards()) == pack


@given(games())
@examples(20)
def test_somebody_can_always_do_something_until_it_is_over(game: Game) -> None:
    for state in states_of(game):
        legal = legal_actions(state.board, state.actor_hand)
        assert bool(legal) is not state.board.over
        assert {action.seat for action in legal} == ({state.board.actor} - {None})


@given(games(), st.data())
@examples(20)
def test_a_hand_is_only_changed_by_what_is_named(game: Game, data: st.DataObject) -> None:
    state = game.state
    if state.board.over:
        return
    action = data.draw(st.sampled_from(legal_actions(state.board, state.actor_hand)))
    after = advance(game, action).state
    gone = {card for hand in state.hands for card in hand} - {
        c for hand in after.hands for c in hand
    }
    assert gone == ({action.card} if isinstance(action, Swap | BlackHat | Discard) else set())


def test_a_turn_has_one_main_action() -> None:
    game = opening("C1", "C2 C3", "")
    played = game.apply(Swap(seat=1, card=Card.C2, space=1))
    for second in (Swap(seat=1, card=Card.C3, space=1), BlackHat(seat=1, card=Card.C3)):
        with pytest.raises(IllegalAction, match="already_played"):
            played.apply(second)


def test_the_optional_action_may_come_before_or_after_but_once() -> None:
    game = opening("C1", "C2 C3 C4", "")
    black, throw = BlackHat(seat=1, card=Card.C2), Discard(seat=1, card=Card.C3)
    for moves in ((black, throw), (throw, black)):
        done = advance(game, *moves)
        with pytest.raises(IllegalAction, match="optional_already_used"):
            advance(done, Discard(seat=1, card=Card.C4))


def test_a_turn_needs_its_main_action() -> None:
    with pytest.raises(IllegalAction, match="must_play_first"):
        dealt(3, first=1).apply(EndTurn(seat=1))


def test_a_refusal_brings_the_facts_for_a_sentence() -> None:
    game = opening("H4", "C4", "", "")
    with pytest.raises(IllegalAction) as caught:
        game.apply(Swap(seat=1, card=Card.C4, space=1))
    refused = caught.value.refusal
    assert refused.code is RefusalCode.SWAP_NOT_ALLOWED
    assert (refused.card, refused.space, refused.lying, refused.spaces) == (Card.C4, 1, Card.H4, 6)


def test_space_6_is_not_used_by_two() -> None:
    with pytest.raises(IllegalAction) as caught:
        opening("C1", "C2", "").apply(Swap(seat=1, card=Card.C2, space=6))
    assert (caught.value.code, caught.value.refusal.spaces) == ("no_such_space", 5)


def test_a_draw_must_be_the_top_card() -> None:
    state = opening("C1", "C2", "").state
    thrown = with_draw(state, Discard(seat=1, card=Card.C2), "1", 0)
    for wrong in (
        Discard(seat=1, card=Card.C2),
        Discard(seat=1, card=Card.C2, drew=state.deck[1]),
        Discard(seat=1, card=Card.C2, drew=thrown.drew, reshuffle=(Card.C2,)),
    ):
        with pytest.raises(WrongDraw):
            reduce(state, wrong)
    assert reduce(state, thrown).hands[0][-1] is state.deck[0]


def discarding(game: Game, times: int) -> Game:
    """Everybody makes black hats and discards, so many times."""
    for _ in range(times):
        seat, hand = game.state.board.turn, game.state.actor_hand
        throw, black = Discard(seat=seat, card=hand[0]), BlackHat(seat=seat, card=hand[1])
        game = advance(game, throw, black, EndTurn(seat=seat))
    return game


def test_the_draw_that_empties_the_pile_makes_a_new_one_at_once() -> None:
    game = discarding(opening("C1", "", ""), 6)
    assert (game.state.board.deck, game.state.board.discards) == (1, 6)
    seat, hand = game.state.board.turn, game.state.actor_hand
    last = with_draw(game.state, Discard(seat=seat, card=hand[0]), "1", 0)
    assert last.reshuffle is not None
    assert sorted(last.reshuffle) == sorted((*game.state.discards, hand[0]))
    after = reduce(game.state, last)
    assert (after.deck, after.discards) == (last.reshuffle, ())
    for wrong in (None, last.reshuffle[1:], (*last.reshuffle[1:], game.state.hands[0][2])):
        with pytest.raises(WrongDraw):
            reduce(game.state, last.model_copy(update={"reshuffle": wrong}))


def test_an_exchange_changes_both_hands_at_the_return() -> None:
    game = opening("C1", "C2", "", "H5", "")
    offered = game.apply(Offer(seat=1, card=Card.C2))
    board = offered.state.board
    assert (board.turn, board.actor, board.optional_used) == (1, 3, False)
    assert Card.C2 in offered.state.hands[0]
    assert {action.do for action in legal_actions(board, offered.state.actor_hand)} == {"return"}
    with pytest.raises(IllegalAction, match="not_your_turn"):
        offered.apply(BlackHat(seat=1, card=Card.C2))
    with pytest.raises(IllegalAction, match="offer_pending"):
        offered.apply(EndTurn(seat=3))
    back = offered.apply(Return(seat=3, card=Card.H5)).state
    assert (back.hands[0][-1], back.hands[2][-1]) == (Card.H5, Card.C2)
    assert (back.board.exchanges, back.board.optional_used) == ((1, 0), True)
    assert (back.offer, back.board.actor) == (None, 1)


def test_a_house_limit_counts_for_each_team() -> None:
    game = opening("C1", "C2", "", "H5", "", limit=1)
    game = advance(game, Offer(seat=1, card=Card.C2), Return(seat=3, card=Card.H5))
    for seat in (1, 2):
        game = advance(game, BlackHat(seat=seat, card=game.state.actor_hand[0]), EndTurn(seat=seat))
    with pytest.raises(IllegalAction) as caught:
        game.apply(Offer(seat=3, card=game.state.hands[2][0]))
    assert (caught.value.code, caught.value.refusal.limit) == ("no_exchange_left", 1)
    game = advance(game, BlackHat(seat=3, card=game.state.actor_hand[0]), EndTurn(seat=3))
    assert game.apply(Offer(seat=4, card=game.state.hands[3][0])).state.offer is not None


def test_a_partner_who_has_played_eight_cards_can_still_exchange() -> None:
    game = opening("C1", "", "", "", "")
    while game.state.board.turn != 3 or game.state.board.round != 8:
        seat = game.state.board.turn
        game = advance(game, BlackHat(seat=seat, card=game.state.actor_hand[0]), EndTurn(seat=seat))
    favourite, given = game.state.hands[0][0], game.state.hands[2][0]
    game = advance(game, Offer(seat=3, card=given), Return(seat=1, card=favourite))
    assert game.state.hands[0] == (given,)


def test_the_last_turn_lasts_until_it_is_ended() -> None:
    game = opening("C1", "", "")
    while game.state.board.main_actions != (8, 8):
        seat = game.state.board.turn
        game = advance(game, BlackHat(seat=seat, card=game.state.actor_hand[0]))
        game = (
            game if game.state.board.main_actions == (8, 8) else advance(game, EndTurn(seat=seat))
        )
    assert not game.state.board.over
    game = advance(game, Discard(seat=2, card=game.state.actor_hand[0]), EndTurn(seat=2))
    assert (game.state.board.over, game.state.board.actor) == (True, None)
    with pytest.raises(IllegalAction, match="game_over"):
        game.apply(EndTurn(seat=2))
