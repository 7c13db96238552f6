"""The panels of the players: all equal, none outside, and the piles where there are piles."""

from itertools import combinations

import pytest
from textual.geometry import Region

from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn.cells import Cells, cells
from hats_tui.tui.turn.layout import Part, layout


def places(width: int, height: int, players: int) -> tuple[Region, Cells]:
    """The room of the players in a window, and what they make of it."""
    room = layout(width, height, players)[Part.PLAYERS]
    return room, cells(room.width, room.height, players, Tier.of(width, height))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("width", "height"),
    [(118, 38), (120, 40), (133, 47), (185, 70), (186, 54), (200, 60), (300, 80), (500, 150)],
)
def test_panels_are_equal_and_do_not_overlap(width: int, height: int, players: int) -> None:
    room, found = places(width, height, players)
    every = [*found.panels, *([found.piles] if found.piles else [])]
    assert len(found.panels) == players
    assert (found.piles is not None) == (players < 4)
    assert all(Region(0, 0, room.width, room.height).contains_region(each) for each in every)
    assert not any(one.overlaps(other) for one, other in combinations(every, 2))
    for sides in zip(*(panel.size for panel in found.panels), strict=True):
        assert max(sides) - min(sides) <= 1


def test_two_players_have_wide_panels_one_above_the_other_on_large_screens() -> None:
    _room, found = places(200, 60, 2)
    assert [panel.width > 100 for panel in found.panels] == [True, True]
    assert found.panels[0].bottom < found.panels[1].y


def test_at_three_the_piles_take_the_fourth_place() -> None:
    _room, found = places(200, 60, 3)
    assert found.piles is not None
    assert found.piles.x == found.panels[1].x
    assert found.piles.y == found.panels[2].y
