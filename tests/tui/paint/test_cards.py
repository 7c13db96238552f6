"""Cards: what is seen in each state, and that no two states look alike."""

from dataclasses import replace
from itertools import combinations

import pytest
from rich.cells import cell_len
from support.cards import card_strips
from textual.strip import Strip

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.cards import (
    CardPicture,
    Face,
    Ring,
    draw_card,
    draw_card_row,
)
from hats_tui.tui.paint.glyphs import ASCII, UNICODE
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import DARK, LIGHT, MONO
from hats_tui.tui.paint.tier import Tier

LOOKS = [
    Look(palette, glyphs, tier)
    for palette in (DARK, LIGHT, MONO)
    for glyphs in (UNICODE, ASCII)
    for tier in Tier
]
FEZ = CardPicture("F5", name="Fez")


def look_name(look: Look) -> str:
    """A short name for a parametrised test."""
    return f"{look.palette.name}-{look.glyphs.name}-{look.tier.name}"


def texts(strips: tuple[Strip, ...]) -> list[str]:
    """The characters of each row."""
    return [strip.text for strip in strips]


@pytest.mark.parametrize("look", LOOKS, ids=look_name)
def test_a_card_fills_its_size_and_its_margin(look: Look) -> None:
    size = look.tier.card
    strips = card_strips(replace(FEZ, ring=Ring.STRONG, key="3", above="lower", below="4"), look)
    assert len(strips) == size.height + 2
    assert {strip.cell_length for strip in strips} == {size.width + 2}
    assert {cell_len(strip.text) for strip in strips} == {size.width + 2}


@pytest.mark.parametrize("look", LOOKS, ids=look_name)
def test_no_two_states_look_alike(look: Look) -> None:
    states = [
        FEZ,
        replace(FEZ, dimmed=True),
        replace(FEZ, ring=Ring.SOFT),
        replace(FEZ, ring=Ring.STRONG),
        CardPicture("F4"),
        CardPicture("H5"),
        CardPicture(face=Face.DOWN),
        CardPicture(face=Face.EMPTY),
    ]
    for one, other in combinations(states, 2):
        first = [list(strip) for strip in card_strips(one, look)]
        second = [list(strip) for strip in card_strips(other, look)]
        assert first != second, (one, other)


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
def test_the_two_rings_have_different_signs_without_colour(glyphs: object) -> None:
    look = Look(MONO, UNICODE if glyphs is UNICODE else ASCII)
    strong = texts(card_strips(replace(FEZ, ring=Ring.STRONG), look))
    soft = texts(card_strips(replace(FEZ, ring=Ring.SOFT), look))
    assert all(one != other for one, other in zip(strong, soft, strict=True))


@pytest.mark.parametrize("look", LOOKS, ids=look_name)
def test_the_code_stands_in_the_bar(look: Look) -> None:
    for picture in (FEZ, replace(FEZ, dimmed=True), replace(FEZ, ring=Ring.SOFT)):
        assert "F5" in card_strips(picture, look)[1].text


def test_codes_may_lack_the_hat_or_the_value() -> None:
    assert "F" in card_strips(CardPicture("F"), Look(tier=Tier.L))[1].text
    assert "5" in card_strips(CardPicture("5"), Look(tier=Tier.L))[1].text


def test_larger_cards_show_the_name_and_the_largest_its_value_as_pips() -> None:
    assert "Fez" in card_strips(FEZ, Look(tier=Tier.M))[7].text
    large = card_strips(FEZ, Look(tier=Tier.L))
    assert "Fez" in large[1].text
    assert large[10].text.count("■") == 5


def test_the_label_above_names_the_key_first_and_is_cut_to_the_card() -> None:
    above = card_strips(CardPicture("J3", key="3", above="lower"), Look())[0].text
    assert above == " 3 lower "
    cut = card_strips(CardPicture("J3", key="3", above="plus bas"), Look())[0].text
    assert cut == " 3 plus… "


def test_a_badge_stands_at_the_right_of_the_bar() -> None:
    assert card_strips(CardPicture("F5", badge="*"), Look())[1].text == "  F5  *  "


def test_a_card_that_lies_face_down_shows_no_code() -> None:
    hidden = card_strips(CardPicture("F5", name="Fez", face=Face.DOWN), Look(tier=Tier.L))
    assert not any("F5" in text or "Fez" in text or "■" in text for text in texts(hidden))


def test_an_empty_margin_leaves_the_ground() -> None:
    cloth = DARK.style("cloth")
    canvas = Canvas(9, 6, cloth)
    draw_card(canvas, 1, 1, replace(FEZ, below="x3"), Look())
    assert canvas.style_at(0, 0) == cloth
    assert canvas.lines()[5] == "   x3    "
    assert canvas.style_at(3, 5).bgcolor == cloth.bgcolor


def test_nine_cards_in_a_row_fit_eighty_columns() -> None:
    canvas = Canvas(80, 6, DARK.style("bg"))
    hand = [CardPicture(f"H{rank}", below=str(rank)) for rank in range(1, 10)]
    draw_card_row(canvas, 4, 1, hand, Look())
    assert [canvas.lines()[1].index(f"H{rank}") for rank in (1, 9)] == [5, 69]


def test_a_ring_lies_over_the_margin_of_both_neighbours() -> None:
    canvas = Canvas(27, 6, DARK.style("bg"))
    hand = [FEZ, replace(FEZ, ring=Ring.STRONG), FEZ]
    draw_card_row(canvas, 1, 1, hand, Look())
    assert canvas.lines()[1][8] == "▐"
    assert canvas.lines()[1][16] == "▌"
