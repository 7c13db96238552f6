"""What happened since a player's last turn."""

from __future__ import annotations

from typing import Literal

from hypothesis import given
from support.games import examples, games
from support.occasions import NAMES, every_moment

from hats_tui.game import (
    ActionUndone,
    BlackHatMade,
    Card,
    CardDiscarded,
    CardOffered,
    CardPlayed,
    CardsExchanged,
    CookieMoved,
    CookieReason,
    CookieRuling,
    Event,
    Game,
    TurnEnded,
)
from hats_tui.words.names import Names
from hats_tui.words.phrase import Role
from hats_tui.words.recap import MOST_LINES, since_last_turn, standing

ANN = Names.of(["Ann", "Bob", "Chloé", "Dimitri"])


def swap(seat: int, card: Card = Card.F5, took: Card = Card.C1) -> CardPlayed:
    return CardPlayed(round=1, seat=seat, card=card, space=3, took=took)


def cookie(seat: int) -> CookieMoved:
    ruling = CookieRuling(challenger=seat, holder=None, winner=seat, reason=CookieReason.FIRST)
    return CookieMoved(round=1, ruling=ruling)


def end(seat: int) -> TurnEnded:
    return TurnEnded(round=1, seat=seat)


def undo(seat: int, undone: Literal["swap", "black", "offer"] = "swap") -> ActionUndone:
    return ActionUndone(round=1, seat=seat, undone=undone)


def told(history: list[Event], seat: int) -> list[str]:
    return [str(line) for line in since_last_turn(history, seat, ANN)]


def test_nothing_has_happened_before_the_first_turn() -> None:
    assert told([], 1) == []


def test_each_turn_of_the_others_is_a_line() -> None:
    history: list[Event] = [
        swap(1), cookie(1), end(1),
        BlackHatMade(round=1, seat=2, card=Card.P1), end(2),
        CardDiscarded(round=1, seat=3, card=Card.P2, drew=Card.P3), swap(3), cookie(3), end(3),
    ]  # fmt: skip

    assert told(history, 1) == [
        "Bob: a black hat",
        "Chloé: discards and draws, F5 for C1 on space 3, gets the cookie",
    ]
    assert told(history, 2) == ["Chloé: discards and draws, F5 for C1 on space 3, gets the cookie"]


def test_only_what_came_after_ones_own_last_turn_is_told() -> None:
    history: list[Event] = [
        swap(1),
        end(1),
        swap(2),
        end(2),
        swap(1, Card.J2),
        end(1),
        swap(2, Card.J3),
        end(2),
    ]

    assert told(history, 1) == ["Bob: J3 for C1 on space 3"]


def test_what_was_taken_back_is_left_out_with_the_cookie() -> None:
    history: list[Event] = [
        swap(2), cookie(2), undo(2),
        CardOffered(round=1, seat=2, card=Card.J1), undo(2, "offer"),
        swap(2, Card.S6), end(2),
    ]  # fmt: skip

    assert told(history, 1) == ["Bob: S6 for C1 on space 3"]


def test_an_offer_that_waits_is_told_and_one_that_was_answered_is_an_exchange() -> None:
    history: list[Event] = [swap(1), CardOffered(round=1, seat=1, card=Card.J1)]
    assert told(history, 3) == ["Ann: F5 for C1 on space 3, offers Chloé a card"]

    history.append(CardsExchanged(round=1, seat=1, gave=Card.J1, got=Card.H2))
    assert told(history, 1) == ["Ann: F5 for C1 on space 3, exchanges with Chloé"]


def test_of_four_turns_the_last_three_are_told() -> None:
    history: list[Event] = [swap(2), end(2), swap(3), end(3), swap(4), end(4), swap(1)]

    assert [line[:3] for line in told(history, 1)] == ["Chl", "Dim", "Ann"]


@given(games())
@examples(20)
def test_a_curtain_never_shows_a_card_that_is_in_a_hand(game: Game) -> None:
    state = game.state
    held = {card for hand in state.hands for card in hand}
    for seat in range(1, state.board.players + 1):
        for line in since_last_turn(game.events, seat, NAMES):
            assert not {span.about for span in line.spans if span.role is Role.CARD} & held


def test_the_recap_has_at_most_three_lines_that_fit_the_curtain() -> None:
    for game in every_moment():
        for seat in range(1, game.state.board.players + 1):
            lines = since_last_turn(game.events, seat, NAMES)
            assert len(lines) <= MOST_LINES
            assert all(line.cells <= 76 for line in lines)


@given(games())
@examples(20)
def test_what_stands_is_what_the_table_shows(game: Game) -> None:
    taken = [event for event in standing(game.events) if isinstance(event, CardPlayed)]
    shown = game.state.board.collections

    for seat, collection in enumerate(shown, start=1):
        assert tuple(event.took for event in taken if event.seat == seat) == collection
