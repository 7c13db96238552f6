"""The tables of the index, and how the file of one is opened or made anew."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from hats_tui.store.paths import ensure_dir

VERSION: Final = 3
"""The version of the tables and of what is read for them; an index of another one is made anew."""

_PATIENCE: Final = 3.0
"""Seconds to wait for another program that writes."""

_TABLES: Final = """
CREATE TABLE games (
    file BLOB PRIMARY KEY,      -- the name in the folder, as the system has it
    size INTEGER NOT NULL,
    modified INTEGER NOT NULL,
    status TEXT NOT NULL,
    created INTEGER NOT NULL,
    facts TEXT NOT NULL,
    seal INTEGER NOT NULL       -- a sum over the others: a row that was garbled does not count
) WITHOUT ROWID;
"""

_AS_KEPT: Final = _TABLES.strip().rstrip(";").encode()
"""How SQLite keeps that."""

_NOT_ITS_FAULT: Final = frozenset(
    {
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOLFS,
        sqlite3.SQLITE_AUTH,
    }
)
"""Errors that another file in the same place would give as well."""


INDEX_ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)
"""What a file may lead to; Python cannot even read some messages about a garbled one."""


def is_broken(error: Exception) -> bool:
    """Whether an error says that there is something else in the file than we put there."""
    if isinstance(error, UnicodeDecodeError):
        return True
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF not in _NOT_ITS_FAULT


def open_index(file: Path | None) -> sqlite3.Connection:
    """Open the file of an index, made anew where it is of another version or broken.

    Args:
        file: The file; None is one in memory, gone when it is closed.

    Raises:
        OSError: There can be no such file.
        sqlite3.Error: The same.
    """
    if file is None:
        return _with_tables(_connected(":memory:"))
    ensure_dir(file.parent)
    try:
        if (connection := _as_it_is(file)) is not None:
            return connection
    except INDEX_ERRORS as error:
        if not is_broken(error):
            raise
    remove_index(file)
    return _with_tables(_connected(str(file)))


def remove_index(file: Path) -> None:
    """Take an index away, with what lies beside it.

    Raises:
        OSError: It cannot be removed.
    """
    for each in (file, file.with_name(file.name + "-wal"), file.with_name(file.name + "-shm")):
        each.unlink(missing_ok=True)


def _as_it_is(file: Path) -> sqlite3.Connection | None:
    """The index in a file, or a new one in an empty file; None for anything else."""
    connection = _connected(str(file))
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        # As bytes, for a garbled table may not even be text; and its columns might change places.
        tables = connection.execute("SELECT CAST(sql AS BLOB) FROM sqlite_master").fetchall()
        if not version and not tables:
            return _with_tables(connection)
        if version == VERSION and tables == [(_AS_KEPT,)] and _is_sound(connection):
            return connection
    except BaseException:
        connection.close()
        raise
    connection.close()
    return None


def _is_sound(connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))


def _connected(name: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        name, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
    )
    try:
        for wish in (
            "journal_mode = WAL",
            "synchronous = NORMAL",
            "trusted_schema = OFF",
            "cell_size_check = ON",
        ):
            connection.execute(f"PRAGMA {wish}")
    except BaseException:
        connection.close()
        raise
    return connection


def _with_tables(connection: sqlite3.Connection) -> sqlite3.Connection:
    # Two programs may come at the same time: the second one finds the tables there.
    connection.executescript(
        "BEGIN IMMEDIATE;"
        + _TABLES.replace("CREATE TABLE", "CREATE TABLE IF NOT EXISTS")
        + f"PRAGMA user_version = {VERSION}; COMMIT;"
    )
    return connection
