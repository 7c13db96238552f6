"""What is told of a game, and to whom."""

from __future__ import annotations

import pytest
from hypothesis import given
from pydantic import TypeAdapter
from support.games import advance, examples, games
from support.positions import opening

from hats_tui.game import (
    BlackHat,
    BlackHatMade,
    Card,
    CardDiscarded,
    CardOffered,
    CardPlayed,
    CardsExchanged,
    CookieMoved,
    Discard,
    EndTurn,
    Event,
    Game,
    Offer,
    Return,
    Swap,
    TurnEnded,
)

EVENT: TypeAdapter[Event] = TypeAdapter(Event)


@given(games())
@examples(15)
def test_an_event_is_the_same_after_its_journey_as_json(game: Game) -> None:
    for event in game.events:
        assert EVENT.validate_json(EVENT.dump_json(event)) == event


@given(games())
@examples(15)
def test_each_move_is_told_once_and_in_order(game: Game) -> None:
    names = {
        "swap": "played",
        "black": "black_hat",
        "discard": "discarded",
        "offer": "offered",
        "return": "exchanged",
        "end": "ended",
        "undo": "undone",
    }
    for entry in game.entries:
        first, *others = entry.events
        assert first.kind == names[entry.move.do]
        assert [event.kind for event in others] in ([], ["cookie"], ["over"])


def test_a_swap_is_told_to_everybody() -> None:
    game = advance(opening("C1", "C2", ""), Swap(seat=1, card=Card.C2, space=1))
    played, cookie = game.events
    assert played == CardPlayed(round=1, seat=1, card=Card.C2, space=1, took=Card.C1)
    assert isinstance(cookie, CookieMoved)
    for seat in (None, 1, 2):
        assert played.seen_by(seat) is played
        assert cookie.seen_by(seat) is cookie


def test_a_black_hat_keeps_its_face_from_the_others() -> None:
    made, _ = advance(opening("C1", "C2", "", ""), BlackHat(seat=1, card=Card.C2)).events
    assert made == BlackHatMade(round=1, seat=1, card=Card.C2)
    assert made.seen_by(1) == made
    for seat in (None, 2, 3):
        assert made.seen_by(seat) == BlackHatMade(round=1, seat=1)


def test_a_discard_and_its_draw_are_known_to_the_player_only() -> None:
    game = opening("C1", "C2", "", "")
    (thrown,) = advance(game, Discard(seat=1, card=Card.C2)).events
    assert thrown == CardDiscarded(round=1, seat=1, card=Card.C2, drew=game.state.deck[0])
    assert thrown.seen_by(1) == thrown
    for seat in (None, 2, 3):
        assert thrown.seen_by(seat) == CardDiscarded(round=1, seat=1)


def test_an_exchange_is_known_to_the_two_partners() -> None:
    game = opening("C1", "C2", "", "H5", "")
    offered, exchanged = advance(
        game, Offer(seat=1, card=Card.C2), Return(seat=3, card=Card.H5)
    ).events
    assert offered.seen_by(1) == CardOffered(round=1, seat=1, card=Card.C2)
    assert exchanged == CardsExchanged(round=1, seat=1, gave=Card.C2, got=Card.H5)
    for seat in (None, 2, 3, 4):
        assert offered.seen_by(seat) == CardOffered(round=1, seat=1)
    for seat in (1, 3):
        assert exchanged.seen_by(seat) == exchanged
    for seat in (None, 2, 4):
        assert exchanged.seen_by(seat) == CardsExchanged(round=1, seat=1)


@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_round_counts_the_turns_of_each_player(first: int) -> None:
    game = opening("C1", "", "", "", first=first)
    while not game.state.board.over:
        seat = game.state.board.turn
        game = advance(game, BlackHat(seat=seat, card=game.state.actor_hand[0]), EndTurn(seat=seat))
    ends = [event.round for event in game.events if isinstance(event, TurnEnded)]
    assert ends == [number for number in range(1, 9) for _ in range(3)]
    assert game.events[-1].round == 8
