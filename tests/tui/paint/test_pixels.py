"""Bitmaps as half blocks."""

from rich.style import Style

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.glyphs import ASCII, UNICODE, Glyphs
from hats_tui.tui.paint.pixels import draw_bitmap

INK = Style(color="#ff0000")
ACCENT = Style(color="#ffffff")
BITMAP = ("#.#.ox", ".##.#.")


def drawn(accent: Style | None, glyphs: Glyphs = UNICODE) -> Canvas:
    """The bitmap on a small sheet."""
    canvas = Canvas(6, 1)
    draw_bitmap(canvas, 0, 0, BITMAP, INK, accent, glyphs)
    return canvas


def test_two_pixels_make_one_cell() -> None:
    assert drawn(ACCENT).lines() == ["▀▄█ ▀▀"]


def test_two_colours_share_a_cell() -> None:
    style = drawn(ACCENT).style_at(4, 0)
    assert style.color == ACCENT.color
    assert style.bgcolor == INK.color


def test_without_accent_bands_are_gaps_and_tassels_are_ink() -> None:
    canvas = drawn(None)
    assert canvas.lines() == ["▀▄█ ▄▀"]
    assert canvas.style_at(5, 0) == INK


def test_ascii_needs_no_block() -> None:
    assert drawn(ACCENT, ASCII).lines() == ['"=# #"']
