"""Somebody who learns: the tutorial on its screen, with keys and a mouse."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from support.mouse import Cell, Mouse
from support.screens import shown
from textual.pilot import Pilot

from hats_tui.game import Action, Card, legal_actions
from hats_tui.tui.app import HatsApp
from hats_tui.tui.screens.tutorial import TutorialScreen
from hats_tui.tui.screens.tutorial_napkin import TutorialNapkin
from hats_tui.tui.turn.layout import Part
from hats_tui.tui.tutorial.course import Course
from hats_tui.tui.tutorial.lessons import place_of
from hats_tui.tui.tutorial.scene import Coach, Mood, TutorialScene


@dataclass
class Learner:
    """Somebody before the tutorial."""

    pilot: Pilot[Any]
    mouse: Mouse

    @property
    def screen(self) -> TutorialScreen:
        """The turn screen with the coach."""
        screen = self.pilot.app.screen
        assert isinstance(screen, TutorialScreen)
        return screen

    @property
    def course(self) -> Course:
        """Where they stand."""
        return self.screen.course

    @property
    def scene(self) -> TutorialScene:
        """What is shown now."""
        scene = next(zone.scene for zone in self.screen.zones if zone.part is Part.PANEL)
        assert isinstance(scene, TutorialScene)
        return scene

    @property
    def coach(self) -> Coach:
        """What the coach says."""
        return self.scene.coach

    @property
    def text(self) -> str:
        """All that is painted."""
        return shown(self.pilot.app.screen)

    def where(self, *payload: object) -> Cell:
        """The cell in the middle of what can be pressed."""
        for zone in self.screen.zones:
            for known, region in zone.targets():
                if known == payload:
                    return region.x + region.width // 2, region.y + region.height // 2
        raise AssertionError(f"{payload} is not on the screen")

    def card(self, code: str) -> Cell:
        """The cell in the middle of a card of the hand."""
        return self.where("card", self.scene.hand.index(Card(code)))


def _left(place: int | None) -> None:
    """Whoever learns one lesson only is led nowhere."""


@asynccontextmanager
async def learning(
    lesson: str = "worth", size: tuple[int, int] = (80, 24), theme: str = "dark"
) -> AsyncIterator[Learner]:
    """Somebody at the beginning of a lesson, without motion."""
    app = HatsApp()
    async with app.run_test(size=size) as pilot:
        app.animation_level = "none"
        app.wear(theme)
        course = Course.at(place_of(lesson))
        if lesson == "napkin":
            await app.push_screen(TutorialNapkin(course, _left))
        else:
            await app.push_screen(TutorialScreen(course, _left, _left, motion=False))
        await pilot.pause()
        await pilot.pause()
        yield Learner(pilot, Mouse(pilot))


def legal(course: Course) -> tuple[Action, ...]:
    """All that could be done at a moment of the course."""
    state = course.game.state
    return legal_actions(state.board, state.actor_hand)


def tried(course: Course) -> Iterator[tuple[Action, Course]]:
    """What comes of each of the actions that could be done."""
    for action in legal(course):
        yield action, course.act(action)


BY_KEYS = {
    "worth": "5",
    "type": "J 1 enter",
    "end": "enter",
    "value": "F 5 4 enter",
    "change": "C 6 4 enter",
    "duplicate": "H 6 1 enter",
    "discard": "P 3 d enter",
    "black": "P 1 b enter",
    "cookie": "J 4 5 enter",
    "favourite": "C 2 enter",
    "teams": "J 1 x enter",
}
"""How each lesson is done by keys."""


async def press(learner: Learner, keys: str) -> None:
    for key in keys.split():
        if key == "enter":
            await rest(learner)
        await learner.pilot.press(key)
    await learner.pilot.pause()


async def rest(learner: Learner) -> None:
    """Let what has done something rest, so that Enter or a click counts as pressed anew."""
    learner.screen._enter._rests_until = float("-inf")  # noqa: SLF001
    learner.screen._decided_at = float("-inf")  # noqa: SLF001


async def until_done(learner: Learner) -> None:
    for _ in range(200):
        if learner.coach.mood is Mood.DONE:
            return
        await learner.pilot.pause(0.02)
    raise AssertionError(f"the lesson {learner.course.lesson.name} is not done")


async def until_on(learner: Learner, kind: type[object]) -> None:
    for _ in range(300):
        if isinstance(learner.pilot.app.screen, kind):
            await learner.pilot.pause()
            return
        await learner.pilot.pause(0.02)
    raise AssertionError(f"{kind.__name__} does not come")
