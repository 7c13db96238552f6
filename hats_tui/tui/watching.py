"""Watching a game again: its record is read, shown, and perhaps played on from somewhere."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from hats_tui.game import Action
from hats_tui.record import BadRecord, Record, load_record, sentence
from hats_tui.record.branching import people
from hats_tui.store.settings import read_settings
from hats_tui.tui.dialogs.menu import MenuEntry
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.replay.film import Film, film_of
from hats_tui.tui.screens.replay import ReplayScreen
from hats_tui.tui.screens.replay_napkin import ReplayNapkin
from hats_tui.words import _
from hats_tui.words.phrase import Phrase

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp


async def watch(app: HatsApp, path: Path) -> None:
    """Show a game from its record until the player has seen enough.

    The file is only read, so a game that is played in another window can be watched as well.

    Args:
        app: Where it is shown.
        path: The file of the record; one that cannot be read is told of.
    """
    read = await _read(app, path)
    if read is None:
        return
    record, film = read
    persons = people(record)
    eyes = film.usual_eyes(min(persons) if len(persons) == 1 else None)
    motion = read_settings()[0].motion
    await app.push_screen_wait(ReplayScreen(film, Watching(app, film), eyes, motion=motion))


class Watching:
    """The controls of a replay: nothing can be done in it, but a game can begin from it."""

    def __init__(self, app: HatsApp, film: Film) -> None:
        """Watch a film."""
        self._app = app
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
            self._app.push_screen(ReplayNapkin(NapkinPage(self._film.names.full, sheet)))

    def menu_entries(self) -> list[MenuEntry]:
        """The replay knows what can be done."""
        return []

    def play_on(self, place: int) -> Phrase | None:
        """Play on from a place."""
        del place
        return None


async def _read(app: HatsApp, path: Path) -> tuple[Record, Film] | None:
    try:
        return await asyncio.to_thread(_load, path)
    except (OSError, BadRecord) as error:
        app.notify(why_unreadable(path, error), severity="error", timeout=15, markup=False)
        return None


def _load(path: Path) -> tuple[Record, Film]:
    record = load_record(path)
    return record, film_of(record)


def why_unreadable(path: Path, error: OSError | BadRecord) -> str:
    """Say why a record cannot be watched."""
    if isinstance(error, BadRecord):
        text = _("{file} is no game that can be watched: line {line}. {fault}")
        line, fault = error.fault.line, sentence(error.fault)
        return text.format(file=path.name, line=line, fault=fault)
    text = _("{file} cannot be read: {reason}.")
    return text.format(file=path.name, reason=error.strerror or str(error))
