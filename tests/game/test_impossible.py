"""What no game can come to cannot be built."""

from __future__ import annotations

import pytest
from hypothesis import given
from pydantic import ValidationError
from support.games import advance, dealt, examples, finished, games
from support.positions import opening

from hats_tui.game import (
    BlackHat,
    Board,
    Card,
    EndTurn,
    Game,
    GameState,
    HatType,
    Offer,
    Phase,
    Setup,
    Swap,
)
from hats_tui.game.model import Frozen

START = opening("C1 H1 F1 P1 J1", "C2 C3", "H2")
TAKEN = advance(START, Swap(seat=1, card=Card.C2, space=1))
ENDED = advance(TAKEN, EndTurn(seat=1))
TEAMS = opening("C1", "C2", "", "", "", limit=1)
WAITING = advance(TEAMS, Offer(seat=1, card=Card.C2))


def cannot_be(value: Frozen, **changes: object) -> None:
    """Whether these changes make something that is refused, in Python and from JSON alike."""
    with pytest.raises(ValidationError):
        type(value).model_validate({**dict(value), **changes})
    with pytest.raises(ValidationError):
        type(value).model_validate_json(value.model_copy(update=changes).model_dump_json())


@pytest.mark.parametrize(
    "changes",
    [
        {"players": 1},
        {"players": 5},
        {"players": 3},
        {"removed": ()},
        {"removed": (HatType.FEZ, HatType.FEZ)},
        {"first": 3},
        {"exchange_limit": -1},
    ],
)
def test_set_ups(changes: dict[str, object]) -> None:
    cannot_be(START.state.board.setup, **changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"table": (Card.C1, Card.H1, Card.F1, Card.P1)},
        {"table": (Card.C1, Card.H1, Card.F1, Card.P1, Card.P1)},
        {"table": (Card.C1, Card.H1, Card.F1, Card.P1, Card.T1)},
        {"collections": ((),)},
        {"collections": ((), (), ())},
        {"collections": ((Card.C2,), ())},
        {"black_hats": (0,)},
        {"black_hats": (0, 0, 0)},
        {"black_hats": (1, 0)},
        {"black_hats": (-1, 1)},
        {"deck": 0},
        {"deck": 6},
        {"deck": 8},
        {"exchanges": (1, 0)},
        {"cookie": 1},
        {"turn": 2},
        {"turn": 3},
        {"phase": Phase.RETURN},
        {"phase": Phase.OVER},
        {"played": True},
        {"optional_used": True},
        {"setup": Setup(players=3)},
    ],
)
def test_first_boards(changes: dict[str, object]) -> None:
    cannot_be(START.state.board, **changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"cookie": None},
        {"cookie": 2},
        {"cookie": 3},
        {"collections": ((Card.C2,), ())},
        {"collections": ((Card.S1,), ())},
        {"collections": ((), (Card.C1,))},
        {"turn": 2},
        {"played": False},
        {"deck": 6},
        {"deck": 5, "optional_used": True},
        {"deck": 7, "optional_used": True},
    ],
)
def test_boards_after_the_first_swap(changes: dict[str, object]) -> None:
    cannot_be(TAKEN.state.board, **changes)


def test_boards_after_the_first_turn() -> None:
    board = ENDED.state.board
    assert Board.model_validate({**dict(board), "deck": 6}).discards == 1
    cannot_be(board, deck=5)
    cannot_be(board, turn=1)


@pytest.mark.parametrize(
    "changes",
    [
        {"deck": 1},
        {"exchanges": (1, 0)},
        {"exchanges": (0, 1)},
        {"exchanges": (2, 0), "optional_used": True},
        {"exchanges": (0, 0), "optional_used": True},
        {"phase": Phase.RETURN, "optional_used": True, "exchanges": (1, 0)},
    ],
)
def test_boards_of_teams(changes: dict[str, object]) -> None:
    cannot_be(TEAMS.state.board, **changes)


def test_an_offer_beyond_the_house_limit() -> None:
    setup = Setup(players=4, exchange_limit=0)
    cannot_be(WAITING.state.board, setup=setup)


@pytest.mark.parametrize(
    "changes", [{"turn": 1}, {"phase": Phase.TURN}, {"played": True}, {"optional_used": True}]
)
def test_boards_at_the_end(changes: dict[str, object]) -> None:
    cannot_be(finished(3, 1).state.board, **changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"offer": Card.C3},
        {"offer": Card.C1},
        {"discards": (Card.C3,)},
        {"deck": START.state.deck[1:]},
        {"deck": (*START.state.deck[1:], Card.C3)},
        {"hands": START.state.hands[:1]},
        {"hands": START.state.hands[::-1][:1] * 2},
        {"hands": (START.state.hands[0][1:], (*START.state.hands[1], Card.C2))},
        {"black_hats": ((Card.C2,), ())},
        {"black_hats": ((), (), ())},
        {"board": TAKEN.state.board},
    ],
)
def test_states(changes: dict[str, object]) -> None:
    cannot_be(START.state, **changes)


@pytest.mark.parametrize("offer", [None, Card.C1, *TEAMS.state.hands[1][:1]])
def test_states_while_an_offer_waits(offer: Card | None) -> None:
    cannot_be(WAITING.state, offer=offer)


@pytest.mark.parametrize(
    "changes",
    [
        {"seat": 3},
        {"hand": START.state.hands[0][1:]},
        {"hand": (*START.state.hands[0][1:], Card.C1)},
        {"hand": (*START.state.hands[0][1:], Card.T1)},
        {"black_hats": (Card.C2,)},
        {"discarded": START.state.deck[:1]},
        {"offer": Card.C2},
        {"sheet": finished(2, 1).view(1).sheet},
    ],
)
def test_views(changes: dict[str, object]) -> None:
    cannot_be(START.view(1), **changes)


def test_a_view_of_the_end_needs_its_napkin() -> None:
    cannot_be(finished(2, 1).view(1), sheet=None)


@given(games())
@examples(10)
def test_what_a_game_comes_to_can_be_built_again_from_json(game: Game) -> None:
    state = game.state
    assert GameState.model_validate_json(state.model_dump_json()) == state
    assert Board.model_validate_json(state.board.model_dump_json()) == state.board


def test_values_cannot_be_changed() -> None:
    state = dealt(2).state
    for value in (state, state.board, state.board.setup, BlackHat(seat=1, card=Card.C1)):
        with pytest.raises(ValidationError, match="frozen"):
            value.seat = 2  # type: ignore[union-attr, misc]


def test_what_is_no_field_is_refused_except_in_lines_of_a_record() -> None:
    with pytest.raises(ValidationError, match="extra"):
        Setup.model_validate({"players": 3, "colour": "red"})
    assert BlackHat.model_validate({"seat": 1, "card": Card.C1, "why": 1}).model_extra is None
