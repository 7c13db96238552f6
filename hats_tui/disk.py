"""Making sure that a file is really on the disk, for every room that writes one."""

import errno
import os
from pathlib import Path
from typing import Final

_NOT_THE_DISK: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EPERM})
"""How it is said that a folder cannot be brought to the disk, which is not a disk that fails."""


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder onto the disk, where the system lets one do that.

    Windows does it by itself; some network shares, and folders that may not be read, do not let us.

    Raises:
        OSError: The disk fails.
    """
    if os.name != "posix":
        return
    try:
        _sync(folder)
    except OSError as error:
        if error.errno not in _NOT_THE_DISK:
            raise


def _sync(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
