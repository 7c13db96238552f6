"""Text measured in cells."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hats_tui.tui.paint.text import clean, cut, fit, width_of


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("[red]Ann[/]", "[red]Ann[/]"),
        ("a\x1bb\x07", "ab"),
        ("two\nlines", "two lines"),
        ("\u2066hidden\u2069", "hidden"),
        ("\u2764\ufe0f", "\u2764"),
        ("Chloé", "Chloé"),
    ],
)
def test_clean_keeps_what_can_be_shown(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("Dimitri", 7, "Dimitri"),
        ("Dimitri", 6, "Dimit…"),
        ("漢字漢字", 6, "漢字…"),
        ("漢字", 3, "漢…"),
        ("abc", 1, "…"),
        ("abc", 0, ""),
        ("", 0, ""),
    ],
)
def test_cut_goes_by_cells(text: str, width: int, expected: str) -> None:
    assert cut(text, width) == expected


def test_fit_pads_on_the_side_away_from_the_text() -> None:
    assert fit("ab", 5) == "ab   "
    assert fit("ab", 5, "right") == "   ab"
    assert fit("ab", 5, "centre") == " ab  "


@given(st.text(), st.integers(0, 40), st.sampled_from(["left", "centre", "right"]))
def test_fit_is_exactly_so_wide(text: str, width: int, align: str) -> None:
    assert width_of(fit(text, width, align)) == width  # type: ignore[arg-type]
