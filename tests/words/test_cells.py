"""How much room a text takes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from hats_tui.words.cells import cell_width, clusters, cut, padded

TEXTS = {
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
    "👨\u200d👩\u200d👧": 2,
    "❤\ufe0f": 2,
    "❤": 1,
    "ไทย": 3,
    "": 0,
}


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_as_wide_as_a_terminal_draws_it(text: str) -> None:
    assert cell_width(text) == TEXTS[text] == cell_len(text)


@pytest.mark.parametrize(
    ("text", "cells", "expected"),
    [
        ("Dimitri", 7, "Dimitri"),
        ("Alexandria", 9, "Alexandr…"),
        ("Ann Marie", 5, "Ann…"),
        ("漢字の名前", 9, "漢字の名…"),
        ("漢字の名前", 8, "漢字の…"),
        ("e\u0301e\u0301e\u0301", 2, "e\u0301…"),
        ("👍🏽👍🏽👍🏽", 5, "👍🏽👍🏽…"),
        ("👍🏽👍🏽👍🏽", 4, "👍🏽…"),
        ("🇩🇪🇫🇷", 3, "🇩🇪…"),
        ("Bob", 1, "…"),
        ("Bob", 0, ""),
    ],
)
def test_a_text_is_cut_between_signs_with_an_ellipsis(text: str, cells: int, expected: str) -> None:
    assert cut(text, cells) == expected


@given(st.text(), st.integers(0, 20))
def test_a_cut_text_fits_and_a_padded_one_fills_its_room(text: str, cells: int) -> None:
    assert cell_width(cut(text, cells)) <= cells
    assert cell_width(padded(text, cells)) == cells


@given(st.text())
def test_the_signs_of_a_text_are_all_of_it(text: str) -> None:
    assert "".join(clusters(text)) == text
