"""Everything that the coach of the tutorial says."""

from __future__ import annotations

from collections.abc import Iterator

from support.tutorial import tried

from hats_tui.tui.tutorial.course import Course
from hats_tui.tui.tutorial.lessons import LESSONS
from hats_tui.tui.tutorial.speech import coach_of
from hats_tui.words.phrase import Phrase
from hats_tui.words.tutorial_moment import player_names


def about_the_tutorial() -> Iterator[Phrase | str]:
    """Every lesson at its beginning, done, and with all that it does not ask for."""
    for place in range(len(LESSONS)):
        course = Course.at(place)
        moments = [course]
        if course.asks:
            moments += [course.answer(space) for space in (2, 5, 6)]
        if course.acts:
            moments += [after for _action, after in tried(course)]
        for moment in moments:
            yield from _told(moment)


def _told(course: Course) -> Iterator[Phrase | str]:
    names = player_names(course.game.state.board.players)
    coach = coach_of(course, names, lambda _usual: "#")
    yield from (coach.title, coach.said, coach.task)
