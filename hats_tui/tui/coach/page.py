"""The sheet of the coach's screen: sum, plot, decisions, and the one that is looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from textual.geometry import Region

from hats_tui.tui.coach.decisions import paint_decisions, paint_detail
from hats_tui.tui.coach.plot import paint_plot
from hats_tui.tui.coach.sheet import CoachSheet
from hats_tui.tui.coach.sheet_page import SheetPage
from hats_tui.tui.coach.summary import paint_summary, summary_height
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look

_WIDE: Final = 110
"""From so many columns on the decisions stand beside the plot."""
_SUMMARY: Final = 5
"""Rows of the sentences, where they do not need more."""
_LONG_SUMMARY: Final = 7
_DETAIL: Final = 5
_LOW_PLOT: Final = 8
"""Rows of the plot on the lowest page."""

_Painter = Callable[[Canvas, CoachSheet, Look], None]


class CoachPage(SheetPage[CoachSheet]):
    """All that the coach has to say; the wheel goes from decision to decision."""

    def paint(self, canvas: Canvas) -> None:
        """Paint every part into its place."""
        summary = summary_height(self.sheet, canvas.width)
        for paint, area in parts(canvas.width, canvas.height, summary):
            ground = self.look.palette.style("bg")
            part = Canvas(area.width, area.height, ground, self.look.glyphs.ellipsis)
            paint(part, self.sheet, self.look)
            canvas.blit(area.x, area.y, part)


def parts(width: int, height: int, told: int = 0) -> tuple[tuple[_Painter, Region], ...]:
    """Where everything stands on a page of this size.

    Args:
        width: Columns.
        height: Rows.
        told: Rows that the sentences need; the plot gives up some of its own for them.
    """
    summary = min(max(told, _SUMMARY), _LONG_SUMMARY)
    if width < _WIDE:
        plot = max((height - _SUMMARY - _DETAIL) // 2, _LOW_PLOT) + _SUMMARY - summary
        rest = max(height - summary - plot - _DETAIL, 0)
        return (
            (paint_summary, Region(0, 0, width, summary)),
            (paint_plot, Region(0, summary, width, plot)),
            (paint_decisions, Region(0, summary + plot, width, rest)),
            (paint_detail, Region(0, summary + plot + rest, width, _DETAIL)),
        )
    left = width * 3 // 5
    detail = max(height // 4, _DETAIL + 2)
    plot = height - _SUMMARY - detail
    return (
        (paint_summary, Region(0, 0, width, _SUMMARY)),
        (paint_plot, Region(0, _SUMMARY, left, plot)),
        (paint_detail, Region(0, _SUMMARY + plot, left, detail)),
        (paint_decisions, Region(left + 1, _SUMMARY, width - left - 1, height - _SUMMARY)),
    )
