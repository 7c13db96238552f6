"""All games: sorted, filtered, watched again, played on, brought in and out, deleted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from textual import on, work
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.widgets import Input

from hats_tui.store.history.facts import Status
from hats_tui.store.history.library import Library
from hats_tui.store.history.listing import Column, ListedGame
from hats_tui.store.visitor import is_visitor
from hats_tui.tui.dialogs.menu import MenuEntry
from hats_tui.tui.history.filter_bar import FIND, STATES, WHO, FilterBar
from hats_tui.tui.history.games_list import GamesList
from hats_tui.tui.history.head import Head
from hats_tui.tui.history.moving import Moving
from hats_tui.tui.history.who import choose_who
from hats_tui.tui.screens.history_stage import HistoryStage
from hats_tui.tui.widgets.key_bar import KeyEntry
from hats_tui.words import N_, _

_COLUMNS = tuple(Column)


class HistoryScreen(HistoryStage):
    """The list, what it is narrowed down to, and what is known of the chosen game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", N_("The game above"), id="history.up"),
        Binding("down,j", "move(1)", N_("The game below"), id="history.down"),
        Binding("pageup", "move_pages(-1)", N_("A page up"), id="history.page_up"),
        Binding("pagedown", "move_pages(1)", N_("A page down"), id="history.page_down"),
        Binding("home", "move(-999999)", N_("The first game"), id="history.first"),
        Binding("end", "move(999999)", N_("The last game"), id="history.last"),
        Binding("enter", "open", N_("Watch the game"), id="history.open"),
        Binding("r", "resume", N_("Play the game on"), id="history.resume"),
        Binding("left,h", "sort(-1)", N_("Sort by the column before"), id="history.sort_back"),
        Binding("right,l", "sort(1)", N_("Sort by the next column"), id="history.sort_on"),
        Binding("space,v", "turn_round", N_("Turn the order round"), id="history.turn_round"),
        Binding("f", "show_next", N_("Show others: finished, unfinished, damaged"), id="history.f"),
        Binding("w", "who", N_("Choose who played"), id="history.who"),
        Binding("slash", "find", N_("Find a name"), id="history.find"),
        Binding("x", "export", N_("Copy the game to a file of yours"), id="history.export"),
        Binding("i", "import", N_("Bring games in"), id="history.import"),
        Binding("delete,d", "delete", N_("Delete the game"), id="history.delete"),
        Binding("s", "statistics", N_("Statistics"), id="history.statistics"),
        Binding(
            "escape",
            "back",
            N_("Stop what is being done, end the search, or back"),
            id="history.back",
        ),
    ]
    HELP = N_(
        "All games in your folder. **Each can be watched again**, and an unfinished one can be "
        "played on. A game that is deleted cannot be brought back."
    )
    MOUSE = (
        (N_("Click a game, twice"), N_("Choose it, watch it")),
        (N_("Click a heading"), N_("Sort by it, the other way round with the next click")),
        (N_("Turn the wheel"), N_("Go up and down")),
        (N_("Right button"), N_("Back")),
    )

    def __init__(self, library: Library | None = None) -> None:
        """Make the screen.

        Args:
            library: The games; the player's own when None.
        """
        super().__init__(library)
        self._moving = Moving(self)

    def keys(self) -> Sequence[KeyEntry]:
        """What is done most."""
        return _bar()

    @on(GamesList.Taken)
    def _take(self) -> None:
        self.action_open()

    @on(GamesList.Sorted)
    def _sort_by_press(self, event: GamesList.Sorted) -> None:
        if event.column is self._wanted.column:
            self.action_turn_round()
        else:
            self._sort_by(event.column)

    @on(FilterBar.Wished)
    def _filter_by_press(self, event: FilterBar.Wished) -> None:
        if event.what == WHO:
            self.action_who()
        elif event.what == FIND:
            self.action_find()
        elif isinstance(event.what, frozenset):
            self.want(replace(self._wanted, statuses=event.what))

    def on_click(self, event: Click) -> None:
        """Go back with the right button, wherever it is pressed."""
        if event.button == 3:
            self.action_back()

    @on(Input.Changed, "#find")
    def _find_text(self, event: Input.Changed) -> None:
        self.want(replace(self._wanted, text=event.value.strip()))

    @on(Input.Submitted, "#find")
    def _leave_field(self) -> None:
        self.set_focus(None)

    def menu_entries(self) -> list[MenuEntry]:
        """What can be done with the chosen game, and with all of them."""
        game = self.games_list.chosen
        there, none = game is not None, _("there is no game")
        going_on = game is not None and game.status is Status.UNFINISHED
        over = _why_not_on(game.status) if game else none
        move, ours = self._moving, not is_visitor()
        why = none if ours else _("visitors have no files here")
        return [
            MenuEntry(_("Watch the game"), self.action_open, there, none),
            MenuEntry(_("Play the game on"), self.action_resume, going_on, over, "r"),
            MenuEntry(_("Copy the game to a file"), self.action_export, there and ours, why, "x"),
            MenuEntry(_("Copy all games of the list"), move.export_all, there and ours, why, "a"),
            MenuEntry(_("Bring games in"), self.action_import, ours, why, "i"),
            MenuEntry(_("Delete the game"), self.action_delete, there, none, "d"),
            MenuEntry(_("Statistics"), self.action_statistics, key="s"),
            MenuEntry(_("Read all files anew"), self.action_rebuild, key="n"),
        ]

    def action_move(self, step: int) -> None:
        """Choose another game."""
        self.games_list.move(step)

    def action_move_pages(self, pages: int) -> None:
        """Choose another game, far away."""
        self.games_list.move_pages(pages)

    def action_open(self) -> None:
        """Watch the chosen game."""
        game = self.games_list.chosen
        if game is not None and self._is_right(game):
            self.app.replay(self.library.path(game))

    def action_resume(self) -> None:
        """Play the chosen game on."""
        game = self.games_list.chosen
        if game is None or not self._is_right(game):
            return
        path = self.library.path(game)
        if game.status is Status.FINISHED:
            self.app.notify(_("This game is over: you can watch it again."), timeout=4)
        elif game.status is Status.CONTINUED:
            said = _("A turn of this game was taken back: it goes on in another game of the list.")
            self.app.notify(said, timeout=5)
        elif not path.exists():
            self.app.notify(_("The file of this game is not there any more."), timeout=5)
            self.read_games()
        else:
            self.app.resume(path)

    def action_sort(self, step: int) -> None:
        """Sort by another column."""
        at = _COLUMNS.index(self._wanted.column)
        self._sort_by(_COLUMNS[(at + step) % len(_COLUMNS)])

    def action_turn_round(self) -> None:
        """Turn the order round."""
        self.want(replace(self._wanted, falling=not self._wanted.falling))

    def action_show_next(self) -> None:
        """Show games of which something else has become."""
        at = STATES.index(self._wanted.statuses)
        self.want(replace(self._wanted, statuses=STATES[(at + 1) % len(STATES)]))

    @work(exclusive=True, group="who")
    async def action_who(self) -> None:
        """Choose who played."""
        wanted = await choose_who(self.app, self._games, self._wanted)
        self.want(wanted)

    def action_find(self) -> None:
        """Type what is looked for."""
        self.query_one("#find").focus()

    def action_export(self) -> None:
        """Copy the chosen game to a place of the player's."""
        if (game := self.games_list.chosen) is not None:
            self._moving.export(game)

    def action_import(self) -> None:
        """Bring games in."""
        self._moving.bring_in()

    def action_delete(self) -> None:
        """Delete the chosen game, if the player means it."""
        if (game := self.games_list.chosen) is not None:
            self._moving.delete(game)

    def action_rebuild(self) -> None:
        """Read all files anew."""
        self.read_games(anew=True)

    def action_statistics(self) -> None:
        """Show the statistics."""
        from hats_tui.tui.screens.statistics import StatisticsScreen

        self.app.push_screen(StatisticsScreen(self.library))

    def action_back(self) -> None:
        """Do one thing: stop what is being done, end the search, or leave the screen."""
        if self.focused is not None:
            self.set_focus(None)
            self._forget_text()
        elif working := self.at_work():
            for worker in working:
                worker.cancel()
            self.query_one(Head).show(work="")
        elif self._wanted.text:
            self._forget_text()
        else:
            self.dismiss(None)

    def _forget_text(self) -> None:
        """Show also games in which the text is not found."""
        self.query_one("#find", Input).value = ""

    def _sort_by(self, column: Column) -> None:
        falling = column in {Column.DATE, Column.POINTS, Column.MARGIN}
        self.want(replace(self._wanted, column=column, falling=falling))

    def _is_right(self, game: ListedGame) -> bool:
        """Whether a game can be opened; if not, it is said why."""
        reasons = {
            Status.DAMAGED: _("The record of this game is damaged. It is left alone."),
            Status.NEWER: _("A newer HATS wrote this game; this one cannot read it."),
        }
        if game.status in reasons:
            self.app.notify(reasons[game.status], severity="warning", timeout=5)
        return game.status not in reasons


def _why_not_on(status: Status) -> str:
    """Why a game cannot be played on, in a few words."""
    return {
        Status.FINISHED: _("it is over"),
        Status.CONTINUED: _("it goes on in another game"),
    }.get(status, _("it is damaged"))


def _bar() -> list[KeyEntry]:
    return [
        KeyEntry("enter", N_("Watch"), "open"),
        KeyEntry("r", N_("Resume"), "resume"),
        KeyEntry("delete", N_("Delete"), "delete"),
        KeyEntry("s", N_("Statistics"), "statistics"),
        KeyEntry("slash", N_("Find"), "find"),  # the first without room: its field says the same
        KeyEntry("escape", N_("Back"), "back"),
        KeyEntry("f10", N_("More"), "app.menu"),
    ]
