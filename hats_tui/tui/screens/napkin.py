"""The scoring napkin at the end of a game, and what comes next."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from time import monotonic
from typing import ClassVar, Final, Literal

from textual import getters
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.timer import Timer

from hats_tui.tui.dialogs.menu import MenuEntry
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.napkin.paper import NapkinPaper
from hats_tui.tui.screens.guarded import GuardedScreen
from hats_tui.tui.widgets.key_bar import KeyBar, KeyEntry
from hats_tui.words import N_, _
from hats_tui.words.match import after_the_match, not_before_the_match_is_over

Next = Literal["rematch", "same", "new", "title"]
"""What is wanted after a game: the same people again, the same deal again with seats exchanged,
another game, or the title."""

DURATION: Final = 0.24
"""Seconds in which the napkin is filled in."""

_FRAMES: Final = 30
"""So many pictures a second."""


class NapkinScreen(GuardedScreen[Next]):
    """Shows every figure that decided the game; ends with what is wanted next.

    Nothing is chosen at first, and only what is chosen is done by Enter: so an Enter that is held
    since the last turn does nothing here.
    """

    CSS_PATH = "napkin.tcss"
    GUARD = 0.4
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "finish('rematch')", N_("Rematch: the next seat begins"), id="napkin.rematch"),
        Binding("d", "finish('same')", N_("The same deal, with seats exchanged"), id="napkin.same"),
        Binding("n", "finish('new')", N_("New game"), id="napkin.new"),
        Binding("v", "watch", N_("Watch the game again"), id="napkin.watch"),
        Binding("t,escape", "finish('title')", N_("Back to the title"), id="napkin.title"),
        Binding("right,down,tab", "move(1)", N_("Choose the next"), id="napkin.on"),
        Binding("left,up,shift+tab", "move(-1)", N_("Choose the one before"), id="napkin.back"),
        Binding("enter,space", "take", N_("Do what is chosen"), id="napkin.take"),
    ]
    HELP = N_(
        "The napkin adds up what everybody has: the hats, the favourite hat, the cookie. "
        "**The most points win.** In a rematch the same people play, and the next seat begins. "
        "**Swap seats** makes it a match: the same deal again, each hand with the next seat, "
        "and the points of all games are added up."
    )
    MOUSE = ((N_("Click an entry below"), N_("Do what it says")),)

    bar = getters.query_one(KeyBar)
    """What can be done next."""

    paper = getters.query_one(NapkinPaper)
    """What is written."""

    def __init__(
        self, page: NapkinPage, *, motion: bool = False, record: Path | None = None
    ) -> None:
        """Lay out a napkin.

        Args:
            page: What stands on it.
            motion: Whether it is filled in line by line.
            record: The record of the game, if it can be watched again.
        """
        super().__init__()
        self._page = page
        self._record = record
        self._motion_wanted = motion
        self._writing: Timer | None = None
        self._began = 0.0

    @property
    def help_players(self) -> int:
        """How many played."""
        return len(self._page.names)

    def compose_screen(self) -> ComposeResult:
        """The paper, and the keys beneath it."""
        yield NapkinPaper(self.look, self._page)
        yield KeyBar(self.look, self._key_entries())

    def on_mount(self) -> None:
        """Begin to write, unless nothing is to move."""
        if self._motion_wanted and self.app.animation_level != "none":
            self._began = monotonic()
            self._writing = self.set_interval(1 / _FRAMES, self._write_on)
            self.paper.write(0.0)

    def on_key(self) -> None:
        """A key has everything written at once."""
        self._finish_writing()

    def on_mouse_down(self) -> None:
        """So has a press."""
        self._finish_writing()

    def on_screen_suspend(self) -> None:
        """Nothing moves behind another screen."""
        self._finish_writing()

    def _write_on(self) -> None:
        share = (monotonic() - self._began) / DURATION
        if share >= 1:
            self._finish_writing()
        elif self._writing is not None:
            self.paper.write(share)

    def _finish_writing(self) -> None:
        if self._writing is not None:
            self._writing.stop()
            self._writing = None
            self.paper.write(1.0)

    def action_finish(self, wanted: Next) -> None:
        """End with what is wanted next."""
        offered = {"title", *(choice for choice, _key, _label in self._choices())}
        if self.awake and wanted in offered:
            self._finish(wanted)

    def _finish(self, wanted: Next) -> None:
        self.dismiss(wanted)

    def action_watch(self) -> None:
        """Watch the game again; from there it can be played on."""
        if self.awake:
            self._watch()

    def _watch(self) -> None:
        if self._record is None:
            return
        if self._page.goes_on:
            self.app.notify(not_before_the_match_is_over(), timeout=4, markup=False)
        else:
            self.app.replay(self._record)

    def action_move(self, step: int) -> None:
        """Choose what Enter does."""
        if self.awake:
            self.bar.move(step)

    async def action_take(self) -> None:
        """Do what is chosen."""
        if self.awake and self.bar.chosen is not None:
            await self.run_action(self.bar.chosen.action)

    def menu_entries(self) -> list[MenuEntry]:
        """What can be done next; the menu has the title itself.

        What is taken there was seen, so it counts at once, though the screen itself dozes again.
        """
        entries = [
            MenuEntry(_(label), partial(self._finish, wanted), key=key)
            for wanted, key, label in self._choices()
        ]
        if self._record is not None:
            able, why_not = not self._page.goes_on, after_the_match()
            label = _("Watch the game again")
            entries.append(MenuEntry(label, self._watch, able, why_not, "v"))
        return entries

    def _choices(self) -> list[tuple[Next, str, str]]:
        """The games that can come next, each with its key: a match goes on, or is over for good."""
        new: tuple[Next, str, str] = ("new", "n", N_("New game"))
        if self._page.goes_on:
            return [("same", "d", N_("Next game")), new]
        again: list[tuple[Next, str, str]] = [("rematch", "r", N_("Rematch"))]
        if self._page.match is None:
            again.append(("same", "d", N_("Swap seats")))
        return [*again, new]

    def _key_entries(self) -> list[KeyEntry]:
        watchable = self._record is not None and not self._page.goes_on
        games = (
            KeyEntry(key, label, f"finish({wanted!r})") for wanted, key, label in self._choices()
        )
        return [
            *games,
            *([KeyEntry("v", N_("Replay"), "watch")] if watchable else []),
            KeyEntry("t", N_("Title"), "finish('title')"),
            # There is no room for all of them in English; the menu has the help as well.
            *([] if watchable else [KeyEntry("f1", N_("Help"), "app.help")]),
            KeyEntry("f10", N_("Menu"), "app.menu"),
        ]
