"""A game that is watched again: the turn screen without a turn, and a bar over the whole game."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.events import Click, MouseScrollDown, MouseScrollUp

from hats_tui.tui.dialogs.menu import MenuEntry
from hats_tui.tui.replay.film import Eyes
from hats_tui.tui.replay.seek_bar import SeekBar
from hats_tui.tui.screens.replay_stage import SPEEDS, ReplayStage
from hats_tui.tui.turn.layout import Part
from hats_tui.tui.turn.pointing import looked_at
from hats_tui.tui.turn.scene import Panel
from hats_tui.tui.turn.zone import SceneZone
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import N_, _, pgettext
from hats_tui.words.replay import closed_hands, no_napkin_yet


def _key(key: str, action: str, text: str, name: str) -> Binding:
    return Binding(key, action, text, id=f"replay.{name}", show=False)


class ReplayScreen(ReplayStage):
    """Every moment of a game, as far as the one who watches may see it."""

    CSS_PATH = "replay.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        _key("left,h", "step(-1)", N_("One action back"), "back"),
        _key("right,l,full_stop", "step(1)", N_("One action on"), "on"),
        _key("up,k", "turn(-1)", N_("One turn back"), "turn_back"),
        _key("down,j", "turn(1)", N_("One turn on"), "turn_on"),
        _key("pageup", "round(-1)", N_("One round back"), "round_back"),
        _key("pagedown", "round(1)", N_("One round on"), "round_on"),
        _key("home", "seek(0)", N_("To the beginning"), "begin"),
        _key("end", "seek(99999)", N_("To the end"), "end"),
        *(
            Binding(str(n), f"to_round({n})", N_("To the beginning of a round"), id=f"replay.{n}")
            for n in range(1, 9)
        ),
        _key("space", "play", N_("Play, or pause"), "play"),
        _key("plus,equals_sign", "faster(1)", N_("Faster"), "faster"),
        _key("minus", "faster(-1)", N_("Slower"), "slower"),
        _key("x", "next_speed", N_("The next speed"), "speed"),
        _key("o", "eyes", N_("Whose hand is seen: nobody's, all, or one player's"), "eyes"),
        _key("a", "coach", N_("The coach: what was good, what was not, and why"), "coach"),
        _key("p", "play_on", N_("Play on from here, as a new game"), "play_on"),
        _key("enter", "enter", N_("One action on; at the end: the scoring napkin"), "enter"),
        _key("n", "napkin", N_("The scoring napkin"), "napkin"),
        _key("w", "panel", N_("Log, worths, or all hands"), "panel"),
        _key("i", "inspect", N_("Look at the next player, or at none"), "inspect"),
        _key("y", "why", N_("Why? Again: the next thing that can be explained"), "why"),
        _key("c", "cookie", N_("Why the cookie is where it is"), "cookie"),
        _key("s", "sort", N_("Sort the hand by type or by value"), "sort"),
        _key("escape", "escape", N_("Close what is looked at, else the replay"), "close"),
    ]
    HELP = N_(
        "A game is watched again, action by action. **The preview tells what is done next**, and "
        "what it brings. The bar below is the whole game: digits where rounds begin, a **c** where "
        "the cookie moved, an arrow back where the game was played on from an earlier moment."
    )
    MOUSE = (
        (N_("Click the bar, or drag on it"), N_("Go there")),
        (N_("Wheel over the bar"), N_("One action on, or back")),
        (N_("Wheel elsewhere"), N_("Scroll the log")),
        (N_("Click a player, a worth, the cookie"), N_("Look closely, or see why")),
        (N_("Right-click"), N_("Close what is looked at")),
    )

    def menu_entries(self) -> list[MenuEntry]:
        """What can be done here, for the menu."""
        at, over = self.at, self._now.view.board.over
        alone = _("several people play it")
        entries = [
            MenuEntry(_("Pause") if at.playing else pgettext("a film", "Play"), self.action_play),
            MenuEntry(_("Play on from here"), self.action_play_on, not over, _("it is over"), "p"),
            MenuEntry(_("The coach"), self.action_coach, at.finished, _("it is not over"), "a"),
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
                self.take(self._now.scroll(5 if key == "pageup" else -5, self.detail))
            case ("key", "left" | "right" as key) if panel:
                self.take(self._now.step(1 if key == "right" else -1))
            case ("key", str(key)):
                self.app.simulate_key(self.look.key(key))
            case payload:
                self.take(looked_at(self._now, payload))

    def on_click(self, event: Click) -> None:
        """The right button closes what is looked at."""
        if event.button == 3:
            self.take(self._now.before)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """The wheel scrolls the log."""
        event.stop()
        self.take(self._now.scroll(1, self.detail))

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """The wheel scrolls the log."""
        event.stop()
        self.take(self._now.scroll(-1, self.detail))

    def action_step(self, step: int) -> None:
        """An action on, or back; after the last one of a game comes its napkin."""
        if step > 0 and self.place == self.film.last and self.film.sheet is not None:
            self.action_napkin()
        else:
            self.pause()
            self.go(self.place + step)

    def action_turn(self, step: int) -> None:
        """To the beginning of the next turn, or of the one before."""
        self._go_to_mark(self.film.turns, step)

    def action_round(self, step: int) -> None:
        """To the beginning of the next round, or of the one before."""
        self._go_to_mark(self.film.rounds, step)

    def action_to_round(self, number: int) -> None:
        """To the beginning of a round, if the game has come so far."""
        if number <= len(self.film.rounds):
            self.action_seek(self.film.rounds[number - 1])

    def action_seek(self, place: int) -> None:
        """To a place."""
        self.pause()
        self.go(place)

    def action_play(self) -> None:
        """Let it run, or pause; at the end it runs from the beginning again."""
        if self.at.playing:
            self.pause()
        else:
            self.play()

    def action_faster(self, step: int) -> None:
        """Run faster, or slower."""
        place = SPEEDS.index(self.at.speed) + step
        self.set_speed(SPEEDS[min(max(place, 0), len(SPEEDS) - 1)])

    def action_next_speed(self) -> None:
        """The next speed, round and round."""
        self.set_speed(SPEEDS[(SPEEDS.index(self.at.speed) + 1) % len(SPEEDS)])

    def action_eyes(self) -> None:
        """Other eyes, where there are others."""
        if not self.at.choice:
            self.say(closed_hands())
            return
        self.show(replace(self.at, eyes=self.film.eyes_after(self.at.eyes)))

    def action_coach(self) -> None:
        """Ask the coach about whoever is looked through."""
        self.pause()
        self.say(self._replay_controls.coach(self.at.eyes.seat, self.place))

    def see(self, place: int, seat: int) -> None:
        """Go to a place, and look through the eyes of a player.

        Args:
            place: From 0 to the last one.
            seat: Whose eyes; they are among the film's.
        """
        self.pause()
        self.show(replace(self.at, place=place, eyes=Eyes(seat)))

    def action_play_on(self) -> None:
        """Play on from here."""
        self.pause()
        self.say(self._replay_controls.play_on(self.place))

    def action_enter(self) -> None:
        """An action on; at the end the napkin."""
        self.action_step(1)

    def action_napkin(self) -> None:
        """The napkin; a game that goes on has none."""
        self.pause()
        if self.film.sheet is None:
            self.say(no_napkin_yet())
        else:
            self._replay_controls.show_napkin()

    def action_panel(self) -> None:
        """Log, worths, or all hands."""
        self.take(self._now.next_panel(tracker_in_sight=Part.TRACKER in self.parts_in_sight))

    def action_inspect(self) -> None:
        """Look at the next player closely, or at none any more."""
        self.take(self._now.next_player())

    def action_why(self) -> None:
        """Explain what is done next, then one thing after the other."""
        asking = self._now.panel is Panel.WHY
        self.take(self._now.step(1) if asking else self._now.explain())

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

    def _go_to_mark(self, marks: tuple[int, ...], step: int) -> None:
        self.action_seek(self.film.neighbour(marks, self.place, step))
