"""The turn screen: it shows a scene, and turns keys and gestures into intents and actions.

It holds no rules. What it can stage it reads off the view, what the player decides it hands to
`Controls`, and why something cannot be done it gets as a sentence.
"""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Key
from textual.timer import Timer

from hats_tui.game import RANKS, Action, Card, EndTurn, HatType, may_talk
from hats_tui.tui.dialogs.menu import MenuEntry
from hats_tui.tui.dialogs.talk import TalkBox, said
from hats_tui.tui.screens.turn_mouse import TurnMouse
from hats_tui.tui.screens.turn_stage import Controls
from hats_tui.tui.turn import codes
from hats_tui.tui.turn.desk import hidden
from hats_tui.tui.turn.held import HeldKey
from hats_tui.tui.turn.layout import Part
from hats_tui.tui.turn.selection import Purpose
from hats_tui.words import N_, _
from hats_tui.words.names import Names
from hats_tui.words.phrase import phrase
from hats_tui.words.refusals import why_not
from hats_tui.words.talk import why_no_talk

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


def _key(key: str, action: str, text: str, name: str) -> Binding:
    return Binding(key, action, text, id=f"turn.{name}", show=False)


class TurnScreen(TurnMouse):
    """A game as one player may see it, and the keys to play it."""

    CSS_PATH = "turn.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        _key("left,h", "step(-1)", N_("Card or space to the left"), "left"),
        _key("right,l", "step(1)", N_("Card or space to the right"), "right"),
        _key("up,k", "up", N_("To the tea table"), "up"),
        _key("down,j", "back", N_("Back to the hand"), "down"),
        *(
            Binding(str(n), f"digit({n})", N_("Card or space by its number"), id=f"turn.digit{n}")
            for n in range(1, 10)
        ),
        *(Binding(key, f"digit({n})", show=False) for key, n in _AZERTY),
        _key("enter", "enter", N_("Choose, then play; at the end: end the turn"), "enter"),
        *(
            _key(
                hat.value,
                f"letter('{hat.value}')",
                N_("A card by its code: F, then 5"),
                hat.name,
            )
            for hat in HatType
        ),
        # Space opens the curtain; held, it must not do here what brings one.
        _key("space", "choose", N_("Choose"), "choose"),
        _key("b", "stage('black')", N_("Make a black hat"), "black"),
        _key("d", "stage('discard')", N_("Discard a card and draw one"), "discard"),
        _key("x", "stage('offer')", N_("Exchange a card with your partner"), "exchange"),
        _key("p", "talk", N_("Say to your partner what you would like"), "talk"),
        _key("e", "end", N_("End the turn"), "end"),
        _key("u,ctrl+z", "undo", N_("Take back"), "undo"),
        _key("U", "take_turn_back", N_("Take back my last turn, against bots"), "turn_back"),
        _key("escape", "escape", N_("One step back, else the menu"), "back"),
        _key("i", "inspect", N_("Look at a player; own black hats are seen there"), "inspect"),
        _key("w", "track", N_("Log, or what every type is worth"), "tracker"),
        _key("s", "sort", N_("Sort the hand by type or by value"), "sort"),
        _key("z", "cover", N_("Hide my hand, or show it"), "cover"),
        _key("a", "hint", N_("A hint: the best moves, and why"), "hint"),
        _key("y", "explain", N_("Why? What is staged or refused, a worth, points"), "why"),
        _key("c", "cookie", N_("Why the cookie is where it is"), "cookie"),
        _key("v", "watch", N_("Watching bots: see the next hand"), "watch"),
        _key("full_stop", "hurry", N_("Do not wait for the bots"), "hurry"),
        _key("pageup", "scroll_log(5)", N_("Log: back"), "log_back"),
        _key("pagedown", "scroll_log(-5)", N_("Log: on"), "log_on"),
        _key("home", "scroll_log(9999)", N_("Log: to the beginning"), "log_begin"),
        _key("end", "scroll_log(-9999)", N_("Log: to the end"), "log_end"),
    ]

    HELP = N_(
        "Choose a card in your hand, then a space on the tea table, and play. The preview tells "
        "beforehand what it brings. **You play one card in a turn**, and end the turn yourself."
    )

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
        super().__init__(names, players, controls, motion=motion)
        self._enter = HeldKey()
        self._pressed_at = 0.0
        self._typed: codes.Letter | None = None
        self._ending: Timer | None = None

    def on_key(self, event: Key) -> None:
        """Note when a key was pressed."""
        self._pressed_at = event.time

    def menu_entries(self) -> list[MenuEntry]:
        """What can be done here, for the menu."""
        own = [
            MenuEntry(_("Sort my hand"), self.action_sort, key="s"),
            MenuEntry(_("Hide or show my hand"), self.action_cover, key="z"),
            MenuEntry(_("Look at a player"), self.action_inspect, key="i"),
            self._hint_entry(),
            MenuEntry(_("Why? The figures behind it"), self.action_explain, key="y"),
            MenuEntry(_("Why the cookie is where it is"), self.action_cookie, key="c"),
        ]
        return [*own, *self._talk_entries(), *self._controls.menu_entries()]

    def _hint_entry(self) -> MenuEntry:
        able, why_not = self._controls.hints, _("there are none")
        return MenuEntry(_("A hint"), self.action_hint, able, why_not, key="a")

    def _talk_entries(self) -> list[MenuEntry]:
        if self._players < 4:
            return []
        player = self._desk and self._desk.scene.player
        able = bool(player and may_talk(player.board, player.seat))
        label, why_not = _("Say to my partner what I would like"), _("when cards can be exchanged")
        return [MenuEntry(label, self.action_talk, able, why_not, key="p")]

    def note_decision(self) -> None:
        """Enter rests, so that it does not do a second thing while it is held."""
        self._enter.rest(self._pressed_at)
        super().note_decision()

    def action_step(self, step: int) -> None:
        """The next or previous card, space or player."""
        self.take(self.shown and self.shown.step(step))

    def action_up(self) -> None:
        """From the hand to the table."""
        self.take(self.shown and self.shown.up())

    def action_back(self) -> None:
        """One step back, if there is one."""
        self.take(self.shown and self.shown.before)

    def action_escape(self) -> None:
        """One step back; on the top level the menu."""
        if self.shown is not None and self.shown.before is not None:
            self.action_back()
        else:
            self.app.action_menu()

    def action_digit(self, number: int) -> None:
        """Choose a card, or with a card chosen a space, by its number; or end a card's code."""
        letter, self._typed = self._typed, None
        soon = letter is not None and letter.goes_on(self._desk, self._pressed_at)
        if letter is not None and soon and number in RANKS:
            self.take(codes.choose(letter.before, Card(f"{letter.hat.value}{number}")))
        else:
            self.take(self.shown and self.shown.number(number))

    def action_letter(self, letter: str) -> None:
        """Choose the next card of a type, and begin a card's code."""
        before = self.shown
        if before is not None:
            self.take(codes.choose_next(before, HatType(letter)))
        if before is not None and self._desk is not None:
            self._typed = codes.Letter(HatType(letter), self._pressed_at, before, self._desk)

    def action_choose(self) -> None:
        """Choose what is staged, and no more."""
        self.take(self.shown and self.shown.choose())

    def action_enter(self) -> None:
        """Choose; then do what is staged."""
        if self._ending is not None:
            self._ending.stop()
            self._ending = None
            self._enter.rest(self._pressed_at)
        elif self._enter.takes(self._pressed_at):
            if self._desk is not None and self._desk.view.board.over:
                self._controls.show_napkin()
            outcome = self.shown and self.shown.enter()
            if isinstance(outcome, EndTurn):
                # No undo goes back over it: where the key comes again at once, it is held.
                self._ending = self.set_timer(_REPEAT, lambda: self._end(outcome))
            else:
                self.take(outcome)

    def _end(self, turn: EndTurn) -> None:
        self._ending = None
        if self._desk is not None and self._desk.end() == turn:  # unless it has ended meanwhile
            self.take(turn)

    def action_stage(self, kind: str) -> None:
        """Stage the chosen card for a black hat, a discard or an exchange; again: take it back."""
        self.take(self.shown and self.shown.stage(Purpose(kind)))

    def action_talk(self) -> None:
        """Choose what to say to the partner."""
        player = self._desk and self._desk.scene.player
        reason = why_no_talk(player, self._names) if player else self._desk and self._desk.waiting
        if reason:
            self.say(reason)
        elif player:
            self.app.push_screen(TalkBox(), self._tell)

    def _tell(self, index: int | None) -> None:
        if (say := said(index)) is not None:
            self.say(self._controls.tell_partner(say))

    def action_end(self) -> None:
        """End the turn."""
        self.take(self.shown and self.shown.end())

    def action_undo(self) -> None:
        """Take back the last action."""
        player = self._desk and self._desk.scene.player
        reason = player and why_not(player, "undo", self._names)
        if reason:
            self.say(reason)
        else:
            self._controls.undo()

    def action_take_turn_back(self) -> None:
        """Play the last turn again from its beginning."""
        self.say(self._controls.take_turn_back())

    def action_hurry(self) -> None:
        """Do not wait for the bots' pauses."""
        self._controls.hurry()

    def action_inspect(self, seat: int | None = None) -> None:
        """Look at a player closely, or no more."""
        self.take(self._desk and self._desk.inspect(seat))

    def action_watch(self) -> None:
        """See the next hand, where only bots play."""
        self.take(self._desk and self._desk.watch())

    def action_track(self) -> None:
        """Show what every type is worth, or the log again."""
        if Part.TRACKER in self.parts_in_sight:
            self.say(phrase(_("The worths are always in sight in a window of this size.")))
        else:
            self.take(self._desk and self._desk.track())

    def action_sort(self) -> None:
        """Sort the hand the other way."""
        self.take(self._desk and self._desk.sort())

    def action_cover(self) -> None:
        """Hide the hand, or show it."""
        self.take(self._desk and self._desk.cover())

    def action_explain(self) -> None:
        """Tell why: what was refused, else what is staged, else a worth."""
        self.take(self.shown and self.shown.explain())

    def action_hint(self) -> None:
        """Ask which moves are best; a hidden hand is not told of."""
        if self._desk is not None and self._desk.covered:
            self.say(hidden())
        else:
            self.say(self._controls.hint())

    def suggest(self, action: Action) -> None:
        """Stage a move that a hint has suggested."""
        self.take(self._desk and self._desk.suggested(action))

    def action_cookie(self) -> None:
        """Tell who holds the cookie, and why."""
        self.take(self._desk and self._desk.explain_cookie())

    def action_scroll_log(self, lines: int) -> None:
        """Scroll the log back, or on."""
        self.take(self._desk and self._desk.scroll(lines, self.detail))
