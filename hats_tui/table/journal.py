"""Where a game is written down before anybody learns of it, and what if that cannot be done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from enum import StrEnum
from pathlib import Path
from threading import Lock
from typing import Protocol

from hats_tui.game import Move, Say, ScoreSheet
from hats_tui.record.hints import no_hints_line
from hats_tui.record.journal import JournalError
from hats_tui.record.lines import (
    HintNote,
    SeatNote,
    TalkNote,
    move_line,
    note_line,
    result_line,
)
from hats_tui.record.writer import RecordWriter


class Journal(Protocol):
    """What the referee writes in; what it raises ends the game."""

    async def write_move(self, move: Move) -> None:
        """Write an action, or an undo, safely to disk."""

    async def write_seat(self, seat: int, kind: str) -> None:
        """Write that a seat changes hands."""

    async def write_hint(self, seat: int) -> None:
        """Write that a player asked for a hint."""

    async def write_talk(self, seat: int, say: Say) -> None:
        """Write what a player said to the partner."""

    async def write_no_hints(self) -> None:
        """Write that there are no hints any more."""

    async def write_result(self, sheet: ScoreSheet) -> None:
        """Write how the game ended."""


class Stopped(JournalError):
    """The player has ended a game that cannot be saved."""


class Unsaved(StrEnum):
    """What to do about a game that cannot be saved."""

    AGAIN = "again"
    """Try it again."""
    PLAY_ON = "play_on"
    """Play on; it is tried again with every action, without a question."""
    STOP = "stop"
    """End the game as it was saved."""


AskUnsaved = Callable[[JournalError], Awaitable[Unsaved]]
"""Asks the player what to do; called with the reason, and at most until they play on."""


class RecordJournal:
    """A journal that is a game record, or becomes one as soon as the disk allows it.

    Who waits for a line can be cancelled, the thread that writes it cannot: so one thread waits
    here for the other, and the file is not closed under a line that is being written.
    """

    def __init__(
        self,
        open_writer: Callable[[], RecordWriter],
        ask: AskUnsaved,
        writer: RecordWriter | None = None,
    ) -> None:
        """Make a journal of a game.

        Args:
            open_writer: Opens the record; called in a thread, again and again while it fails.
            ask: Asks the player what to do when something cannot be written.
            writer: The record, if it is open already.
        """
        self.unsaved: JournalError | None = None
        """Why the game is not saved, where the player has chosen to play on nevertheless."""
        self.before_result: Callable[[ScoreSheet], Awaitable[None]] = _nothing_before
        """Done before the result is written: what a game that is over must have left behind."""
        self._open_writer = open_writer
        self._ask = ask
        self._writer = writer
        self._waiting: list[str] = []
        """What is not on the disk yet."""
        self._one_at_a_time = Lock()

    @property
    def path(self) -> Path | None:
        """The file of the record, once it is open."""
        return None if self._writer is None else self._writer.path

    async def begin(self) -> None:
        """Open the record.

        Raises:
            Stopped: That cannot be done, and the player does not want to play without.
        """
        await self._save()

    async def write_move(self, move: Move) -> None:
        """Write an action, or an undo, safely to disk.

        Raises:
            Stopped: That cannot be done, and the player does not want to play without.
        """
        await self._write(move_line(move))

    async def write_seat(self, seat: int, kind: str) -> None:
        """Write that a seat changes hands; raises the same."""
        await self._write(note_line(SeatNote(seat=seat, kind=kind)))

    async def write_hint(self, seat: int) -> None:
        """Write that a player asked for a hint; raises the same."""
        await self._write(note_line(HintNote(seat=seat)))

    async def write_talk(self, seat: int, say: Say) -> None:
        """Write what a player said to the partner; raises the same."""
        await self._write(note_line(TalkNote(seat=seat, say=say.value)))

    async def write_no_hints(self) -> None:
        """Write that there are no hints any more; raises the same."""
        await self._write(no_hints_line())

    async def write_result(self, sheet: ScoreSheet) -> None:
        """Write how the game ended; raises the same."""
        await self.before_result(sheet)
        await self._write(result_line(sheet))

    async def close(self) -> None:
        """Write no more."""
        await asyncio.to_thread(self._close)

    async def _write(self, line: str) -> None:
        self._waiting.append(line)
        await self._save()

    async def _save(self) -> None:
        """Bring what waits onto the disk, or find out that the player can do without."""
        while (error := await asyncio.to_thread(self._flush)) and self.unsaved is None:
            try:
                answer = await self._ask(error)
            except BaseException:
                self._waiting.clear()
                raise
            if answer is Unsaved.STOP:
                self._waiting.clear()
                raise Stopped(error.path, error.reason) from error
            if answer is Unsaved.PLAY_ON:
                break
        self.unsaved = error

    def _flush(self) -> JournalError | None:
        """Write what waits; gives the reason when not all of it could be."""
        with self._one_at_a_time:
            try:
                if self._writer is None:
                    self._writer = self._open_writer()
                while self._waiting:
                    self._writer.append(self._waiting[0])
                    del self._waiting[0]
            except JournalError as error:
                return error
            return None

    def _close(self) -> None:
        if self._waiting:
            self.unsaved = self._flush()
        with self._one_at_a_time:
            if self._writer is not None:
                self._writer.close()


async def _nothing_before(sheet: ScoreSheet) -> None:
    """A game of its own leaves nothing behind but its record."""
    del sheet
