"""A view has what its seat may know, and nothing that follows from what it may not."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import event, given
from hypothesis import strategies as st
from support.games import advance, examples, finished, games, played
from support.positions import opening
from support.secrets import other_game, sights

from hats_tui.game import (
    Card,
    Discard,
    Game,
    HatType,
    Offer,
    Passed,
    PlayerView,
    PublicView,
    Return,
    legal_actions,
    not_yet_seen,
    score_sheet,
    unseen_cards,
)


def view_of(game: Game, seat: int | None) -> PublicView:
    return game.public_view() if seat is None else game.view(seat)


def seats(game: Game) -> tuple[int | None, ...]:
    """Everybody, and somebody without a seat."""
    return (None, *range(1, game.state.board.players + 1))


def codes_in(text: str) -> set[str]:
    return set(re.findall(r'"([HCFPSTJ][1-6])"', text))


@given(games(), st.integers(0, 1000))
@examples(30)
def test_games_that_a_seat_cannot_tell_apart_give_equal_views(game: Game, seed: int) -> None:
    for seat in seats(game):
        other = other_game(game, seat, Random(seed))
        event(f"the hidden cards lie elsewhere: {other.state != game.state}")
        assert view_of(other, seat) == view_of(game, seat)
        assert view_of(other, seat).model_dump_json() == view_of(game, seat).model_dump_json()


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_other_games_are_others(count: int) -> None:
    """Otherwise the test above would show nothing."""
    for steps in (0, 10, 30):
        game = played(count, 4, steps)
        for seat in seats(game):
            other = other_game(game, seat, Random(1))
            assert other.state != game.state
            assert all(
                view_of(other, one) != view_of(game, one) for one in seats(game)[1:] if one != seat
            )


@given(games())
@examples(30)
def test_no_card_is_named_that_was_not_seen(game: Game) -> None:
    for seat in seats(game):
        seen = set().union(*sights(game, seat))
        assert codes_in(view_of(game, seat).model_dump_json()) <= seen


@given(games())
@examples(15)
def test_a_view_is_the_same_after_its_journey_as_json(game: Game) -> None:
    public = game.public_view()
    assert PublicView.model_validate_json(public.model_dump_json()) == public
    for seat in range(1, game.state.board.players + 1):
        view = game.view(seat)
        assert PlayerView.model_validate_json(view.model_dump_json()) == view


@given(games())
@examples(15)
def test_a_view_has_all_that_the_seat_may_know(game: Game) -> None:
    state = game.state
    for seat in range(1, state.board.players + 1):
        view = game.view(seat)
        assert view.board is state.board
        assert view.hand == state.hands[seat - 1]
        assert view.black_hats == state.black_hats[seat - 1]
        assert len(view.history) == len(game.events)
        assert view.undoable == len(game.undoable)
        assert view.acts is (state.board.actor == seat)
        assert view.legal == (legal_actions(state.board, state.actor_hand) if view.acts else ())
        assert view.offer == (state.offer if seat == state.board.turn else None)
        assert view.sheet == (score_sheet(state) if state.board.over else None)


@given(games(steps=60))
@examples(20)
def test_one_s_own_discards_are_those_that_lie_there(game: Game) -> None:
    owner: dict[Card, int] = {}
    for entry in game.entries:
        if isinstance(entry.move, Discard):
            owner[entry.move.card] = entry.move.seat
    for seat in range(1, game.state.board.players + 1):
        mine = tuple(card for card in game.state.discards if owner[card] == seat)
        assert game.view(seat).discarded == mine


@given(games())
@examples(15)
def test_seen_and_unseen_cards_are_the_whole_pack(game: Game) -> None:
    state = game.state
    for seat in range(1, state.board.players + 1):
        view = game.view(seat)
        unseen = unseen_cards(view)
        assert tuple(unseen) == tuple(hat for hat in HatType if hat not in state.board.removed)
        assert all(list(cards) == sorted(cards) for cards in unseen.values())
        elsewhere = {*state.deck, *state.discards} - {*view.discarded}
        for other in set(range(1, state.board.players + 1)) - {seat}:
            elsewhere |= {*state.black_hats[other - 1]}
            elsewhere |= set() if state.board.over else {*state.hands[other - 1]}
        assert {card for cards in unseen.values() for card in cards} == elsewhere


def test_the_partners_know_what_they_exchanged() -> None:
    game = opening("C1", "C2", "", "H5", "")
    game = advance(game, Offer(seat=1, card=Card.C2))
    assert game.view(1).offer is Card.C2
    assert game.view(3).offer is None
    game = advance(game, Return(seat=3, card=Card.H5))
    assert game.view(1).passed == (Passed(gave=Card.C2, got=Card.H5),)
    assert game.view(3).passed == (Passed(gave=Card.H5, got=Card.C2),)
    assert game.view(2).passed == game.view(4).passed == ()


def test_what_the_partner_got_is_not_seen_now_but_was_seen() -> None:
    game = opening("C1", "C2", "", "H5", "")
    game = advance(game, Offer(seat=1, card=Card.C2), Return(seat=3, card=Card.H5))
    for seat, gave in ((1, Card.C2), (3, Card.H5)):
        view = game.view(seat)
        assert gave in unseen_cards(view)[gave.hat]
        assert gave not in not_yet_seen(view)[gave.hat]
    other = game.view(2)
    assert not_yet_seen(other) == unseen_cards(other)


@given(games())
@examples(15)
def test_at_four_what_was_ever_in_one_s_hand_has_been_seen(game: Game) -> None:
    states = [game.start, *(entry.state for entry in game.entries)]
    for seat in range(1, game.state.board.players + 1):
        view = game.view(seat)
        left, hidden = not_yet_seen(view), unseen_cards(view)
        if game.state.board.players < 4:
            assert left == hidden
            continue
        held = {card for state in states for card in state.hands[seat - 1]}
        for hat, cards in left.items():
            assert cards == tuple(card for card in hidden[hat] if card not in held)


def test_at_the_end_the_favourites_are_seen_but_no_black_hat() -> None:
    game = finished(3, 2)
    view = game.public_view()
    assert view.sheet is not None
    seen = {hand[0] for hand in game.state.hands}
    assert seen <= {Card(code) for code in codes_in(view.model_dump_json())}
    assert not seen & {card for cards in unseen_cards(view).values() for card in cards}
    hidden = {card for faces in game.state.black_hats for card in faces}
    swapped_and_taken_back = set().union(*sights(game, None))
    assert not (hidden - swapped_and_taken_back) & {
        Card(c) for c in codes_in(view.model_dump_json())
    }
