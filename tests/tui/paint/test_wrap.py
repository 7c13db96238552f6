"""Breaking styled text into lines."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rich.style import Style

from hats_tui.cells import clean, signs_of
from hats_tui.tui.paint.wrap import StyledLine, line_width, wrap

PLAIN, BOLD = Style(), Style(bold=True)
SPANS = st.lists(st.tuples(st.text(max_size=30), st.sampled_from([PLAIN, BOLD])), max_size=5)


def text_of(line: StyledLine) -> str:
    return "".join(text for text, _style in line)


def test_it_breaks_at_spaces_and_keeps_styles() -> None:
    lines = wrap([("Ann plays ", PLAIN), ("F5", BOLD), (" on space 3", PLAIN)], 12)
    assert lines == [[("Ann plays ", PLAIN), ("F5", BOLD)], [("on space 3", PLAIN)]]


def test_a_word_that_is_too_long_is_broken_anywhere() -> None:
    assert [text_of(line) for line in wrap([("abcdefgh ij", PLAIN)], 5)] == ["abcde", "fgh", "ij"]


def test_wide_signs_are_not_cut_in_half() -> None:
    assert [text_of(line) for line in wrap([("漢字漢字", PLAIN)], 5)] == ["漢字", "漢字"]


def test_nothing_has_no_lines() -> None:
    assert wrap([], 10) == []
    assert wrap([("", BOLD)], 10) == []


@given(SPANS, st.integers(2, 40))
def test_no_line_is_too_wide_and_nothing_but_spaces_is_lost(
    spans: list[tuple[str, Style]], width: int
) -> None:
    lines = wrap(spans, width)
    assert all(line_width(line) <= width for line in lines)
    whole = "".join(sign for text, _style in spans for sign, _width in signs_of(clean(text)))
    kept = "".join(text_of(line) for line in lines)
    assert kept.replace(" ", "") == whole.replace(" ", "")
