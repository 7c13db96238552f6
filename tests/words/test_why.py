"""The numbers behind a figure."""

from __future__ import annotations

from hats_tui.game import Board, Card, Phase, Setup
from hats_tui.words.names import Names
from hats_tui.words.why import why_score, why_worth

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
