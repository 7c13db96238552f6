"""What the tutorial shows at one moment, beyond what the turn screen shows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from hats_tui.tui.turn.scene import Scene
from hats_tui.words import _
from hats_tui.words.phrase import Phrase

NOTHING = Phrase(())


class Mood(StrEnum):
    """What the coach is about."""

    TASK = "task"
    """Something is to be done."""
    NOT_THAT = "not that"
    """Something else was tried."""
    DONE = "done"
    """It is done: on it goes."""
    WATCH = "watch"
    """Others play."""


@dataclass(frozen=True)
class Coach:
    """What the coach says."""

    number: int = 1
    """Which lesson, from 1."""
    lessons: int = 1
    """How many there are."""
    title: str = ""
    mood: Mood = Mood.WATCH
    said: Phrase = NOTHING
    """What is explained, or what has come of it."""
    task: Phrase = NOTHING
    """What is to be done; empty where nothing is."""
    on: str = ""
    """What Enter does when the lesson is done."""


SILENT = Coach()


@dataclass(frozen=True)
class TutorialScene(Scene):
    """A moment of the tutorial."""

    coach: Coach = SILENT

    @property
    def beneath(self) -> str:
        """Where others have the log, the coach speaks."""
        return _("Coach")
