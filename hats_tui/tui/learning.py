"""The tutorial from its beginning, or from where it was left, to its end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from hats_tui.store.lesson import FINISHED, recall_lesson, remember_lesson
from hats_tui.store.settings import read_settings
from hats_tui.tui.screens.tutorial import TutorialScreen
from hats_tui.tui.screens.tutorial_napkin import TutorialNapkin
from hats_tui.tui.tutorial.course import Course
from hats_tui.tui.tutorial.lessons import LESSONS, place_of

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp


async def learn(app: HatsApp) -> None:
    """Go through the lessons, as far as the player likes; then set up a game.

    Args:
        app: Where they are shown.
    """
    motion = read_settings()[0].motion
    reached = partial(_remember, app)
    place: int | None = place_of(recall_lesson() or "")
    while place is not None and place < len(LESSONS):
        course = Course.at(place)
        if course.lesson.name == "napkin":
            reached(place)
            place = await app.push_screen_wait(TutorialNapkin(course, motion=motion))
        else:
            screen = TutorialScreen(course, reached, motion=motion)
            await app.push_screen_wait(screen)
            place = screen.leads_to
    if place is not None:
        _keep(app, FINISHED)
        app.new_game()


def _remember(app: HatsApp, place: int) -> None:
    _keep(app, LESSONS[place].name)


def _keep(app: HatsApp, name: str) -> None:
    """Remember where the player is; a disk that takes its time is not waited for."""
    work = partial(remember_lesson, name)
    app.run_worker(work, thread=True, group="lesson", exit_on_error=False)
