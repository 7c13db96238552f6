"""Why the record of a game that is over cannot be watched, or looked through any more."""

from __future__ import annotations

from pathlib import Path

from hats_tui.record import BadRecord, FaultCode
from hats_tui.words.replay import damaged, newer_version, not_read


def why_unreadable(path: Path, error: OSError | BadRecord) -> str:
    """Say why a record cannot be watched; not what is wrong in it, for that may name a card."""
    if isinstance(error, OSError):
        return not_read(path.name, error.strerror or str(error))
    if error.fault.code is FaultCode.UNKNOWN_VERSION:
        return newer_version(path.name)
    return damaged(path.name, error.fault.line)
