"""Bitmaps as half blocks: two pixels to a cell."""

from rich.style import Style

from hats_tui.tui.paint.art import Bitmap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.glyphs import Glyphs


def enlarged(bitmap: Bitmap, times: int) -> Bitmap:
    """Make every pixel a square of pixels.

    Args:
        bitmap: Rows of pixels.
        times: How many pixels long its sides are.
    """
    return tuple("".join(pixel * times for pixel in row) for row in bitmap for _ in range(times))


def draw_bitmap(
    canvas: Canvas,
    x: int,
    y: int,
    bitmap: Bitmap,
    ink: Style,
    accent: Style | None,
    glyphs: Glyphs,
) -> None:
    """Draw a bitmap; pixels that are off let the ground through.

    Args:
        canvas: Where to draw.
        x: Column of the left edge.
        y: Row of the upper edge.
        bitmap: Rows of pixels (see `hats_tui.tui.paint.art`).
        ink: Style of ``#``.
        accent: Style of ``o`` and ``x``; None leaves ``o`` out and draws ``x`` with `ink`.
        glyphs: Signs for full and half cells.
    """
    inks = {"#": ink, "o": accent, "x": accent or ink}
    for row, (uppers, lowers) in enumerate(zip(bitmap[::2], bitmap[1::2], strict=True)):
        for column, (upper, lower) in enumerate(zip(uppers, lowers, strict=True)):
            cell = _cell(inks.get(upper), inks.get(lower), glyphs)
            if cell is not None:
                canvas.text(x + column, y + row, *cell)


def _cell(upper: Style | None, lower: Style | None, glyphs: Glyphs) -> tuple[str, Style] | None:
    if upper is None:
        return None if lower is None else (glyphs.lower, lower)
    if lower is None:
        return glyphs.upper, upper
    if glyphs.full.isascii():
        return glyphs.full, upper + Style(bgcolor=upper.color)
    if upper == lower:
        return glyphs.full, upper
    return glyphs.upper, upper + Style(bgcolor=lower.color)
