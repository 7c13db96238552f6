"""The interval of a share: the figures are those of the literature."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hats_tui.store.history.wilson import Share


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (1, 29, 0.0061, 0.1718)],
)
def test_known_intervals(part: int, whole: int, low: float, high: float) -> None:
    assert Share(part, whole).interval == pytest.approx((low, high), abs=5e-5)


def test_nothing_says_nothing() -> None:
    assert (Share(0, 0).value, Share(0, 0).interval) == (0.0, (0.0, 1.0))


@given(st.integers(1, 10_000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_share_lies_inside_and_more_games_say_more(counts: tuple[int, int]) -> None:
    part, whole = counts
    low, high = Share(part, whole).interval
    assert 0 <= low <= part / whole <= high <= 1
    narrow_low, narrow_high = Share(2 * part, 2 * whole).interval
    assert narrow_high - narrow_low < high - low
