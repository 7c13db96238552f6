"""Making sure that a file is really on the disk, for every room that writes one."""

import os
from pathlib import Path


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder onto the disk; Windows does that by itself.

    Raises:
        OSError: It cannot be done.
    """
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
