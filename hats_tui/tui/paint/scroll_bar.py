"""A bar at the right edge that tells how much of something is seen."""

from __future__ import annotations

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look

Part = tuple[int, int, int, int]
"""A rectangle: first column, first row, columns, rows."""


def draw_scroll_bar(
    canvas: Canvas, look: Look, *, top: int, seen: int, rows: int, y: int = 0
) -> tuple[Part, ...]:
    """Draw a bar on the last column, if there is more than is seen.

    Args:
        canvas: Where to draw.
        look: Palette and signs.
        top: The first row that is seen.
        seen: Rows that are seen; the bar is as long.
        rows: Rows that there are.
        y: The first row of the bar.

    Returns:
        The parts of the bar: above the slider, the slider, below it; none where there is no bar.
    """
    if rows <= seen or not seen:
        return ()
    size = max(seen * seen // rows, 1)
    start = round((seen - size) * top / (rows - seen))
    x, style = canvas.width - 1, look.palette.style
    for row in range(seen):
        inside = start <= row < start + size
        sign = look.glyphs.full if inside else look.glyphs.shade_light
        canvas.text(x, y + row, sign, style("muted" if inside else "faint"))
    end = start + size
    return (x, y, 1, start), (x, y + start, 1, size), (x, y + end, 1, seen - end)
