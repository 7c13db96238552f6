"""One scale for all."""

from __future__ import annotations

import pytest

from hats_tui.tournament.estimates import share_of_elo
from hats_tui.tournament.ratings import Match, match_of, ratings


def test_two_are_as_far_apart_as_their_match_says() -> None:
    first, second = ratings({(0, 1): Match(share_of_elo(120, 1), 400)}, 2)

    assert first.value - second.value == pytest.approx(120, abs=0.01)
    assert first.value == pytest.approx(-second.value)
    # Half of what 400 games leave open: 1.96 / sqrt(400 p (1 - p)), in Elo.
    assert first.high - first.value == pytest.approx(18.1, abs=0.2)


def test_three_are_found_where_they_stand() -> None:
    strengths = (200, 50, -250)
    matches = {
        (a, b): Match(share_of_elo(strengths[a] - strengths[b], 1), 300)
        for a, b in ((0, 1), (0, 2), (1, 2))
    }

    found = ratings(matches, 3)

    assert [each.value for each in found] == pytest.approx(strengths, abs=0.01)
    assert all(each.low < each.value < each.high for each in found)


def test_who_has_not_met_is_compared_by_way_of_others() -> None:
    matches = {(0, 1): Match(share_of_elo(100, 1), 50), (1, 2): Match(share_of_elo(100, 1), 50)}

    first, _second, third = ratings(matches, 3)

    assert first.value - third.value == pytest.approx(200, abs=0.1)


def test_a_match_without_a_loss_has_a_figure() -> None:
    assert match_of([1.0] * 10, 2) == pytest.approx((20.5 / 21, 21))


def test_a_share_against_two_others_counts_as_in_a_duel() -> None:
    assert match_of([1 / 3] * 30, 3).share == pytest.approx(0.5)
