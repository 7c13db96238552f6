"""Watching a game again: its record is read, shown, and perhaps played on from somewhere."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from hats_tui.game import Action, Player
from hats_tui.record import BadRecord, FaultCode, JournalError, Record
from hats_tui.record.branching import people
from hats_tui.record.watchable import load_watchable
from hats_tui.store.paths import games_dir
from hats_tui.table.branch import branch
from hats_tui.tui.dialogs.menu import MenuEntry
from hats_tui.tui.dialogs.seats import ChooseSeats
from hats_tui.tui.dialogs.waiting import patiently
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.replay.film import Film, film_of
from hats_tui.tui.screens.replay import ReplayScreen
from hats_tui.tui.screens.replay_napkin import ReplayNapkin
from hats_tui.words.phrase import Phrase
from hats_tui.words.replay import (
    damaged,
    newer_version,
    no_new_game,
    not_before_its_end,
    not_read,
    nothing_to_play_on,
    play_on_from,
    reading_record,
)

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp


async def watch(app: HatsApp, path: Path) -> None:
    """Show a game from its record until the player has seen enough, or plays on from it.

    The file is only read, so a game that is played in another window can be watched as well.

    Args:
        app: Where it is shown.
        path: The file of the record; one that cannot be read is told of.
    """
    read = await _read(app, path)
    if read is None:
        return
    record, film = read
    person = only_person(record)
    watching = Watching(app, path, record, film)
    screen = ReplayScreen(film, watching, film.usual_eyes(person))
    await app.push_screen_wait(screen)
    if watching.begun is not None:
        await app.leave_games()
        app.resume(watching.begun)


class Watching:
    """The controls of a replay: nothing can be done in it, but a game can begin from it."""

    def __init__(self, app: HatsApp, path: Path, record: Record, film: Film) -> None:
        """Watch a game.

        Args:
            app: Where it is shown.
            path: The file of its record.
            record: What stands in it.
            film: What is seen of it.
        """
        self.begun: Path | None = None
        """The record of the game that was begun from this one."""
        self._app = app
        self._path = path
        self._record = record
        self._film = film

    def act(self, action: Action) -> Phrase | None:
        """Nothing is done."""
        del action
        return None

    def undo(self) -> None:
        """Nothing is done."""

    def take_turn_back(self) -> Phrase | None:
        """Nothing is done."""
        return None

    def hurry(self) -> None:
        """Nobody is waited for."""

    def show_napkin(self) -> None:
        """Show how the game ended."""
        sheet = self._film.sheet
        if sheet is not None:
            page = NapkinPage(self._film.names.full, sheet, branches=self._film.branches)
            self._app.push_screen(ReplayNapkin(page))

    def menu_entries(self) -> list[MenuEntry]:
        """The replay knows what can be done."""
        return []

    def play_on(self, place: int) -> Phrase | None:
        """Begin a game from a place; a sentence says why that cannot be."""
        if self._film.over_at(place):
            return nothing_to_play_on()
        if self._film.sheet is None and len(people(self._record)) > 1:
            return not_before_its_end()
        self._app.run_worker(self._begin(place), group="begin", exclusive=True)
        return None

    async def _begin(self, place: int) -> None:
        screen = self._app.screen
        players = self._record.players
        heading = play_on_from(place, self._film.last)
        person = only_person(self._record) if self._film.sheet is None else None
        kinds = await self._app.push_screen_wait(ChooseSeats(heading, players, person))
        if kinds is None:
            return
        seated = tuple(
            Player(name=player.name, kind=kind) for player, kind in zip(players, kinds, strict=True)
        )
        try:
            self.begun = await asyncio.to_thread(
                branch, self._record, self._path, place, seated, games_dir()
            )
        except JournalError as error:
            text = no_new_game(error.reason)
            self._app.notify(text, severity="error", timeout=15, markup=False)
        else:
            screen.dismiss(None)


def only_person(record: Record) -> int | None:
    """The seat of the only person who has played, if there is just one."""
    persons = people(record)
    return min(persons) if len(persons) == 1 else None


async def _read(app: HatsApp, path: Path) -> tuple[Record, Film] | None:
    reading = asyncio.ensure_future(asyncio.to_thread(_load, path))
    try:
        return await patiently(app, reading_record(path.name), reading)
    except (OSError, BadRecord) as error:
        app.notify(why_unreadable(path, error), severity="error", timeout=15, markup=False)
        return None


def _load(path: Path) -> tuple[Record, Film]:
    record = load_watchable(path)
    return record, film_of(record)


def why_unreadable(path: Path, error: OSError | BadRecord) -> str:
    """Say why a record cannot be watched; not what is wrong in it, for that may name a card."""
    if isinstance(error, OSError):
        return not_read(path.name, error.strerror or str(error))
    if error.fault.code is FaultCode.UNKNOWN_VERSION:
        return newer_version(path.name)
    return damaged(path.name, error.fault.line)
