"""The sheet of a game looked back at with open cards: the decisions, and all about one of them."""

from __future__ import annotations

from typing import Final

from hats_tui.table.hindsight import Seen
from hats_tui.tui.coach.progress_bar import draw_progress
from hats_tui.tui.coach.sheet import OpenSheet
from hats_tui.tui.coach.sheet_page import SheetPage
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.scroll_bar import draw_scroll_bar
from hats_tui.tui.turn.flow import wrapped
from hats_tui.tui.turn.heading import draw_heading
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.words import _
from hats_tui.words.coach import percent_span
from hats_tui.words.hindsight import (
    best_line,
    done_line,
    looking_back,
    no_grade,
    nothing_better_open,
)
from hats_tui.words.hints import told_difference
from hats_tui.words.phrase import Phrase

_TOP: Final = 5
"""Rows for what this is, and how far it is."""
_DETAIL: Final = 6
_GAIN: Final = 7
_FIRST: Final = 3
_WIDEST: Final = 44
"""Columns for a move; more would only draw apart what belongs together."""


class OpenPage(SheetPage[OpenSheet]):
    """Paints the sheet; the wheel goes from decision to decision."""

    def paint(self, canvas: Canvas) -> None:
        """Paint what this is, the decisions, and the one that is looked at."""
        sheet, look = self.sheet, self.look
        name = sheet.names[sheet.seat]
        _paint_lines(canvas, 0, [no_grade(name)], look)
        if not sheet.finished:
            draw_progress(canvas, (1, 2, canvas.width - 2), looking_back(name), sheet.part, look)
            stop = _("{key} stops it.").format(key=cap(look, "escape"))
            canvas.text(1, 3, stop, look.palette.style("muted"), width=canvas.width - 2)
        rows = max(canvas.height - _TOP - _DETAIL - 1, 0)
        _paint_decisions(canvas, sheet, rows, look)
        seen = sheet.decision
        if seen is not None:
            y = min(_TOP + len(sheet.decisions) + 1, canvas.height - _DETAIL)
            part = Canvas(canvas.width, 1, look.palette.style("bg"), look.glyphs.ellipsis)
            draw_heading(part, _("THE DECISION"), look)
            canvas.blit(0, y, part)
            _paint_lines(canvas, y + 1, _told(sheet, seen), look)


def _paint_decisions(canvas: Canvas, sheet: OpenSheet, rows: int, look: Look) -> None:
    """As many decisions as there is room for: what was done, what was best, and the difference."""
    palette, decisions = look.palette, sheet.decisions
    half = min((canvas.width - _FIRST - 3 - _GAIN) // 2, _WIDEST)
    muted = palette.style("muted")
    canvas.text(_FIRST + 2, _TOP - 1, _("played"), muted, width=half)
    canvas.text(_FIRST + 2 + half, _TOP - 1, _("best with open cards"), muted, width=half)
    first = min(max(sheet.chosen - rows // 2, 0), max(len(decisions) - rows, 0))
    for y, number in enumerate(range(first, min(first + rows, len(decisions))), start=_TOP):
        seen = decisions[number]
        canvas.hit(0, y, canvas.width, 1, ("decision", number))
        if number == sheet.chosen:
            canvas.fill(0, y, canvas.width, 1, palette.style("panel"))
            canvas.text(1, y, look.glyphs.turn, palette.style("accent"))
        canvas.text(_FIRST, y, str(seen.round), muted)
        draw_phrase(canvas, _FIRST + 2, y, sheet.move(seen.action, seen.place), palette, half - 1)
        if seen.gain:
            best = sheet.move(seen.best, seen.place)
            draw_phrase(canvas, _FIRST + 2 + half, y, best, palette, half - 1)
            gain, right = told_difference(seen.best_win, seen.win), _FIRST + 2 + 2 * half
            text = percent_span(gain, judged=False).text
            canvas.text(right, y, text, palette.style("fg"), width=_GAIN, align="right")
        else:
            canvas.text(_FIRST + 2 + half, y, _("as played"), muted, width=half - 1)
    draw_scroll_bar(canvas, look, top=first, seen=rows, rows=len(decisions), y=_TOP)


def _told(sheet: OpenSheet, seen: Seen) -> list[Phrase]:
    done = done_line(seen.round, sheet.move(seen.action, seen.place), seen.win)
    if not seen.gain:
        return [done, nothing_better_open()]
    return [done, best_line(sheet.move(seen.best, seen.place), seen.best_win, seen.win)]


def _paint_lines(canvas: Canvas, y: int, sentences: list[Phrase], look: Look) -> None:
    for sentence in sentences:
        for line in wrapped(sentence, canvas.width - 2, 2):
            if y < canvas.height:
                draw_phrase(canvas, 1, y, line, look.palette, canvas.width - 2)
            y += 1
