"""Streaks, records, and series between friends."""

from __future__ import annotations

from typing import Final

from hats_tui.cells import cut, width_of
from hats_tui.store.history.statistics import Against, Past, Statistics
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.statistics.panel import begin, nothing_yet, rows_of, write_pairs
from hats_tui.tui.statistics.wins import opponent_name
from hats_tui.words import _, ngettext
from hats_tui.words.history import when

_LABEL: Final = 16
_FIGURES: Final = 9


def paint_records(canvas: Canvas, statistics: Statistics, look: Look) -> None:
    """What was best, and how it stands between friends."""
    begin(canvas, _("STREAKS, RECORDS, SERIES"), look)
    records = _records(statistics)
    figures = max(width_of(figure) for _label, figure in records)
    room = max(canvas.width - figures - 4, _LABEL)
    series = [
        (
            cut(_("Against {name}").format(name=opponent_name(friend)), room, look.glyphs.ellipsis),
            _("{won} : {lost}").format(won=friend.won.part, lost=friend.lost),
        )
        for friend in _friends(statistics)
    ]
    write_pairs(canvas, [*records, *series], look)


def paint_best(canvas: Canvas, statistics: Statistics, look: Look) -> None:
    """What was best."""
    begin(canvas, _("STREAKS AND RECORDS"), look)
    write_pairs(canvas, _records(statistics), look)


def paint_series(canvas: Canvas, statistics: Statistics, look: Look) -> None:
    """How it stands between friends: a bar for who won, and how often."""
    begin(canvas, _("BETWEEN FRIENDS"), look)
    friends = _friends(statistics)
    if not friends:
        nothing_yet(canvas, look)
    for y, friend in zip(rows_of(canvas, len(friends)), friends, strict=False):
        _draw_duel(canvas, y, friend, look)


def _draw_duel(canvas: Canvas, y: int, friend: Against, look: Look) -> None:
    style, glyphs = look.palette.style, look.glyphs
    canvas.text(1, y, opponent_name(friend), style("fg"), width=_LABEL)
    text = _("{won} : {lost}").format(won=friend.won.part, lost=friend.lost)
    start = _LABEL + 2
    room = canvas.width - start - _FIGURES - 2
    mine = round(room * friend.won.part / max(friend.won.part + friend.lost, 1))
    x = canvas.text(start, y, glyphs.bar * mine, style("accent"))
    theirs = glyphs.shade if look.palette.mono else glyphs.bar
    canvas.text(x, y, theirs * (room - mine), style("muted"))
    canvas.text(start + room + 1, y, text, style("strong"), width=_FIGURES, align="right")


def _friends(statistics: Statistics) -> list[Against]:
    return [opponent for opponent in statistics.opponents if opponent.human]


def _records(statistics: Statistics) -> list[tuple[str, str]]:
    streaks = statistics.streaks
    pairs = [
        (_("In a row now"), _row_text(streaks.now)),
        (_("Longest"), _longest(streaks.wins, streaks.defeats)),
    ]
    if statistics.past:
        best = max(statistics.past, key=lambda game: game.total)
        widest = max(statistics.past, key=lambda game: game.margin)
        pairs.append((_("Most points"), _of_day(best.total, best)))
        if widest.margin > 0:
            pairs.append((_("Largest win"), _of_day(widest.margin, widest)))
    return pairs


def _row_text(streak: int) -> str:
    if streak < 0:
        return ngettext("{n} defeat", "{n} defeats", -streak).format(n=-streak)
    return ngettext("{n} win", "{n} wins", streak).format(n=streak)


def _longest(wins: int, defeats: int) -> str:
    return _("{wins}, {defeats}").format(wins=_row_text(wins), defeats=_row_text(-defeats))


def _of_day(points: int, game: Past) -> str:
    text = _("{points} on {day}")
    return text.format(points=points, day=when(game.created, clock=False))
