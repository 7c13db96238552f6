"""The napkin of the tutorial's game, with the coach beneath it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from hats_tui.tui.keys.names import cap
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.napkin.paper import NapkinPaper
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.screens.guarded import GuardedScreen
from hats_tui.tui.screens.tutorial import Left
from hats_tui.tui.tutorial.coach import paint_coach
from hats_tui.tui.tutorial.course import Course
from hats_tui.tui.tutorial.scene import Coach
from hats_tui.tui.tutorial.speech import coach_of
from hats_tui.tui.widgets.key_bar import KeyBar, KeyEntry
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import N_
from hats_tui.words.tutorial_moment import player_names


class CoachZone(Zone):
    """The coach, on a screen without a table."""

    def __init__(self, look: Look, coach: Callable[[], Coach]) -> None:
        """Make the zone.

        Args:
            look: Palette, signs and size of screen.
            coach: Gives what the coach says.
        """
        super().__init__(look)
        self._coach = coach

    def paint(self, canvas: Canvas) -> None:
        """Paint what the coach says."""
        paint_coach(canvas, self._coach(), self.look)

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """A press is as good as its key."""
        event.stop()
        match event.payload:
            case ("key", str(key)):
                self.app.simulate_key(self.look.key(key))


class TutorialNapkin(GuardedScreen[None]):
    """Shows how the game of the tutorial was counted."""

    CSS_PATH = "tutorial_napkin.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,pagedown", "go(1)", N_("Go on"), id="tutorial.on"),
        Binding("pageup", "go(-1)", N_("Back to the step before"), id="tutorial.back"),
        Binding(
            "t,escape",
            "leave",
            N_("Back to the title; it goes on from here"),
            id="tutorial.leave",
        ),
    ]
    HELP = N_("The napkin adds up what everybody has: the hats, the favourite hat, the cookie.")
    MOUSE = ((N_("Click what stands below"), N_("Do what it says")),)

    def __init__(self, course: Course, left: Left) -> None:
        """Lay out the napkin.

        Args:
            course: The lesson; its game is over.
            left: Told where to go from here.
        """
        super().__init__()
        self._course = course
        self._left = left

    @property
    def help_players(self) -> int:
        """How many played."""
        return self._course.game.state.board.players

    def compose_screen(self) -> ComposeResult:
        """The paper, the coach, and the keys."""
        names = player_names(self.help_players)
        sheet = self._course.view.sheet
        assert sheet is not None, "the game is over"
        yield NapkinPaper(self.look, NapkinPage(names.full, sheet))
        coach = partial(coach_of, self._course, names, partial(cap, self.look))
        yield CoachZone(self.look, coach)
        yield KeyBar(self.look, _key_entries())

    def action_go(self, step: int) -> None:
        """Go on to the next lesson, or back."""
        if self.awake:
            self._left(self._course.place + step)

    def action_leave(self) -> None:
        """Leave for the title."""
        if self.awake:
            self._left(None)


def _key_entries() -> list[KeyEntry]:
    return [
        KeyEntry("enter", N_("Go on"), "go(1)"),
        KeyEntry("pageup", N_("Back"), "go(-1)"),
        KeyEntry("f1", N_("Help"), "app.help"),
        KeyEntry("t", N_("Title"), "leave"),
    ]
