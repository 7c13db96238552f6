"""A game that is watched again: the turn screen without a turn, and a bar over the whole game."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Protocol

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Click, MouseScrollDown, MouseScrollUp
from textual.timer import Timer

from hats_tui.game import TurnEnded
from hats_tui.tui.dialogs.menu import MenuEntry
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
from hats_tui.tui.turn.desk import Desk
from hats_tui.tui.turn.layout import Part, Regions, layout
from hats_tui.tui.turn.zone import SceneZone
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import _
from hats_tui.words.phrase import Phrase
from hats_tui.words.replay import closed_hands

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

    def play_on(self, place: int) -> Phrase | None:
        """Play on from a place; a sentence says why that cannot be."""


def _key(key: str, action: str, text: str, name: str) -> Binding:
    return Binding(key, action, text, id=f"replay.{name}", show=False)


class ReplayScreen(TurnMotion):
    """Every moment of a game, as far as the one who watches may see it."""

    CSS_PATH = "replay.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        _key("left,h", "step(-1)", _("One action back"), "back"),
        _key("right,l,full_stop", "step(1)", _("One action on"), "on"),
        _key("up,k", "turn(-1)", _("One turn back"), "turn_back"),
        _key("down,j", "turn(1)", _("One turn on"), "turn_on"),
        _key("pageup", "round(-1)", _("One round back"), "round_back"),
        _key("pagedown", "round(1)", _("One round on"), "round_on"),
        _key("home", "seek(0)", _("To the beginning"), "begin"),
        _key("end", "seek(99999)", _("To the end"), "end"),
        *(
            Binding(str(n), f"to_round({n})", _("To the beginning of a round"), id=f"replay.{n}")
            for n in range(1, 9)
        ),
        _key("space", "play", _("Play, or pause"), "play"),
        _key("plus,equals_sign", "faster(1)", _("Faster"), "faster"),
        _key("minus", "faster(-1)", _("Slower"), "slower"),
        _key("x", "next_speed", _("The next speed"), "speed"),
        _key("o", "eyes", _("Whose hand is seen: nobody's, all, or one player's"), "eyes"),
        _key("p", "play_on", _("Play on from here, as a new game"), "play_on"),
        _key("enter", "enter", _("One action on; at the end: the scoring napkin"), "enter"),
        _key("n", "napkin", _("The scoring napkin"), "napkin"),
        _key("w", "panel", _("Log, worths, or all hands"), "panel"),
        _key("i", "inspect", _("Look at the next player, or at none"), "inspect"),
        _key("y", "why", _("Why? Points, worths and the cookie explained"), "why"),
        _key("c", "cookie", _("Why the cookie is where it is"), "cookie"),
        _key("s", "sort", _("Sort the hand by type or by value"), "sort"),
        _key("escape", "escape", _("Close what is looked at, else the replay"), "close"),
    ]
    HELP = _(
        "A game is watched again, action by action. **The preview tells what is done next**, and "
        "what it brings. The bar below is the whole game: digits where rounds begin, a **c** where "
        "the cookie moved."
    )
    MOUSE = (
        (_("Click the bar, or drag on it"), _("Go there")),
        (_("Wheel over the bar"), _("One action on, or back")),
        (_("Wheel elsewhere"), _("Scroll the log")),
        (_("Click a player, a worth, the cookie"), _("Look closely, or see why")),
        (_("Right-click"), _("Close what is looked at")),
    )

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
        self._film = film
        self._replay_controls = controls
        self._runs: Timer | None = None
        view = film.reels[eyes][0].view
        transport = Transport(
            last=film.last,
            eyes=eyes,
            choice=len(film.eyes) > 1,
            finished=film.sheet is not None,
        )
        self._now = ReplayDesk(film.names, view).at(film.reels[eyes][0], transport)
        self._desk = self._now

    @property
    def look(self) -> Look:
        """How to paint: the parts have a row less than the window."""
        width, height = self.app.size
        return replace(self.app.look, tier=Tier.of(width, height - _BAR))

    @property
    def parts_in_sight(self) -> Regions:
        """The parts that have a place in the window."""
        return layout(*self.app.size, self._players, _BAR)

    @property
    def place(self) -> int:
        """How many actions were done before what is shown."""
        return self._at.place

    def compose_screen(self) -> ComposeResult:
        """The parts of the turn screen, and the bar."""
        yield TurnArea(self.look, self._players, ReplayZone, below=_BAR)
        yield SeekBar(self.look, self._film)

    def take(self, outcome: object) -> None:
        """Lay out a new desk; nothing else can come of watching."""
        if isinstance(outcome, ReplayDesk):
            self._now = outcome
            super().take(outcome)

    def menu_entries(self) -> list[MenuEntry]:
        """What can be done here, for the menu."""
        at, over = self._at, self._now.view.board.over
        alone = _("several people play it")
        entries = [
            MenuEntry(_("Pause") if at.playing else _("Play"), self.action_play),
            MenuEntry(_("Play on from here"), self.action_play_on, not over, _("it is over"), "p"),
            MenuEntry(_("Other hands"), self.action_eyes, at.choice, alone, key="o"),
            MenuEntry(_("Look at a player"), self.action_inspect, key="i"),
        ]
        if at.finished:
            entries.append(MenuEntry(_("The scoring napkin"), self.action_napkin, key="n"))
        return [*entries, MenuEntry(_("Close the replay"), self.close, key="v")]

    @on(SeekBar.Sought)
    def seek(self, event: SeekBar.Sought) -> None:
        """Go where the bar was pressed, or the mouse has come to."""
        self.action_seek(event.place)

    @on(SeekBar.Stepped)
    def step_by_wheel(self, event: SeekBar.Stepped) -> None:
        """Go a step where the wheel was turned over the bar."""
        self.action_step(event.step)

    @on(Zone.Pressed)
    def press(self, event: Zone.Pressed) -> None:
        """A press does what the keys would do."""
        if event.button != 1:
            return
        panel = isinstance(event.zone, SceneZone) and event.zone.part is Part.PANEL
        match event.payload:
            case ("key", "pageup" | "pagedown" as key) if panel:
                self.take(self._now.scroll(5 if key == "pageup" else -5))
            case ("key", "left" | "right" as key) if panel:
                self.take(self._now.step(1 if key == "right" else -1))
            case ("key", str(key)):
                self.app.simulate_key(key)
            case payload:
                self.take(_looked_at(self._now, payload))

    def on_click(self, event: Click) -> None:
        """The right button closes what is looked at."""
        if event.button == 3:
            self.take(self._now.before)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """The wheel scrolls the log."""
        event.stop()
        self.take(self._now.scroll(1))

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """The wheel scrolls the log."""
        event.stop()
        self.take(self._now.scroll(-1))

    def on_screen_suspend(self) -> None:
        """Nothing runs on behind another screen."""
        self._pause()
        self.bar.let_go()

    def action_step(self, step: int) -> None:
        """An action on, or back; after the last one of a game comes its napkin."""
        if step > 0 and self.place == self._film.last:
            self.action_napkin()
        else:
            self._pause()
            self._go(self.place + step)

    def action_turn(self, step: int) -> None:
        """To the beginning of the next turn, or of the one before."""
        self._go_to_mark(self._film.turns, step)

    def action_round(self, step: int) -> None:
        """To the beginning of the next round, or of the one before."""
        self._go_to_mark(self._film.rounds, step)

    def action_to_round(self, number: int) -> None:
        """To the beginning of a round, if the game has come so far."""
        if number <= len(self._film.rounds):
            self.action_seek(self._film.rounds[number - 1])

    def action_seek(self, place: int) -> None:
        """To a place."""
        self._pause()
        self._go(place)

    def action_play(self) -> None:
        """Let it run, or pause; at the end it runs from the beginning again."""
        if self._at.playing:
            self._pause()
            return
        if self.place == self._film.last:
            self._go(0)
        self._change(playing=True)
        self._run_on()

    def action_faster(self, step: int) -> None:
        """Run faster, or slower."""
        place = SPEEDS.index(self._at.speed) + step
        self._set_speed(SPEEDS[min(max(place, 0), len(SPEEDS) - 1)])

    def action_next_speed(self) -> None:
        """The next speed, round and round."""
        self._set_speed(SPEEDS[(SPEEDS.index(self._at.speed) + 1) % len(SPEEDS)])

    def action_eyes(self) -> None:
        """Other eyes, where there are others."""
        if not self._at.choice:
            self.say(closed_hands())
            return
        eyes = self._film.eyes_after(self._at.eyes)
        self.settle()
        self._show(replace(self._at, eyes=eyes))

    def action_play_on(self) -> None:
        """Play on from here."""
        self._pause()
        self.say(self._replay_controls.play_on(self.place))

    def action_enter(self) -> None:
        """An action on; at the end the napkin."""
        self.action_step(1)

    def action_napkin(self) -> None:
        """The napkin, where the game has one."""
        if self._film.sheet is not None:
            self._pause()
            self._replay_controls.show_napkin()

    def action_panel(self) -> None:
        """Log, worths, or all hands."""
        self.take(self._now.next_panel(tracker_in_sight=Part.TRACKER in self.parts_in_sight))

    def action_inspect(self) -> None:
        """Look at the next player closely, or at none any more."""
        self.take(self._now.next_player())

    def action_why(self) -> None:
        """Explain what is done next."""
        self.take(self._now.explain())

    def action_cookie(self) -> None:
        """Say who holds the cookie, and why."""
        self.take(self._now.explain_cookie())

    def action_sort(self) -> None:
        """Sort the hand the other way."""
        self.take(self._now.sort())

    def action_escape(self) -> None:
        """Close what is looked at, else the replay."""
        before = self._now.before
        if before is None:
            self.close()
        else:
            self.take(before)

    def close(self) -> None:
        """End the replay."""
        self.dismiss(None)

    @property
    def _at(self) -> Transport:
        return self._now.transport

    def _go_to_mark(self, marks: tuple[int, ...], step: int) -> None:
        self.action_seek(self._film.neighbour(marks, self.place, step))

    def _go(self, place: int) -> None:
        """Show another place; what is done between two neighbours is seen to move."""
        place = min(max(place, 0), self._film.last)
        if place == self.place:
            return
        self.settle()
        before, old = self._scene, self._places()
        forward = place == self.place + 1
        self._show(replace(self._at, place=place))
        if forward and before is not None and self._moves:
            self._begin(before, old, {})

    def _show(self, transport: Transport) -> None:
        frame = self._film.reels[transport.eyes][transport.place]
        self.take(self._now.at(frame, transport))
        self.bar.show(transport.place)

    def _change(self, *, playing: bool) -> None:
        self.take(replace(self._now, transport=replace(self._at, playing=playing), message=None))

    def _set_speed(self, speed: int) -> None:
        self.take(replace(self._now, transport=replace(self._at, speed=speed), message=None))
        if self._at.playing:
            self._run_on()

    def _run_on(self) -> None:
        """Wait as long as the moment is worth a look, then show the next one."""
        if self._runs is not None:
            self._runs.stop()
        coming = self._now.coming
        share = _TURN_END if coming and isinstance(coming[0], TurnEnded) else 1.0
        self._runs = self.set_timer(PACE * share / self._at.speed, self._run)

    def _run(self) -> None:
        self._go(self.place + 1)
        if self.place == self._film.last:
            self._pause()
        elif self._at.playing:
            self._run_on()

    def _pause(self) -> None:
        if self._runs is not None:
            self._runs.stop()
            self._runs = None
        if self._at.playing:
            self._change(playing=False)


def _looked_at(desk: ReplayDesk, payload: object) -> Desk | None:
    match payload:
        case ("player", int(seat)):
            return desk.inspect(seat)
        case ("cookie",):
            return desk.explain_cookie()
    return None
