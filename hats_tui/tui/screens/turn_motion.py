"""Moves what the game moves: cards fly, the cookie travels, figures count.

It takes a quarter of a second at most, and is never in the way: any key or press ends it, and is
then handled as usual. What is shown at the end is what is shown without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from time import monotonic

from textual.events import Key, MouseDown, Resize
from textual.geometry import Offset
from textual.timer import Timer

from hats_tui.game import Card, PublicView
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.cards import draw_card
from hats_tui.tui.paint.look import Look
from hats_tui.tui.screens.turn_stage import Controls, Patience, TurnStage
from hats_tui.tui.turn.figures import Figures
from hats_tui.tui.turn.motion import Flight, Places, flights
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.widgets.ghost import Ghost
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase

DURATION = 0.21
"""Seconds for all of it."""

_FRAMES = 30
"""So many pictures a second."""

_STEPS = 5
"""In so many steps figures count."""


@dataclass(frozen=True)
class _Motion:
    """What moves at present."""

    timer: Timer
    began: float
    flights: tuple[Flight, ...]
    start: Figures
    goal: Figures


class TurnMotion(TurnStage):
    """The turn screen, with what moves on it."""

    def __init__(
        self, names: Names, players: int, controls: Controls, *, motion: bool = True
    ) -> None:
        """Make the screen of one game; it is empty until `show_view`.

        Args:
            names: The players' names.
            players: How many play.
            controls: What decisions are handed to.
            motion: Whether anything moves.
        """
        super().__init__(names, players, controls)
        self._motion_wanted = motion
        self._motion: _Motion | None = None
        self._released: dict[Card, Offset] = {}
        """A card that the mouse let go to be played, and where."""

    def on_key(self, event: Key) -> None:
        """A key ends it."""
        del event
        self.settle()

    def on_mouse_down(self, event: MouseDown) -> None:
        """A press ends it."""
        del event
        self.settle()

    def on_resize(self, event: Resize) -> None:
        """Everything is elsewhere now."""
        del event
        self.settle()

    def on_screen_suspend(self) -> None:
        """Nothing moves behind another screen."""
        self.settle()

    def show_view(
        self, view: PublicView, waiting: Phrase | None, patience: Patience | None = None
    ) -> None:
        """Show how things stand, and how they came to stand so.

        Args:
            view: What the one who looks may know.
            waiting: Whom the game waits for, if it is not the one who looks.
            patience: What to say instead where that takes long.
        """
        self.settle()
        before, old = self._scene, self._places()
        released, self._released = self._released, {}
        super().show_view(view, waiting, patience)
        if before is not None and self._moves:
            self._begin(before, old, released)

    def settle(self) -> None:
        """End what moves: everything is where it belongs."""
        motion, self._motion = self._motion, None
        if motion is not None:
            motion.timer.stop()
            self.lay(())
            self.count(None)

    @property
    def _moves(self) -> bool:
        """Whether the player wants motion, and would see it."""
        wanted = self._motion_wanted and self.app.animation_level != "none"
        return wanted and self.is_active

    @property
    def _scene(self) -> Scene | None:
        return None if self._desk is None else self._desk.scene

    def _places(self) -> Places:
        return {payload: region for zone in self.zones for payload, region in zone.targets()}

    def _begin(self, before: Scene, old: Places, released: Mapping[Card, Offset]) -> None:
        after = self._scene
        if after is None:
            return
        fly = flights(before, after, old, self._places(), released)
        if fly:
            self._motion = _Motion(
                timer=self.set_interval(1 / _FRAMES, self._show_motion),
                began=monotonic(),
                flights=fly,
                start=before.figures,
                goal=after.figures,
            )
            self._show_motion()

    def _show_motion(self) -> None:
        motion = self._motion
        if motion is None:
            return
        share = (monotonic() - motion.began) / DURATION
        if share >= 1:
            self.settle()
            return
        self.count(motion.start.towards(motion.goal, int(share * _STEPS) / _STEPS))
        self.lay(
            [ghost for flight in motion.flights for ghost in _ghosts(flight, share, self.look)]
        )


def _ghosts(flight: Flight, share: float, look: Look) -> list[Ghost]:
    """What is seen of a flight: one ghost, or none once it has arrived."""
    middle = flight.at(share)
    if middle is None:
        return []
    sheet = _cookie(look) if flight.picture is None else Canvas(*_size(look), ellipsis=" ")
    if flight.picture is not None:
        draw_card(sheet, 0, 0, flight.picture, look)
    return [Ghost(sheet, middle - Offset(sheet.width // 2, sheet.height // 2))]


def _size(look: Look) -> tuple[int, int]:
    return look.tier.card.width, look.tier.card.height


def _cookie(look: Look) -> Canvas:
    sheet = Canvas(len(look.glyphs.cookie), 1)
    sheet.text(0, 0, look.glyphs.cookie, look.palette.style("cookie"))
    return sheet
