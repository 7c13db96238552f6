"""All panels on a screen of any size, page by page where there is little room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hats_tui.store.history.statistics import Statistics
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.statistics.habits import paint_favourites, paint_habits
from hats_tui.tui.statistics.panel import Painter
from hats_tui.tui.statistics.points import paint_curve, paint_points, paint_spread
from hats_tui.tui.statistics.records import paint_best, paint_records, paint_series
from hats_tui.tui.statistics.wins import paint_opponents, paint_wins

_FIRST: Final[tuple[Painter, ...]] = (
    paint_wins,
    paint_opponents,
    paint_curve,
    paint_points,
    paint_habits,
    paint_favourites,
    paint_spread,
)
"""What most people want to know first stands first."""

_GAP: Final = 1


class Grid(NamedTuple):
    """How panels stand side by side."""

    columns: int
    rows: int

    @property
    def panels(self) -> int:
        """How many fit on a page."""
        return self.columns * self.rows


def grid_of(tier: Tier) -> Grid:
    """How many panels a page has."""
    return {Tier.S: Grid(2, 2), Tier.M: Grid(2, 4), Tier.L: Grid(3, 3)}[tier]


def panels_of(tier: Tier) -> tuple[Painter, ...]:
    """The panels from the first page to the last."""
    return (*_FIRST, paint_best, paint_series) if tier is Tier.L else (*_FIRST, paint_records)


def pages_of(tier: Tier) -> int:
    """How many pages there are."""
    return -(-len(panels_of(tier)) // grid_of(tier).panels)


def paint_panels(canvas: Canvas, statistics: Statistics, look: Look, page: int) -> None:
    """Paint the panels of a page.

    Args:
        canvas: The whole sheet.
        statistics: What is shown.
        look: Palette, signs and size of screen.
        page: Which page, from 0.
    """
    grid = grid_of(look.tier)
    panels = panels_of(look.tier)[page * grid.panels : (page + 1) * grid.panels]
    widths = _parts(canvas.width, grid.columns)
    heights = _parts(canvas.height, grid.rows)
    y = 0
    for row in range(grid.rows):
        x = 0
        for column in range(grid.columns):
            number = row * grid.columns + column
            if number < len(panels):
                sheet = Canvas(
                    widths[column], heights[row], look.palette.style("bg"), look.glyphs.ellipsis
                )
                panels[number](sheet, statistics, look)
                canvas.blit(x, y, sheet)
            x += widths[column] + _GAP
        y += heights[row] + _GAP


def _parts(whole: int, parts: int) -> Sequence[int]:
    """A length in parts that are as equal as can be, with gaps between them."""
    size, rest = divmod(whole - _GAP * (parts - 1), parts)
    return [size + (number < rest) for number in range(parts)]
