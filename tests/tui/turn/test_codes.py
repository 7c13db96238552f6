"""Cards by their codes: a letter, and soon after it a digit."""

from __future__ import annotations

import pytest
from support.positions import opening
from support.turn import Seated, seated

from hats_tui.game import BlackHat, Card, Game, HatType
from hats_tui.tui.turn.codes import Letter, choose, choose_next
from hats_tui.tui.turn.desk import Desk
from hats_tui.words.names import Names

TABLE = "H1 C1 C4 P1 J1"
HAND = "F2 F5 H6 C3 J2 P3"


def game() -> Game:
    return opening(TABLE, HAND, "")


@pytest.fixture
def desk() -> Desk:
    view = game().view(1)
    return Desk(Names.of(["Ann", "Bob"]), view).with_view(view, None)


def chosen(desk: Desk) -> tuple[Card | None, int | None, bool]:
    assert desk.selection is not None
    return desk.selection.card, desk.selection.space, desk.selection.armed


def test_a_letter_goes_round_the_cards_of_its_type(desk: Desk) -> None:
    found = []
    for _ in range(3):
        desk = choose_next(desk, HatType.FEZ)
        found.append(chosen(desk))
    assert [card for card, _space, _armed in found] == [Card.F2, Card.F5, Card.F2]
    assert not any(armed for _card, _space, armed in found)


def test_every_card_of_the_hand_can_be_chosen_by_its_code(desk: Desk) -> None:
    for card in desk.hand:
        assert chosen(choose(desk, card))[0] is card


def test_a_code_goes_on_to_the_table_as_a_number_does(desk: Desk) -> None:
    for place, card in enumerate(desk.hand, start=1):
        assert choose(desk, card) == desk.number(place)


def test_a_code_on_the_table_chooses_the_space(desk: Desk) -> None:
    with_card = choose(desk, Card.H6)
    assert chosen(choose(with_card, Card.C4)) == (Card.H6, 3, True)
    assert chosen(choose(with_card, Card.P1)) == (Card.H6, 4, True)


def test_a_letter_goes_round_the_spaces_that_take_the_card(desk: Desk) -> None:
    with_card = choose(desk, Card.C3)
    first = choose_next(with_card, HatType.CROWN)
    assert {chosen(first)[1], chosen(choose_next(first, HatType.CROWN))[1]} == {2, 3}


def test_a_card_that_cannot_be_taken_is_refused_with_the_reason(desk: Desk) -> None:
    refused = choose(choose(desk, Card.F2), Card.C4)
    assert "F2 cannot take C4" in str(refused.message)
    assert chosen(refused)[0] is Card.F2


def test_what_is_not_there_is_told_so(desk: Desk) -> None:
    view = opening("H1 C1 C4 P1 J1", "F1 F2 F3 F4 F5 H6 H5 H4 H3", "").view(1)
    bare = Desk(Names.of(["Ann", "Bob"]), view).with_view(view, None)
    assert str(choose_next(bare, HatType.CROWN).message) == "There is no Crown in your hand."
    armed = choose(bare, Card.H6)
    assert str(choose_next(armed, HatType.FEZ).message) == "There is no Fez on the table."
    absent = next(card for card in Card if card not in (*desk.hand, *desk.view.board.table))
    assert str(choose(desk, absent).message) == (
        f"{absent.value} is neither in your hand nor on the table."
    )


def test_a_hidden_hand_does_not_answer(desk: Desk) -> None:
    covered = desk.cover()
    for outcome in (choose(covered, Card.F5), choose_next(covered, HatType.TRICORNE)):
        assert outcome.selection == covered.selection
        assert "hidden" in str(outcome.message)


def test_a_digit_completes_a_letter_only_soon_and_when_nothing_else_was_done(desk: Desk) -> None:
    after = choose_next(desk, HatType.FEZ)
    letter = Letter(HatType.FEZ, 10.0, desk, after)
    assert letter.goes_on(after, 11.0)
    assert not letter.goes_on(after, 11.1)
    assert not letter.goes_on(after.step(1), 10.1)
    assert not letter.goes_on(None, 10.1)


def card_of(seat: Seated) -> Card | None:
    assert seat.scene.selection is not None
    return seat.scene.selection.card


async def test_a_code_is_typed_and_played() -> None:
    async with seated(game()) as seat:
        await seat.pilot.press("F", "5", "C", "4", "enter")
        (played,) = seat.house.acts
        assert (played.do, getattr(played, "space", None)) == ("swap", 3)
        assert getattr(played, "card", None) is Card.F5


async def test_digits_alone_mean_what_they_meant() -> None:
    async with seated(game()) as seat:
        place = seat.scene.hand.index(Card.P3) + 1
        await seat.pilot.press(str(place))
        assert card_of(seat) is Card.P3
        await seat.pilot.press("escape", "F", "right", str(place))
        assert card_of(seat) is Card.P3


async def test_a_black_hat_by_its_code() -> None:
    async with seated(game()) as seat:
        await seat.pilot.press("b", "J", "2", "enter")
        assert seat.house.acts == [BlackHat(seat=1, card=Card.J2)]


async def test_a_letter_that_is_not_there_leaves_its_digit_to_the_code() -> None:
    async with seated(game()) as seat:
        before = card_of(seat)
        await seat.pilot.press("S", "1")
        assert "S1 is neither" in seat.message
        assert card_of(seat) is before
