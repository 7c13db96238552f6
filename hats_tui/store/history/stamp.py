"""By what a file that has changed is known without reading it."""

from __future__ import annotations

import os
from typing import NamedTuple


class Stamp(NamedTuple):
    """What the folder tells of a file."""

    size: int
    """Bytes."""
    modified: int
    """Nanoseconds since 1970."""

    @classmethod
    def of(cls, status: os.stat_result) -> Stamp:
        """The stamp of a file."""
        return cls(status.st_size, status.st_mtime_ns)
