"""Points: what they come from, how they are spread, and the last games."""

from __future__ import annotations

from typing import Final

from textual.geometry import Region

from hats_tui.cells import width_of
from hats_tui.store.history.statistics import BUCKET, Statistics
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.statistics.charts import Bar, draw_bar, draw_columns
from hats_tui.tui.statistics.panel import begin, nothing_yet, one_decimal, rows_of
from hats_tui.words import _, ngettext

_FIGURE: Final = 6
_AXIS: Final = 4
"""Room for the points at the left of a chart."""


def paint_points(canvas: Canvas, statistics: Statistics, look: Look) -> None:
    """The mean of each category, and of all together."""
    begin(canvas, _("POINTS IN A GAME"), look)
    points, style = statistics.points, look.palette.style
    means: list[tuple[str, float, Role]] = [
        (_("Hats"), points.hats, "accent"),
        (_("Black hats"), points.black, "muted"),
        (_("Favourite"), points.favourite, "good_fill" if points.favourite >= 0 else "bad_fill"),
        (_("Cookie"), points.cookie, "accent"),
    ]
    label = max(width_of(text) for text, _mean, _role in means) + 1
    start = 1 + label + _FIGURE
    most = max(1.0, *(abs(mean) for _text, mean, _role in means))
    *rows, y = rows_of(canvas, len(means) + 1)[: len(means) + 1]
    for row, (text, mean, role) in zip(rows, means, strict=True):
        canvas.text(1, row, text, style("fg"))
        figure = one_decimal(mean)
        canvas.text(1 + label, row, figure, style("strong"), width=_FIGURE - 1, align="right")
        draw_bar(canvas, start + 1, row, canvas.width - start - 2, abs(mean) / most, look, role)
    canvas.text(1, y, _("Together"), style("fg"))
    total = one_decimal(points.total)
    canvas.text(1 + label, y, total, style("accent"), width=_FIGURE - 1, align="right")
    ends = _("best {best}, worst {worst}").format(best=points.best, worst=points.worst)
    room = max(canvas.width - start - 2, 0)
    if width_of(ends) > room and y + 1 < canvas.height:
        canvas.text(1, y + 1, ends, style("muted"), width=canvas.width - 2)
    else:
        canvas.text(start + 1, y, ends, style("muted"), width=room)


def paint_spread(canvas: Canvas, statistics: Statistics, look: Look) -> None:
    """How many games ended with about so many points; the fives with the mean stand out."""
    begin(canvas, _("HOW OFTEN SO MANY POINTS"), look)
    if not statistics.spread:
        nothing_yet(canvas, look)
        return
    counts, style = dict(statistics.spread), look.palette.style
    first, last = min(counts), max(counts)
    starts = range(first, last + BUCKET, BUCKET)
    width = min(max((canvas.width - 2) // len(starts), 4), 10)
    shown = starts[: (canvas.width - 2) // width]
    height = canvas.height - 3
    bars = [
        Bar(counts.get(start, 0), start <= statistics.points.total < start + BUCKET)
        for start in shown
    ]
    draw_columns(canvas, Region(1, 2, canvas.width - 2, height), bars, look, width=width)
    for number, start in enumerate(shown):
        x = 1 + number * width
        canvas.text(x, canvas.height - 1, str(start), style("muted"))
        _write_count(canvas, x, bars[number], max(bar.value for bar in bars), height, look)


def paint_curve(canvas: Canvas, statistics: Statistics, look: Look) -> None:
    """The points of the last games, one column each; games that were won stand out."""
    room = canvas.width - _AXIS - 2
    past = statistics.past[-room:]
    title = ngettext("THE LAST GAME", "THE LAST {n} GAMES", len(past))
    begin(canvas, title.format(n=len(past)), look)
    if not past:
        nothing_yet(canvas, look)
        return
    style, height = look.palette.style, canvas.height - 2
    points = [game.total for game in past]
    least, most = min(0, *points), max(points)
    width = max(min(room // len(past), 3), 1)
    bars = [Bar(game.total, game.won) for game in past]
    area = Region(_AXIS + 1, 1, room, height)
    draw_columns(canvas, area, bars, look, width=width, least=least - 0.5)
    canvas.text(0, 1, str(most), style("muted"), width=_AXIS - 1, align="right")
    canvas.text(0, height, str(least), style("muted"), width=_AXIS - 1, align="right")
    _write_legend(canvas, [game.won for game in past], look)


def _write_count(canvas: Canvas, x: int, bar: Bar, most: float, height: int, look: Look) -> None:
    """How many games a column is, above it."""
    if bar.value:
        halves = max(round(bar.value * 2 * height / most), 1)
        y = canvas.height - 2 - (halves + 1) // 2
        canvas.text(x, max(y, 1), str(int(bar.value)), look.palette.style("fg"))


def _write_legend(canvas: Canvas, won: list[bool], look: Look) -> None:
    """What stands out, and how it went of late."""
    y, style = canvas.height - 1, look.palette.style
    x = canvas.text(_AXIS + 1, y, look.glyphs.pip, style("accent")) + 1
    x = canvas.text(x, y, _("won"), style("muted")) + 2
    sign = look.glyphs.shade if look.palette.mono else look.glyphs.pip
    x = canvas.text(x, y, sign, style("muted")) + 1
    x = canvas.text(x, y, _("lost"), style("muted")) + 2
    tail = won[-10:]
    if len(tail) == 10:
        text = _("last ten: {n} won").format(n=sum(tail))
        canvas.text(x, y, text, style("muted"), width=max(canvas.width - x - 1, 0))
