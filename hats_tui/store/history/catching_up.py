"""Having the index follow the folder: new and changed files are read, others are left alone."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from hats_tui.record import SUFFIX
from hats_tui.store.history.finished import finished_games
from hats_tui.store.history.index import Index, Indexed
from hats_tui.store.history.reading import facts_of_file
from hats_tui.store.history.stamp import Stamp
from hats_tui.store.paths import games_dir

GoOn = Callable[[int, int], bool]
"""Told how many files are read, and of how many; says whether to go on."""

_BATCH_SECONDS: Final = 0.5
"""So much work is lost at most when the program is killed."""


_A_FEW: Final = 50


class Behind(NamedTuple):
    """What the index does not know of the folder yet."""

    unread: tuple[str, ...]
    """New and changed files, the newest first."""
    gone: tuple[str, ...]
    """Files that are no more."""


def files_in(folder: Path) -> dict[str, Stamp]:
    """The records in a folder, by name; none where there is no folder."""
    files = {}
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(SUFFIX) and entry.is_file():
                    files[entry.name] = Stamp.of(entry.stat())
    except OSError:
        # What was seen until then; a file that went away meanwhile is seen the next time.
        return files
    return files


def record_names(folder: Path) -> list[str]:
    """The names of the records in a folder, which costs less than `files_in`."""
    try:
        with os.scandir(folder) as entries:
            return [each.name for each in entries if each.name.endswith(SUFFIX) and each.is_file()]
    except OSError:
        return []


def behind(index: Index, folder: Path) -> Behind:
    """Compare the index with the folder."""
    known, files = index.games(), files_in(folder)
    unread = [n for n, stamp in files.items() if n not in known or known[n].stamp != stamp]
    unread.sort(key=lambda name: (files[name].modified, name), reverse=True)
    return Behind(tuple(unread), tuple(name for name in known if name not in files))


def catch_up(
    index: Index,
    folder: Path | None = None,
    go_on: GoOn | None = None,
) -> bool:
    """Read every file that the index does not know as it is now, the newest first.

    Args:
        index: The index.
        folder: The folder of the games; the player's own when None.
        go_on: Told now and then how far it is; what it stops is kept, and done the next time.

    Returns:
        Whether it came to the end.
    """
    folder = folder or games_dir()
    losses = index.losses
    unread, gone = behind(index, folder)
    if gone:
        index.put({}, gone)
    batch, written_at = dict[str, Indexed](), time.monotonic()
    try:
        for done, name in enumerate(unread):
            if go_on is not None and not go_on(done, len(unread)):
                return False
            _read_into(batch, folder, name)
            if time.monotonic() - written_at > _BATCH_SECONDS:
                index.put(batch)
                batch, written_at = {}, time.monotonic()
    finally:  # also after Ctrl+C
        index.put(batch)
    if index.losses != losses:
        return catch_up(index, folder, go_on)
    return True


def rebuild(index: Index, folder: Path | None = None, go_on: GoOn | None = None) -> bool:
    """Forget everything and read all files; see `catch_up`."""
    index.clear()
    return catch_up(index, folder, go_on)


def keep_up(over: frozenset[str] | None = None, go_on: GoOn | None = None) -> None:
    """Read the games that the index does not know to be over: those played of late.

    What is gone, and games that were over already, are left for `catch_up`.

    Args:
        over: The files that it knows to be over, see `finished_games`; None asks it.
        go_on: See `catch_up`.
    """
    folder = games_dir()
    over = finished_games() if over is None else over
    open_games = [name for name in record_names(folder) if name not in over][:_A_FEW]
    if not open_games:
        return
    batch: dict[str, Indexed] = {}
    for done, name in enumerate(open_games):
        if go_on is not None and not go_on(done, len(open_games)):
            break
        _read_into(batch, folder, name)
    with Index.open() as index:
        index.put(batch)


def _read_into(batch: dict[str, Indexed], folder: Path, name: str) -> None:
    try:
        batch[name] = Indexed.of(*facts_of_file(folder / name))
    except OSError:
        return  # it went away, or may not be read: then there is nothing to know of it
