"""The points of a player after the staged move, in big digits."""

from __future__ import annotations

from hats_tui.cells import width_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.digits import DIGITS_HEIGHT, digits_width, draw_digits
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.sight import judged, judged_fill
from hats_tui.tui.turn.standing import Standing


def paint_big_points(canvas: Canvas, scene: Scene, standing: Standing, look: Look) -> None:
    """Paint them into the lower right corner of a panel, above its last row."""
    change = standing.change
    fill: Role = judged_fill(scene, standing.seat, change) if change else "fg"
    x = canvas.width - 2 - digits_width(standing.after)
    y = canvas.height - 1 - DIGITS_HEIGHT
    draw_digits(canvas, x, y, standing.after, look.palette.style(fill), look.glyphs)
    if change:
        sign = f"{change:+d}"
        style = look.palette.style(judged(scene, standing.seat, change))
        canvas.text(x - 1 - width_of(sign), y + 1, sign, style)
