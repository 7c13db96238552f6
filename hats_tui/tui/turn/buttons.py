"""Buttons painted into a zone; a press on one is as good as its key."""

from __future__ import annotations

from hats_tui.cells import width_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role


def draw_button(
    canvas: Canvas, x: int, y: int, label: str, key: str, look: Look, role: Role = "key"
) -> int:
    """Paint a button that does what a key does.

    Returns:
        The column after it.
    """
    text = f"[ {label} ]"
    canvas.hit(x, y, width_of(text), 1, ("key", key))
    return canvas.text(x, y, text, look.palette.style(role))
