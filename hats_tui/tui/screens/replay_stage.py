"""Shows a film on the parts of the turn screen, at any place, or running."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from textual import getters
from textual.app import ComposeResult
from textual.timer import Timer

from hats_tui.game import TurnEnded
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.replay.desk import ReplayDesk
from hats_tui.tui.replay.film import Eyes, Film
from hats_tui.tui.replay.scene import Transport
from hats_tui.tui.replay.seek_bar import SeekBar
from hats_tui.tui.replay.zone import ReplayZone
from hats_tui.tui.screens.turn_motion import TurnMotion
from hats_tui.tui.screens.turn_stage import Controls
from hats_tui.tui.turn.arrangement import TurnArea
from hats_tui.tui.turn.layout import Regions, layout
from hats_tui.words.phrase import Phrase

SPEEDS = (1, 2, 4, 8)
"""How fast the replay may run."""

PACE = 1.4
"""Seconds that an action is looked at, at the first speed."""

_TURN_END = 0.3
"""So much of it for the end of a turn, where nothing is to be seen."""

_BAR = 1
"""Rows of the bar over the whole game."""


class ReplayControls(Controls, Protocol):
    """What a replay asks of whoever shows it."""

    def coach(self, seat: int | None, place: int) -> Phrase | None:
        """Judge the game of a player; a sentence says why that cannot be.

        Args:
            seat: Whose game it is; nothing: whoever suits best.
            place: Where the replay stands.
        """

    def play_on(self, place: int) -> Phrase | None:
        """Play on from a place; a sentence says why that cannot be."""


class ReplayStage(TurnMotion):
    """A replay as far as it shows something; how it is steered its subclass knows."""

    bar = getters.query_one(SeekBar)
    """The whole game."""

    def __init__(
        self, film: Film, controls: ReplayControls, eyes: Eyes, *, motion: bool = True
    ) -> None:
        """Show a film from its beginning.

        Args:
            film: The game, as far as it may be seen.
            controls: What is asked for beyond watching.
            eyes: Whose eyes to begin with, some of the film's.
            motion: Whether anything moves.
        """
        super().__init__(film.names, film.players, controls, motion=motion)
        self.film = film
        """All that is shown."""
        self._replay_controls = controls
        self._runs: Timer | None = None
        frame = film.frame(0, eyes)
        transport = Transport(
            last=film.last,
            eyes=eyes,
            choice=len(film.eyes) > 1,
            finished=film.sheet is not None,
        )
        desk = ReplayDesk(film.names, frame.view, branched=film.branched)
        self._now = desk.at(frame, transport)
        self._desk = self._now

    @property
    def look(self) -> Look:
        """How to paint: the parts have a row less than the window."""
        width, height = self.app.size
        return replace(super().look, tier=Tier.of(width, height - _BAR))

    @property
    def parts_in_sight(self) -> Regions:
        """The parts that have a place in the window."""
        return layout(*self.app.size, self._players, _BAR)

    @property
    def at(self) -> Transport:
        """Where it stands, and how it runs."""
        return self._now.transport

    @property
    def place(self) -> int:
        """How many actions were done before what is shown."""
        return self.at.place

    def compose_screen(self) -> ComposeResult:
        """The parts of the turn screen, and the bar."""
        yield TurnArea(self.look, self._players, ReplayZone, below=_BAR)
        yield SeekBar(self.look, self.film)

    def take(self, outcome: object) -> None:
        """Lay out a new desk; nothing else can come of watching."""
        if isinstance(outcome, ReplayDesk):
            self._now = outcome
            super().take(outcome)

    def on_screen_suspend(self) -> None:
        """Nothing runs on behind another screen."""
        self.pause()
        self.bar.let_go()

    def go(self, place: int) -> None:
        """Show another place; what is done between two neighbours is seen to move."""
        place = min(max(place, 0), self.film.last)
        if place == self.place:
            return
        self.settle()
        goal = replace(self.at, place=place)
        before = self._scene if place == self.place + 1 and self._moves else None
        if before is None:
            self.show(goal)
        else:
            old = self._places()
            self.show(goal)
            self._begin(before, old, {})

    def show(self, transport: Transport) -> None:
        """Show a place through somebody's eyes, both at once."""
        self.settle()
        frame = self.film.frame(transport.place, transport.eyes)
        self.take(self._now.at(frame, transport))
        self.bar.show(transport.place)

    def play(self) -> None:
        """Run, from the beginning again where it is at the end."""
        if self.place == self.film.last:
            self.go(0)
        self._change(playing=True)
        self._run_on()

    def pause(self) -> None:
        """Stay where it is."""
        if self._runs is not None:
            self._runs.stop()
            self._runs = None
        if self.at.playing:
            self._change(playing=False)

    def set_speed(self, speed: int) -> None:
        """Run so fast from now on.

        Args:
            speed: One of `SPEEDS`.
        """
        transport = replace(self.at, speed=speed)
        self.take(replace(self._now, transport=transport, message=None))
        if self.at.playing:
            self._run_on()

    def _change(self, *, playing: bool) -> None:
        self.take(replace(self._now, transport=replace(self.at, playing=playing), message=None))

    def _run_on(self) -> None:
        """Wait as long as the moment is worth a look, then show the next one."""
        if self._runs is not None:
            self._runs.stop()
        coming = self._now.coming
        share = _TURN_END if coming and isinstance(coming[0], TurnEnded) else 1.0
        self._runs = self.set_timer(PACE * share / self.at.speed, self._run)

    def _run(self) -> None:
        self.go(self.place + 1)
        if self.place == self.film.last:
            self.pause()
        elif self.at.playing:
            self._run_on()
