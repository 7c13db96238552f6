"""The numbers behind a figure."""

from __future__ import annotations

import pytest

from hats_tui.game import BlackHat, Board, Card, HatType, Phase, Setup, Swap, forecast
from hats_tui.words.names import Names
from hats_tui.words.why import (
    why_cookie,
    why_favourite,
    why_points,
    why_score,
    why_score_then,
    why_type,
    why_worth,
)

NAMES = Names.of(["Ann", "Bob", "Eve"])


def board() -> Board:
    """Ann as in the fourth worked example of the rules, without her favourite."""
    ann = (Card.H4, Card.H1, Card.C3, Card.F6, Card.S2)
    bob = (Card.T1, Card.T2, Card.T3, Card.T4, Card.T5, Card.T6, Card.J1, Card.J2)
    eve = (Card.P1, Card.P2, Card.P3, Card.S3, Card.S4, Card.S5, Card.J3, Card.J4)
    return Board(
        setup=Setup(players=3),
        table=(Card.H2, Card.C5, Card.H6, Card.F1, Card.P4, Card.C1),
        collections=(ann, bob, eve),
        black_hats=(3, 0, 0),
        deck=9,
        cookie=1,
        turn=3,
        phase=Phase.OVER,
    )


def test_a_worth_is_the_number_of_the_space() -> None:
    assert str(why_worth(board(), 2)) == "C5 lies on space 2: each collected Crown scores 2."


def test_a_duplicate_on_a_higher_space_counts_for_nothing() -> None:
    told = str(why_worth(board(), 3))
    assert told == "H6 counts for nothing: there is a High hat on space 1, which is lower."


def test_a_score_is_told_with_all_its_parts() -> None:
    told = str(why_score(board(), 1, NAMES))
    assert told == (
        "Ann has 16 points: 1×4 Fez, 1×2 Crown, 2×1 High hat, 1×0 Sombrero, 3 black hats, "
        "the cookie 5."
    )


def test_a_collection_worth_nothing_is_told_as_well() -> None:
    assert str(why_score(board(), 2, NAMES)) == "Bob has 0 points: 6×0 Tricorne, 2×0 Jester cap."


def test_nobody_has_points_at_the_beginning() -> None:
    fresh = Board(
        setup=Setup(players=3),
        table=(Card.H2, Card.C5, Card.H6, Card.F1, Card.P4, Card.C1),
        collections=((), (), ()),
        black_hats=(0, 0, 0),
        deck=9,
        turn=1,
    )
    assert str(why_score(fresh, 2, NAMES)) == "Bob has no points yet."


@pytest.mark.parametrize(
    ("hat", "told"),
    [
        (
            HatType.CROWN,
            [
                "C5 lies on space 2: each collected Crown scores 2.",
                "C1 counts for nothing: there is a Crown on space 2, which is lower.",
                "Collected: Ann 1×2=2.",
            ],
        ),
        (
            HatType.TRICORNE,
            [
                "No Tricorne lies on the tea table: a collected one scores nothing.",
                "Collected: Bob 6×0=0.",
            ],
        ),
    ],
)
def test_a_type_is_told_with_all_its_spaces_and_what_it_brings(
    hat: HatType, told: list[str]
) -> None:
    assert [str(sentence) for sentence in why_type(board(), hat, NAMES)] == told


def test_a_type_that_is_out_of_play_has_no_worth() -> None:
    for_two = Board(
        setup=Setup(players=2, removed=(HatType.SOMBRERO, HatType.TRICORNE)),
        table=(Card.H2, Card.C5, Card.H6, Card.F1, Card.P4),
        collections=((), ()),
        black_hats=(0, 0),
        deck=7,
        turn=1,
    )
    (told,) = why_type(for_two, HatType.TRICORNE, NAMES)
    assert str(told) == "Tricorne is out of play in this game."
    assert str(why_type(for_two, HatType.FEZ, NAMES)[-1]) == "Nobody has collected one."


def test_the_claims_to_the_cookie_are_told_with_their_figures() -> None:
    assert str(why_cookie(board(), NAMES)) == (
        "Types, and the values shown: Ann 5 types (1 2 3 4 6), Bob 2 types (1 1 2 2 3 4 5 6), "
        "Eve 3 types (1 2 3 3 3 4 4 5)."
    )


def test_points_are_told_before_and_after_a_move_and_add_up() -> None:
    start = Board(
        setup=Setup(players=3),
        table=(Card.H2, Card.C5, Card.H6, Card.F1, Card.P4, Card.C1),
        collections=((), (), ()),
        black_hats=(0, 0, 0),
        deck=9,
        turn=1,
    )
    hand = (Card.P5, Card.F2)
    swap = forecast(start, hand, Swap(seat=1, card=Card.P5, space=5))
    assert str(why_points(swap, NAMES, 1)) == "Ann 0 +10 = 10, Bob 0, Eve 0"
    then = start.after_swap(Card.P5, 5)
    assert str(why_score_then(then, 1)) == (
        "After the staged move 10 points: 1×5 Pointed hat, the cookie 5."
    )
    assert str(why_score_then(then, 2)) == "After the staged move: no points."
    black = forecast(start, hand, BlackHat(seat=1, card=Card.F2))
    assert str(why_points(black, NAMES, None)) == "Ann 0 +6 = 6, Bob 0, Eve 0"


def test_the_best_favourite_is_reckoned_out_beside_the_others() -> None:
    ann = board().collections[0]
    told = [str(sentence) for sentence in why_favourite((Card.J6, Card.H3), ann)]
    assert told == [
        "H3 would be the best favourite: 1+4 collected, less its own 3: +2.",
        "The others: J6 -6.",
    ]
    assert len(why_favourite((Card.H3,), ann)) == 1
