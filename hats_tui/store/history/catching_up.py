"""Having the index follow the folder: new and changed files are read, others are left alone."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from hats_tui.record import SUFFIX
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
    most: int | None = None,
) -> bool:
    """Read every file that the index does not know as it is now, the newest first.

    Args:
        index: The index.
        folder: The folder of the games; the player's own when None.
        go_on: Told now and then how far it is; what it stops is kept, and done the next time.
        most: At most so many files are read; None for all.

    Returns:
        Whether it came to the end.
    """
    folder = folder or games_dir()
    losses = index.losses
    unread, gone = behind(index, folder)
    unread = unread[:most]
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
    if index.losses != losses and most is None:
        return catch_up(index, folder, go_on)
    return True


def rebuild(index: Index, folder: Path | None = None, go_on: GoOn | None = None) -> bool:
    """Forget everything and read all files; see `catch_up`."""
    index.clear()
    return catch_up(index, folder, go_on)


def keep_up(go_on: GoOn | None = None) -> None:
    """Read the few games that were played since the index was asked last, if there is a folder.

    Args:
        go_on: See `catch_up`.
    """
    if files_in(games_dir()):
        with Index.open() as index:
            catch_up(index, None, go_on, _A_FEW)


def _read_into(batch: dict[str, Indexed], folder: Path, name: str) -> None:
    try:
        batch[name] = Indexed.of(*facts_of_file(folder / name))
    except OSError:
        return  # it went away, or may not be read: then there is nothing to know of it
