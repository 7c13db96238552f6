"""The title: the first screen, and the one to which everything comes back.

Nothing that it imports needs the rules or pydantic; what does is loaded in a thread once the first
frame is on the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.worker import get_current_worker

from hats_tui.host.problem_text import problem_texts
from hats_tui.tui.screens.guarded import GuardedScreen
from hats_tui.tui.screens.title_page import TitlePage
from hats_tui.tui.widgets.entries import Entry, EntryList
from hats_tui.words import N_, _, ngettext

if TYPE_CHECKING:
    from hats_tui.store.games import UnfinishedGame
    from hats_tui.store.settings import Settings


class TitleScreen(GuardedScreen[None]):
    """Resume, new game, all games, statistics, tutorial, help, quit."""

    CSS_PATH = "title.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", N_("Choose the entry above"), id="title.up"),
        Binding("down,j", "move(1)", N_("Choose the entry below"), id="title.down"),
        Binding("home", "move_to_end(False)", N_("Choose the first entry"), id="title.first"),
        Binding("end", "move_to_end(True)", N_("Choose the last entry"), id="title.last"),
        Binding("enter,space", "take_chosen", N_("Do what is chosen"), id="title.take"),
        Binding("r", "take('r')", N_("Resume the unfinished game"), id="title.resume"),
        Binding("n", "take('n')", N_("New game"), id="title.new"),
        Binding("g", "take('g')", N_("All games"), id="title.games"),
        Binding("s", "take('s')", N_("Statistics"), id="title.statistics"),
        Binding("t", "take('t')", N_("Tutorial"), id="title.tutorial"),
    ]
    HELP = N_("Start a new game, or play on where an unfinished one stopped.")

    MOUSE = (
        (N_("Point at an entry"), N_("Choose it")),
        (N_("Click an entry"), N_("Do what it says")),
    )

    page = getters.query_one(TitlePage)
    """The sheet with banner and entries."""

    @dataclass
    class Loaded(Message):
        """What was not there at the first frame is there.

        Args:
            games: The unfinished games, the newest first.
            entries: What can be done with them, and without.
            newcomer: Whether the tutorial is offered.
            settings: What the player has set.
            problems: What is wrong with the settings and with games, in sentences.
        """

        games: tuple[UnfinishedGame, ...]
        entries: tuple[Entry, ...]
        newcomer: bool
        settings: Settings
        problems: tuple[str, ...]

    def __init__(self) -> None:
        """Make the title; it does not know yet whether a game is unfinished."""
        super().__init__()
        self._unfinished: tuple[UnfinishedGame, ...] = ()
        self._fresh = True
        """Whether nothing was shown before, so that whatever is typed is meant for the title."""
        self._wanted = ""
        """The key of an entry that was typed before it was there."""
        self._told: set[str] = set()
        self._newcomer = False
        """Whether the tutorial was offered for the first time since the program started."""

    def compose_screen(self) -> ComposeResult:
        """The whole screen is one sheet."""
        yield TitlePage(self.look, _entries(()))

    def on_screen_resume(self) -> None:
        """Look for unfinished games, once the frame is on the screen."""
        self.call_after_refresh(self._load)

    def on_screen_suspend(self) -> None:
        """From now on something may be typed that was meant for another screen."""
        self._fresh = False

    @on(EntryList.Done)
    def _take_pressed(self, event: EntryList.Done) -> None:
        if self.awake:
            self._take(event.entry.key)

    def action_move(self, step: int) -> None:
        """Choose the next entry, or the one before."""
        if self.awake:
            self.page.move(step)

    def action_move_to_end(self, last: bool) -> None:
        """Choose the first or the last entry."""
        if self.awake:
            self.page.choose_end(last=last)

    def action_take_chosen(self) -> None:
        """Do what is chosen."""
        if self.awake:
            self._take(self.page.entries[self.page.chosen].key)

    def action_take(self, key: str) -> None:
        """Do what an entry says, if it is there; when the program starts, as soon as it is there.

        Args:
            key: The key of the entry.
        """
        if self.awake or self._fresh:
            self._wanted = key
            self._take_wanted()

    def _take_wanted(self) -> None:
        if self._wanted in {entry.key for entry in self.page.entries}:
            self._take(self._wanted)

    def _take(self, key: str) -> None:
        self._wanted = ""
        app = self.app
        deeds: dict[str, Callable[[], object]] = {
            "r": lambda: app.resume(self._unfinished[0].path),
            "n": app.new_game,
            "g": app.show_games,
            "s": app.show_statistics,
            "t": app.learn,
            ",": app.action_settings,
            "?": app.action_help,
            "q": app.ask_to_quit,
        }
        deeds[key]()

    @work(thread=True, exclusive=True, group="load")
    def _load(self) -> None:
        from hats_tui.store.games import games_found
        from hats_tui.store.history.catching_up import keep_up
        from hats_tui.store.history.finished import finished_games
        from hats_tui.store.settings import read_settings
        from hats_tui.tui.keys.faults import key_faults

        over = finished_games()
        games, bad_games = games_found(over=over)
        settings, wrong = read_settings()
        faults = key_faults(self.app.own_keys.check(settings.keys))
        problems = (*problem_texts([*wrong, *bad_games]), *faults)
        lesson = self._lesson()
        entries = tuple(_entries(games, lesson, newcomer=self._newcomer))
        self.post_message(self.Loaded(games, entries, self._newcomer, settings, problems))
        # Whatever the player chooses, it will be needed: let it be there by then.
        for needed in ("hats_tui.tui.evening", "hats_tui.tui.screens.settings"):
            import_module(needed)
        # The history learns what was played since; it takes a moment for each game.
        worker = get_current_worker()
        keep_up(over, lambda _done, _whole: not worker.is_cancelled)

    def on_title_screen_loaded(self, event: Loaded) -> None:
        """Show the games, and tell once what is wrong with files."""
        self.app.preferences.learn(event.settings)
        news = [problem for problem in event.problems if problem not in self._told]
        self._told.update(news)
        for problem in news:
            self.app.notify(problem, severity="warning", timeout=8, markup=False)
        if event.entries == self.page.entries:
            return
        chosen = self.page.chosen
        if event.games != self._unfinished or event.newcomer:
            keys = [entry.key for entry in event.entries]
            chosen = keys.index("t") if event.newcomer else 0
            # What is chosen changes under the player's hands.
            self.doze()
        self._unfinished = event.games
        self.page.show(event.entries, chosen)
        if self._fresh:
            self._take_wanted()

    def _lesson(self) -> str | None:
        """How far the player has come in the tutorial; offer it at the first start of all."""
        from hats_tui.store.lesson import OFFERED, is_newcomer, recall_lesson, remember_lesson

        if is_newcomer():
            self._newcomer = True
            remember_lesson(OFFERED)
        lesson = recall_lesson()
        self._newcomer &= lesson in (None, OFFERED)
        return lesson


def _entries(
    games: Sequence[UnfinishedGame], lesson: str | None = None, *, newcomer: bool = False
) -> list[Entry]:
    entries = [
        Entry("n", _("New game")),
        Entry("g", _("Games"), _unfinished_text(len(games))),
        Entry("s", _("Statistics")),
        Entry("t", _("Tutorial"), _tutorial_text(lesson, newcomer=newcomer)),
        Entry(",", _("Settings")),
        Entry("?", _("Help")),
        Entry("q", _("Quit")),
    ]
    if games:
        from hats_tui.tui.history.phrases import unfinished_text

        resume = _("Resume: {game}").format(game=unfinished_text(games[0]))
        entries.insert(0, Entry("r", resume))
    return entries


def _tutorial_text(lesson: str | None, *, newcomer: bool) -> str:
    """Whom it is for, or how far the player has come; empty before that is known."""
    if newcomer:
        return _("new here? ten minutes, by playing")
    if lesson is None:
        return ""
    from hats_tui.tui.tutorial.lessons import LESSONS, known_place

    place = known_place(lesson)
    if not place:
        return ""
    return _("go on with step {n} of {all}").format(n=place + 1, all=len(LESSONS))


def _unfinished_text(games: int) -> str:
    """How many games can be played on; empty where the title offers the only one itself."""
    return ngettext("{n} unfinished", "{n} unfinished", games).format(n=games) if games > 1 else ""
