"""Wins: of all games, by seat, and by opponent."""

from __future__ import annotations

from typing import Final

from hats_tui.cells import cut, width_of
from hats_tui.store.history.statistics import Against, Statistics
from hats_tui.store.history.wilson import Share
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.statistics.charts import draw_share
from hats_tui.tui.statistics.panel import begin, nothing_yet, percent, range_text, rows_of
from hats_tui.words import _
from hats_tui.words.names import shown_name

_LABEL: Final = 10
_FIGURES: Final = 13
"""Room for `100 %  12/345` behind a bar."""


def paint_wins(canvas: Canvas, statistics: Statistics, look: Look) -> None:
    """How many games were won, and on which seat; the shade is where the truth may lie."""
    begin(canvas, _("GAMES WON"), look)
    won, style = statistics.won, look.palette.style
    text = _("{won} of {games}").format(won=won.part, games=won.whole)
    x = canvas.text(1, 1, percent(won.value), style("accent")) + 2
    x = canvas.text(x, 1, text, style("strong")) + 2
    room = max(canvas.width - x - 1, 0)
    likely = _("likely {range}").format(range=range_text(won))
    if width_of(likely) > room:
        likely = range_text(won)
    canvas.text(x, 1, likely, style("muted"), width=room)
    draw_share(canvas, 1, 2, canvas.width - 2, won, look)
    rows = rows_of(canvas, len(statistics.seats), first=4)
    for y, (seat, share) in zip(rows, statistics.seats, strict=False):
        _row(canvas, y, _("Seat {seat}").format(seat=seat), share, look)


def paint_opponents(canvas: Canvas, statistics: Statistics, look: Look) -> None:
    """How many games were won against whom, those met most often first."""
    begin(canvas, _("WON AGAINST"), look)
    if not statistics.opponents:
        nothing_yet(canvas, look)
    rows = rows_of(canvas, len(statistics.opponents))
    for y, opponent in zip(rows, statistics.opponents, strict=False):
        _row(canvas, y, opponent_name(opponent), opponent.won, look)


def opponent_name(opponent: Against) -> str:
    """What an opponent is called."""
    return shown_name(opponent.name) or _("Nameless")


def _row(canvas: Canvas, y: int, label: str, share: Share, look: Look) -> None:
    style = look.palette.style
    label_width = _LABEL if canvas.width < 50 else 2 * _LABEL
    canvas.text(1, y, cut(label, label_width, look.glyphs.ellipsis), style("fg"))
    start = label_width + 2
    width = canvas.width - start - _FIGURES - 1
    draw_share(canvas, start, y, width, share, look)
    x = start + width + 1
    text = percent(share.value)
    canvas.text(x, y, text, style("strong"), width=5, align="right")
    counts = f"{share.part}/{share.whole}"
    canvas.text(canvas.width - 1 - width_of(counts), y, counts, style("muted"))
