"""The log of a game, and what can be taken back."""

from __future__ import annotations

import pytest
from hypothesis import given
from support.games import advance, dealt, examples, finished, games, states_of
from support.positions import opening

from hats_tui.game import (
    Action,
    ActionUndone,
    BlackHat,
    Card,
    Course,
    Discard,
    EndTurn,
    Game,
    GameState,
    IllegalAction,
    Move,
    Offer,
    Return,
    Say,
    Swap,
    Undo,
    legal_actions,
)


@given(games())
@examples(20)
def test_undo_restores_the_state_before(game: Game) -> None:
    state = game.state
    for action in legal_actions(state.board, state.actor_hand):
        after = advance(game, action)
        undo = Undo(seat=state.board.turn)
        if isinstance(action, Swap | BlackHat | Offer):
            assert after.apply(undo).state == state
            assert after.apply(undo).undoable == game.undoable
        else:
            assert after.undoable == ()
            with pytest.raises(IllegalAction, match=why_not(after, action)):
                after.apply(undo)


def why_not(after: Game, action: Action) -> str:
    """Why the player of this action cannot take it back."""
    if after.state.board.over:
        return "game_over"
    return "not_your_turn" if isinstance(action, EndTurn) else "nothing_to_undo"


@given(games())
@examples(20)
def test_undoing_everything_leads_to_the_last_fixed_state(game: Game) -> None:
    turn = game.state.board.turn
    fixed = game.start
    for entry in game.entries:
        if isinstance(entry.move, EndTurn | Discard | Return):
            fixed = entry.state
    while game.undoable:
        before = game.undoable[-1].before
        game = game.apply(Undo(seat=turn))
        assert game.state == before
    assert game.state == fixed
    if not game.state.board.over:
        with pytest.raises(IllegalAction, match="nothing_to_undo"):
            game.apply(Undo(seat=turn))


@given(games())
@examples(15)
def test_a_game_is_replayed_from_its_moves(game: Game) -> None:
    again = Game.from_header(game.header)
    for entry in game.entries:
        again = again.apply(entry.move)
    assert again == game
    assert states_of(again) == states_of(game)


@given(games())
@examples(15)
def test_what_can_be_taken_back_is_known_with_or_without_the_moves_before(game: Game) -> None:
    played = Game.from_header(game.header)
    read = Game(header=game.header, start=game.start, entries=game.entries)
    for entry in game.entries:
        played = played.apply(entry.move)
    assert "undoable" not in vars(read)
    assert played.undoable == read.undoable
    assert played == read


def test_undo_goes_back_step_by_step() -> None:
    game = opening("C1", "C2", "", "", "")
    black, offer = BlackHat(seat=1, card=Card.C2), Offer(seat=1, card=game.state.hands[0][1])
    states: list[GameState] = [game.state]
    for move in (offer, Undo(seat=1), black, offer):
        game = advance(game, move)
        states.append(game.state)
    assert [undoable.action for undoable in game.undoable] == [black, offer]
    assert states[2] == states[0]
    game = game.apply(Undo(seat=1))
    assert game.state == states[3]
    game = game.apply(Undo(seat=1))
    assert game.state == states[0]
    assert len(game.entries) == 6
    with pytest.raises(IllegalAction, match="nothing_to_undo"):
        game.apply(Undo(seat=1))


def test_a_waiting_offer_is_taken_back_by_its_giver_only() -> None:
    game = opening("C1", "C2", "", "", "").apply(Offer(seat=1, card=Card.C2))
    with pytest.raises(IllegalAction, match="not_your_turn"):
        game.apply(Undo(seat=3))
    undone = game.apply(Undo(seat=1))
    assert undone.state == game.start
    event = undone.events[-1]
    assert isinstance(event, ActionUndone)
    assert event.undone == "offer"


def test_nothing_before_a_discard_or_a_return_is_taken_back() -> None:
    black = BlackHat(seat=1, card=Card.C2)
    thrown = advance(opening("C1", "C2 C3", ""), black, Discard(seat=1, card=Card.C3))
    exchanged = advance(
        opening("C1", "C2 C3", "", "H1", ""),
        black,
        Offer(seat=1, card=Card.C3),
        Return(seat=3, card=Card.H1),
    )
    for game in (thrown, exchanged):
        with pytest.raises(IllegalAction, match="nothing_to_undo"):
            game.apply(Undo(seat=1))


def test_what_follows_a_discard_is_taken_back() -> None:
    game = advance(opening("C1", "C2 C3", ""), Discard(seat=1, card=Card.C3))
    swapped = advance(game, Swap(seat=1, card=Card.C2, space=1))
    assert swapped.apply(Undo(seat=1)).state == game.state


def test_an_undo_restores_the_cookie() -> None:
    game = advance(opening("C1", "C2", ""), BlackHat(seat=1, card=Card.C2))
    assert game.state.board.cookie == 1
    assert game.apply(Undo(seat=1)).state.board.cookie is None


def test_the_turn_before_is_not_taken_back() -> None:
    game = advance(opening("C1", "C2", ""), BlackHat(seat=1, card=Card.C2), EndTurn(seat=1))
    with pytest.raises(IllegalAction, match="not_your_turn"):
        game.apply(Undo(seat=1))
    with pytest.raises(IllegalAction, match="nothing_to_undo"):
        game.apply(Undo(seat=2))


def test_nothing_is_taken_back_when_it_is_over() -> None:
    game = finished(2, 1)
    with pytest.raises(IllegalAction, match="game_over"):
        game.apply(Undo(seat=game.state.board.turn))


def test_a_refused_move_leaves_no_trace() -> None:
    game = dealt(3, first=2)
    with pytest.raises(IllegalAction, match="must_play_first"):
        game.apply(EndTurn(seat=2))
    assert game.entries == ()


@given(games())
@examples(10)
def test_a_course_is_the_same_game(game: Game) -> None:
    course, told = Course(game.header), Game.from_header(game.header)
    for entry in game.entries:
        course.apply(entry.move)
        course.saying(1, Say.LOW)
        told = told.apply(entry.move).saying(1, Say.LOW)
    assert course.state == game.state
    assert course.game == told
    assert course.game.undoable == game.undoable


@pytest.mark.parametrize("wrong", [Undo(seat=1), EndTurn(seat=1), BlackHat(seat=2, card=Card.C2)])
def test_a_course_refuses_what_a_game_refuses(wrong: Move) -> None:
    game = opening("C1", "C2", "")
    course = Course(game.header)
    with pytest.raises(IllegalAction) as refused:
        game.apply(wrong)
    with pytest.raises(IllegalAction, match=str(refused.value)):
        course.apply(wrong)
    assert course.game.entries == ()
