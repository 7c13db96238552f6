"""Records on their way out of the folder and into it; none is ever written over unasked."""

from __future__ import annotations

import errno
import hashlib
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from itertools import count
from pathlib import Path
from typing import NamedTuple

from hats_tui.disk import sync_folder
from hats_tui.record import SUFFIX, BadRecord, Fault, FaultCode, load_bytes, read_record
from hats_tui.store.paths import ensure_dir, games_dir


class Fate(StrEnum):
    """What became of a file that was to be brought in."""

    TAKEN = "taken"
    PRESENT = "present"
    """The very same game is there already."""
    DAMAGED = "damaged"
    NEWER = "newer"
    """A newer program wrote it."""
    UNREADABLE = "unreadable"
    NOT_KEPT = "not_kept"
    """It could not be written into the folder."""


class Imported(NamedTuple):
    """One file that was to be brought in."""

    source: Path
    fate: Fate
    name: str = ""
    """What the game's file is called in the folder."""
    fault: Fault | None = None
    """What is wrong with a damaged record."""
    detail: str = ""
    """The system's reason."""


class NothingThere(Exception):
    """There is no such file or folder, or no records are in it."""


def typed_place(text: str, file: str = "") -> Path:
    """A place as somebody types it, `~` and all.

    A field to type it in begins with `~/`; a whole path pasted behind that is meant as it is.

    Args:
        text: What was typed.
        file: What a file is called where the text says by a slash at its end that it is a folder.

    Raises:
        NothingThere: There can be no such place.
    """
    if text.startswith("~//"):
        text = text.removeprefix("~/")
    try:
        place = Path(text).expanduser()
    except (OSError, RuntimeError, ValueError) as error:
        raise NothingThere(text) from error
    return place / file if text.endswith(("/", os.sep)) else place


def records_at(place: Path) -> tuple[Path, ...]:
    """The records that a player means by a place: the file itself, or all in a folder, by name.

    Raises:
        NothingThere: There is none.
    """
    try:
        if place.is_dir():
            found = sorted(each for each in place.iterdir() if _is_record(each))
        else:
            found = [place] if place.is_file() else []
    except OSError as error:
        raise NothingThere(str(place)) from error
    if not found:
        raise NothingThere(str(place))
    return tuple(found)


def bring_in(
    sources: Iterable[Path],
    folder: Path | None = None,
    go_on: Callable[[int], bool] = lambda _done: True,
) -> Iterator[Imported]:
    """Copy records into the folder of the games; what is not a right record stays outside.

    Args:
        sources: The files.
        folder: The folder; the player's own when None.
        go_on: Told before each file how many are done; says whether to go on.

    Yields:
        What became of each file.
    """
    folder = folder or games_dir()
    there = _Contents(folder)
    for done, source in enumerate(sources):
        if not go_on(done):
            return
        yield _brought_in(source, folder, there)


def take_out(source: Path, target: Path, *, replace: bool = False) -> Path:
    """Copy a record to a place that the player chose; its folder is made where there is none.

    Args:
        source: The record.
        target: A file, or a folder in which the copy gets the record's own name.
        replace: Whether a file that is there already may be written over.

    Returns:
        The copy.

    Raises:
        FileExistsError: The file, `filename`, is there already, and may not be written over.
        OSError: It cannot be read or written.
    """
    target = target / source.name if target.is_dir() else target
    data = load_bytes(source)
    if target.exists() and target.samefile(source):
        raise _there_already(target)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:  # a file, which nobody may want to replace by a folder
        code = errno.ENOTDIR
        raise NotADirectoryError(code, os.strerror(code), error.filename) from error
    write_bytes(target, data, replace=replace)
    return target


def write_bytes(target: Path, data: bytes, *, replace: bool) -> None:
    """Write a file so that it is whole or not there.

    Args:
        target: The file; its folder has to be there.
        data: What it holds.
        replace: Whether a file of that name may be written over.

    Raises:
        FileExistsError: There is such a file, and it may not be written over.
        OSError: It cannot be written.
    """
    try:
        descriptor, name = tempfile.mkstemp(prefix=".hats-", dir=target.parent)
    except OSError as error:  # nobody knows the file that it names
        raise OSError(error.errno, error.strerror, str(target)) from error
    draft = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if replace:
            draft.replace(target)
        else:
            _link(draft, target)
    finally:
        draft.unlink(missing_ok=True)
    sync_folder(target.parent)


def _link(draft: Path, target: Path) -> None:
    """Give a file its name, unless there is one of that name.

    Raises:
        FileExistsError: There is one.
        OSError: It cannot be done.
    """
    try:
        os.link(draft, target)
    except FileExistsError:
        raise _there_already(target) from None
    except OSError:  # a disk that knows no links, such as a memory stick
        if target.exists():
            raise _there_already(target) from None
        draft.replace(target)


def _there_already(target: Path) -> FileExistsError:
    return FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))


class _Contents:
    """What the games in the folder are, told by their bytes, without reading all of them."""

    def __init__(self, folder: Path) -> None:
        self._by_size: dict[int, list[Path]] = {}
        self._sums: dict[Path, bytes] = {}
        try:
            for path in folder.iterdir():
                if _is_record(path):
                    self.add(path, path.stat().st_size)
        except OSError:
            return  # what cannot be read is not there

    def add(self, path: Path, size: int) -> None:
        self._by_size.setdefault(size, []).append(path)

    def twin(self, data: bytes) -> Path | None:
        """A file with the same bytes."""
        for path in self._by_size.get(len(data), ()):
            if self._sum(path) == _sum(data):
                return path
        return None

    def _sum(self, path: Path) -> bytes:
        if path not in self._sums:
            try:
                self._sums[path] = _sum(load_bytes(path))
            except OSError:
                self._sums[path] = b""
        return self._sums[path]


def _brought_in(source: Path, folder: Path, there: _Contents) -> Imported:
    try:
        data = load_bytes(source)
    except OSError as error:
        return Imported(source, Fate.UNREADABLE, detail=error.strerror or str(error))
    try:
        record = read_record(data)
    except BadRecord as error:
        newer = error.fault.code is FaultCode.UNKNOWN_VERSION
        return Imported(source, Fate.NEWER if newer else Fate.DAMAGED, fault=error.fault)
    # A line that a crash cut off is left behind.
    data = data[: record.kept] + (b"" if record.ended else b"\n")
    if twin := there.twin(data):
        return Imported(source, Fate.PRESENT, twin.name)
    try:
        path = _kept(data, ensure_dir(folder), source.stem)
    except OSError as error:
        return Imported(source, Fate.NOT_KEPT, detail=error.strerror or str(error))
    there.add(path, len(data))
    return Imported(source, Fate.TAKEN, path.name)


def _kept(data: bytes, folder: Path, stem: str) -> Path:
    """Write a game under its own name, or the next one that is free.

    Raises:
        OSError: It cannot be written.
    """
    for number in count(1):
        path = folder / (f"{stem}-{number}{SUFFIX}" if number > 1 else f"{stem}{SUFFIX}")
        try:
            write_bytes(path, data, replace=False)
        except FileExistsError:
            continue
        return path
    raise AssertionError("there is always another name")


def _is_record(path: Path) -> bool:
    return path.suffix == SUFFIX and path.is_file()


def _sum(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()
