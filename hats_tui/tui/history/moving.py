"""What the list of games asks before it copies games in or out, or deletes one."""

from __future__ import annotations

import asyncio
import os
import threading
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeVar

from hats_tui.cells import cut
from hats_tui.record import InUse
from hats_tui.store.history.listing import ListedGame
from hats_tui.store.history.transfer import (
    Fate,
    Imported,
    NothingThere,
    bring_in,
    records_at,
    take_out,
    typed_place,
)
from hats_tui.store.visitor import is_visitor
from hats_tui.tui.dialogs.ask_text import AskText
from hats_tui.tui.dialogs.confirm import Confirm
from hats_tui.tui.dialogs.report import Report
from hats_tui.tui.history.columns import players_of
from hats_tui.tui.history.fates import fate_line
from hats_tui.tui.history.head import Head
from hats_tui.tui.keys.names import cap
from hats_tui.words import _, ngettext
from hats_tui.words.causes import cause
from hats_tui.words.history import when
from hats_tui.words.names import shown_name

if TYPE_CHECKING:
    from hats_tui.tui.screens.history import HistoryScreen

T = TypeVar("T")

Steps = Callable[[int], bool]
"""Told how many files are done; says whether to go on."""

_NAMED: Final = 50
"""Cells for the players' names in a question."""


class Moving:
    """Copies and deletes for one screen; one thing at a time, and never its own thread's time."""

    def __init__(self, screen: HistoryScreen) -> None:
        """Work for a screen.

        Args:
            screen: The list of games.
        """
        self._screen = screen

    def export(self, game: ListedGame) -> None:
        """Copy a game to a place of the player's."""
        if self._has_files():
            self._begin(self._export(game))

    def export_all(self) -> None:
        """Copy all games of the list into a folder of the player's."""
        if self._has_files():
            self._begin(self._export_all(tuple(self._screen.games_list.games)))

    def bring_in(self) -> None:
        """Bring in a game, or all games of a folder."""
        if self._has_files():
            self._begin(self._bring_in())

    def delete(self, game: ListedGame) -> None:
        """Delete a game, if the player means it."""
        self._begin(self._delete(game))

    def _has_files(self) -> bool:
        """Whether the player has files here; a visitor is told that there are none."""
        if is_visitor():
            self._say(_("You play as a visitor: the files of this computer are not yours."))
        return not is_visitor()

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        self._screen.run_worker(work, exclusive=True, group="moving")

    async def _export(self, game: ListedGame) -> None:
        source = self._screen.library.path(game)
        target = await self._ask(
            _("Copy the game to which file or folder?"),
            f"~/{source.name}",
            yes=_("Copy"),
            note=_("The file holds all cards of the game, those still hidden too."),
            file=source.name,
        )
        if target is None:
            return
        copied = await self._copied(source, target)
        if copied is not None:
            self._say(_("The game is copied to {file}.").format(file=copied))

    async def _copied(self, source: Path, target: Path, *, replace: bool = False) -> Path | None:
        """The copy; None where there is none, which has been told."""
        try:
            return await asyncio.to_thread(take_out, source, target, replace=replace)
        except FileExistsError as error:
            question = _("{file} is there already. Replace it?").format(file=error.filename)
            if replace:  # the game's own file
                self._complain(_("It cannot be copied: {reason}."), error)
            elif await self._confirmed(question, yes=_("Replace")):
                return await self._copied(source, target, replace=True)
        except OSError as error:
            self._complain(_("It cannot be copied: {reason}."), error)
        return None

    async def _export_all(self, games: Sequence[ListedGame]) -> None:
        question = ngettext(
            "Copy {n} game into which folder?", "Copy {n} games into which folder?", len(games)
        )
        folder = await self._ask(
            question.format(n=len(games)), "~/hats-games", yes=_("Copy"), note=""
        )
        if folder is None:
            return
        sources = [self._screen.library.path(game) for game in games]
        replace = False
        if clashes := await asyncio.to_thread(_clashes, sources, folder):
            text = ngettext(
                "{n} file is there already. Replace it? Otherwise it stays as it is.",
                "{n} files are there already. Replace them? Otherwise they stay as they are.",
                clashes,
            )
            replace = await self._confirmed(text.format(n=clashes), yes=_("Replace"))
        try:
            copied = await self._working(
                partial(_copy_all, sources, folder, replace=replace), len(sources)
            )
        except OSError as error:
            self._complain(_("It cannot be copied: {reason}."), error)
            return
        text = ngettext("{n} game is copied.", "{n} games are copied.", copied)
        self._say(text.format(n=copied))

    async def _bring_in(self) -> None:
        place = await self._ask(
            _("Bring in which file, or all games of which folder?"),
            "~/",
            yes=_("Bring in"),
            note=_("The games are copied; what is no right record is left out."),
        )
        if place is None:
            return
        try:
            sources = await asyncio.to_thread(records_at, place)
        except NothingThere:
            text = _("There is no game in {place}. Games are files that end in .hats.")
            self._say(text.format(place=place), warning=True)
            return
        folder = self._screen.library.folder
        done: list[Imported] = []

        def work(go_on: Steps) -> None:
            done.extend(bring_in(sources, folder, go_on))

        try:
            await self._working(work, len(sources))
        finally:  # also what was taken in before it was stopped is there
            if self._screen.is_attached:
                self._screen.read_games()
        lines = [fate_line(each) for each in done]
        await self._screen.app.push_screen_wait(Report(_summary(done), lines))

    async def _delete(self, game: ListedGame) -> None:
        text = _("Delete the game of {names}, {when}? It cannot be brought back.")
        names = cut(players_of(game) or shown_name(game.file), _NAMED)
        question = text.format(names=names, when=when(game.created))
        if not await self._confirmed(question, yes=_("Delete")):
            return
        try:
            await asyncio.to_thread(self._screen.library.delete, game)
        except InUse:
            self._say(_("This game is open in another window: it is kept."), warning=True)
        except OSError as error:
            self._complain(_("It cannot be deleted: {reason}."), error)
        self._screen.read_games()

    async def _ask(
        self, question: str, value: str, *, yes: str, note: str, file: str = ""
    ) -> Path | None:
        dialog = AskText(question, value, yes=yes, note=note)
        text = await self._screen.app.push_screen_wait(dialog)
        if text is None:
            return None
        try:
            return (await asyncio.to_thread(typed_place, text, file)).absolute()
        except (NothingThere, OSError):
            self._say(_("There is no such place: {place}").format(place=text), warning=True)
            return None

    async def _confirmed(self, question: str, *, yes: str) -> bool:
        answer = await self._screen.app.push_screen_wait(Confirm(question, yes=yes, no=_("Keep")))
        return bool(answer)

    async def _working(self, work: Callable[[Steps], T], whole: int) -> T:
        """Have something done in a thread; the screen tells how far it is."""
        stop, key = threading.Event(), cap(self._screen.look, "escape")

        def go_on(done: int) -> bool:
            text = ngettext(
                "{done} of {whole} file. {key} stops.",
                "{done} of {whole} files. {key} stops.",
                whole,
            )
            said = text.format(done=done, whole=whole, key=key)
            self._screen.post_message(Head.Working(said))
            return not stop.is_set()

        try:
            return await asyncio.to_thread(work, go_on)
        finally:
            stop.set()
            self._screen.post_message(Head.Working(""))

    def _say(self, text: str, *, warning: bool = False) -> None:
        severity: Literal["warning", "information"] = "warning" if warning else "information"
        self._screen.app.notify(text, severity=severity, timeout=6, markup=False)

    def _complain(self, template: str, error: OSError) -> None:
        self._say(template.format(reason=cause(error.strerror or str(error))), warning=True)


def _clashes(sources: Sequence[Path], folder: Path) -> int:
    """How many records have a file of their name in a folder."""
    return sum(os.path.lexists(folder / each.name) for each in sources)


def _copy_all(sources: Sequence[Path], folder: Path, go_on: Steps, *, replace: bool) -> int:
    """Copy records into a folder; those that may not be written over are passed.

    Raises:
        OSError: One cannot be copied.
    """
    folder.mkdir(parents=True, exist_ok=True)
    copied = 0
    for done, source in enumerate(sources):
        if not go_on(done):
            break
        try:
            take_out(source, folder, replace=replace)
            copied += 1
        except FileExistsError:
            continue
    return copied


def _summary(done: Sequence[Imported]) -> str:
    fates = Counter(each.fate for each in done)
    left_out = len(done) - fates[Fate.TAKEN] - fates[Fate.PRESENT]
    text = _("{taken} taken in, {present} already there, {out} left out")
    return text.format(taken=fates[Fate.TAKEN], present=fates[Fate.PRESENT], out=left_out)
