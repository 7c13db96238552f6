"""The palettes: readable in colour, and complete without."""

from itertools import combinations, product

import pytest
from rich.style import Style

from hats_tui.tui.paint.colour import contrast, mix, readable_on
from hats_tui.tui.paint.palette import BLACK, DARK, LIGHT, MONO, CardShade, Palette, Role
from hats_tui.tui.paint.tokens import DARK_TOKENS, HAT_LETTERS, LIGHT_TOKENS, Tokens

COLOURED = [DARK, LIGHT]
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


def shades(palette: Palette) -> list[tuple[str, CardShade]]:
    """All ways in which a card is drawn."""
    return [
        (letter, shade) for letter, hat in palette.hats.items() for shade in (hat.card, hat.dimmed)
    ]


@pytest.mark.parametrize("palette", COLOURED, ids=lambda palette: palette.name)
def test_text_that_is_read_has_contrast_on_every_ground(palette: Palette) -> None:
    for text, ground in product(TEXTS, GROUNDS):
        assert ratio(palette.style(text), palette.style(ground)) >= 4.5, (text, ground)
    for text in PAPER_TEXTS:
        assert ratio(palette.style(text), palette.style("paper")) >= 4.5, text


@pytest.mark.parametrize("palette", COLOURED, ids=lambda palette: palette.name)
def test_chips_have_contrast_of_their_own(palette: Palette) -> None:
    for role in CHIPS:
        assert ratio(palette.style(role), Style()) >= 4.5, role
    for letter, hat in palette.hats.items():
        assert ratio(hat.chip, Style()) >= 4.5, letter
        assert ratio(hat.tint, Style()) >= 4.5, letter


@pytest.mark.parametrize("palette", COLOURED, ids=lambda palette: palette.name)
def test_cards_can_be_read_also_when_dimmed(palette: Palette) -> None:
    for letter, shade in shades(palette):
        assert ratio(shade.header, Style()) >= 4.5, letter
        assert ratio(shade.body, Style()) >= 4.5, letter


@pytest.mark.parametrize("palette", COLOURED, ids=lambda palette: palette.name)
def test_the_hat_on_a_card_stands_out_from_its_body(palette: Palette) -> None:
    for letter in HAT_LETTERS:
        card = palette.hat(letter).card
        assert ratio(card.ink, card.body) >= 2.8, letter


@pytest.mark.parametrize("tokens", [DARK_TOKENS, LIGHT_TOKENS], ids=lambda tokens: tokens.name)
def test_the_two_rings_differ_in_lightness(tokens: Tokens) -> None:
    palette = {"dark": DARK, "light": LIGHT}[tokens.name]
    strong, soft = palette.style("ring").bgcolor, palette.style("ring_soft").bgcolor
    assert strong is not None
    assert soft is not None
    assert contrast(strong.name, soft.name) >= 2
    assert contrast(soft.name, tokens.bg) >= 3


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


def test_all_palettes_know_the_same_roles_and_hats() -> None:
    assert set(DARK.styles) == set(LIGHT.styles) == set(MONO.styles)
    assert set(DARK.hats) == set(LIGHT.hats) == set(MONO.hats) == {*HAT_LETTERS, BLACK, ""}


def test_an_unknown_letter_is_a_card_without_a_type() -> None:
    assert DARK.hat("5") is DARK.hat("")


def test_colour_arithmetic() -> None:
    assert mix("#ffffff", "#000000", 0.5) == "#808080"
    assert mix("#123456", "#000000", 1) == "#123456"
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert readable_on("#fff91f") == "#000000"
    assert readable_on("#8c1208") == "#ffffff"
