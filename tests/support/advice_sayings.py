"""Everything that the words can say about good and bad moves: hints, reasons, and the coach."""

from __future__ import annotations

from collections.abc import Iterator

from hats_tui.game import PlayerView
from hats_tui.words import coach, hindsight, hints, reasons
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, Span

_GRADES = ("best", "fine", "inaccuracy", "mistake", "blunder")
_LOST, _WON = (0.5, 0.9, 0.0), (0.5, 0.1, 1.0)


def about_reasons(view: PlayerView, names: Names) -> Iterator[Phrase]:
    """What speaks for each action that somebody may do.

    Args:
        view: What that player knows.
        names: The players.
    """
    for action in view.legal:
        why = reasons.reasons(action, view, names, most=9)
        yield why
        yield coach.why_line(why)


def about_advice(names: Names) -> Iterator[Phrase | Span | str]:
    """The rest of it.

    Args:
        names: Four players.
    """
    move = Phrase((Span("F5"),))
    yield from (hindsight.no_grade(names[1]), hindsight.looking_back(names[1]))
    yield from (hindsight.done_line(3, move, 0.4), hindsight.best_line(move, 0.75, 0.4))
    yield hindsight.nothing_better_open()
    yield from (hints.chance_text(win) for win in (0, 0.001, 0.5, 1))
    yield from (hints.behind_text(0.6, win, 0.04) for win in (0.6, 0.4))
    yield from (hints.worlds_text(count) for count in (1, 80))
    yield from (hints.no_hints(why) for why in ("setting", "game", "turn", "over"))
    yield from (hints.only_one_way(), hints.no_answer(), hints.besides_text())
    yield from (hints.looking_ahead(0.0), hints.looking_ahead(0.4), hints.stopped_looking())
    for behind in ("", "2"):
        yield hints.hint_sentence(1, Phrase((names[1],)), 0.5, behind)
    yield hints.besides_sentence(1, Phrase((names[1],)))
    yield from _about_a_game(names)
    yield from (coach.nothing_better(), coach.later_line())
    yield from (coach.not_finished(), coach.coach_failed())


def _about_a_game(names: Names) -> Iterator[Phrase | Span | str]:
    move = Phrase((names[2],))
    for wins in (_LOST, _WON, _LOST[1:], _WON[1:]):
        yield coach.course_sentence(names[1], wins, (1, 4, 8))
    for count in (0, 1, 3):
        counts = dict.fromkeys(_GRADES, count)
        yield coach.skill_sentence(max(count, 1), counts, 0.4, 3 if count else None)
        yield coach.skill_sentence(count, counts, 0.0, None)
    yield coach.luck_sentence(0.5, 0.1, -0.2, 0, 0.3)
    for grade in _GRADES:
        yield from (coach.grade_name(grade), coach.grade_letter(grade))
        yield coach.decided_line(3, move, grade, 0.6)
    yield coach.better_line(move, 0.7, 0.6, 0.04)
    yield coach.as_good_line(move, 0.7)
    yield from (coach.percent_span(change) for change in (-0.1, 0, 0.1))
