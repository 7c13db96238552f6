"""The colours of the hats: far apart to all eyes, and with 256 colours too.

`tests/benchmarks/colour_table.py` prints the whole table.
"""

from __future__ import annotations

import pytest
from support.colour_science import EYES, Lab, ciede2000, lab, nearest, seen_with

from hats_tui.tui.paint.palette import CONTRAST, DARK, LIGHT, Palette
from hats_tui.tui.paint.tokens import HAT_LETTERS
from hats_tui.tui.theme import appearance, theme_names

OWN = [DARK, LIGHT, CONTRAST]
FEW = [appearance(palette.name, few=True).palette for palette in OWN]


def fills(palette: Palette) -> dict[str, str]:
    """The colour of each hat by its letter."""
    colours = {letter: palette.hat(letter).chip.bgcolor for letter in HAT_LETTERS}
    return {letter: colour.name for letter, colour in colours.items() if colour}


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("palette", OWN, ids=lambda palette: palette.name)
def test_all_pairs_of_hats_look_different(palette: Palette, eyes: str) -> None:
    pair = nearest(fills(palette), EYES[eyes])

    assert pair.distance >= (19 if eyes == "normal" else 14.5), pair


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("palette", FEW, ids=lambda palette: palette.name)
def test_so_they_do_with_256_colours(palette: Palette, eyes: str) -> None:
    pair = nearest(fills(palette), EYES[eyes])

    assert pair.distance >= (17 if eyes == "normal" else 12), pair


@pytest.mark.parametrize("few", [False, True])
def test_borrowed_themes_keep_the_hats_of_ours(few: bool) -> None:
    ours = [fills(palette) for palette in (FEW if few else OWN)]
    for name in theme_names():
        palette = appearance(name, few=few).palette
        assert not palette.shades or fills(palette) in ours, name


@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [
        (Lab(50, 2.6772, -79.7751), Lab(50, 0, -82.7485), 2.0425),
        (Lab(50, -1.3802, -84.2814), Lab(50, 0, -82.7485), 1.0000),
        (Lab(50, 0, 0), Lab(50, -1, 2), 2.3669),
        (Lab(50, 2.49, -0.001), Lab(50, -2.49, 0.0011), 7.2195),
        (Lab(50, 2.5, 0), Lab(50, 0, -2.5), 4.3065),
        (Lab(50, 2.5, 0), Lab(61, -5, 29), 22.8977),
        (Lab(22.7233, 20.0904, -46.6940), Lab(23.0331, 14.9730, -42.5619), 2.0373),
        (Lab(2.0776, 0.0795, -1.1350), Lab(0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_is_that_of_the_published_examples(
    one: Lab, other: Lab, distance: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(distance, abs=5e-5)
    assert ciede2000(other, one) == pytest.approx(distance, abs=5e-5)


def test_greys_look_the_same_to_all_eyes_and_red_does_not() -> None:
    for kind in ("protan", "deutan", "tritan"):
        assert ciede2000(lab(seen_with(kind)("#808080")), lab("#808080")) < 1
    assert ciede2000(lab(seen_with("protan")("#ff0000")), lab("#ff0000")) > 30
