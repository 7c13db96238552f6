"""The application: how it looks, how it begins and ends. What is played is `hats_tui.tui.play`'s.

Only the title is imported before the first frame; the rules, and everything that stands on them,
load behind it.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from rich.console import RenderableType
from textual import work
from textual.app import SystemCommand
from textual.binding import Binding, BindingType
from textual.filter import LineFilter
from textual.screen import Screen
from textual.worker import Worker, WorkerCancelled, WorkerFailed

from hats_tui import terminal
from hats_tui.store.look import look_wish
from hats_tui.store.visitor import is_visitor
from hats_tui.tui.ending import Ending
from hats_tui.tui.keys.names import cap
from hats_tui.tui.keys.own import OwnKeys
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.settings.preferences import Preferences
from hats_tui.tui.stylesheet import LastingStylesheet
from hats_tui.tui.theme import default_variables, forget_empty_no_color
from hats_tui.tui.wardrobe import Wardrobe, no_colour_wanted
from hats_tui.tui.widgets.drag_zone import DragApp
from hats_tui.words import N_, _

if TYPE_CHECKING:
    from pathlib import Path

    from hats_tui.tui.paint.glyphs import Glyphs


class HatsApp(DragApp[None]):
    """Hats in the terminal."""

    TITLE = "HATS"
    CSS_PATH = "app.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,question_mark", "help", N_("Help"), id="app.help", show=False),
        Binding("f10,m", "menu", N_("Menu"), id="app.menu", show=False),
        Binding("f9,comma", "settings", N_("Settings"), id="app.settings", show=False),
        Binding("ctrl+q,q", "quit", N_("Quit"), id="app.quit", show=False, priority=False),
    ]

    def __init__(self, watched: Path | None = None, *, learns: bool = False) -> None:
        """Choose how to look, before the first frame: from the environment and the settings.

        Args:
            watched: The record of a game to be watched at first.
            learns: Whether it begins with the tutorial.
        """
        forget_empty_no_color(os.environ)
        super().__init__(ansi_color=True if no_colour_wanted() else None)
        self.stylesheet = LastingStylesheet(variables=self.theme_variables)
        wish = look_wish()
        self.wardrobe = Wardrobe(self, wish)
        self.own_keys = OwnKeys(self)
        self.own_keys.begin(wish.keys)
        self.preferences = Preferences(self)
        self.ending = Ending(self)
        self._watched = watched
        self._learns = learns
        self.playing = False
        """Whether a game is being set up or played."""
        self.unfinished = False
        """Whether a game is on the table that is not over: leaving keeps it."""
        self.unsaved = False
        """Whether the game is played though it cannot be saved."""

    @property
    def look(self) -> Look:
        """How to paint at the present size of the window."""
        return Look(self.wardrobe.palette, self.wardrobe.glyphs, Tier.of(*self.size))

    def wear(self, theme: str, glyphs: Glyphs | None = None) -> None:
        """Put on a theme, and other signs if wanted; every screen shows them from now on.

        Args:
            theme: The name of a theme; one that cannot be worn here changes nothing.
            glyphs: The signs to draw with; None keeps those that there are.
        """
        self.wardrobe.wear(theme, glyphs)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Give our variables a value under every theme."""
        return {**super().get_theme_variable_defaults(), **default_variables()}

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Show all colours, also those of Textual's widgets, as the terminal and the theme can."""
        return [*super().get_line_filters(), *self.wardrobe.filters]

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """The palette's entries: what makes sense in this game, and nothing that leaks a hand."""
        del screen
        yield SystemCommand(_("Help"), _("Keys and rules for this screen"), self.action_help)
        yield SystemCommand(_("Menu"), _("What can be done here"), self.action_menu)
        yield SystemCommand(_("Settings"), _("Change them, and the keys"), self.action_settings)
        yield SystemCommand(_("Quit"), _("Leave HATS"), self.action_quit)
        yield from self.wardrobe.commands()

    def action_command_palette(self) -> None:
        """Show the palette, in the player's language."""
        from textual.command import CommandPalette

        if not isinstance(self.screen, CommandPalette):
            prompt = _("Search for commands…")
            self.push_screen(CommandPalette(placeholder=prompt, id="--command-palette"))

    def on_load(self) -> None:
        """Know where to go on with what ends the application, before the terminal is touched."""
        self.ending.begin()

    def on_mount(self) -> None:
        """Show the title."""
        from hats_tui.tui.screens.title import TitleScreen

        self.push_screen(TitleScreen())
        if self._watched is not None:
            self.replay(self._watched)
        if self._learns:
            self.learn()

    async def on_unmount(self) -> None:
        """Let whatever is left put its record and its bots away before everything ends."""
        await _all_end(self.workers)

    def bell(self) -> None:
        """Ring; Textual does so while it handles a crash, and this is the place to learn of one."""
        self.ending.note_crash(sys.exc_info()[1])
        super().bell()

    def panic(self, *renderables: RenderableType) -> None:
        """End by a fault; errors that know how to show themselves come here, and ring no bell."""
        for each in renderables:
            self.ending.note_crash(each if isinstance(each, BaseException) else None)
        super().panic(*renderables)

    def new_game(self) -> None:
        """Set up a game and play it, unless there is one already."""
        if not self._games():
            self._play(None)

    def resume(self, record: Path) -> None:
        """Play on an unfinished game, unless there is one on the table already."""
        if not self._games():
            self._play(record)

    @work(exclusive=True, group="replay")
    async def replay(self, record: Path) -> None:
        """Watch a game again, finished or not, from its record, wherever that lies."""
        from hats_tui.tui.watching import watch

        await watch(self, record)

    def learn(self) -> None:
        """Learn the game by playing, from where that was left, unless that goes on already."""
        learning = (each for each in self.workers if each.group == "tutorial")
        if all(each.is_finished for each in learning):
            self._learn()

    @work(exclusive=True, group="tutorial")
    async def _learn(self) -> None:
        from hats_tui.tui.learning import learn

        await learn(self)

    def show_games(self) -> None:
        """List all games: to watch them again, to play them on, and more."""
        from hats_tui.tui.screens.history import HistoryScreen

        self.push_screen(HistoryScreen())

    def show_statistics(self) -> None:
        """Show what the finished games tell."""
        from hats_tui.tui.screens.statistics import StatisticsScreen

        self.push_screen(StatisticsScreen())

    def _games(self) -> list[Worker[object]]:
        """The game that is being set up or played, if there is one."""
        return [each for each in self.workers if each.group == "play" and not each.is_finished]

    @work(exclusive=True, group="play")
    async def _play(self, record: Path | None) -> None:
        from hats_tui.tui.evening import Evening

        # What is loaded by now stays: looking through it for garbage would be felt at some key.
        # Once only, for whatever is garbage at that moment stays for ever as well.
        if not gc.get_freeze_count():
            gc.freeze()
        evening = Evening(self)
        self.playing = True
        try:
            await (evening.new_game() if record is None else evening.resume(record))
        except Exception as error:
            self.ending.note_crash(error)  # as long as it is known whether the game was saved
            raise
        finally:
            self.playing = self.unsaved = False
            if self.is_running:  # else Textual takes the screens away itself
                await self._clear_screens()

    async def leave_games(self) -> None:
        """Leave the game or its napkin, if there is one, and wait until all is put away."""
        games = self._games()
        self.back_to_title()
        await _all_end(games)

    def back_to_title(self) -> None:
        """Leave the game, which can be resumed, or the set-up."""
        self.workers.cancel_group(self, "play")

    async def _clear_screens(self) -> None:
        """Take everything away that lies on the title."""
        from hats_tui.tui.screens.title import TitleScreen

        while not isinstance(self.screen, TitleScreen) and len(self.screen_stack) > 1:
            await self.pop_screen()

    def action_help(self) -> None:
        """Show the help of the present screen."""
        from hats_tui.tui.screens.help import HelpScreen

        if not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen(self.screen))

    def action_settings(self) -> None:
        """Show the settings above the present screen."""
        from hats_tui.tui.screens.settings import SettingsScreen

        if not isinstance(self.screen, SettingsScreen):
            self.push_screen(SettingsScreen())

    @work(exclusive=True, group="menu")
    async def action_menu(self) -> None:
        """Offer what can be done on the present screen."""
        from hats_tui.tui.dialogs.menu import open_menu

        await open_menu(self)

    @work(exclusive=True, group="colours")
    async def change_colours(self) -> None:
        """Let the player choose a theme."""
        from hats_tui.tui.dialogs.themes import choose_theme

        await choose_theme(self)

    async def action_quit(self) -> None:
        """Ask, then leave."""
        self.ask_to_quit()

    @work(exclusive=True, group="quit")
    async def ask_to_quit(self) -> None:
        """Leave, if the player means it."""
        from hats_tui.tui.dialogs.confirm import Confirm

        if isinstance(self.screen, Confirm):
            return
        if not (self.unsaved or is_visitor() or self.preferences.now.ask_to_quit):
            self.exit()
            return
        question = _("Quit HATS?")
        if self.unfinished:
            question = _("Quit? Your game is kept, and the title offers to resume it.")
        if is_visitor():
            question = _("Quit? Your visit ends, and your games and settings go with it.")
        elif self.unsaved:
            question = _("Quit? This game could not be saved: what is not saved is lost.")
        if await self.push_screen_wait(Confirm(question, yes=_("Quit"), no=_("Stay"))):
            self.exit()

    def action_help_quit(self) -> None:
        """Ctrl+C: say how to leave."""
        look = replace(self.look, keys=self.own_keys.on(type(self)))
        self.notify(_("Press {key} to quit.").format(key=cap(look, "q")), timeout=2)


async def _all_end(workers: Iterable[Worker[object]]) -> None:
    """Wait until nothing of this is at work any more."""
    for worker in list(workers):
        if worker.is_running:
            with suppress(WorkerCancelled, WorkerFailed):
                await worker.wait()


def run(watched: Path | None = None, *, learns: bool = False) -> int:
    """Run the application until it ends.

    Args:
        watched: The record of a game to be watched at first.
        learns: Whether it begins with the tutorial.

    Returns:
        The exit code of the process: 0, 70 after a crash, 128 + n after signal n.
    """
    app = HatsApp(watched, learns=learns)
    give_back = terminal.way_back()
    app.ending.catch_signals(give_back)
    try:
        # Textual's own `run` leaves tasks behind on some versions of Python; this ends them all.
        asyncio.run(app.run_async())
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told and reported
        app.ending.note_crash(error)
        give_back()
    terminal.restore_pointer()
    # All memory goes with the process: looking for garbage would take longer than the rest of it.
    gc.freeze()
    return app.ending.report()
