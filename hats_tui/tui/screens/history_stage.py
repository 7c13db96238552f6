"""The list of games as it is shown: read from the index and the folder, narrowed down, sorted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual import getters, on, work
from textual.app import ComposeResult
from textual.containers import Container, Horizontal
from textual.events import Resize
from textual.message import Message
from textual.worker import Worker, get_current_worker

from hats_tui.store.history.library import Library
from hats_tui.store.history.listing import ListedGame, Wanted, arranged
from hats_tui.table.roster import BOTS
from hats_tui.tui.history.details import Details
from hats_tui.tui.history.filter_bar import FilterBar
from hats_tui.tui.history.games_list import GamesList
from hats_tui.tui.history.head import Head
from hats_tui.tui.history.progress import Progress
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.screens.base import HatsScreen
from hats_tui.tui.widgets.key_bar import KeyBar, KeyEntry
from hats_tui.tui.widgets.text_field import TextField
from hats_tui.words import N_, _, ngettext
from hats_tui.words.numbers import number_text

_WIDE: Final = "-wide"


class HistoryStage(HatsScreen[None]):
    """Shows the games that are wanted; what can be done with them is `HistoryScreen`'s."""

    CSS_PATH = "history.tcss"

    games_list = getters.query_one(GamesList)
    """The list."""

    @dataclass
    class Listed(Message):
        """The games are known.

        Args:
            games: All of them.
            shown: Those that are wanted, in order.
            wanted: What was wanted.
        """

        games: Sequence[ListedGame]
        shown: Sequence[ListedGame]
        wanted: Wanted

    def __init__(self, library: Library | None = None) -> None:
        """Make the screen.

        Args:
            library: The games; the player's own when None.
        """
        super().__init__()
        self.library = library or Library()
        self._games: Sequence[ListedGame] = ()
        self._wanted = Wanted()

    def compose_screen(self) -> ComposeResult:
        """Head, filters, list, details and keys."""
        yield Head(self.look, N_("GAMES"))
        with Horizontal(id="filters"):
            yield FilterBar(self.look)
            yield TextField("", placeholder=_find_prompt(), length=60, id="find")
        with Container(id="body", classes=self._body_class):
            yield GamesList(self.look)
            yield Details(self.look, {bot.kind: bot.name for bot in BOTS})
        yield KeyBar(self.look, self.keys())

    def take_language(self) -> None:
        """The list is told anew when nothing lies on it any more; the rest is told at once."""
        super().take_language()
        self.query_one(TextField).prompt(_find_prompt())

    def keys(self) -> Sequence[KeyEntry]:
        """The keys of the last row."""
        return ()

    def on_resize(self, event: Resize) -> None:
        """Have the details beside the list where there is room for both."""
        self.query_one("#body").set_class(bool(self._body_class), _WIDE)
        super().on_resize(event)

    def on_screen_resume(self) -> None:
        """Read what is new, once the frame is on the screen."""
        self.call_after_refresh(self.read_games)

    def on_unmount(self) -> None:
        """Close the index."""
        self.library.close()

    @work(thread=True, exclusive=True, group="load")
    def read_games(self, *, anew: bool = False) -> None:
        """Show the games that are known, and read what is new in the folder.

        Args:
            anew: Whether all files are read again.
        """

        def tell() -> None:
            games, wanted = self.library.games(), self._wanted
            self.post_message(self.Listed(games, arranged(games, wanted), wanted))

        def working(text: str) -> None:
            self.post_message(Head.Working(text))

        if not anew:
            tell()
        stop = cap(self.look, "escape")
        progress = Progress(get_current_worker(), working, stop, tell)
        (self.library.rebuild if anew else self.library.catch_up)(progress)
        tell()
        working("")

    def want(self, wanted: Wanted) -> None:
        """Show other games, or in another order."""
        self._wanted = wanted
        self.query_one(FilterBar).show(wanted)
        self._arrange()

    @work(thread=True, exclusive=True, group="arrange")
    def _arrange(self) -> None:
        games, wanted = self._games, self._wanted
        self.post_message(self.Listed(games, arranged(games, wanted), wanted))

    def on_history_stage_listed(self, event: Listed) -> None:
        """Show the games, unless something else is wanted meanwhile."""
        self._games = event.games
        if event.wanted != self._wanted:
            self._arrange()
            return
        self.games_list.show(event.shown, event.wanted, self._nothing())
        self.query_one(Head).show(facts=_counted(len(event.shown), len(event.games)))

    def on_head_working(self, event: Head.Working) -> None:
        """Say how far it is."""
        self.query_one(Head).show(work=event.text)

    @on(GamesList.Chosen)
    def _show_details(self, event: GamesList.Chosen) -> None:
        self.query_one(Details).show(event.game)

    @property
    def _body_class(self) -> str:
        return _WIDE if self.look.tier is Tier.L else ""

    def at_work(self) -> list[Worker[object]]:
        """What takes its time just now."""
        groups = ("load", "moving")
        return [
            each
            for each in self.workers
            if each.node is self and each.group in groups and not each.is_finished
        ]

    def _nothing(self) -> str:
        if self._games:
            return _("No game is like that. f, w and / show others.")
        return _("There are no games yet. You can bring some in.")


def _find_prompt() -> str:
    return _("find a name")


def _counted(shown: int, whole: int) -> str:
    if shown == whole:
        return ngettext("{n} game", "{n} games", whole).format(n=number_text(whole, ","))
    return ngettext("{shown} of {n} game", "{shown} of {n} games", whole).format(
        shown=number_text(shown, ","), n=number_text(whole, ",")
    )
