"""Watching a game again: its record is read, shown, and perhaps played on from somewhere."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from hats_tui.game import Action, Match, MatchSheet, Player, Say, match_of, match_sheet
from hats_tui.record import BadRecord, JournalError
from hats_tui.record.branching import people
from hats_tui.record.watchable import load_watchable
from hats_tui.store.paths import games_dir
from hats_tui.table.branch import branch
from hats_tui.table.roster import rivals
from hats_tui.tui.coach.looking_through import look_back, look_through
from hats_tui.tui.dialogs.menu import MenuEntry
from hats_tui.tui.dialogs.seats import ChooseSeats
from hats_tui.tui.dialogs.waiting import patiently
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.replay.film import Film, film_of
from hats_tui.tui.replay.unreadable import why_unreadable
from hats_tui.tui.screens.coach import CoachScreen
from hats_tui.tui.screens.replay import ReplayScreen
from hats_tui.tui.screens.replay_napkin import ReplayNapkin
from hats_tui.words.coach import not_finished
from hats_tui.words.phrase import Phrase
from hats_tui.words.replay import (
    no_new_game,
    not_before_its_end,
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
    found = await _read(app, path)
    if found is None:
        return
    app.preferences.read()
    watching = Watching(app, found)
    screen = ReplayScreen(found.film, watching, found.film.usual_eyes(found.person))
    await app.push_screen_wait(screen)
    if watching.begun is not None:
        await app.leave_games()
        app.resume(watching.begun)


@dataclass(frozen=True)
class Found:
    """What is known of a record while it is watched: no more than may be seen of it."""

    path: Path
    """Its file."""
    film: Film
    players: tuple[Player, ...]
    """Who plays now, by seat."""
    people: frozenset[int]
    """The seats on which a person has sat."""
    match: Match | None
    """Which game of a duplicate match it is."""
    whole: MatchSheet | None
    """All games of the match, where this is the last one, and over."""

    @property
    def person(self) -> int | None:
        """The seat of the only person, if there is just one."""
        return min(self.people) if len(self.people) == 1 else None


class Watching:
    """The controls of a replay: nothing can be done in it, but a game can begin from it."""

    def __init__(self, app: HatsApp, found: Found) -> None:
        """Watch a game.

        Args:
            app: Where it is shown.
            found: The game.
        """
        self.begun: Path | None = None
        """The record of the game that was begun from this one."""
        self._app = app
        self._found = found
        self._film = found.film

    def act(self, action: Action) -> Phrase | None:
        """Nothing is done."""
        del action
        return None

    def undo(self) -> None:
        """Nothing is done."""

    def take_turn_back(self) -> Phrase | None:
        """Nothing is done."""
        return None

    @property
    def hints(self) -> bool:
        """Whoever watches decides nothing."""
        return False

    def hint(self) -> Phrase | None:
        """Nothing is to be done."""
        return None

    def tell_partner(self, say: Say) -> Phrase | None:
        """Nothing is said any more."""
        del say
        return None

    def hurry(self) -> None:
        """Nobody is waited for."""

    def show_napkin(self) -> None:
        """Show how the game ended."""
        sheet = self._film.sheet
        if sheet is not None:
            page = NapkinPage(
                self._film.names.full,
                sheet,
                branches=len(self._film.branches),
                match=self._found.match,
                whole=self._found.whole,
            )
            self._app.push_screen(ReplayNapkin(page))

    def menu_entries(self) -> list[MenuEntry]:
        """The replay knows what can be done."""
        return []

    def coach(self, seat: int | None, place: int) -> Phrase | None:
        """Judge the game of a player, or of the first person; a sentence says why not."""
        if self._film.sheet is None:
            return not_finished()
        coached = CoachScreen(
            self._film,
            seat or min(self._found.people, default=1),
            partial(look_through, self._found.path),
            partial(look_back, self._found.path),
            place,
        )
        screen = self._app.screen

        def see(place: int | None) -> None:
            if place is not None and isinstance(screen, ReplayScreen):
                screen.see(place, coached.seat)

        self._app.push_screen(coached, see)
        return None

    def play_on(self, place: int) -> Phrase | None:
        """Begin a game from a place; a sentence says why that cannot be."""
        if self._film.over_at(place):
            return nothing_to_play_on()
        if self._film.sheet is None and len(self._found.people) > 1:
            return not_before_its_end()
        self._app.run_worker(self._begin(place), group="begin", exclusive=True)
        return None

    async def _begin(self, place: int) -> None:
        screen, players = self._app.screen, self._found.players
        heading = play_on_from(place, self._film.last)
        person = self._found.person if self._film.sheet is None else None
        others = await asyncio.to_thread(rivals)
        dialog = ChooseSeats(heading, players, others, person)
        kinds = await self._app.push_screen_wait(dialog)
        if kinds is None:
            return
        seated = tuple(
            Player(name=player.name, kind=kind) for player, kind in zip(players, kinds, strict=True)
        )
        try:
            self.begun = await asyncio.to_thread(_branched, self._found.path, place, seated)
        except (OSError, BadRecord, JournalError) as error:
            self._tell(error)
        else:
            screen.dismiss(None)

    def _tell(self, error: OSError | BadRecord | JournalError) -> None:
        """Say why no game begins."""
        if isinstance(error, JournalError):
            text = no_new_game(error.reason)
        else:
            text = why_unreadable(self._found.path, error)
        self._app.notify(text, severity="error", timeout=15, markup=False)


async def _read(app: HatsApp, path: Path) -> Found | None:
    reading = asyncio.ensure_future(asyncio.to_thread(_load, path))
    try:
        return await patiently(app, reading_record(path.name), reading)
    except (OSError, BadRecord) as error:
        app.notify(why_unreadable(path, error), severity="error", timeout=15, markup=False)
        return None


def _load(path: Path) -> Found:
    record = load_watchable(path)
    film, header = film_of(record), record.header
    whole = None if film.sheet is None else match_sheet(header, film.sheet)
    return Found(path, film, record.players, people(record), match_of(header), whole)


def _branched(path: Path, place: int, players: tuple[Player, ...]) -> Path:
    """Begin the record of the new game; the old one is read anew, and left as it is."""
    return branch(load_watchable(path), path, place, players, games_dir())
