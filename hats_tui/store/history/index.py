"""The index itself: the facts of every game, kept in a file that may be lost at any time."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, Self, TypeVar
from zlib import crc32

from hats_tui.store.history.facts import GameFacts, Status, read, written
from hats_tui.store.history.schema import INDEX_ERRORS, is_broken, open_index, remove_index
from hats_tui.store.history.stamp import Stamp
from hats_tui.store.paths import state_dir

T = TypeVar("T")

_SELECT: Final = "SELECT file, size, modified, status, created, facts, seal FROM games"
_STATUSES: Final = {status.value: status for status in Status}


class Indexed(NamedTuple):
    """A game in the index; its facts are taken apart when they are asked for."""

    stamp: Stamp
    """The file that was read; one with another stamp is to be read again."""
    status: Status
    created: int
    text: str
    """The facts, see `written`."""

    @classmethod
    def of(cls, stamp: Stamp, facts: GameFacts) -> Indexed:
        """A game that was read."""
        return cls(stamp, facts.status, facts.created, written(facts))

    @property
    def facts(self) -> GameFacts:
        """All that is known of the game."""
        return read(self.text)


def index_file() -> Path:
    """The file of the player's index; it need not exist."""
    return state_dir() / "history.sqlite3"


class Index:
    """What is known of the games of one folder; threads may share it.

    A file that is broken, or of another version, is replaced by an empty index. Where no file can
    be written, the index is in memory. Two programs may have the same file open.
    """

    def __init__(self, connection: sqlite3.Connection, file: Path | None) -> None:
        """Keep facts in an open file; `open` makes an index."""
        self._connection = connection
        self._file = file
        self._lock = threading.RLock()
        self.losses = 0
        """How often all that was known was lost while it was open."""

    @classmethod
    def open(cls, file: Path | None = None) -> Self:
        """Open an index.

        Args:
            file: Its file; the player's own when None.
        """
        file = file or index_file()
        try:
            return cls(open_index(file), file)
        except (OSError, *INDEX_ERRORS):
            return cls(open_index(None), None)

    def __enter__(self) -> Self:
        """The index itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close it."""
        self.close()

    @property
    def in_memory(self) -> bool:
        """Whether nothing of it is kept, since no file can be written."""
        return self._file is None

    def games(self) -> dict[str, Indexed]:
        """All games by the names of their files; rows that were garbled are left out."""
        return self._guarded(lambda: sealed_games(self._connection))

    def put(self, games: Mapping[str, Indexed], gone: Iterable[str] = ()) -> None:
        """Take in games that were read, and forget others, all or none of them.

        Args:
            games: Games by the names of their files.
            gone: The names of files that are no more.
        """
        rows = [_row(name, game) for name, game in games.items()]
        names = [(os.fsencode(name),) for name in gone]
        self._guarded(lambda: self._put(rows, names))

    def clear(self) -> None:
        """Forget everything, so that all files are read again."""
        with self._lock:
            if self._file is None:
                self._connection.execute("DELETE FROM games")
            else:
                self._renew()

    def close(self) -> None:
        """Close the file."""
        with self._lock, suppress(sqlite3.Error):
            self._connection.close()

    def _put(self, rows: list[tuple[object, ...]], gone: list[tuple[bytes]]) -> None:
        with self._transaction():
            self._connection.executemany("DELETE FROM games WHERE file = ?", gone)
            self._connection.executemany(
                "INSERT OR REPLACE INTO games VALUES (?,?,?,?,?,?,?)", rows
            )

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            raise

    def _guarded(self, work: Callable[[], T]) -> T:
        """Do something, and once more on an empty index where the file turned out to be bad."""
        with self._lock:
            try:
                return work()
            except INDEX_ERRORS as error:
                if self._file is None:
                    raise
                if is_broken(error):
                    self._renew()
                else:
                    self._leave_file()
            return work()

    def _renew(self) -> None:
        """Begin anew with an empty file, or in memory where there can be none."""
        assert self._file is not None, "only a file can be bad"
        self.losses += 1
        self.close()
        try:
            remove_index(self._file)
            self._connection = open_index(self._file)
        except (OSError, *INDEX_ERRORS):
            self._leave_file()

    def _leave_file(self) -> None:
        """Go on in memory: nobody can write the file, or another program will not let go of it."""
        self.losses += 1
        self.close()
        self._connection, self._file = open_index(None), None


def sealed_games(connection: sqlite3.Connection) -> dict[str, Indexed]:
    """All games of an open index by the names of their files, without rows that were garbled.

    Raises:
        sqlite3.Error: There is no such index in the file.
    """
    connection.text_factory = _text
    rows = connection.execute(_SELECT)
    return dict(game for row in rows if (game := _read_row(*row)))


def sealed_names(connection: sqlite3.Connection, status: Status) -> frozenset[str]:
    """The names of the files of games of which this has become, without rows that were garbled.

    Raises:
        sqlite3.Error: There is no such index in the file.
    """
    connection.text_factory = _text
    rows = connection.execute(f"{_SELECT} WHERE status = ?", (status.value,))
    return frozenset(
        os.fsdecode(file) for file, *facts, seal in rows if _is_whole(file, facts, seal)
    )


def _text(data: bytes) -> str:
    """A text of the index: a garbled one is a wrong text, which its seal tells, and no error."""
    return data.decode("utf-8", "replace")


def _row(name: str, game: Indexed) -> tuple[object, ...]:
    facts = (os.fsencode(name), *game.stamp, game.status.value, game.created, game.text)
    return (*facts, _seal(*facts))


def _read_row(
    file: bytes, size: int, modified: int, status: str, created: int, text: str, seal: int
) -> tuple[str, Indexed] | None:
    """The game in a row; none where the row was garbled."""
    try:
        if seal == _seal(file, size, modified, status, created, text):
            game = Indexed(Stamp(size, modified), _STATUSES[status], created, text)
            return os.fsdecode(file), game
    except (ValueError, TypeError, KeyError):
        return None
    return None


def _is_whole(file: bytes, facts: list[Any], seal: int) -> bool:
    try:
        return seal == _seal(file, *facts)
    except (ValueError, TypeError):
        return False


def _seal(file: bytes, size: int, modified: int, status: str, created: int, text: str) -> int:
    """A sum by which a row is known to be as it was written."""
    figures = f"{size}/{modified}/{status}/{created}/{text}"
    return crc32(figures.encode(), crc32(file))
