"""Big digits in half blocks, three rows high."""

from typing import Final

from rich.style import Style

from hats_tui.tui.paint.art import Bitmap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.glyphs import Glyphs
from hats_tui.tui.paint.pixels import draw_bitmap

DIGITS_HEIGHT: Final = 3
"""Rows of a number."""

_WIDTH, _GAP = 5, 1

_SHEET: Final = """
.###.  .##..  ####.  ####.  ##.##  #####  .###.  #####  .###.  .###.
##.##  ###..  ...##  ...##  ##.##  ##...  ##...  ...##  ##.##  ##.##
##.##  .##..  ..##.  .###.  #####  ####.  ####.  ..##.  .###.  ##.##
##.##  .##..  .##..  ...##  ...##  ...##  ##.##  ..##.  ##.##  .####
##.##  .##..  ##...  ...##  ...##  ...##  ##.##  .##..  ##.##  ...##
.###.  ####.  #####  ####.  ...##  ####.  .###.  .##..  .###.  .###.
"""

_DIGITS: Final[tuple[Bitmap, ...]] = tuple(
    zip(*(line.split() for line in _SHEET.split("\n") if line), strict=True)
)


def digits_width(number: int) -> int:
    """Measure a number.

    Args:
        number: 0 or more.

    Returns:
        Its columns.
    """
    return len(str(number)) * (_WIDTH + _GAP) - _GAP


def draw_digits(canvas: Canvas, x: int, y: int, number: int, style: Style, glyphs: Glyphs) -> None:
    """Draw a number.

    Args:
        canvas: Where to draw.
        x: Column of the left edge.
        y: Row of the upper edge.
        number: 0 or more.
        style: Style of the ink.
        glyphs: Signs for full and half cells.
    """
    for digit in str(number):
        draw_bitmap(canvas, x, y, _DIGITS[int(digit)], style, None, glyphs)
        x += _WIDTH + _GAP
