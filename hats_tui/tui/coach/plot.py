"""The chance to win over the game: columns, the decisions that went wrong, and the rounds."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from hats_tui.tui.coach.sheet import CoachSheet
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.replay.seek_bar import Track
from hats_tui.tui.turn.heading import draw_heading
from hats_tui.words import _, pgettext
from hats_tui.words.coach import grade_letter
from hats_tui.words.hints import chance_text

_AXIS: Final = 7
"""Columns for the chances beside the plot."""
_BELOW: Final = 2
"""Rows below the columns: what went wrong, and the rounds."""


def paint_plot(canvas: Canvas, sheet: CoachSheet, look: Look) -> None:
    """Paint the plot; a press on it chooses the nearest decision.

    Args:
        canvas: A sheet for the plot alone, at least five rows high.
        sheet: What is shown.
        look: Palette and signs.
    """
    style = look.palette.style
    draw_heading(canvas, _("CHANCE TO WIN"), look)
    track = Track(_AXIS, canvas.width - _AXIS - 1, sheet.film.last)
    high = canvas.height - 1 - _BELOW
    for row, win in ((1, 1.0), (1 + (high - 1) // 2, 0.5), (high, 0.0)):
        text = chance_text(win)
        canvas.text(0, row, text, style("muted"), width=_AXIS - 1, align="right")
        canvas.text(_AXIS, row, look.glyphs.rule * track.width, style("faint"))
    _paint_columns(canvas, sheet, track, high, look)
    _paint_marks(canvas, sheet, track, high + 1, look)
    for number, place in enumerate(sheet.film.rounds, start=1):
        canvas.text(track.column(place), high + 2, str(number), style("fg"))
    label = pgettext("beside a row of rounds, at most 6 cells", "round")
    canvas.text(
        0,
        high + 2,
        label,
        style("muted"),
        width=_AXIS - 1,
        align="right",
    )


def _paint_columns(canvas: Canvas, sheet: CoachSheet, track: Track, high: int, look: Look) -> None:
    moments = sheet.found.moments
    places = [moment.place for moment in moments]
    if not places:
        return
    chosen = sheet.decision
    marked = track.column(chosen.place) if chosen is not None else -1
    end = track.left + track.width if sheet.finished else track.column(places[-1]) + 1
    for x in range(track.left, end):
        # Several places may share a column: the last of them is shown there.
        reached = max(place for place in places if track.column(place) <= x)
        win = moments[bisect_right(places, reached) - 1].win
        _paint_column(canvas, x, high, win, look, marked=x == marked)
        canvas.hit(x, 1, 1, canvas.height - 1, ("near", track.place(x)))


def _paint_column(
    canvas: Canvas, x: int, high: int, win: float, look: Look, *, marked: bool
) -> None:
    """One column, half a row fine; also no chance at all is seen."""
    glyphs, halves = look.glyphs, max(round(win * 2 * high), 1)
    role: Role = "ring_edge" if marked else "accent"
    style = look.palette.style(role)
    full, half = glyphs.full, glyphs.lower
    if look.palette.mono and not marked:
        full, half = glyphs.shade, glyphs.shade_light  # a shade cannot be cut in half
    for row in range(halves // 2):
        canvas.text(x, high - row, full, style)
    if halves % 2:
        canvas.text(x, high - halves // 2, half, style)


def _paint_marks(canvas: Canvas, sheet: CoachSheet, track: Track, y: int, look: Look) -> None:
    """Letters below the decisions that were wrong, and a sign below the one that is looked at."""
    style = look.palette.style
    for decision in sheet.decisions:
        letter = grade_letter(decision.grade.value)
        canvas.text(track.column(decision.place), y, letter, style("bad"))
    chosen = sheet.decision
    if chosen is not None:
        letter = grade_letter(chosen.grade.value) or look.glyphs.up
        canvas.text(track.column(chosen.place), y, letter, style("ring"))
