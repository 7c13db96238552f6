"""The tutorial from its beginning, or from where it was left, to its end."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from hats_tui.store.lesson import FINISHED, recall_lesson, remember_lesson
from hats_tui.tui.screens.tutorial import TutorialScreen
from hats_tui.tui.screens.tutorial_napkin import TutorialNapkin
from hats_tui.tui.tutorial.course import Course
from hats_tui.tui.tutorial.lessons import LESSONS, place_of

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp

Screen = TutorialScreen | TutorialNapkin


async def learn(app: HatsApp) -> None:
    """Go through the lessons, as far as the player likes; then set up a game.

    Args:
        app: Where they are shown.
    """
    shown: Screen | None = None
    place: int | None = place_of(recall_lesson() or "")
    while place is not None and place < len(LESSONS):
        chosen: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        screen = _screen(app, place, chosen)
        # One takes the place of the other, so that the title is not seen between them.
        await (app.push_screen(screen) if shown is None else app.switch_screen(screen))
        shown, place = screen, await chosen
    if app.screen is shown:
        await app.pop_screen()
    if place is not None:
        _keep(app, FINISHED)
        app.new_game()


def _screen(app: HatsApp, place: int, chosen: asyncio.Future[int | None]) -> Screen:
    """The screen of a lesson, which tells what comes after it, once."""

    def left(leads_to: int | None) -> None:
        if not chosen.done():
            chosen.set_result(leads_to)

    course, reached = Course.at(place), partial(_remember, app)
    if course.lesson.name == "napkin":
        reached(place)
        return TutorialNapkin(course, left)
    return TutorialScreen(course, reached, left)


def _remember(app: HatsApp, place: int) -> None:
    _keep(app, LESSONS[place].name)


def _keep(app: HatsApp, name: str) -> None:
    """Remember where the player is; a disk that takes its time is not waited for."""
    work = partial(remember_lesson, name)
    app.run_worker(work, thread=True, group="lesson", exit_on_error=False)
