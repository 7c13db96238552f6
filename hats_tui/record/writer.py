"""Writing a record while the game is played: first the line on the disk, then its effect."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self

from hats_tui.game import Header
from hats_tui.record.journal import Journal, JournalError
from hats_tui.record.lines import header_line
from hats_tui.record.naming import file_names
from hats_tui.record.reader import Record, read_record


class Finished(JournalError):
    """The game is over: nothing may be added to its record."""


class RecordWriter:
    """Appends lines to the record of one live game, which stays locked until it is closed.

    The calls block for the disk: they are not for the thread of a screen, and not two at a time.
    """

    def __init__(self, journal: Journal) -> None:
        """Write to an open file; `create` and `resume` make one."""
        self._journal = journal

    @classmethod
    def create(cls, folder: Path, header: Header, lines: Sequence[str] = ()) -> Self:
        """Begin the record of a new game, in a new file named after its date and players.

        Args:
            folder: Where records are kept; it has to be there.
            header: The game; it says when it was created.
            lines: What follows at once; all of it comes onto the disk together.

        Raises:
            NotWritten: There can be no such file; then none is left behind.
            ValueError: The header does not say when the game was created.
        """
        text = "".join(f"{line}\n" for line in (header_line(header), *lines))
        journal = _new_journal(folder, header)
        writer = cls(journal)
        try:
            journal.append(text.encode())
            journal.sync_name()
        except BaseException:
            writer.close()
            with suppress(OSError):
                journal.path.unlink()
            raise
        return writer

    @classmethod
    def resume(cls, path: Path) -> tuple[Self, Record]:
        """Go on with an unfinished game.

        A torn last line is cut off, a missing newline is added; nothing else is changed.

        Args:
            path: The file of the record.

        Returns:
            The writer, and what stands in the record.

        Raises:
            InUse: Another program plays this game.
            Finished: The game is over.
            BadRecord: It is not a right record.
            NotWritten: The file cannot be opened for writing, or not be mended.
        """
        journal = Journal(path, new=False)
        try:
            record = read_record(journal.read())
            _mend(journal, record)
        except BaseException:
            journal.close()
            raise
        return cls(journal), record

    def __enter__(self) -> Self:
        """The writer itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close it."""
        self.close()

    @property
    def path(self) -> Path:
        """The file of the record."""
        return self._journal.path

    def append(self, line: str) -> None:
        """Add a line, see `hats_tui.record.lines`; when this returns, it is on the disk.

        Raises:
            NotWritten: It is not. The record ends with the line before, so the same line may be
                tried again, when the disk has room for instance.
            ValueError: It is more than one line.
        """
        if "\n" in line:
            raise ValueError("a line of a record has no newline inside")
        self._journal.append(f"{line}\n".encode())

    def close(self) -> None:
        """Close the file and give up the lock; closing twice is nothing."""
        self._journal.close()


def _new_journal(folder: Path, header: Header) -> Journal:
    """The first file of that name that is not there yet."""
    for name in file_names(header):
        try:
            return Journal(folder / name, new=True)
        except FileExistsError:
            continue
    raise AssertionError("there is always another name")


def _mend(journal: Journal, record: Record) -> None:
    """Make the file of an unfinished game end with a whole line."""
    if record.result is not None:
        raise Finished(journal.path, "the game is over")
    if record.torn:
        journal.cut(record.kept)
    if not record.ended:
        journal.append(b"\n")
