"""Shows a desk: the parts of the turn screen, what is peeked at, and what lies over them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from time import monotonic
from typing import Protocol

from textual.app import ComposeResult
from textual.events import ScreenResume
from textual.timer import Timer

from hats_tui.game import Action, PlayerView, PublicView, Say
from hats_tui.tui.dialogs.menu import MenuEntry
from hats_tui.tui.screens.base import HatsScreen
from hats_tui.tui.turn.arrangement import TurnArea
from hats_tui.tui.turn.desk import Desk
from hats_tui.tui.turn.figures import Figures
from hats_tui.tui.turn.layout import Part, layout
from hats_tui.tui.turn.zone import SceneZone
from hats_tui.tui.widgets.ghost import Overlay
from hats_tui.words.log import Detail
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase

TICK = 0.5
"""So many seconds after each other is told what somebody who thinks is about."""

Patience = Callable[[int], Phrase]
"""Whom the game waits for, and for how many seconds it has."""


class Controls(Protocol):
    """What the turn screen asks of the game."""

    @property
    def hints(self) -> bool:
        """Whether hints may be asked for in this game, if not always."""

    def act(self, action: Action) -> Phrase | None:
        """Do an action; a sentence says why it is refused."""

    def undo(self) -> None:
        """Take back the last action."""

    def take_turn_back(self) -> Phrase | None:
        """Play the last turn again from its beginning; a sentence says why that cannot be."""

    def hint(self) -> Phrase | None:
        """Suggest moves to the one who looks; a sentence says why that cannot be."""

    def tell_partner(self, say: Say) -> Phrase | None:
        """Say to the partner which card would be welcome; a sentence says why that cannot be."""

    def hurry(self) -> None:
        """Do not wait for the bots' pauses."""

    def show_napkin(self) -> None:
        """The game is over, and its last table was looked at."""

    def menu_entries(self) -> list[MenuEntry]:
        """What else can be done in a game."""


class TurnStage(HatsScreen[None]):
    """The turn screen as far as it shows something; how it is steered its subclasses know."""

    def __init__(self, names: Names, players: int, controls: Controls) -> None:
        """Make the screen of one game; it is empty until `show_view`.

        Args:
            names: The players' names.
            players: How many play.
            controls: What decisions are handed to.
        """
        super().__init__()
        self._names = names
        self._players = players
        self._controls = controls
        self.open_views: Sequence[PlayerView] = ()
        """What each seat sees, where all hands are open; it is shown with the next view."""
        self._desk: Desk | None = None
        self._peek: Desk | None = None
        """What is shown instead of the desk while the mouse points at something."""
        self._counting: Figures | None = None
        """Figures that are shown on their way to what they are."""
        self._waits: Timer | None = None
        self._in_front = asyncio.Event()
        self.branched: tuple[int, ...] = ()
        """How many events there were when the game was played on from another one, each time."""

    @property
    def help_players(self) -> int:
        """How many play."""
        return self._players

    def compose_screen(self) -> ComposeResult:
        """The parts of the screen; the window's size decides which of them are in sight."""
        yield TurnArea(self.look, self._players)

    def on_mount(self) -> None:
        """Paint what came before there were widgets."""
        self.paint()

    def on_screen_resume(self, event: ScreenResume) -> None:
        """Nothing lies on this screen any more; what lay there may have changed the settings."""
        del event
        self._in_front.set()
        self.paint()

    def on_screen_suspend(self) -> None:
        """Something lies on this screen."""
        self._in_front.clear()

    async def in_front(self) -> None:
        """Wait until nothing lies on this screen: what is read or asked there comes first."""
        await self._in_front.wait()

    def show_view(
        self, view: PublicView, waiting: Phrase | None, patience: Patience | None = None
    ) -> None:
        """Show how things stand.

        Args:
            view: What the one who looks may know.
            waiting: Whom the game waits for, if it is not the one who looks.
            patience: What to say instead where that takes long.
        """
        desk = self._desk or Desk(self._names, view, branched=self.branched)
        self.take(replace(desk, open_views=tuple(self.open_views)).with_view(view, waiting))
        if self._waits is not None:
            self._waits.stop()
        began = monotonic()
        self._waits = patience and self.set_interval(
            TICK, lambda: self._wait_on(patience, round(monotonic() - began))
        )

    def _wait_on(self, patience: Patience, seconds: int) -> None:
        """Say what the game waits for after some seconds."""
        said = patience(seconds)
        if self._desk is not None and said != self._desk.waiting:
            self._desk = replace(self._desk, waiting=said)
            self.paint()

    def say(self, message: Phrase | None) -> None:
        """Show a message in the status line until the next key."""
        self.take(self._desk and self._desk.saying(message))

    def take_look(self) -> None:
        """Paint in the present look what has its place in the present window."""
        super().take_look()
        self.paint()

    def take_language(self) -> None:
        """What was said about a key is not said again."""
        super().take_language()
        self.take(self._desk and self._desk.saying(None))

    @property
    def shown(self) -> Desk | None:
        """What is shown, and what a key takes up therefore: the desk, or what is peeked at."""
        return self._peek or self._desk

    @property
    def detail(self) -> Detail:
        """How much the log tells."""
        return self.app.preferences.now.log_detail

    @property
    def parts_in_sight(self) -> Collection[Part]:
        """The parts that have a place in the window."""
        return layout(*self.app.size, self._players)

    @property
    def zones(self) -> list[SceneZone]:
        """The zones of the parts in sight."""
        in_sight = self.parts_in_sight
        return [zone for zone in self.query(SceneZone) if zone.part in in_sight]

    def paint(self) -> None:
        """Show the desk, or what is peeked at."""
        desk = self.shown
        if desk is None or not self.is_mounted:
            return
        tracker = Part.TRACKER in self.parts_in_sight
        scene = replace(
            desk.scene,
            unsaved=self.app.unsaved,
            tracker_in_sight=tracker,
            detail=self.detail,
            hints=self._controls.hints,
            counting=self._counting,
        )
        for zone in self.zones:
            zone.show(scene)
        for area in self.query(TurnArea):  # there is none any more while the screen is taken down
            area.fit(scene)

    def count(self, figures: Figures | None) -> None:
        """Show points and worths on their way to what they are, or there."""
        if figures != self._counting:
            self._counting = figures
            self.paint()

    def peek(self, desk: Desk | None) -> None:
        """Show another desk for a while, or the real one again; nothing else comes of it."""
        if desk != self._peek:
            self._peek = desk
            self.paint()

    def lay(self, overlays: Sequence[Overlay]) -> None:
        """Lay something over the parts, instead of what lay there."""
        for zone in self.query(SceneZone):
            zone.lay(overlays)

    def take(self, outcome: Desk | Action | None) -> None:
        """Lay out a new desk, or hand over what has been decided; a refusal is told."""
        if isinstance(outcome, Desk):
            self._desk, self._peek = outcome, None
            self.paint()
        elif outcome is not None:
            self.note_decision()
            refused = self._controls.act(outcome)
            if refused is not None:
                self.say(refused)

    def note_decision(self) -> None:
        """Something has been decided; subclasses take care that one gesture decides only once."""
