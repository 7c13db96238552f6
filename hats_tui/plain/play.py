"""One game in lines of text: news is said, people type, bots are waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from hats_tui.crash.reports import report_bot
from hats_tui.game import Event, Header, PublicView
from hats_tui.host.game_on_table import GameOnTable
from hats_tui.host.rivals import trouble_sentence
from hats_tui.plain.audience import Audience
from hats_tui.plain.console import Console, Leave
from hats_tui.plain.person import Person
from hats_tui.plain.unsaved import ask_unsaved
from hats_tui.record import JournalError
from hats_tui.store.settings import Settings
from hats_tui.table.engine_failure import EngineFailure
from hats_tui.table.journal import Unsaved
from hats_tui.table.table import House, Table
from hats_tui.words import _
from hats_tui.words.names import Names
from hats_tui.words.turns import thinking

_PATIENCE: Final = 1.0
"""Seconds in which a bot need not be told of."""


class LinePlay(GameOnTable):
    """An observer of the table, and the keyboard of the people at it.

    Nothing is said before it is on the disk, since the referee tells of nothing earlier.
    """

    _person: Person
    _names: Names

    def __init__(self, console: Console, settings: Settings) -> None:
        """Prepare to play.

        Args:
            console: Where it is said and typed.
            settings: The player's settings; a script does not wait for bots.
        """
        self._console = console
        self._hints = settings.hints
        self._detail = settings.log_detail
        self._pause = settings.bot_pause if console.watched else 0.0
        self._house = House(
            pause=self._pause,
            on_trouble=self._note_trouble,
            on_unsaved=self._ask_unsaved,
            ends_turns=settings.end_turn_automatically,
        )
        self._seen: PublicView | None = None
        self._audience: Audience | None = None
        self._news = asyncio.Event()
        self._notes: list[object] = []
        self._thinking = -1
        self._asking = False
        self._listening = True
        self._from_watcher: str | None = None
        self._unsaved = False

    async def new(self, header: Header, folder: Path, *, hints: bool = True) -> PublicView:
        """Play a new game to its end, with hints for who asks, or without; see `_run`."""
        table = await Table.new(header, folder, self, self._house, hints=hints)
        return await self._run(table)

    async def resume(self, record: Path) -> PublicView:
        """Play an unfinished game to its end; see `_run`."""
        return await self._run(await Table.resume(record, self, self._house))

    @property
    def begun(self) -> bool:
        """Whether anything was done in it."""
        return self._seen is not None and bool(self._seen.history)

    @property
    def unsaved(self) -> bool:
        """Whether something was done that is not on the disk."""
        return self._unsaved

    async def see(self, view: PublicView, events: tuple[Event, ...]) -> None:
        """Learn from the referee how things stand; it is said when it is its time."""
        del events
        self._seen = view
        unsaved = self._table.unsaved is not None
        if self._unsaved and not unsaved:
            self._notes.append(_("The game is saved again, all of it."))
        self._unsaved = unsaved
        self._news.set()

    async def _run(self, table: Table) -> PublicView:
        """Play to the end.

        Returns:
            How it ended, with the napkin.

        Raises:
            Leave: Somebody quits, or nothing more is typed.
            JournalError: The record cannot be written.
            OSError: Nobody listens any more.
        """
        self._put(table)
        players = table.header.players
        self._names = Names.uncut(self._console.spelled(player.name) for player in players)
        self._person = Person(
            self._console, table, self._names, hints=self._hints, detail=self._detail
        )
        game = asyncio.create_task(table.run())
        game.add_done_callback(lambda _: self._news.set())
        try:
            while not game.done():
                await self._go_on()
            game.result()
            self._tell_news()
            assert self._seen is not None, "the referee tells the observers before it ends"
            return self._seen
        finally:
            game.cancel()
            await asyncio.gather(game, return_exceptions=True)
            await table.close()

    async def _go_on(self) -> None:
        """Say what is new, and let somebody type, or wait."""
        audience = self._tell_news()
        seats = self._table.humans.items()
        seat = next((number for number, human in seats if human.asked), None)
        if seat is None or audience is None:
            await self._wait()
        elif audience.has_keyboard(seat) or await audience.pass_keyboard(seat):
            audience.tell_position(seat)
            await self._person.do(await self._console.line(), seat)

    def _tell_news(self) -> Audience | None:
        """Say what is new to whoever may hear it; there is nobody before the game has begun."""
        notes, self._notes = self._notes, []
        self._console.say(*notes)
        if self._seen is None:
            return None
        if self._audience is None:
            self._audience = Audience(
                self._console, self._table, self._names, self._seen, effects=self._detail == "full"
            )
        self._audience.tell_news(self._seen)
        return self._audience

    async def _wait(self) -> None:
        """Wait for news, or for somebody to be asked; bots that take their time are told of."""
        people = self._table.humans
        waits: list[Awaitable[object]] = [self._news.wait()]
        waits += [human.when_asked() for human in people.values()]
        if not people and self._listening and not self._asking:
            waits.append(self._watch())
        before = 0 if self._seen is None else len(self._seen.history)
        patience = _PATIENCE + self._pause if self._thinking != before else None
        if not await _first(waits, patience):
            self._thinking = before
            self._tell_thinking()
        self._news.clear()
        if self._seen is not None and (line := self._from_watcher) is not None:
            self._from_watcher = None
            await self._person.watch(line, self._seen)

    async def _watch(self) -> None:
        """Take a line where nobody here plays."""
        try:
            self._from_watcher = await self._console.line()
        except Leave:  # nothing more comes, and nothing need
            self._listening = False

    def _tell_thinking(self) -> None:
        actor = None if self._seen is None else self._seen.board.actor
        if self._console.watched and actor is not None and actor not in self._table.humans:
            self._console.say(thinking(actor, self._names))

    def _note_trouble(self, seat: int, failure: EngineFailure) -> None:
        if not failure.unregistered:
            with suppress(OSError):
                report_bot(str(failure), {"bot": failure.kind})
        self._notes.append(trouble_sentence(seat, failure, self._names))
        self._news.set()

    async def _ask_unsaved(self, error: JournalError) -> Unsaved:
        """Ask what becomes of a game that cannot be saved; nobody else reads meanwhile."""
        self._asking = True
        self._news.set()
        try:
            return await ask_unsaved(self._console, error)
        finally:
            self._asking = False


async def _first(waits: Iterable[Awaitable[object]], patience: float | None) -> bool:
    """Wait for the first of several things; False where none came in time."""
    tasks = [asyncio.ensure_future(each) for each in waits]
    try:
        done, _pending = await asyncio.wait(
            tasks, timeout=patience, return_when=asyncio.FIRST_COMPLETED
        )
        for task in done:
            task.result()
        return bool(done)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
