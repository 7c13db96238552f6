"""What the coach says at a moment of the course."""

from __future__ import annotations

from hats_tui.tui.tutorial.course import Course
from hats_tui.tui.tutorial.lessons import LESSONS, learner
from hats_tui.tui.tutorial.scene import NOTHING, Coach, Mood
from hats_tui.words import _
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase
from hats_tui.words.turns import thinking
from hats_tui.words.tutorial import LECTURES, Lecture, which_space
from hats_tui.words.tutorial_moment import Keys, Moment
from hats_tui.words.tutorial_remarks import not_that


def coach_of(course: Course, names: Names, key: Keys) -> Coach:
    """Say what belongs to a moment.

    Args:
        course: Where the one who learns stands.
        names: The players' names.
        key: Gives the names of keys.
    """
    lecture = LECTURES[course.lesson.name]
    moment = Moment(course.view, learner(course.begun), names, course.model, key)
    mood = _mood(course)
    said, task = _said(course, mood, lecture, moment)
    return Coach(
        number=course.place + 1,
        lessons=len(LESSONS),
        title=lecture.title(),
        mood=mood,
        said=said,
        task=task,
        on=_on(course) if mood is Mood.DONE else "",
    )


def _mood(course: Course) -> Mood:
    if course.coming:
        return Mood.WATCH
    if course.done:
        return Mood.DONE
    return Mood.TASK if course.tried is None else Mood.NOT_THAT


def _said(course: Course, mood: Mood, lecture: Lecture, moment: Moment) -> tuple[Phrase, Phrase]:
    match mood:
        case Mood.WATCH:
            return thinking(course.game.state.board.turn, moment.names), NOTHING
        case Mood.DONE:
            return lecture.praise(moment), NOTHING
        case Mood.NOT_THAT:
            tried = course.tried
            wrong = which_space(tried, moment) if isinstance(tried, int) else None
            if wrong is None and tried is not None and not isinstance(tried, int):
                wrong = not_that(course.lesson.name, moment, tried)
            return wrong or NOTHING, lecture.task(moment)
        case Mood.TASK:
            return lecture.about(moment), lecture.task(moment)


def _on(course: Course) -> str:
    """What Enter does when a lesson is done."""
    return _("Go on") if course.place + 1 < len(LESSONS) else _("Set up a game")
