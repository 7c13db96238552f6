"""Talk of partners: where it stands among the events, and how long a wish stands."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError
from support.games import advance, dealt, end, examples, games, played
from support.positions import cards

from hats_tui.game import (
    BlackHat,
    Game,
    Offer,
    PublicView,
    Remark,
    Return,
    Say,
    chronicle,
    may_talk,
    meant,
    say_of,
)


def four() -> Game:
    return dealt(4, first=1)


def offered(game: Game) -> Game:
    seat = game.state.board.turn
    return advance(game, Offer(seat=seat, card=game.state.hands[seat - 1][0]))


def returned(game: Game) -> Game:
    seat = game.state.board.actor or 0
    return advance(game, Return(seat=seat, card=game.state.hands[seat - 1][0]))


def turn(game: Game) -> Game:
    seat = game.state.board.turn
    return end(advance(game, BlackHat(seat=seat, card=game.state.hands[seat - 1][0])))


@given(games(least=4), st.lists(st.tuples(st.integers(1, 4), st.sampled_from(Say)), max_size=3))
@examples(15)
def test_talk_changes_no_state_and_all_see_it(game: Game, said: list[tuple[int, Say]]) -> None:
    after = game
    for seat, say in said:
        after = after.saying(seat, say)
    assert after.state == game.state
    assert after.undoable == game.undoable
    views = [after.public_view(), *(after.view(seat) for seat in range(1, 5))]
    assert {view.talk for view in views} == {after.talk}
    assert views[0].chronicle == (*game.public_view().history, *after.talk)


def test_what_is_said_stands_where_it_was_said() -> None:
    game = returned(offered(four().saying(1, Say.LOW)).saying(3, Say.HIGH))
    events = game.events
    low, high = game.talk
    assert chronicle(events, game.talk) == (low, events[0], high, events[1])
    assert (low.after, high.after) == (0, 1)


def test_a_wish_stands_until_cards_are_exchanged() -> None:
    game = offered(four().saying(1, Say.LOW))
    assert game.view(3).wish_of(1) is Say.LOW
    assert game.view(3).wish_of(3) is None
    assert game.saying(1, Say.HIGH).view(3).wish_of(1) is Say.HIGH
    assert returned(game).view(3).wish_of(1) is None


def test_the_exchange_of_the_others_does_not_grant_a_wish() -> None:
    game = returned(offered(turn(four().saying(1, Say.LOW))))
    assert game.public_view().wish_of(1) is Say.LOW


def test_a_wish_is_forgotten_after_the_next_round() -> None:
    game = four().saying(1, Say.FAVOURITE)
    for _ in range(7):
        game = turn(game)
    assert game.view(3).wish_of(1) is Say.FAVOURITE
    assert turn(game).view(3).wish_of(1) is None


def test_who_may_talk_when() -> None:
    game = four()
    board = game.state.board
    assert [may_talk(board, seat) for seat in range(1, 5)] == [True, False, False, False]
    board = offered(game).state.board
    assert [may_talk(board, seat) for seat in range(1, 5)] == [True, False, True, False]
    assert not may_talk(returned(offered(game)).state.board, 1)
    assert not may_talk(dealt(4, first=1, exchanges=0).state.board, 1)
    assert not may_talk(dealt(3, first=1).state.board, 1)
    assert not may_talk(played(4, 1, 9999).state.board, 1)


@pytest.mark.parametrize(
    ("say", "those"),
    [
        (Say.HIGH, "F5 S4"),
        (Say.LOW, "F1 C2 P1"),
        (Say.FAVOURITE, "F1"),
        (Say.ANYTHING, "F1 F5 C2 S4 P1"),
    ],
)
def test_which_cards_are_meant(say: Say, those: str) -> None:
    assert meant(say, cards("F1 F5 C2 S4 P1"), cards("F6 F4 P2")) == cards(those)


def test_where_nothing_fits_the_nearest_is_meant() -> None:
    assert meant(Say.HIGH, cards("F1 C2 P2"), ()) == cards("C2 P2")
    assert meant(Say.LOW, cards("F6 C4"), ()) == cards("C4")


def test_nothing_else_can_be_said() -> None:
    assert [say_of(text) for text in ("high", "HIGH", "F5", None, 5, ["high"])] == [
        Say.HIGH,
        *[None] * 5,
    ]


def test_nobody_speaks_of_what_has_not_happened() -> None:
    view = four().public_view()
    remark = Remark(round=1, seat=1, say=Say.LOW, after=1)
    with pytest.raises(ValidationError, match="does not fit"):
        PublicView(board=view.board, history=(), undoable=0, talk=(remark,))
