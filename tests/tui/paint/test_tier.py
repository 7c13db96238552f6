"""The size of screen, by the scarcer axis."""

import pytest

from hats_tui.tui.paint.tier import CardSize, Tier


@pytest.mark.parametrize(
    ("width", "height", "tier"),
    [
        (80, 24, Tier.S),
        (117, 60, Tier.S),
        (200, 37, Tier.S),
        (118, 38, Tier.M),
        (185, 60, Tier.M),
        (200, 53, Tier.M),
        (186, 54, Tier.L),
        (500, 150, Tier.L),
        (1, 1, Tier.S),
    ],
)
def test_a_tier_needs_room_on_both_axes(width: int, height: int, tier: Tier) -> None:
    assert Tier.of(width, height) is tier


def test_cards_grow_with_the_tier() -> None:
    assert [tier.card for tier in Tier] == [CardSize(7, 4), CardSize(11, 7), CardSize(15, 10)]
