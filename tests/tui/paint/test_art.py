"""The bitmaps: sizes, the empty first row, and seven hats that can be told apart."""

from itertools import combinations

import pytest

from hats_tui.tui.paint.art import ART, Bitmap
from hats_tui.tui.paint.palette import BLACK
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.paint.tokens import HAT_LETTERS

SIZES = {Tier.S: (7, 6), Tier.M: (9, 10), Tier.L: (13, 14)}


@pytest.mark.parametrize("tier", Tier)
def test_every_hat_has_a_bitmap_of_the_right_size(tier: Tier) -> None:
    assert set(ART[tier]) == {*HAT_LETTERS, BLACK}
    width, height = SIZES[tier]
    for bitmap in ART[tier].values():
        assert len(bitmap) == height
        assert {len(row) for row in bitmap} == {width}
        assert set("".join(bitmap)) <= set(".#ox")


@pytest.mark.parametrize("tier", Tier)
def test_the_first_row_of_pixels_is_empty(tier: Tier) -> None:
    assert all(set(bitmap[0]) == {"."} for bitmap in ART[tier].values())


@pytest.mark.parametrize("tier", Tier)
def test_a_card_has_room_for_its_bitmap_under_the_bar(tier: Tier) -> None:
    width, height = SIZES[tier]
    assert width <= tier.card.width
    assert height // 2 < tier.card.height


def lit(bitmap: Bitmap) -> set[tuple[int, int]]:
    """The pixels that are on where there is no colour."""
    return {(x, y) for y, row in enumerate(bitmap) for x, sign in enumerate(row) if sign in "#x"}


@pytest.mark.parametrize("tier", Tier)
def test_the_hats_differ_without_colour_by_a_fifth_of_their_ink(tier: Tier) -> None:
    for one, other in combinations(HAT_LETTERS, 2):
        first, second = lit(ART[tier][one]), lit(ART[tier][other])
        assert len(first ^ second) >= 0.2 * len(first | second), (one, other)


@pytest.mark.parametrize("tier", Tier)
def test_the_tassel_of_the_fez_stays_without_colour(tier: Tier) -> None:
    fez = ART[tier]["F"]
    right = max(x for x, _ in lit(fez))
    assert any(row[right] == "x" for row in fez)
    assert any(row.rstrip(".").endswith(".x") for row in fez)
