"""The decisions one below the other, and all about the one that is looked at."""

from __future__ import annotations

from typing import Final

from hats_tui.cells import width_of
from hats_tui.game import MAIN_ACTIONS
from hats_tui.table.review import Decision, Grade
from hats_tui.tui.coach.sheet import CoachSheet
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.paint.scroll_bar import draw_scroll_bar
from hats_tui.tui.turn.flow import wrapped
from hats_tui.tui.turn.heading import draw_heading
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.words import _
from hats_tui.words.coach import (
    as_good_line,
    better_line,
    decided_line,
    grade_name,
    later_line,
    nothing_better,
    percent_span,
    why_line,
)
from hats_tui.words.forecasts import move_line
from hats_tui.words.hints import told_difference
from hats_tui.words.phrase import Phrase
from hats_tui.words.reasons import reasons

_ROLES: Final[dict[Grade, Role]] = {
    Grade.BEST: "good",
    Grade.FINE: "fg",
    Grade.INACCURACY: "bad",
    Grade.MISTAKE: "bad",
    Grade.BLUNDER: "bad",
}
_MOST_LINES: Final = 3
_MOVE: Final = 5


def paint_decisions(canvas: Canvas, sheet: CoachSheet, look: Look) -> None:
    """Paint as many decisions as there is room for, the one that is looked at among them.

    Args:
        canvas: A sheet for the list alone.
        sheet: What is shown.
        look: Palette and signs.
    """
    draw_heading(canvas, _("DECISIONS"), look)
    decisions, rows = sheet.decisions, max(canvas.height - 1, 0)
    first = min(max(sheet.chosen - rows // 2, 0), max(len(decisions) - rows, 0))
    for y, number in enumerate(range(first, min(first + rows, len(decisions))), start=1):
        _paint_decision(canvas, y, number, sheet, look)
    draw_scroll_bar(canvas, look, top=first, seen=rows, rows=len(decisions), y=1)


def _paint_decision(canvas: Canvas, y: int, number: int, sheet: CoachSheet, look: Look) -> None:
    palette, decision = look.palette, sheet.decisions[number]
    chosen = number == sheet.chosen
    canvas.hit(0, y, canvas.width, 1, ("decision", number))
    if chosen:
        canvas.fill(0, y, canvas.width, 1, palette.style("panel"))
        canvas.text(1, y, look.glyphs.turn, palette.style("accent"))
    canvas.text(3, y, str(decision.round), palette.style("strong" if chosen else "muted"))
    change = told_difference(decision.win, decision.best_win)
    loss = percent_span(change).text if decision.grade is not Grade.BEST else ""
    right = canvas.width - 1
    canvas.text(right - 6, y, loss, palette.style("fg"), width=6, align="right")
    grade = grade_name(decision.grade.value)
    right -= 7 + width_of(grade)
    canvas.text(right, y, grade, palette.style(_ROLES[decision.grade]))
    told = sheet.move(decision.action, decision.place)
    draw_phrase(canvas, _MOVE, y, told, palette, right - _MOVE - 1)


def paint_detail(canvas: Canvas, sheet: CoachSheet, look: Look) -> None:
    """Paint what was done, what was better, and why.

    Args:
        canvas: A sheet for that alone.
        sheet: What is shown.
        look: Palette and signs.
    """
    decision = sheet.decision
    if decision is None:
        return
    draw_heading(canvas, _("THE DECISION"), look)
    y = 1
    for sentence in _told(decision, sheet):
        for line in wrapped(sentence, canvas.width - 2, _MOST_LINES):
            if y < canvas.height:
                draw_phrase(canvas, 1, y, line, look.palette, canvas.width - 2)
            y += 1


def _told(decision: Decision, sheet: CoachSheet) -> list[Phrase]:
    view, names = sheet.view_of(decision), sheet.names
    grade = decision.grade
    done = move_line(decision.action, view.board, names)
    told = [decided_line(decision.round, done, grade.value, decision.win)]
    if grade is Grade.BEST:
        told.append(nothing_better())
    else:
        best = move_line(decision.best, view.board, names)
        if grade is Grade.FINE:
            told.append(as_good_line(best, decision.best_win))
        else:
            told.append(better_line(best, decision.best_win, decision.win, decision.spread))
    # What was better is told apart from what was done.
    wrong = grade not in {Grade.BEST, Grade.FINE}
    why = reasons(decision.best, view, names, instead_of=decision.action if wrong else None)
    if why.spans:
        return [*told, why_line(why)]
    return [*told, later_line()] if wrong and decision.round < MAIN_ACTIONS else told
