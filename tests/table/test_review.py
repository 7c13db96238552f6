"""Grades: by what a decision lost, and only what can be told from luck."""

from __future__ import annotations

import pytest

from hats_tui.game import BlackHat, Card
from hats_tui.table.analyst import Assessment
from hats_tui.table.review import Decision, Grade, Review

BEST, DONE = BlackHat(seat=1, card=Card.C1), BlackHat(seat=1, card=Card.C2)


def decided(loss: float, error: float) -> Decision:
    moves = (
        Assessment(action=BEST, win=0.7, loss=0, error=0),
        Assessment(action=DONE, win=max(0.7 - loss, 0), loss=loss, error=error),
    )
    return Decision.of(4, 2, DONE, moves)


@pytest.mark.parametrize(
    ("loss", "error", "grade"),
    [
        (0.0, 0.01, Grade.FINE),
        (0.049, 0.001, Grade.FINE),
        (0.05, 0.01, Grade.INACCURACY),
        (0.05, 0.03, Grade.FINE),  # its interval touches the best
        (0.099, 0.01, Grade.INACCURACY),
        (0.1, 0.01, Grade.MISTAKE),
        (0.199, 0.01, Grade.MISTAKE),
        (0.2, 0.01, Grade.BLUNDER),
        (0.2, 0.11, Grade.FINE),
        (1.0, 0.0, Grade.BLUNDER),
    ],
)
def test_a_grade_follows_from_what_was_lost_and_how_sure_that_is(
    loss: float, error: float, grade: Grade
) -> None:
    assert decided(loss, error).grade is grade


def test_the_best_is_the_best() -> None:
    moves = (Assessment(action=BEST, win=0.7, loss=0, error=0),)
    decision = Decision.of(4, 2, BEST, moves)
    assert decision.grade is Grade.BEST
    assert decision.best == decision.action


@pytest.mark.parametrize(
    ("loss", "error", "clear"),
    [
        (0.01, 0.01, True),  # fine, whatever else it may be
        (0.04, 0.01, False),
        (0.075, 0.01, True),
        (0.095, 0.01, False),
        (0.15, 0.01, True),
        (0.21, 0.01, False),
        (0.4, 0.05, True),
    ],
)
def test_it_is_known_where_more_games_could_change_a_grade(
    loss: float, error: float, clear: bool
) -> None:
    assert decided(loss, error).is_clear is clear


def test_what_was_lost_counts_only_what_was_wrong() -> None:
    review = Review(
        seat=1, decisions=(decided(0.03, 0.01), decided(0.12, 0.01), decided(0.3, 0.01))
    )
    assert review.lost == pytest.approx(0.42)
    assert [review.count(grade) for grade in Grade] == [0, 1, 0, 1, 1]


def test_a_review_comes_through_its_text() -> None:
    review = Review(seat=1, decisions=(decided(0.12, 0.01),))
    assert Review.model_validate_json(review.model_dump_json()) == review
