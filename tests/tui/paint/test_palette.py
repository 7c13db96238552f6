"""The palettes: readable in colour, and complete without."""

from itertools import combinations, product
from typing import get_args

import pytest
from rich.color import ColorType
from rich.style import Style

from hats_tui.tui.paint.colour import contrast, legible, mix, readable_on
from hats_tui.tui.paint.palette import (
    ANSI,
    BLACK,
    CONTRAST,
    DARK,
    MONO,
    CardShade,
    Palette,
    Role,
)
from hats_tui.tui.paint.tokens import HAT_LETTERS
from hats_tui.tui.paint.xterm import nearest, rounded, xterm
from hats_tui.tui.theme import appearance, theme_names

NAMES = [name for name in theme_names() if appearance(name).palette.shades]
FEW = [pytest.param(appearance(name, few=True).palette, id=f"{name}-256") for name in NAMES]
COLOURED = [*(pytest.param(appearance(name).palette, id=name) for name in NAMES), *FEW]
GROUNDS: list[Role] = ["bg", "surface", "panel", "band", "cloth"]
TEXTS: list[Role] = ["fg", "strong", "muted", "accent", "good", "bad", "heading", "off"]
PAPER_TEXTS: list[Role] = ["paper_fg", "paper_strong", "paper_muted", "paper_accent"]
CHIPS: list[Role] = ["key", "ring", "ring_label", "ring_soft", "cookie", "paper_chip"]


def ratio(text: Style, ground: Style) -> float:
    """The contrast of a style's text on the ground that it is written on."""
    shown = ground + text
    assert shown.color is not None
    assert shown.bgcolor is not None
    return contrast(shown.color.name, shown.bgcolor.name)


def least(palette: Palette) -> float:
    """The contrast that text needs: more in the theme that promises more."""
    return 7 if palette.name == CONTRAST.name else 4.5


def shades(palette: Palette) -> list[tuple[str, CardShade]]:
    """All ways in which a card is drawn."""
    return [
        (letter, shade) for letter, hat in palette.hats.items() for shade in (hat.card, hat.dimmed)
    ]


@pytest.mark.parametrize("palette", COLOURED)
def test_text_that_is_read_has_contrast_on_every_ground(palette: Palette) -> None:
    for text, ground in product(TEXTS, GROUNDS):
        assert ratio(palette.style(text), palette.style(ground)) >= least(palette), (text, ground)
    for text in PAPER_TEXTS:
        assert ratio(palette.style(text), palette.style("paper")) >= least(palette), text


@pytest.mark.parametrize("palette", COLOURED)
def test_chips_have_contrast_of_their_own(palette: Palette) -> None:
    for role in CHIPS:
        assert ratio(palette.style(role), Style()) >= least(palette), role
    for letter, hat in palette.hats.items():
        assert ratio(hat.chip, Style()) >= least(palette), letter
        assert ratio(hat.tint, Style()) >= least(palette), letter


@pytest.mark.parametrize("palette", COLOURED)
def test_cards_can_be_read_also_when_dimmed(palette: Palette) -> None:
    for letter, shade in shades(palette):
        assert ratio(shade.header, Style()) >= least(palette), letter
        assert ratio(shade.body, Style()) >= least(palette), letter


@pytest.mark.parametrize("palette", COLOURED)
def test_the_hat_on_a_card_stands_out_from_its_body(palette: Palette) -> None:
    for letter in HAT_LETTERS:
        card = palette.hat(letter).card
        assert ratio(card.ink, card.body) >= 2.8, letter


@pytest.mark.parametrize("palette", COLOURED)
def test_the_two_rings_differ_in_lightness(palette: Palette) -> None:
    strong, soft, ground = (
        colour.name
        for role in ("ring", "ring_soft", "bg")
        if (colour := palette.style(role).bgcolor) is not None
    )
    assert contrast(strong, soft) >= 1.5
    assert contrast(soft, ground) >= 3
    assert palette.style("ring_edge").color == palette.style("ring").bgcolor
    assert palette.style("ring_soft_edge").color == palette.style("ring_soft").bgcolor


def test_without_colour_there_are_attributes_only() -> None:
    hats = [style for _, shade in shades(MONO) for style in (shade.header, shade.body, shade.ink)]
    for style in [*MONO.styles.values(), *hats, *(hat.chip for hat in MONO.hats.values())]:
        assert style.color is None
        assert style.bgcolor is None
    assert all(shade.accent is None for _, shade in shades(MONO))


def test_without_colour_states_still_differ() -> None:
    kinds: list[Role] = ["fg", "strong", "faint", "off", "key", "band"]
    for one, other in combinations(kinds, 2):
        assert MONO.style(one) != MONO.style(other), (one, other)
    hat = MONO.hat("F")
    assert hat.card.header != hat.dimmed.header
    assert hat.card.ink != hat.dimmed.ink


@pytest.mark.parametrize(
    "palette", [*COLOURED, *(pytest.param(each, id=each.name) for each in (ANSI, MONO))]
)
def test_all_palettes_know_the_same_roles_and_hats(palette: Palette) -> None:
    assert set(palette.styles) == set(get_args(Role))
    assert set(palette.hats) == {*HAT_LETTERS, BLACK, ""}


@pytest.mark.parametrize("palette", FEW)
def test_where_there_are_256_colours_every_one_is_among_them(palette: Palette) -> None:
    parts = [
        style
        for _, shade in shades(palette)
        for style in (shade.header, shade.body, shade.ink, shade.accent or Style())
    ]
    for style in [*palette.styles.values(), *parts]:
        for colour in filter(None, (style.color, style.bgcolor)):
            assert rounded(colour.name) == colour.name, style


def test_the_256_colours_are_those_of_xterm() -> None:
    assert [xterm(number) for number in (16, 65, 117, 231, 232, 255)] == [
        "#000000",
        "#5f875f",
        "#87d7ff",
        "#ffffff",
        "#080808",
        "#eeeeee",
    ]
    for number in range(16, 256):
        assert nearest(*bytes.fromhex(xterm(number)[1:])) == number


def test_a_grey_with_a_little_of_a_hue_comes_to_a_grey() -> None:
    assert rounded("#15131c") == "#121212"
    assert rounded("#282433") == "#262626"
    assert rounded("#3a2f45") == "#3a3a3a"
    assert rounded("#f6f0e2") == "#eeeeee"


def test_sixteen_colours_are_named_and_none_is_mixed() -> None:
    parts = [
        style
        for _, shade in shades(ANSI)
        for style in (shade.header, shade.body, shade.ink, shade.accent or Style())
    ]
    for style in [*ANSI.styles.values(), *parts]:
        for colour in (style.color, style.bgcolor):
            assert colour is None or colour.type is ColorType.STANDARD


def test_each_hat_has_a_colour_of_its_own_among_the_sixteen() -> None:
    fills = {str(ANSI.hat(letter).chip.bgcolor) for letter in HAT_LETTERS}

    assert len(fills) == len(HAT_LETTERS)


def test_an_unknown_letter_is_a_card_without_a_type() -> None:
    assert DARK.hat("5") is DARK.hat("")


def test_colour_arithmetic() -> None:
    assert mix("#ffffff", "#000000", 0.5) == "#808080"
    assert mix("#123456", "#000000", 1) == "#123456"
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert readable_on("#fff91f") == "#000000"
    assert readable_on("#8c1208") == "#ffffff"


def test_what_can_be_read_stays_and_the_rest_becomes_lighter_or_darker() -> None:
    assert legible("#ece6f2", ("#15131c", "#282433"), 4.6) == "#ece6f2"
    dark, light = legible("#884444", ("#15131c",), 4.6), legible("#ffaa88", ("#ffffff",), 4.6)
    assert contrast(dark, "#15131c") >= 4.6
    assert contrast(light, "#ffffff") >= 4.6
    assert legible("#777777", ("#777777",), 21) == "#000000"
