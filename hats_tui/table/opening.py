"""Opening the record of a game, and what is played when it cannot be opened for writing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from hats_tui.game import Header
from hats_tui.record.journal import NotWritten
from hats_tui.record.reader import Record, load_record
from hats_tui.record.writer import Finished, RecordWriter
from hats_tui.store.paths import ensure_dir
from hats_tui.table.journal import AskUnsaved, RecordJournal

_Opened = TypeVar("_Opened")


async def new_journal(
    folder: Path, header: Header, ask: AskUnsaved, lines: Sequence[str] = ()
) -> RecordJournal:
    """Begin the record of a new game.

    Args:
        folder: Where records are kept; it is created when it is missing.
        header: The game; it says when it was created.
        ask: Asks the player what to do when something cannot be written.
        lines: What stands in it from the beginning, below the header.

    Raises:
        Stopped: There can be no record, and the player does not want to play without.
    """
    return await _begun(RecordJournal(partial(_created, folder, header, lines), ask))


async def open_journal(path: Path, ask: AskUnsaved) -> tuple[RecordJournal, Record]:
    """Go on with the record of an unfinished game.

    Args:
        path: The record.
        ask: Asks the player what to do when something cannot be written.

    Returns:
        The journal, and what stands in the record.

    Raises:
        Stopped: The record cannot be written, and the player does not want to play without.
        JournalError: The record is in use or finished, or it cannot even be read.
        BadRecord: It is not a right record.
    """
    try:
        writer, record = await _opened(
            partial(RecordWriter.resume, path), lambda opened: opened[0].close()
        )
    except NotWritten as error:
        record = await asyncio.to_thread(_read_at_least, path, error)
        journal = await _begun(RecordJournal(partial(_reopened, path, record), ask))
        return journal, record
    return RecordJournal(partial(_reopened, path, record), ask, writer), record


async def _begun(journal: RecordJournal) -> RecordJournal:
    """Open the record of a journal; where that is given up, nothing stays open."""
    try:
        await journal.begin()
    except BaseException:
        await journal.close()
        raise
    return journal


def _created(folder: Path, header: Header, lines: Sequence[str]) -> RecordWriter:
    try:
        ensure_dir(folder)
    except OSError as error:
        raise NotWritten(folder, error.strerror or str(error)) from error
    return RecordWriter.create(folder, header, lines)


def _read_at_least(path: Path, error: NotWritten) -> Record:
    """A record that cannot be written; where it cannot be read either, why it cannot be written."""
    try:
        record = load_record(path)
    except OSError:
        raise error from None
    if record.result is not None:
        raise Finished(path, "the game is over")
    return record


def _reopened(path: Path, known: Record) -> RecordWriter:
    """The record once more, if it is still the game that is played."""
    writer, found = RecordWriter.resume(path)
    if found.lines != known.lines:
        writer.close()
        raise NotWritten(path, "another program has changed it")
    return writer


async def _opened(open_it: Callable[[], _Opened], close: Callable[[_Opened], None]) -> _Opened:
    """Open something in a thread; what comes when nobody waits for it any more is closed."""
    opening = asyncio.ensure_future(asyncio.to_thread(open_it))
    try:
        return await asyncio.shield(opening)
    except asyncio.CancelledError:
        with suppress(Exception):
            close(await opening)
        raise
