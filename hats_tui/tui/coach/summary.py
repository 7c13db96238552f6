"""Three sentences about the whole game, or how far the look through it has come."""

from __future__ import annotations

from hats_tui.table.review import Grade, Review
from hats_tui.tui.coach.progress_bar import draw_progress
from hats_tui.tui.coach.sheet import CoachSheet
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.flow import wrapped
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.words import _
from hats_tui.words.coach import course_sentence, luck_sentence, skill_sentence
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase

_LINES = 3
"""Of each sentence, at most."""


def paint_summary(canvas: Canvas, sheet: CoachSheet, look: Look) -> None:
    """Paint the sentences.

    Args:
        canvas: A sheet for them alone.
        sheet: What is shown.
        look: Palette and signs.
    """
    style = look.palette.style
    if not sheet.finished:
        name = sheet.names[sheet.seat].text
        text = _("Looking through the game of {name}").format(name=name)
        draw_progress(canvas, (1, 1, canvas.width - 2), text, sheet.part, look)
        stop = _("{key} stops it.").format(key=cap(look, "escape"))
        canvas.text(1, 3, stop, style("muted"), width=canvas.width - 2)
        return
    for y, line in enumerate(_lines(sheet, canvas.width)):
        draw_phrase(canvas, 1, y, line, look.palette, canvas.width - 2)


def summary_height(sheet: CoachSheet, width: int) -> int:
    """How many rows the sentences take in this width; few while there are none yet."""
    return len(_lines(sheet, width)) if sheet.finished else 0


def _lines(sheet: CoachSheet, width: int) -> list[Phrase]:
    sentences = in_sum(sheet.found, sheet.names)
    return [line for each in sentences for line in wrapped(each, width - 2, _LINES)]


def in_sum(review: Review, names: Names) -> list[Phrase]:
    """The three sentences: how it went, how well it was decided, and what was luck.

    Args:
        review: A whole one.
        names: The players' names.
    """
    wins = [moment.win for moment in review.moments]
    rounds = [moment.round for moment in review.moments]
    wrong = [each for each in review.decisions if each.grade not in {Grade.BEST, Grade.FINE}]
    dearest = max(wrong, key=lambda each: each.loss).round if wrong else None
    counts = {grade.value: review.count(grade) for grade in Grade}
    shares = review.shares
    return [
        course_sentence(names[review.seat], wins, rounds),
        skill_sentence(len(review.decisions), counts, review.lost, dearest),
        luck_sentence(wins[0] - shares.deal, shares.deal, shares.draws, shares.others, shares.own),
    ]
