"""The tutorial: the turn screen with a coach, and a scripted game that goes by the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key, MouseDown, Resize
from textual.timer import Timer

from hats_tui.game import Action
from hats_tui.tui.keys.names import cap
from hats_tui.tui.screens.turn import TurnScreen
from hats_tui.tui.turn.arrangement import TurnArea
from hats_tui.tui.turn.desk import Desk
from hats_tui.tui.turn.held import HeldKey
from hats_tui.tui.turn.scene import Panel
from hats_tui.tui.tutorial.course import Course
from hats_tui.tui.tutorial.deals import LEARNER
from hats_tui.tui.tutorial.desk import TutorialDesk
from hats_tui.tui.tutorial.lessons import LESSONS
from hats_tui.tui.tutorial.lights import Spotlight, spotlights
from hats_tui.tui.tutorial.speech import coach_of
from hats_tui.tui.tutorial.tutor import Tutor
from hats_tui.tui.tutorial.zone import TutorialZone
from hats_tui.tui.widgets.ghost import Overlay
from hats_tui.words import N_, _
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.recap import since_last_turn
from hats_tui.words.tutorial_moment import player_names

PACE = 1.1
"""Seconds that a move of the others is looked at."""

Reached = Callable[[int], None]
"""Is told the place of every lesson that begins."""

Left = Callable[[int | None], None]
"""Is told to which lesson the screen is left; none: for the title."""


class TutorialScreen(TurnScreen):
    """Lessons that belong to one game; it is left for those that do not."""

    CSS_PATH = "tutorial.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "go_back", N_("Back to the step before"), id="tutorial.back"),
        Binding("pagedown", "go_on", N_("Skip this step"), id="tutorial.on"),
        Binding("t", "leave", N_("Back to the title; it goes on from here"), id="tutorial.leave"),
    ]
    HELP = N_(
        "Learn Hats by playing: **do what the coach says** below the hand, by keys or with the "
        "mouse. What it does not ask for is not done. Nothing here counts, and no game is kept."
    )

    def __init__(
        self, course: Course, reached: Reached, left: Left, *, motion: bool = True
    ) -> None:
        """Begin at some lesson.

        Args:
            course: Where.
            reached: Told of the lessons that begin.
            left: Told where to go from here.
            motion: Whether anything moves.
        """
        players = course.game.state.board.players
        names = player_names(players)
        super().__init__(names, players, Tutor(self), motion=motion)
        self.course = course
        """Where the one who learns stands."""
        self._reached = reached
        self._left = left
        self._watching: Timer | None = None
        self._leaving = HeldKey()
        self._overlays: Sequence[Overlay] = ()
        self._lesson_desk = TutorialDesk(names, course.view)
        self._desk = self._lesson_desk

    def compose_screen(self) -> ComposeResult:
        """The parts of the turn screen, the coach among them."""
        yield TurnArea(self.look, self._players, TutorialZone)

    def on_mount(self) -> None:
        """Begin."""
        self._leaving.rest(monotonic())
        self._enter_lesson(self.course)
        self.call_after_refresh(self._light)

    def on_resize(self, event: Resize) -> None:
        """What is lit is elsewhere now."""
        del event
        self.call_after_refresh(self._light)

    def on_key(self, event: Key) -> None:
        """Whoever presses a key has watched enough."""
        if event.key != "enter":
            self.action_hurry()

    def on_mouse_down(self, event: MouseDown) -> None:
        """So has whoever presses a button."""
        del event
        self.action_hurry()

    # What is shown

    def show(self, course: Course) -> None:
        """Show a moment of the tutorial."""
        self.course = course
        coach = coach_of(course, self._names, partial(cap, self.look))
        desk = replace(self._desk_now, coach=coach, asked_space=course.asks, panel=Panel.LOG)
        self._desk = replace(desk, answer=None)
        self.show_view(course.view, None if course.acts else self._waiting())
        self._light()

    def paint(self) -> None:
        """Show the desk, and light what the coach speaks of."""
        super().paint()
        self._light()

    def take_language(self) -> None:
        """The coach says it once more."""
        super().take_language()
        self.show(self.course)

    def lay(self, overlays: Sequence[Overlay]) -> None:
        """Lay something over the parts, above the lights."""
        self._overlays = overlays
        super().lay([*self.lights(), *overlays])

    def lights(self) -> list[Spotlight]:
        """The lights on what the coach speaks of; none while nothing is to be done."""
        if self.course.done or self.course.coming:
            return []
        hand = () if self._desk is None else self._desk.hand
        return spotlights(self.course.lesson.spots, hand, self.zones, self.look)

    def take(self, outcome: Desk | Action | None) -> None:
        """Lay out a new desk, hand over what has been decided, or answer a question."""
        if isinstance(outcome, TutorialDesk) and outcome.answer is not None:
            self.show(self.course.answer(outcome.answer))
        else:
            super().take(outcome)

    # What is done

    def try_out(self, action: Action) -> None:
        """Do an action if the lesson asks for it; else the coach says why not."""
        self.show(self.course.act(action))

    def begin_again(self) -> None:
        """Begin the lesson again, or where nothing was done in it the one before."""
        if self.course.done:
            self.show(self.course.again())
        else:
            self.go_back()

    def show_how(self) -> Phrase:
        """Stage what is to be done; a sentence says how it goes on."""
        model = self.course.model
        if model is None or not self.course.acts:
            return self._waiting()
        self.suggest(model)
        return phrase(_("Like this; {key} does it."), key=cap(self.look, "enter"))

    def go_on(self) -> None:
        """Go on to the next lesson, done or not."""
        self._stop_watching()
        self._go(self.course.on())

    def go_back(self) -> None:
        """Go back to the lesson before."""
        self._stop_watching()
        if self.course.place == 0:
            self.say(phrase(_("This is the first step.")))
        else:
            self._go(Course.at(self.course.place - 1))

    def begin_anew(self) -> None:
        """Begin with the first lesson."""
        self._stop_watching()
        self._go(Course.at(0))

    def leave(self, leads_to: int | None = None) -> None:
        """Leave the screen, for another lesson or for the title."""
        self._stop_watching()
        self._left(leads_to)

    def action_go_on(self) -> None:
        """Skip the lesson, or go on where it is done."""
        self.go_on()

    def action_go_back(self) -> None:
        """Go back to the lesson before."""
        self.go_back()

    def action_leave(self) -> None:
        """Leave for the title, unless the key is still held that led here."""
        if self._leaving.takes(self._pressed_at):
            self.leave()

    def action_enter(self) -> None:
        """Go on where the lesson is done; else what the turn screen does."""
        if self.course.acts:
            super().action_enter()
        elif self._enter.takes(self._pressed_at):
            self._enter.rest(self._pressed_at)
            self._advance()

    def action_choose(self) -> None:
        """Go on where the lesson is done; else choose what is staged."""
        if self.course.acts:
            super().action_choose()
        else:
            self._advance()

    def action_undo(self) -> None:
        """Do the lesson once more, also where no real game would let it be taken back."""
        if self.course.done:
            self.begin_again()
        else:
            super().action_undo()

    def action_hurry(self) -> None:
        """Do not watch what the others play."""
        if self.course.coming:
            self._stop_watching()
            self._enter_lesson(self.course.settled())

    def _advance(self) -> None:
        """Go on, unless a question waits for its answer."""
        if self.course.coming:
            self.action_hurry()
        elif self.course.done:
            self.go_on()
        else:
            self.say(self._waiting())

    def _go(self, course: Course | None) -> None:
        """Begin a lesson, on this screen or on another."""
        if course is None:
            self.leave(len(LESSONS) if self.course.done else None)
        elif course.lesson.deal is not self.course.lesson.deal:
            self.leave(course.place)
        elif course.coming and self._moves:
            self.show(course.past_ends())
            self._watching = self.set_interval(PACE, self._watch_on)
        else:
            self._enter_lesson(course.settled())

    def _watch_on(self) -> None:
        """Have the others play one card."""
        course = self.course.step().past_ends()
        if course.coming:
            self.show(course)
        else:
            self._stop_watching()
            self._enter_lesson(course)

    def _enter_lesson(self, course: Course) -> None:
        """Begin a lesson on this screen, or leave it where it has a screen of its own."""
        if course.lesson.name == "napkin":
            self.leave(course.place)
            return
        self._reached(course.place)
        self.show(course)
        self._tell_news()

    def _tell_news(self) -> None:
        """Say what the others played last, for the log is not in sight."""
        if self.course.lesson.before:
            news = since_last_turn(self.course.view.history, LEARNER, self._names)
            self.say(news[-1] if news else None)

    def _stop_watching(self) -> None:
        if self._watching is not None:
            self._watching.stop()
            self._watching = None

    @property
    def _desk_now(self) -> TutorialDesk:
        """The desk, which is never another's."""
        assert isinstance(self._desk, TutorialDesk)
        return self._desk

    def _waiting(self) -> Phrase:
        """What the game waits for, where nothing is to be done on the table."""
        if self.course.coming:
            return phrase(_("the others play"))
        if self.course.done:
            return phrase(_("press {key} to go on"), key=cap(self.look, "enter"))
        return phrase(
            _("your answer, {first} to {last}?"), first=1, last=len(self.course.view.board.table)
        )

    def _light(self) -> None:
        self.lay(self._overlays)
