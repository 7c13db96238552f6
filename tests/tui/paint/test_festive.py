"""Garland and confetti: decoration that fits, and is the same each time."""

from __future__ import annotations

import pytest

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.festive import draw_confetti, draw_garland
from hats_tui.tui.paint.glyphs import ASCII, UNICODE, Glyphs
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import DARK, MONO, Palette


@pytest.mark.parametrize("palette", [DARK, MONO], ids=lambda palette: palette.name)
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
def test_a_garland_hangs_in_its_place(palette: Palette, glyphs: Glyphs) -> None:
    canvas = Canvas(30, 1)
    draw_garland(canvas, 5, 0, 20, Look(palette, glyphs))
    (line,) = canvas.lines()
    assert (line[:5], line[25:]) == (" " * 5, " " * 5)
    assert line.count(glyphs.target) == 7


def test_confetti_falls_the_same_way_each_time_and_thicker_above() -> None:
    sheets = [Canvas(100, 60) for _ in range(3)]
    for canvas, pattern in zip(sheets, (4, 4, 5), strict=True):
        draw_confetti(canvas, Look(), pattern=pattern)
    one, same, other = (canvas.lines() for canvas in sheets)
    assert one == same != other
    above, below = ("".join(part).count(" ") for part in (one[:30], one[30:]))
    assert above < below


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (500, 1)])
def test_any_sheet_can_be_strewn(size: tuple[int, int]) -> None:
    canvas = Canvas(*size)
    draw_confetti(canvas, Look(MONO, ASCII))
    assert all(line.isascii() for line in canvas.lines())
