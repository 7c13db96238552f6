"""How much room a text takes, and how it is made to fit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from hats_tui.cells import Align, clean, cut, fit, signs_of, width_of

WIDTHS = {
    "Alice": 5,
    "Chloé": 5,
    "Chloe\u0301": 5,
    "漢字": 4,
    "ｱｲｳ": 3,
    "Ａ": 2,
    "각": 2,
    "\u1100\u1161\u11a8": 2,
    "👍": 2,
    "👍🏽": 2,
    "🇩🇪": 2,
    "❤": 1,
    "ไทย": 3,
    "": 0,
}

CLEAN = st.text().map(clean)


@pytest.mark.parametrize("text", WIDTHS)
def test_a_text_is_as_wide_as_a_terminal_draws_it(text: str) -> None:
    assert width_of(text) == WIDTHS[text]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("[red]Ann[/]", "[red]Ann[/]"),
        ("a\x1bb\x07", "ab"),
        ("two\nlines", "two lines"),
        ("two\u2028lines", "two lines"),
        ("non\xa0breaking", "non\xa0breaking"),
        ("\u2066hidden\u2069", "hidden"),
        ("\u2764\ufe0f", "\u2764"),
        ("Chloé", "Chloé"),
        ("\ud800lone", "lone"),
    ],
)
def test_a_clean_text_has_all_that_can_be_shown(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@given(CLEAN)
def test_the_signs_of_a_text_are_all_of_it_and_as_wide(text: str) -> None:
    parts = list(signs_of(text))

    joined = "".join(sign for sign, _width in parts)
    assert text.endswith(joined)
    assert width_of(text.removesuffix(joined)) == 0
    assert sum(width for _sign, width in parts) == width_of(text) == cell_len(text)
    assert {width for _sign, width in parts} <= {1, 2}


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("Dimitri", 7, "Dimitri"),
        ("Alexandria", 9, "Alexandr…"),
        ("Ann Marie", 5, "Ann…"),
        ("漢字の名前", 9, "漢字の名…"),
        ("漢字の名前", 8, "漢字の…"),
        ("e\u0301e\u0301e\u0301", 2, "e\u0301…"),
        ("👍🏽👍🏽👍🏽", 5, "👍🏽👍🏽…"),
        ("👍🏽👍🏽👍🏽", 4, "👍🏽…"),
        ("Bob", 1, "…"),
        ("Bob", 0, ""),
        ("", 0, ""),
        ("B\x1bob", 3, "Bob"),
    ],
)
def test_a_text_is_cut_between_signs_with_an_ellipsis(text: str, width: int, expected: str) -> None:
    assert cut(text, width) == expected


def test_a_cut_is_shown_by_the_sign_that_is_asked_for() -> None:
    assert cut("Dimitri", 4, "~") == "Dim~"


def test_fit_pads_on_the_side_away_from_the_text() -> None:
    assert fit("ab", 5) == "ab   "
    assert fit("ab", 5, "right") == "   ab"
    assert fit("ab", 5, "centre") == " ab  "


@given(st.text(), st.integers(0, 40), st.sampled_from(["left", "centre", "right"]))
def test_a_text_that_is_fitted_is_exactly_so_wide(text: str, width: int, align: Align) -> None:
    assert width_of(cut(text, width)) <= width
    assert width_of(fit(text, width, align)) == width
