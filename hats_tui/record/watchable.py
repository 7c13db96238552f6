"""Reading a record to watch it, which may not take long."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

from hats_tui.record.reader import Record, load_bytes, read_record

MOST_LINES: Final = 30_000
"""No game that people play has a record nearly so long; in a longer one steps would be slow."""


def load_watchable(path: Path) -> Record:
    """Read a record from a file, and leave the file as it is.

    Raises:
        OSError: The file cannot be read, or is too large for a game.
        BadRecord: It is not a right record.
    """
    data = load_bytes(path)
    if data.count(b"\n") > MOST_LINES:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return read_record(data)
