"""The sheet of cells: cutting, wide characters, grounds, hits and differences."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.style import Style

from hats_tui.tui.paint.canvas import Canvas, Change

RED = Style(color="#ff0000")
ON_BLUE = Style(color="#ffffff", bgcolor="#0000ff")


def test_text_outside_is_cut_off_silently() -> None:
    canvas = Canvas(5, 2)
    canvas.text(-2, 0, "abcd")
    canvas.text(3, 1, "wxyz")
    canvas.text(0, 7, "below")
    assert canvas.lines() == ["cd   ", "   wx"]


def test_text_returns_the_column_after_it() -> None:
    canvas = Canvas(10, 1)
    assert canvas.text(1, 0, "漢字!") == 6
    assert canvas.spans(0, 0, [("ab", RED), ("cd", RED)]) == 4


def test_width_cuts_with_an_ellipsis_and_pads() -> None:
    canvas = Canvas(8, 3, ellipsis="~")
    canvas.text(0, 0, "Dimitri", width=5)
    canvas.text(0, 1, "漢字漢字", width=4)
    canvas.text(0, 2, "ab", width=6, align="right")
    assert canvas.lines() == ["Dimi~   ", "漢~     ", "    ab  "]


def test_control_and_direction_characters_never_reach_the_screen() -> None:
    canvas = Canvas(12, 1)
    canvas.text(0, 0, "a\x1b[31m\u202eb\x00\tc\n")
    assert canvas.lines() == ["a[31mb c    "]


def test_a_combining_mark_stays_with_its_letter() -> None:
    canvas = Canvas(3, 1)
    canvas.text(0, 0, "e\u0301x")
    assert canvas.lines() == ["e\u0301x "]


@pytest.mark.parametrize(("column", "expected"), [(1, " x"), (2, " x")])
def test_half_a_wide_character_becomes_a_space(column: int, expected: str) -> None:
    canvas = Canvas(4, 1)
    canvas.text(1, 0, "漢")
    canvas.text(column, 0, "x")
    assert canvas.lines()[0].count("漢") == 0
    assert canvas.lines()[0][column - 1 : column + 1] == expected


def test_a_wide_character_is_not_drawn_over_the_edge() -> None:
    canvas = Canvas(3, 1)
    canvas.text(2, 0, "漢")
    canvas.text(-1, 0, "漢")
    assert canvas.lines() == ["   "]


def test_fill_frees_the_halves_beside_it() -> None:
    canvas = Canvas(6, 1)
    canvas.text(0, 0, "漢漢漢")
    canvas.fill(1, 0, 2, 1, ON_BLUE, "-")
    assert canvas.lines() == [" -- 漢"]


def test_text_takes_the_ground_beneath_and_leaves_it_for_the_next_text() -> None:
    canvas = Canvas(3, 1)
    canvas.fill(0, 0, 3, 1, ON_BLUE)
    canvas.text(0, 0, "a", RED + Style(strike=True))
    assert canvas.style_at(0, 0) == Style(color="#ff0000", bgcolor="#0000ff", strike=True)
    canvas.text(0, 0, "b")
    assert canvas.style_at(0, 0) == ON_BLUE


def test_blit_copies_cells_grounds_and_hits() -> None:
    stamp = Canvas(4, 1, ON_BLUE)
    stamp.text(0, 0, "漢ab")
    stamp.hit(2, 0, 1, 1, "a")
    canvas = Canvas(6, 2)
    canvas.blit(1, 1, stamp)
    canvas.text(3, 1, "x", RED)
    assert canvas.lines() == ["      ", " 漢xb "]
    assert canvas.style_at(3, 1).bgcolor == ON_BLUE.bgcolor
    assert canvas.payload_at(3, 1) == "a"


def test_blit_cuts_wide_characters_at_the_edges() -> None:
    stamp = Canvas(4, 1)
    stamp.text(0, 0, "漢字")
    canvas = Canvas(2, 1)
    canvas.blit(-1, 0, stamp)
    assert canvas.lines() == ["  "]


def test_blit_outside_changes_nothing() -> None:
    canvas = Canvas(3, 2)
    canvas.blit(9, 0, Canvas(2, 2, ON_BLUE))
    canvas.blit(0, -5, Canvas(2, 2, ON_BLUE))
    assert canvas.changes(Canvas(3, 2)) == []


def test_strips_are_as_wide_as_the_sheet_and_group_equal_styles() -> None:
    canvas = Canvas(6, 1)
    canvas.text(1, 0, "漢b", ON_BLUE)
    strip = canvas.strip(0)
    assert strip.cell_length == 6
    assert [segment.text for segment in strip] == [" ", "漢b", "  "]
    assert cell_len(strip.text) == 6


def test_spaces_go_with_the_style_beside_them_where_they_look_the_same_in_it() -> None:
    canvas = Canvas(9, 1)
    canvas.fill(0, 0, 9, 1, ON_BLUE)
    canvas.text(1, 0, "a", RED)
    canvas.text(4, 0, "b", Style(color="#00ff00"))
    canvas.text(6, 0, " ", Style(strike=True))
    canvas.text(8, 0, " ", Style(reverse=True))
    texts = [segment.text for segment in canvas.strip(0)]
    assert texts == [" a  ", "b ", " ", " ", " "]
    assert next(iter(canvas.strip(0))).style == canvas.style_at(1, 0)


def test_a_space_that_looks_as_before_is_no_change() -> None:
    before, after = Canvas(3, 1), Canvas(3, 1)
    after.text(1, 0, " ", RED)
    assert after.changes(before) == []
    after.text(1, 0, " ", RED + Style(underline=True))
    assert after.changes(before) == [Change(0, 1, 2)]


def test_changes_on_both_sides_of_a_cut_are_told_apart() -> None:
    before, after = Canvas(12, 1), Canvas(12, 1)
    after.text(1, 0, "ab", RED)
    after.text(5, 0, "c", RED)
    after.text(9, 0, "d", RED)
    assert after.changes(before) == [Change(0, 1, 10)]
    after.cut([0, 4, 8])
    assert after.changes(before) == [Change(0, 1, 3), Change(0, 5, 6), Change(0, 9, 10)]
    assert after.copy().changes(before) == after.changes(before)


def test_changes_name_the_span_of_each_row_that_differs() -> None:
    before, after = Canvas(8, 3), Canvas(8, 3)
    after.text(2, 0, "ab")
    after.text(5, 2, " ", ON_BLUE)
    assert after.changes(before) == [Change(0, 2, 4), Change(2, 5, 6)]


def test_changes_take_wide_characters_whole() -> None:
    before, after = Canvas(8, 1), Canvas(8, 1)
    before.text(2, 0, "漢")
    after.text(3, 0, "x")
    assert after.changes(before) == [Change(0, 2, 4)]


def test_the_hit_marked_last_wins() -> None:
    canvas = Canvas(5, 5)
    canvas.hit(0, 0, 5, 5, "all")
    canvas.hit(1, 1, 2, 2, "inner")
    assert canvas.payload_at(2, 2) == "inner"
    assert canvas.payload_at(3, 3) == "all"
    assert canvas.payload_at(5, 0) is None


@given(st.lists(st.tuples(st.integers(-4, 12), st.text(max_size=8)), max_size=6))
def test_rows_keep_their_width_whatever_is_written(writes: list[tuple[int, str]]) -> None:
    canvas = Canvas(9, 1)
    for x, text in writes:
        canvas.text(x, 0, text)
    assert sum(cell_len(character) for character in canvas.lines()[0]) == 9


def test_everything_that_a_cell_belongs_to_is_told() -> None:
    canvas = Canvas(5, 5)
    canvas.hit(0, 0, 5, 5, "all")
    canvas.hit(1, 1, 2, 2, "inner")
    assert list(canvas.payloads_at(2, 2)) == ["inner", "all"]
    assert [hit.payload for hit in canvas.hits] == ["all", "inner"]


def test_a_copy_looks_the_same_and_is_another_sheet() -> None:
    canvas = Canvas(6, 2)
    canvas.text(0, 0, "漢a", RED)
    canvas.hit(0, 0, 2, 1, "sign")
    twin = canvas.copy()
    assert twin.changes(canvas) == []
    assert twin.payload_at(0, 0) == "sign"
    twin.text(3, 1, "x")
    assert twin.changes(canvas) == [Change(1, 3, 4)]


def test_a_space_that_does_not_break_is_a_space_like_others_on_the_screen() -> None:
    canvas = Canvas(8, 1)
    assert canvas.text(0, 0, "33\N{NO-BREAK SPACE}% de") == 7
    assert canvas.lines() == ["33 % de "]
