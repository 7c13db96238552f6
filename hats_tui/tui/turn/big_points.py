"""The points of a player after the staged move, in big digits."""

from __future__ import annotations

from hats_tui.cells import width_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.digits import DIGITS_HEIGHT, digits_width, draw_digits
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.standing import Standing
from hats_tui.tui.turn.topics import score_of


def paint_big_points(canvas: Canvas, standing: Standing, look: Look) -> None:
    """Paint them into the lower right corner of a panel, above its last row."""
    change, palette = standing.change, look.palette
    x = canvas.width - 2 - digits_width(standing.after)
    y = canvas.height - 1 - DIGITS_HEIGHT
    fill = palette.style(standing.fill if change else "fg")
    draw_digits(canvas, x, y, standing.after, fill, look.glyphs)
    canvas.hit(x, y, canvas.width - x, DIGITS_HEIGHT, ("why", score_of(standing.seat)))
    if change:
        sign = f"{change:+d}"
        canvas.text(x - 1 - width_of(sign), y + 1, sign, palette.style(standing.judgement))
