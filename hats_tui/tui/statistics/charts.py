"""Bars, shares and columns, drawn with signs that every terminal has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.geometry import Region

from hats_tui.store.history.wilson import Share
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role


class Bar(NamedTuple):
    """One column of a chart."""

    value: float
    loud: bool
    """Whether it stands out; without colour it is drawn with another sign."""


def draw_bar(
    canvas: Canvas, x: int, y: int, width: int, part: float, look: Look, role: Role
) -> None:
    """Draw a bar to the right.

    Args:
        canvas: Where to draw.
        x: First column.
        y: Row.
        width: Columns of a whole bar.
        part: How much of it there is, from 0 to 1; a little is seen of whatever is above 0.
        look: Palette and signs.
        role: How it looks.
    """
    length = max(round(width * min(part, 1.0)), 1 if part > 0 else 0)
    canvas.text(x, y, look.glyphs.bar * length, look.palette.style(role))


def draw_share(canvas: Canvas, x: int, y: int, width: int, share: Share, look: Look) -> None:
    """Draw where a share lies between nothing and all, and between what the truth may be.

    Args:
        canvas: Where to draw.
        x: First column.
        y: Row.
        width: Columns from nothing to all.
        share: The share.
        look: Palette and signs.
    """
    glyphs, style = look.glyphs, look.palette.style
    canvas.text(x, y, glyphs.rule * width, style("faint"))
    canvas.text(x + width // 2, y, glyphs.none, style("muted"))
    if not share.whole:
        return
    low, high = (round(each * (width - 1)) for each in share.interval)
    sign = glyphs.shade if look.palette.mono else glyphs.bar
    canvas.text(x + low, y, sign * (high - low + 1), style("muted"))
    canvas.text(x + round(share.value * (width - 1)), y, glyphs.full, style("accent"))


def draw_columns(
    canvas: Canvas,
    area: Region,
    bars: Sequence[Bar],
    look: Look,
    *,
    width: int = 1,
    least: float = 0.0,
) -> None:
    """Draw columns side by side, half a row fine; the largest is as high as there is room.

    Args:
        canvas: Where to draw.
        area: The room for them.
        bars: The columns, from left to right.
        look: Palette and signs.
        width: Cells of each; from 2 on the last one is a gap.
        least: The value of a column without height.
    """
    most = max((bar.value for bar in bars), default=0.0)
    scale = 2 * area.height / max(most - least, 1e-9)
    for number, bar in enumerate(bars):
        halves = max(round((bar.value - least) * scale), 1 if bar.value > least else 0)
        place = (area.x + number * width, area.bottom - 1, max(width - 1, 1))
        _draw_column(canvas, place, halves, bar, look)


def _draw_column(
    canvas: Canvas, place: tuple[int, int, int], halves: int, bar: Bar, look: Look
) -> None:
    glyphs, (x, bottom, width) = look.glyphs, place
    style = look.palette.style("accent" if bar.loud else "muted")
    quiet = not bar.loud and look.palette.mono
    full = glyphs.shade if quiet else glyphs.full
    for row in range(halves // 2):
        canvas.text(x, bottom - row, full * width, style)
    if halves % 2:
        canvas.text(x, bottom - halves // 2, glyphs.lower * width, style)
