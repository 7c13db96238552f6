"""The layout at every size: nothing overlaps, nothing is outside, and nothing stays empty."""

from itertools import combinations

import pytest
from textual.geometry import Region

from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn.layout import Part, Regions, layout

WIDTHS = [*range(80, 210, 3), 117, 118, 120, 185, 186, 300, 333, 500]
HEIGHTS = [*range(24, 70), 80, 99, 120, 150]
ALWAYS = {*Part} - {Part.TRACKER}


def area(regions: Regions) -> int:
    return sum(region.area for region in regions.values())


@pytest.mark.parametrize("below", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_window_is_covered_once_but_for_the_rows_below(players: int, below: int) -> None:
    for width in WIDTHS:
        for height in HEIGHTS:
            regions = layout(width, height, players, below)
            window = Region(0, 0, width, height - below)
            assert set(regions) >= ALWAYS
            assert all(window.contains_region(region) for region in regions.values())
            assert all(region.area for region in regions.values())
            pairs = combinations(regions.values(), 2)
            assert not any(one.overlaps(other) for one, other in pairs), (width, height)
            large = Tier.of(width, height - below) is Tier.L
            spare = (large * max(width - 320, 0), large * max(height - below - 2 - 100, 0))
            shared = (width - spare[0]) * (height - below - 2 - spare[1]) + 2 * width
            air = shared - area(regions)
            assert 0 <= air < height, (width, height)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_part_becomes_smaller_in_a_higher_window_of_its_tier(players: int) -> None:
    for width, heights in ((118, range(38, 151)), (186, range(54, 151))):
        before = layout(width, heights[0], players)
        for height in heights:
            regions = layout(width, height, players)
            assert all(regions[part].height >= before[part].height for part in before)
            before = regions


@pytest.mark.parametrize(("width", "height"), [(118, 38), (120, 40), (185, 60), (500, 150)])
def test_from_the_middle_tier_on_the_tracker_is_always_in_sight(width: int, height: int) -> None:
    assert Part.TRACKER in layout(width, height, 4)


@pytest.mark.parametrize(
    ("width", "height", "in_sight"), [(80, 24, False), (80, 31, True), (100, 30, True)]
)
def test_the_smallest_tier_shows_the_tracker_where_it_fits(
    width: int, height: int, in_sight: bool
) -> None:
    assert (Part.TRACKER in layout(width, height, 4)) == in_sight


def test_the_smallest_window_is_as_designed() -> None:
    regions = layout(80, 24, 4)
    assert regions[Part.TABLE] == Region(0, 1, 50, 6)
    assert regions[Part.PREVIEW] == Region(50, 1, 30, 6)
    assert regions[Part.PLAYERS] == Region(0, 7, 80, 5)
    assert regions[Part.HAND] == Region(0, 12, 80, 6)
    assert regions[Part.PANEL] == Region(0, 18, 80, 5)


@pytest.mark.parametrize(("width", "height"), [(1, 1), (79, 24), (80, 23)])
def test_a_window_that_is_too_small_is_laid_out_for_the_smallest(width: int, height: int) -> None:
    assert layout(width, height, 3) == layout(80, 24, 3)
