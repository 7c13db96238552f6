"""What makes a sheet festive: a garland of pennants, and confetti.

Both are decoration: nothing is told by them, and they look the same each time.
"""

from __future__ import annotations

from random import Random
from typing import Final

from rich.style import Style

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tokens import HAT_LETTERS

_PENNANT: Final = 3
"""Columns from one pennant to the next."""

_DENSITY: Final = 0.05
"""The share of cells with confetti where it is thickest, at the top."""


def draw_garland(canvas: Canvas, x: int, y: int, width: int, look: Look, *, shift: int = 0) -> None:
    """Hang pennants in the colours of the hats on a line.

    Args:
        canvas: Where to draw.
        x: First column.
        y: Row.
        width: Columns.
        look: Palette, signs and size of screen.
        shift: With which of the seven colours to begin.
    """
    line = look.palette.style("paper_edge")
    canvas.text(x, y, look.glyphs.rule * width, line)
    for number, column in enumerate(range(x + 1, x + width, _PENNANT), start=shift):
        letter = HAT_LETTERS[number % len(HAT_LETTERS)]
        canvas.text(column, y, look.glyphs.target, _ink(look, letter))


def draw_confetti(canvas: Canvas, look: Look, *, pattern: int = 1) -> None:
    """Strew confetti over a sheet, less of it further down; whatever lies on it comes later.

    Args:
        canvas: The sheet.
        look: Palette, signs and size of screen.
        pattern: Which way it has fallen.
    """
    chance, glyphs = Random(pattern), look.glyphs
    signs = (glyphs.pip, glyphs.lower, glyphs.upper, glyphs.target, glyphs.none)
    for y in range(canvas.height):
        density = _DENSITY * (1 - 0.75 * y / canvas.height)
        for x in range(canvas.width):
            if chance.random() < density:
                letter = chance.choice(HAT_LETTERS)
                canvas.text(x, y, chance.choice(signs), _ink(look, letter))


def _ink(look: Look, letter: str) -> Style:
    """The colour of a hat; none where there is none."""
    return Style(color=look.palette.hat(letter).card.ink.color)
