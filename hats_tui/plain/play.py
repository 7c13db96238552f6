"""One game in lines of text: who is told what, and who may type now."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from hats_tui.crash.reports import report_bot
from hats_tui.game import Event, Header, Phase, PlayerView, PublicView, TurnEnded
from hats_tui.host.eyes import whose_eyes
from hats_tui.plain.console import Console, Leave
from hats_tui.plain.curtain import curtain_lines
from hats_tui.plain.person import Person
from hats_tui.plain.told import opening, standing
from hats_tui.plain.unsaved import ask_unsaved
from hats_tui.record import JournalError
from hats_tui.store.settings import Settings
from hats_tui.table.journal import Unsaved
from hats_tui.table.table import House, Table
from hats_tui.words import _
from hats_tui.words.events import Length, describe
from hats_tui.words.names import Names
from hats_tui.words.phrase import phrase
from hats_tui.words.recap import since_last_turn
from hats_tui.words.turns import prompt, thinking

_PATIENCE: Final = 1.0
"""Seconds in which a bot need not be told of."""


class LinePlay:
    """An observer of the table, and the keyboard of the people at it.

    Nothing is said before it is on the disk, since the referee tells of nothing earlier. What only
    one person may know is said while that person has the keyboard, and at no other time.
    """

    _table: Table
    _person: Person
    _names: Names

    def __init__(self, console: Console, settings: Settings) -> None:
        """Prepare to play.

        Args:
            console: Where it is said and typed.
            settings: The player's settings; a script does not wait for bots.
        """
        self._console = console
        self._pause = settings.bot_pause if console.watched else 0.0
        self._house = House(
            pause=self._pause,
            on_trouble=self._note_trouble,
            on_unsaved=self._ask_unsaved,
            ends_turns=settings.end_turn_automatically,
        )
        self._seen: PublicView | None = None
        self._news = asyncio.Event()
        self._troubles: list[tuple[int, str]] = []
        self._present: int | None = None
        self._told = -1
        self._left_at: dict[int, int] = {}
        self._briefed: tuple[int, int] | None = None
        self._prompted = -1
        self._thinking = -1
        self._asking = False
        self._listening = True
        self._unsaved = False

    async def new(self, header: Header, folder: Path) -> PublicView:
        """Play a new game to its end; see `_run`."""
        return await self._run(await Table.new(header, folder, self, self._house))

    async def resume(self, record: Path) -> PublicView:
        """Play an unfinished game to its end; see `_run`."""
        return await self._run(await Table.resume(record, self, self._house))

    @property
    def header(self) -> Header:
        """The game."""
        return self._table.header

    @property
    def kept(self) -> bool:
        """Whether there is something to resume, all of it on the disk."""
        return self._seen is not None and bool(self._seen.history) and not self._unsaved

    @property
    def unsaved(self) -> bool:
        """Whether something was played that is not on the disk."""
        return self._unsaved

    async def see(self, view: PublicView, events: tuple[Event, ...]) -> None:
        """Learn from the referee how things stand; it is said when it is its time."""
        del events
        self._seen = view
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
        self._table = table
        self._names = Names.of(player.name for player in table.header.players)
        self._person = Person(self._console, table, self._names)
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
        self._tell_news()
        seats = self._table.humans.items()
        seat = next((number for number, human in seats if human.asked), None)
        if seat is None:
            await self._wait()
        elif self._present == seat or await self._take_the_keyboard(seat):
            self._tell_position(seat)
            await self._person.do(await self._console.line(), seat)

    async def _wait(self) -> None:
        """Wait for news, or for somebody to be asked; bots that take their time are told of."""
        people = self._table.humans
        waits: list[Awaitable[object]] = [self._news.wait()]
        waits += [human.when_asked() for human in people.values()]
        if not people and self._listening and not self._asking:
            waits.append(self._watch())
        before = len(self._history())
        patience = _PATIENCE + self._pause if self._thinking != before else None
        if not await _first(waits, patience):
            self._thinking = before
            self._tell_thinking()
        self._news.clear()

    async def _watch(self) -> None:
        """Take a line where nobody here plays."""
        try:
            line = await self._console.line()
        except Leave:  # nothing more comes, and nothing need
            self._listening = False
            return
        if self._seen is not None:
            await self._person.watch(line, self._seen)

    def _tell_thinking(self) -> None:
        actor = None if self._seen is None else self._seen.board.actor
        if self._console.watched and actor is not None and actor not in self._table.humans:
            self._console.say(phrase("{text}.", text=thinking(actor, self._names)))

    def _history(self) -> tuple[Event, ...]:
        return () if self._seen is None else self._seen.history

    def _tell_news(self) -> None:
        """Say what has happened to whoever may hear it, and take the keyboard from who may not."""
        self._tell_troubles()
        view = self._seen
        if view is None:
            return
        if self._told < 0:
            self._begin(view)
        shared, people = self._table.shared, self._table.humans
        if not shared:
            self._present = next(iter(people), None)
        if not shared or self._present is not None or view.board.over:
            self._tell_events(view)
        self._told = len(view.history)
        if shared and self._present is not None:
            eyes = whose_eyes(view.board, people, self._present, shared=shared)
            if eyes != self._present and not view.board.over:
                self._left_at[self._present] = len(view.history)
                self._present = None
                self._console.turn_the_page()

    def _begin(self, view: PublicView) -> None:
        """Say how a game that goes on has come so far; a new one says that itself."""
        self._told = len(view.history)
        if not view.history:
            self._console.say(*opening(view.board, self._names))
        self._left_at = dict.fromkeys(range(1, view.board.players + 1), self._told)
        if self._table.shared:
            self._console.say(
                _(
                    "Several people play here. Before another hand is told, empty lines push what "
                    "was said off the screen; but whoever scrolls back can read it."
                )
            )
        else:
            seat = next(iter(self._table.humans), view.board.turn)
            self._console.say(*since_last_turn(view.history, seat, self._names))

    def _tell_events(self, view: PublicView) -> None:
        own = self._own_view() or view
        viewer = own.seat if isinstance(own, PlayerView) and not view.board.over else None
        for event in own.history[self._told :]:
            self._console.say(describe(event, self._names, viewer, Length.SENTENCE))

    def _own_view(self) -> PlayerView | None:
        """What the one who has the keyboard may know."""
        human = None if self._present is None else self._table.humans.get(self._present)
        return None if human is None else human.view

    def _tell_troubles(self) -> None:
        for seat, reason in self._troubles:
            kind = self._table.header.players[seat - 1].kind
            with suppress(OSError):
                report_bot(reason, {"bot": kind})
            template = _("{name} did not answer properly; a simple move was made in its place.")
            self._console.say(phrase(template, name=self._names[seat]))
        self._troubles.clear()
        unsaved = self._table.unsaved is not None
        if self._unsaved and not unsaved:
            self._console.say(_("The game is saved again, all of it."))
        self._unsaved = unsaved

    async def _take_the_keyboard(self, seat: int) -> bool:
        """Have the keyboard passed to somebody; False where the offer was taken back instead."""
        own = self._table.humans[seat].view
        assert own is not None, "the referee tells the seats before it asks them"
        giver = own.board.turn
        offered = own.board.phase is Phase.RETURN and giver in self._table.humans
        self._console.forget_typed()
        self._console.say(*curtain_lines(own, self._names, offered=offered))
        ready = phrase(_("Press Enter when you are ready, {name}."), name=self._names[seat])
        while (answer := await self._console.ask(ready)) != "":
            if offered and answer.casefold() in {"undo", "u"}:
                await self._table.referee.undo(giver)
                return False
        self._present, self._briefed, self._prompted = seat, None, -1
        self._tell_secrets(own, self._left_at[seat])
        return True

    def _tell_secrets(self, view: PlayerView, since: int) -> None:
        """Say what has happened meanwhile of which everybody else was told less."""
        for event in view.history[since:]:
            if event.seen_by(None) != event:
                self._console.say(describe(event, self._names, view.seat, Length.SENTENCE))

    def _tell_position(self, seat: int) -> None:
        """Say how things stand where a turn begins, and what is to be done where that is new."""
        view = self._table.humans[seat].view
        assert view is not None, "the referee tells the seats before it asks them"
        turn = sum(isinstance(event, TurnEnded) for event in view.history)
        if self._briefed != (seat, turn):
            self._briefed = (seat, turn)
            self._console.say(*standing(view, self._names))
        if self._prompted != len(view.history):
            self._prompted = len(view.history)
            self._console.say(prompt(view, self._names))

    def _note_trouble(self, seat: int, reason: str) -> None:
        self._troubles.append((seat, reason))
        self._news.set()

    async def _ask_unsaved(self, error: JournalError) -> Unsaved:
        """Ask what becomes of a game that cannot be saved; nobody else reads meanwhile."""
        self._asking = True
        self._news.set()
        try:
            return await ask_unsaved(self._console, error)
        finally:
            self._asking = False


async def _first(waits: Iterable[Awaitable[object]], timeout: float | None) -> bool:  # noqa: ASYNC109
    """Wait for the first of several things; False where none came in time."""
    tasks = [asyncio.ensure_future(each) for each in waits]
    try:
        done, _pending = await asyncio.wait(
            tasks, timeout=timeout, return_when=asyncio.FIRST_COMPLETED
        )
        for task in done:
            task.result()
        return bool(done)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
