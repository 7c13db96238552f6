"""Intervals and strengths, against values from the books."""

from __future__ import annotations

from math import inf

import pytest

from hats_tui.tournament.estimates import (
    elo_of_share,
    games_worth,
    mean_estimate,
    share_estimate,
    share_of_elo,
    student,
)


@pytest.mark.parametrize(
    ("freedom", "reach"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_students_distribution(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, rel=0.01)


def test_a_mean_has_an_interval_from_two_values_on() -> None:
    assert mean_estimate([4.0]) == (4.0, -inf, inf)
    assert mean_estimate([1.0, 2.0, 3.0, 4.0]) == pytest.approx((2.5, 0.446, 4.554), abs=0.02)


def test_a_share_has_wilsons_interval_for_independent_games() -> None:
    # As many pairs as independent games bring: 1 of 4 lost both, 2 of 4 one, 1 of 4 none.
    shares = [0.0, 0.5, 0.5, 1.0] * 25

    assert games_worth(shares, 2) == pytest.approx(198.0)
    assert share_estimate(shares, 2) == pytest.approx((0.5, 0.431, 0.569), abs=0.001)


def test_deals_that_happen_to_be_alike_prove_no_more_than_their_games() -> None:
    assert games_worth([0.5, 0.5], 2) == 4
    assert share_estimate([1.0, 1.0], 2) == pytest.approx((1.0, 0.510, 1.0), abs=0.001)


def test_deals_that_one_side_wins_as_a_whole_count_less() -> None:
    assert games_worth([1.0, 0.0] * 50, 2) == pytest.approx(99.0)


@pytest.mark.parametrize(
    ("share", "rivals", "elo"),
    [(0.5, 1, 0), (10 / 11, 1, 400), (0.64, 1, 100), (1 / 3, 2, 0), (5 / 6, 2, 400)],
)
def test_shares_and_elo(share: float, rivals: int, elo: float) -> None:
    assert elo_of_share(share, rivals) == pytest.approx(elo, abs=0.1)
    assert share_of_elo(elo, rivals) == pytest.approx(share, abs=0.0002)


def test_who_wins_all_or_nothing_has_no_end() -> None:
    assert (elo_of_share(1.0, 1), elo_of_share(0.0, 1)) == (inf, -inf)
