"""The thirteen worked examples of the rules, each by its number."""

import pytest
from support.positions import Seat, cards, opening, over

from hats_tui.game import (
    BlackHat,
    Card,
    CookieReason,
    EndTurn,
    GameState,
    PlayerSheet,
    Swap,
    TieBreak,
    covers,
    score_sheet,
)
from hats_tui.game.cookie import next_holder, rule_on_cookie

NOBODY = Seat()
ANN_OF_FOUR = Seat(shown="H4 H1 C3 F6 S2", black=3, favourite="H3")
TABLE_OF_FOUR = "H2 C5 H6 F1 P4 C1"


def ann(state: GameState) -> PlayerSheet:
    return score_sheet(state).players[0]


def holder_after(holder: int, challenger: int, ann: Seat, bob: Seat) -> int:
    """Who has the cookie; Ann is seat 1, Bob seat 2."""
    shown, black = (cards(ann.shown), cards(bob.shown)), (ann.black, bob.black)
    winner = next_holder(holder, challenger, shown, black)
    assert rule_on_cookie(holder, challenger, shown, black).winner == winner
    return winner


def test_1_three_crowns_with_a_crown_on_space_1_score_3() -> None:
    crowns = Seat(shown="C2 C3 C4")
    assert ann(over("C1 H1 F1 P1 S1 T1", crowns, NOBODY, NOBODY)).hats == 3


def test_2_a_second_crown_on_space_6_changes_nothing() -> None:
    crowns = Seat(shown="C2 C3 C4")
    sheet = score_sheet(over("C1 H1 F1 P1 S1 C6", crowns, NOBODY, NOBODY))
    assert sheet.players[0].hats == 3
    assert sheet.worths == (1, 2, 3, 4, 5, 0)


def test_3_favourite_f3_with_f4_and_f1_scores_2() -> None:
    fezzes = Seat(shown="F4 F1", favourite="F3")
    assert ann(over("C1 H1 P2 P1 S1 T1", fezzes, NOBODY, NOBODY)).favourite_points == 2


def test_4_a_whole_napkin_of_18() -> None:
    sheet = ann(over(TABLE_OF_FOUR, ANN_OF_FOUR, NOBODY, NOBODY, cookie=1))
    lines = {line.hat.value: (line.count, line.worth, line.points) for line in sheet.lines}
    assert lines == {"F": (1, 4, 4), "C": (1, 2, 2), "H": (2, 1, 2), "S": (1, 0, 0)}
    assert [line.worth for line in sheet.lines] == [4, 2, 1, 0]
    assert (sheet.hats, sheet.black, sheet.favourite_points, sheet.cookie) == (8, 3, 2, 5)
    assert sheet.total == 18


def test_5_the_same_with_favourite_s6_is_12() -> None:
    sheet = ann(over(TABLE_OF_FOUR, ANN_OF_FOUR._replace(favourite="S6"), NOBODY, NOBODY))
    assert (sheet.favourite_points, sheet.total) == (-4, 12)


def test_6_the_lowest_favourite_is_minus_6() -> None:
    assert (
        ann(over("C1 H1 F1 P1 S1 J1", Seat(favourite="T6"), NOBODY, NOBODY)).favourite_points == -6
    )


def test_7_the_highest_favourite_is_19() -> None:
    hats = Seat(shown="H2 H3 H4 H5 H6", favourite="H1")
    assert ann(over("C1 T1 F1 P1 S1 J1", hats, NOBODY, NOBODY)).favourite_points == 19


@pytest.mark.parametrize(
    ("played", "lying", "allowed"),
    [
        (Card.C4, Card.H4, False),
        (Card.C4, Card.H3, True),
        (Card.C4, Card.C6, True),
        (Card.C4, Card.C1, True),
    ],
)
def test_8_same_type_or_a_higher_value(played: Card, lying: Card, allowed: bool) -> None:
    assert covers(played, lying) is allowed


@pytest.mark.parametrize(("holder", "challenger"), [(1, 2), (2, 1)])
def test_9_the_second_lowest_value_decides(holder: int, challenger: int) -> None:
    ann, bob = Seat("H1 C5", black=1), Seat("F1 P4 S6")
    assert holder_after(holder, challenger, ann, bob) == 2


@pytest.mark.parametrize(("holder", "challenger"), [(1, 2), (2, 1)])
def test_10_a_third_card_beats_none(holder: int, challenger: int) -> None:
    ann, bob = Seat("H2 C3", black=1), Seat("H5 C2 F3")
    assert holder_after(holder, challenger, ann, bob) == 2


def test_11_equal_in_everything_the_cookie_stays() -> None:
    shown = (cards("H2 C3"), cards("F2 P3"))
    ruling = rule_on_cookie(1, 2, shown, (0, 0))
    assert (ruling.winner, ruling.reason, ruling.moved) == (1, CookieReason.EQUAL, False)
    assert holder_after(1, 2, Seat("H2 C3"), Seat("F2 P3")) == 1


def test_12_on_the_first_turns_a_shown_card_beats_a_black_hat() -> None:
    start = opening("F6", "C4", "F1", "")
    black = start.apply(BlackHat(seat=1, card=Card.C4))
    assert black.state.board.cookie == 1
    swapped = black.apply(EndTurn(seat=1)).apply(Swap(seat=2, card=Card.F1, space=1))
    assert swapped.state.board.collections[1] == (Card.F6,)
    assert swapped.state.board.cookie == 2


def test_13_equal_points_go_to_more_black_hats() -> None:
    first = Seat("F1 F6 H1 H4 J3 P6", black=2, favourite="F2")
    second = Seat("C1 C3 C5 F3 H2 P1 P3", black=1, favourite="J2")
    sheet = score_sheet(over("F5 C2 H3 J5 P5", first, second, cookie=2))
    assert [player.total for player in sheet.players] == [24, 24]
    assert (sheet.winners, sheet.decided_by) == ((1,), TieBreak.BLACK_HATS)
