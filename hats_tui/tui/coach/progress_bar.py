"""How far some work is, as a bar with a text before it."""

from __future__ import annotations

from hats_tui.cells import width_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look


def draw_progress(
    canvas: Canvas, place: tuple[int, int, int], text: str, part: float, look: Look
) -> None:
    """Draw a text, and a bar behind it.

    Args:
        canvas: Where to draw.
        place: First column, row, and columns for all of it.
        text: What is being done.
        part: How much of it is done, from 0 to 1.
        look: Palette and signs.
    """
    (x, y, width), style, glyphs = place, look.palette.style, look.glyphs
    left = canvas.text(x, y, text, style("fg"), width=min(width_of(text), width)) + 2
    room = max(x + width - left, 0)
    done = round(room * part)
    end = canvas.text(left, y, glyphs.bar * done, style("accent"))
    canvas.text(end, y, glyphs.rule * (room - done), style("faint"))
