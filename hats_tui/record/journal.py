"""A file that only grows, a line at a time, and is held locked while it is open."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from hats_tui.disk import sync_folder
from hats_tui.record.lock import try_lock

_FLAGS: Final = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)
_PRIVATE: Final = 0o600
"""The file tells everybody's cards."""
_CHUNK: Final = 1 << 16


class JournalError(Exception):
    """A file that cannot be written."""

    def __init__(self, path: Path, reason: str) -> None:
        """Keep the facts; `str()` gives both."""
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason
        """Why, in English or as the system says it."""


class NotWritten(JournalError):
    """The disk or the file is full, read-only or gone; what was written before stays as it was."""


class InUse(JournalError):
    """Another program has the file locked."""


class Journal:
    """An open and locked file; the calls block for the disk, and may not run two at a time."""

    def __init__(self, path: Path, *, new: bool) -> None:
        """Open and lock a file.

        Args:
            path: The file.
            new: Whether it is created; then it may not be there yet.

        Raises:
            FileExistsError: It is there already.
            InUse: Another program has it locked.
            NotWritten: It cannot be opened for writing.
        """
        self.path: Final = path
        with self._failing(FileExistsError):
            flags = _FLAGS | (os.O_CREAT | os.O_EXCL if new else 0)
            self._descriptor = os.open(path, flags, _PRIVATE)
        self._open = True
        self._size = os.fstat(self._descriptor).st_size
        self._spoilt = False
        if not try_lock(self._descriptor):
            self.close()
            raise InUse(path, "another program has it open")

    def read(self) -> bytes:
        """Everything in the file.

        Raises:
            NotWritten: It cannot be read.
        """
        with self._failing():
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            return b"".join(iter(lambda: os.read(self._descriptor, _CHUNK), b""))

    def sync_name(self) -> None:
        """Bring the name of a new file onto the disk.

        Raises:
            NotWritten: It cannot be done.
        """
        with self._failing():
            sync_folder(self.path.parent)

    def cut(self, size: int) -> None:
        """Keep only the first `size` bytes.

        Raises:
            NotWritten: It cannot be done.
        """
        with self._failing():
            os.ftruncate(self._descriptor, size)
            os.fsync(self._descriptor)
            self._size = size

    def append(self, data: bytes) -> None:
        """Add bytes at the end; when this returns, they are on the disk.

        Raises:
            NotWritten: It cannot be done; the file is put back, now or with the next call.
        """
        with self._failing():
            self._require_own_end()
            self._spoilt = True
            try:
                self._write(data)
                os.fsync(self._descriptor)
            except BaseException:
                with suppress(OSError):
                    self._put_back()
                raise
            self._spoilt = False
            self._size += len(data)

    def close(self) -> None:
        """Close the file and give up the lock; closing twice is nothing."""
        if self._open:
            self._open = False
            with suppress(OSError):  # every line is on the disk already
                os.close(self._descriptor)

    def _require_own_end(self) -> None:
        """See that the name still means this file, and that it ends where we left it."""
        if not self._open:
            raise NotWritten(self.path, "it is closed")
        if self._spoilt:
            self._put_back()
        now = os.fstat(self._descriptor)
        if not os.path.samestat(now, self.path.stat()):
            raise NotWritten(self.path, "another file has taken its place")
        if now.st_size != self._size:
            raise NotWritten(self.path, "another program has changed it")

    def _put_back(self) -> None:
        os.ftruncate(self._descriptor, self._size)
        self._spoilt = False

    def _write(self, data: bytes) -> None:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self._descriptor, rest) :]

    @contextmanager
    def _failing(self, *as_they_are: type[OSError]) -> Iterator[None]:
        """Tell the errors of the system in our own way, but for some."""
        try:
            yield
        except as_they_are:
            raise
        except OSError as error:
            raise NotWritten(self.path, error.strerror or str(error)) from error
