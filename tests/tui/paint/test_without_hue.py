"""Nothing is told by hue alone: in black and white all hats and all states still differ."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from rich.style import Style
from support.cards import card_strips
from support.without_hue import FEZ, HATS, MODES, STATES, Mode, looks, most_alike
from textual.strip import Strip

from hats_tui.tui.paint.cards import CardPicture, Ring
from hats_tui.tui.paint.glyphs import ASCII, UNICODE
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import ANSI, MONO, Role
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.paint.tokens import HAT_LETTERS
from hats_tui.tui.theme import appearance, theme_names

Bare = list[list[tuple[str, frozenset[str]]]]
"""Rows of texts with the names of their attributes."""

LOOKS = [Look(MONO, glyphs, tier) for glyphs in (UNICODE, ASCII) for tier in Tier]


def look_name(look: Look) -> str:
    """A short name for a parametrised test."""
    return f"{look.glyphs.name}-{look.tier.name}"


def attributes(style: Style | None) -> frozenset[str]:
    """What is left of a style without its colours."""
    names = ("bold", "dim", "italic", "underline", "reverse", "strike")
    return frozenset(name for name in names if style is not None and getattr(style, name))


def bare(strips: tuple[Strip, ...]) -> Bare:
    """What a screen without colours shows: signs, each with its attributes."""
    return [
        [(sign, attributes(segment.style)) for segment in strip for sign in segment.text]
        for strip in strips
    ]


def pictured(strips: tuple[Strip, ...]) -> list[str]:
    """The picture of a card alone, without its bar, its margin and its lowest row."""
    return [strip.text[1:-1] for strip in strips[2:-2]]


@pytest.mark.parametrize("look", LOOKS, ids=look_name)
def test_every_two_hats_differ_by_letter_and_by_shape(look: Look) -> None:
    cards = {letter: card_strips(CardPicture(f"{letter}3"), look) for letter in HAT_LETTERS}

    for one, other in combinations(cards, 2):
        assert cards[one][1].text != cards[other][1].text, (one, other)
        assert pictured(cards[one]) != pictured(cards[other]), (one, other)


@pytest.mark.parametrize("look", LOOKS, ids=look_name)
def test_every_two_states_of_a_card_differ_by_signs_or_attributes(look: Look) -> None:
    shown = {name: bare(card_strips(picture, look)) for name, picture in STATES.items()}

    for one, other in combinations(shown, 2):
        assert shown[one] != shown[other], (one, other)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_hats_and_states_are_told_apart_in_all_colours_and_signs(mode: Mode) -> None:
    for look in looks(mode.palette):
        for pictures in (HATS, STATES):
            told = most_alike(pictures, look, mode)
            assert told.cells, (look_name(look), told)


@pytest.mark.parametrize("look", LOOKS, ids=look_name)
def test_what_can_be_chosen_and_what_cannot_differ_by_signs_too(look: Look) -> None:
    able, unable = (card_strips(STATES[name], look) for name in ("staged", "cannot be chosen"))

    assert [strip.text for strip in able] != [strip.text for strip in unable]


@pytest.mark.parametrize("palette", [MONO, ANSI], ids=lambda palette: palette.name)
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
def test_the_two_rings_differ_by_their_signs_where_there_are_no_shades(
    palette: object, glyphs: object
) -> None:
    look = Look(MONO if palette is MONO else ANSI, ASCII if glyphs is ASCII else UNICODE)
    soft, strong = (card_strips(replace(FEZ, ring=ring), look) for ring in (Ring.SOFT, Ring.STRONG))

    assert all(one.text != other.text for one, other in zip(soft, strong, strict=True))


@pytest.mark.parametrize("name", theme_names())
def test_good_and_bad_differ_by_an_underline_in_every_theme(name: str) -> None:
    palette = appearance(name).palette

    assert palette.style("bad").underline
    assert not palette.style("good").underline


def test_roles_that_mean_something_else_differ_by_attributes() -> None:
    pairs: list[tuple[Role, Role]] = [
        ("good", "bad"),
        ("fg", "strong"),
        ("fg", "off"),
        ("key", "off"),
        ("key", "fg"),
        ("ring", "strong"),
        ("band", "bg"),
        ("paper_fg", "paper_strong"),
    ]
    for one, other in pairs:
        assert attributes(MONO.style(one)) != attributes(MONO.style(other)), (one, other)
