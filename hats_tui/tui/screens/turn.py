"""The turn screen: it shows a scene, and turns keys and presses into intents and actions.

It holds no rules. What it can stage it reads off the view, what the player decides it hands to
`Controls`, and why something cannot be done it gets as a sentence.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import replace
from typing import ClassVar, Protocol

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key, MouseScrollDown, MouseScrollUp
from textual.timer import Timer

from hats_tui.game import Action, EndTurn, PublicView
from hats_tui.tui.dialogs.menu import MenuEntry
from hats_tui.tui.screens.base import HatsScreen
from hats_tui.tui.turn.arrangement import TurnArea
from hats_tui.tui.turn.desk import Desk
from hats_tui.tui.turn.held import HeldKey
from hats_tui.tui.turn.layout import Part, layout
from hats_tui.tui.turn.selection import Purpose
from hats_tui.tui.turn.zone import SceneZone
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import _
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.refusals import why_not

_REPEAT = 0.08
"""Seconds in which a held key comes again, once it has begun to repeat."""

_AZERTY = (
    ("ampersand", 1),
    ("é", 2),
    ("quotation_mark", 3),
    ("apostrophe", 4),
    ("left_parenthesis", 5),
    ("minus", 6),
    ("è", 7),
    ("underscore", 8),
    ("ç", 9),
)
"""What the digit row of a French keyboard gives."""


class Controls(Protocol):
    """What the turn screen asks of the game."""

    def act(self, action: Action) -> Phrase | None:
        """Do an action; a sentence says why it is refused."""

    def undo(self) -> None:
        """Take back the last action."""

    def hurry(self) -> None:
        """Do not wait for the bots' pauses."""

    def menu_entries(self) -> list[MenuEntry]:
        """What else can be done in a game."""


def _key(key: str, action: str, text: str, name: str) -> Binding:
    return Binding(key, action, text, id=f"turn.{name}", show=False)


class TurnScreen(HatsScreen[None]):
    """A game as one player may see it, and the keys to play it."""

    CSS_PATH = "turn.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        _key("left,h", "step(-1)", _("Card or space to the left"), "left"),
        _key("right,l", "step(1)", _("Card or space to the right"), "right"),
        _key("up,k", "up", _("To the tea table"), "up"),
        _key("down,j", "back", _("Back to the hand"), "down"),
        *(
            Binding(str(n), f"digit({n})", _("Card or space by its number"), id=f"turn.digit{n}")
            for n in range(1, 10)
        ),
        *(Binding(key, f"digit({n})", show=False) for key, n in _AZERTY),
        _key("enter", "enter", _("Choose, then play; at the end: end the turn"), "enter"),
        # Space opens the curtain; held, it must not do here what brings one.
        _key("space", "choose", _("Choose"), "choose"),
        _key("b", "stage('black')", _("Make a black hat"), "black"),
        _key("d", "stage('discard')", _("Discard a card and draw one"), "discard"),
        _key("x", "stage('offer')", _("Exchange a card with your partner"), "exchange"),
        _key("e", "end", _("End the turn"), "end"),
        _key("u,ctrl+z", "undo", _("Take back"), "undo"),
        _key("escape", "escape", _("One step back, else the menu"), "back"),
        _key("i", "inspect", _("Look at a player; own black hats are seen there"), "inspect"),
        _key("w", "track", _("Log, or what every type is worth"), "tracker"),
        _key("s", "sort", _("Sort the hand by type or by value"), "sort"),
        _key("z", "cover", _("Hide my hand, or show it"), "cover"),
        _key("c", "cookie", _("Why the cookie is where it is"), "cookie"),
        _key("full_stop", "hurry", _("Do not wait for the bots"), "hurry"),
        _key("pageup", "scroll_log(5)", _("Log: back"), "log_back"),
        _key("pagedown", "scroll_log(-5)", _("Log: on"), "log_on"),
        _key("home", "scroll_log(9999)", _("Log: to the beginning"), "log_begin"),
        _key("end", "scroll_log(-9999)", _("Log: to the end"), "log_end"),
    ]

    HELP = _(
        "Choose a card in your hand, then a space on the tea table, and play. The preview tells "
        "beforehand what it brings. **You play one card in a turn**, and end the turn yourself."
    )
    MOUSE = (
        (_("Click a card"), _("Choose it; again: do what is staged with it")),
        (_("Click a space"), _("Choose it; again: play")),
        (_("Click a player"), _("Look at the collection")),
        (_("Click the last row"), _("Do what it says")),
        (_("Right-click"), _("One step back")),
        (_("Wheel"), _("Over hand and table: choose; elsewhere: scroll the log")),
    )

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
        self._desk: Desk | None = None
        self._enter = HeldKey()
        self._pressed_at = 0.0
        self._ending: Timer | None = None
        self._in_front = asyncio.Event()

    def compose_screen(self) -> ComposeResult:
        """The parts of the screen; the window's size decides which of them are in sight."""
        with TurnArea(self._players):
            for part in Part:
                yield SceneZone(self.look, part)

    def on_mount(self) -> None:
        """Paint what came before there were widgets."""
        self._paint()

    def on_screen_resume(self) -> None:
        """Nothing lies on this screen any more."""
        self._in_front.set()

    def on_screen_suspend(self) -> None:
        """Something lies on this screen."""
        self._in_front.clear()

    async def in_front(self) -> None:
        """Wait until nothing lies on this screen: what is read or asked there comes first."""
        await self._in_front.wait()

    def on_key(self, event: Key) -> None:
        """Note when a key was pressed."""
        self._pressed_at = event.time

    def show_view(self, view: PublicView, waiting: Phrase | None) -> None:
        """Show how things stand.

        Args:
            view: What the one who looks may know.
            waiting: Whom the game waits for, if it is not the one who looks.
        """
        desk = self._desk or Desk(self._names, view)
        self._take(desk.with_view(view, waiting))

    def say(self, message: Phrase | None) -> None:
        """Show a message in the status line until the next key."""
        self._take(self._desk and self._desk.saying(message))

    def menu_entries(self) -> list[MenuEntry]:
        """What can be done here, for the menu."""
        own = [
            MenuEntry(_("Sort my hand"), self.action_sort, key="s"),
            MenuEntry(_("Hide or show my hand"), self.action_cover, key="z"),
            MenuEntry(_("Look at a player"), self.action_inspect, key="i"),
            MenuEntry(_("Why the cookie is where it is"), self.action_cookie, key="c"),
        ]
        return [*own, *self._controls.menu_entries()]

    def take_look(self) -> None:
        """Paint in the present look what has its place in the present window."""
        super().take_look()
        self._paint()

    @property
    def _in_sight(self) -> Collection[Part]:
        """The parts that have a place in the window."""
        return layout(*self.app.size, self._players)

    def _paint(self) -> None:
        if self._desk is None or not self.is_mounted:
            return
        in_sight = self._in_sight
        scene = replace(self._desk.scene, tracker_in_sight=Part.TRACKER in in_sight)
        for zone in self.query(SceneZone):
            if zone.part in in_sight:
                zone.show(scene)

    def _take(self, outcome: Desk | Action | None) -> None:
        """Lay out a new desk, or hand over what has been decided; a refusal is told."""
        if isinstance(outcome, Desk):
            self._desk = outcome
            self._paint()
        elif outcome is not None:
            self._enter.rest(self._pressed_at)
            refused = self._controls.act(outcome)
            if refused is not None:
                self.say(refused)

    def action_step(self, step: int) -> None:
        """The next or previous card, space or player."""
        self._take(self._desk and self._desk.step(step))

    def action_up(self) -> None:
        """From the hand to the table."""
        self._take(self._desk and self._desk.up())

    def action_back(self) -> None:
        """One step back, if there is one."""
        self._take(self._desk and self._desk.before)

    def action_escape(self) -> None:
        """One step back; on the top level the menu."""
        if self._desk is not None and self._desk.before is not None:
            self.action_back()
        else:
            self.app.action_menu()

    def action_digit(self, number: int) -> None:
        """Choose a card, or with a card chosen a space, by its number."""
        self._take(self._desk and self._desk.number(number))

    def action_choose(self) -> None:
        """Choose what is staged, and no more."""
        self._take(self._desk and self._desk.choose())

    def action_enter(self) -> None:
        """Choose; then do what is staged."""
        if self._ending is not None:
            self._ending.stop()
            self._ending = None
            self._enter.rest(self._pressed_at)
        elif self._enter.takes(self._pressed_at):
            outcome = self._desk and self._desk.enter()
            if isinstance(outcome, EndTurn):
                # No undo goes back over it: where the key comes again at once, it is held.
                self._ending = self.set_timer(_REPEAT, lambda: self._end(outcome))
            else:
                self._take(outcome)

    def _end(self, turn: EndTurn) -> None:
        self._ending = None
        self._take(turn)

    def action_stage(self, kind: str) -> None:
        """Stage the chosen card for a black hat, a discard or an exchange; again: take it back."""
        self._take(self._desk and self._desk.stage(Purpose(kind)))

    def action_end(self) -> None:
        """End the turn."""
        self._take(self._desk and self._desk.end())

    def action_undo(self) -> None:
        """Take back the last action."""
        player = self._desk and self._desk.scene.player
        reason = player and why_not(player, "undo", self._names)
        if reason:
            self.say(reason)
        else:
            self._controls.undo()

    def action_hurry(self) -> None:
        """Do not wait for the bots' pauses."""
        self._controls.hurry()

    def action_inspect(self, seat: int | None = None) -> None:
        """Look at a player closely, or no more."""
        self._take(self._desk and self._desk.inspect(seat))

    def action_track(self) -> None:
        """Show what every type is worth, or the log again."""
        if Part.TRACKER in self._in_sight:
            self.say(phrase(_("The worths are always in sight in a window of this size.")))
        else:
            self._take(self._desk and self._desk.track())

    def action_sort(self) -> None:
        """Sort the hand the other way."""
        self._take(self._desk and self._desk.sort())

    def action_cover(self) -> None:
        """Hide the hand, or show it."""
        self._take(self._desk and self._desk.cover())

    def action_cookie(self) -> None:
        """Say who holds the cookie, and why."""
        self._take(self._desk and self._desk.explain_cookie())

    def action_scroll_log(self, lines: int) -> None:
        """Scroll the log back, or on."""
        self._take(self._desk and self._desk.scroll(lines))

    @on(Zone.Pressed)
    def press(self, event: Zone.Pressed) -> None:
        """A press does what the keys would do; the right button goes one step back."""
        desk = self._desk
        if event.button == 3:
            self.action_back()
            return
        match event.payload:
            case ("card", int(place)):
                self._take(desk and desk.press_card(place))
            case ("space", int(space)):
                self._take(desk and desk.press_space(space))
            case ("player", int(seat)):
                self.action_inspect(seat)
            case ("cookie",):
                self.action_cookie()
            case ("key" | "press", str(key)):
                self.app.simulate_key(key)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """The wheel over hand and table chooses, elsewhere it scrolls the log."""
        self._wheel(event, -1)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """The wheel over hand and table chooses, elsewhere it scrolls the log."""
        self._wheel(event, 1)

    def _wheel(self, event: MouseScrollUp | MouseScrollDown, step: int) -> None:
        beneath = self.get_widget_at(event.screen_x, event.screen_y)[0]
        if isinstance(beneath, SceneZone) and beneath.part in (Part.HAND, Part.TABLE):
            self.action_step(step)
        else:
            self.action_scroll_log(-step)
