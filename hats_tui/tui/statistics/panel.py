"""What all panels of the statistics share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hats_tui.cells import width_of
from hats_tui.store.history.statistics import Statistics
from hats_tui.store.history.wilson import Share
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.heading import draw_heading
from hats_tui.words import _
from hats_tui.words.numbers import number_text

Painter = Callable[[Canvas, Statistics, Look], None]
"""Paints a panel on a sheet of its size; the first row is for the heading."""


def begin(canvas: Canvas, title: str, look: Look) -> None:
    """Paint the heading.

    Args:
        canvas: The panel's sheet.
        title: What the panel is.
        look: Palette and signs.
    """
    draw_heading(canvas, title, look)


def rows_of(canvas: Canvas, count: int, first: int = 1) -> Sequence[int]:
    """The rows for so many lines: every other one where there is room, as many as fit else.

    Args:
        canvas: The panel's sheet.
        count: Lines.
        first: The row of the first one.
    """
    room = canvas.height - first
    return range(first, first + 2 * count, 2) if 2 * count <= room else range(first, canvas.height)


def write_pairs(canvas: Canvas, pairs: Sequence[tuple[str, str]], look: Look) -> None:
    """Write what is what: the label on the left, the figure behind it.

    The figures stand in a column, but for those that are too long for that.

    Args:
        canvas: The panel's sheet.
        pairs: Labels and figures; as many are written as there is room for.
        look: Palette and signs.
    """
    widest = max((width_of(label) for label, _figure in pairs), default=0)
    column = min(widest + 3, canvas.width * 2 // 3)
    for y, (label, figure) in zip(rows_of(canvas, len(pairs)), pairs, strict=False):
        x = column
        if x + width_of(figure) >= canvas.width:
            x = max(canvas.width - 1 - width_of(figure), canvas.width // 3)
        canvas.text(1, y, label, look.palette.style("muted"), width=x - 2)
        canvas.text(x, y, figure, look.palette.style("fg"), width=canvas.width - x - 1)


def percent(share: float) -> str:
    """A share in hundredths."""
    return _("{n}\xa0%").format(n=round(100 * share))


def range_text(share: Share) -> str:
    """Between which hundredths the true share lies, very likely."""
    low, high = (round(100 * each) for each in share.interval)
    return _("{low} to {high}\xa0%").format(low=low, high=high)


def one_decimal(number: float) -> str:
    """A mean."""
    return number_text(number, ".1f")


def nothing_yet(canvas: Canvas, look: Look) -> None:
    """Say that there is nothing to show."""
    canvas.text(1, 2, _("Nothing yet."), look.palette.style("muted"))
