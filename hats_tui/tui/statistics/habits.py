"""Habits: the cookie, black hats, and favourite hats."""

from __future__ import annotations

from typing import Final

from hats_tui.cells import width_of
from hats_tui.game import HatType
from hats_tui.store.history.statistics import Statistics
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.statistics.charts import draw_bar
from hats_tui.tui.statistics.panel import (
    begin,
    nothing_yet,
    one_decimal,
    percent,
    rows_of,
    write_pairs,
)
from hats_tui.words import _
from hats_tui.words.names import short_hat_name
from hats_tui.words.numbers import number_text

_NAME: Final = 9


def paint_habits(canvas: Canvas, statistics: Statistics, look: Look) -> None:
    """What somebody does with cookie, black hats and the optional action."""
    begin(canvas, _("HABITS"), look)
    habits = statistics.habits
    black = _("{n} (won {won}, lost {lost})").format(
        n=one_decimal(habits.black),
        won=one_decimal(habits.black_won),
        lost=one_decimal(habits.black_lost),
    )
    pairs = [
        (_("Cookie at the end"), percent(habits.cookie_at_end.value)),
        # A mean, so nothing to be counted: with 1.5 no language's plural forms know what to say.
        (_("Takes the cookie"), _("{n} a game").format(n=one_decimal(habits.takes))),
        (_("Holds the cookie"), _("{share} of the turns").format(share=percent(habits.held))),
        (_("Black hats"), black),
        (_("Different types"), one_decimal(habits.types)),
        (_("Draws or exchanges"), one_decimal(habits.optional)),
        (_("Taken back"), one_decimal(habits.undos)),
    ]
    write_pairs(canvas, pairs, look)


def paint_favourites(canvas: Canvas, statistics: Statistics, look: Look) -> None:
    """Which types are kept to the end, and what they score."""
    begin(canvas, _("FAVOURITE HATS"), look)
    if not statistics.favourites:
        nothing_yet(canvas, look)
    style = look.palette.style
    most = max((favourite.games for favourite in statistics.favourites), default=1)
    texts = [_points(favourite.points) for favourite in statistics.favourites]
    figures = 7 + max(8, *map(width_of, texts), 0)
    rows = rows_of(canvas, len(statistics.favourites))
    for row, favourite, points in zip(rows, statistics.favourites, texts, strict=False):
        hat = HatType(favourite.hat)
        x = canvas.text(1, row, f" {hat.value} ", look.palette.hat(hat.value).chip) + 1
        canvas.text(x, row, short_hat_name(hat), style("fg"), width=_NAME)
        start = x + _NAME + 1
        room = canvas.width - start - figures - 1
        draw_bar(canvas, start, row, room, favourite.games / most, look, "accent")
        x = canvas.width - figures
        canvas.text(x, row, str(favourite.games), style("strong"), width=5, align="right")
        canvas.text(x + 6, row, points, style("muted"), width=figures - 7)


def _points(points: float) -> str:
    return _("{n} pts").format(n=number_text(points, "+.1f"))
