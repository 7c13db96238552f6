"""A short storm of new sizes over all screens; the long one is `tests/benchmarks/storm.py`."""

from __future__ import annotations

from support.storm import EDGES, LARGEST, sizes, storm


async def test_every_screen_is_shown_in_every_size_that_its_window_takes() -> None:
    counts = await storm(14, seed=3)
    assert counts["sizes"] == 14
    assert counts["states"] > 30
    assert counts["too small"] > 2


def test_the_sizes_hold_all_edges_and_stay_within_the_largest() -> None:
    found = sizes(500, 1)
    assert len(found) == 500
    assert set(EDGES) <= set(found)
    assert all(1 <= width <= LARGEST[0] and 1 <= height <= LARGEST[1] for width, height in found)
