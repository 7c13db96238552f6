"""What a replay shows at one moment, beyond what the turn screen shows."""

from __future__ import annotations

from dataclasses import dataclass

from hats_tui.game import Event
from hats_tui.tui.replay.film import CLOSED, Eyes
from hats_tui.tui.replay.reel import OpenHand
from hats_tui.tui.turn.scene import Scene


@dataclass(frozen=True)
class Transport:
    """Where the replay stands, and how it runs."""

    place: int = 0
    """How many actions were done."""
    last: int = 0
    """How many there are."""
    eyes: Eyes = CLOSED
    choice: bool = False
    """Whether there are other eyes to choose."""
    playing: bool = False
    speed: int = 1
    finished: bool = False
    """Whether the game has an end, and so a napkin."""


BEGINNING = Transport()


@dataclass(frozen=True)
class ReplayScene(Scene):
    """A moment of a recorded game."""

    coming: tuple[Event, ...] = ()
    """What happens next, as the viewer may know it."""
    hands: tuple[OpenHand, ...] = ()
    """All hands, where they lie open."""
    hands_wanted: bool = False
    """Whether the panel shows them instead of log or worths."""
    transport: Transport = BEGINNING

    @property
    def reader(self) -> int | None:
        """Nobody of the players: the hand that is seen is somebody else's."""
        return None
