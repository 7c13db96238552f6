"""The bar above a part of the screen: what it is, and what can be pressed there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hats_tui.cells import width_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look


@dataclass(frozen=True)
class Hint:
    """Something that can be pressed at the right end of a heading."""

    sign: str
    """The key's name, or an arrow."""
    text: str
    key: str
    """The key that does the same as a press."""
    chip: bool = True
    """Whether the sign looks like a key."""

    @property
    def width(self) -> int:
        """The room it takes, in cells."""
        return width_of(self.sign) + 2 * self.chip + 1 + width_of(self.text)


def draw_heading(canvas: Canvas, title: str, look: Look, hints: Sequence[Hint] = ()) -> int:
    """Paint the bar on the first row.

    Args:
        canvas: Where to paint.
        title: What the part is.
        look: Palette and signs.
        hints: What can be pressed, from left to right.

    Returns:
        The column after the title.
    """
    palette = look.palette
    canvas.fill(0, 0, canvas.width, 1, palette.style("band"))
    end = canvas.text(1, 0, title, palette.style("heading"))
    x = canvas.width - sum(hint.width + 2 for hint in hints) + 1
    for hint in hints:
        _draw_hint(canvas, x, hint, look)
        x += hint.width + 2
    return end


def _draw_hint(canvas: Canvas, x: int, hint: Hint, look: Look) -> None:
    palette = look.palette
    sign = f" {hint.sign} " if hint.chip else hint.sign
    end = canvas.text(x, 0, sign, palette.style("key" if hint.chip else "accent"))
    canvas.text(end + 1, 0, hint.text, palette.style("fg"))
    canvas.hit(x, 0, hint.width, 1, ("key", hint.key))
