"""Deleting a game for good."""

from __future__ import annotations

import os
from pathlib import Path

from hats_tui.disk import sync_folder
from hats_tui.record import InUse
from hats_tui.record.lock import try_lock


def delete_game(path: Path) -> None:
    """Delete the record of a game; one that is gone already is no fault.

    Args:
        path: The file of the record.

    Raises:
        InUse: It is being played in another window.
        OSError: It cannot be deleted.
    """
    try:
        descriptor = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    except FileNotFoundError:
        return
    try:
        if not try_lock(descriptor):
            raise InUse(path, "another program has it open")
        if os.name == "posix":
            path.unlink(missing_ok=True)
    finally:
        os.close(descriptor)
    path.unlink(missing_ok=True)  # Windows deletes no open file
    sync_folder(path.parent)
