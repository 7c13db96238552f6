"""Watching a game again: its record is read, shown, and perhaps played on from somewhere."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from hats_tui.record import BadRecord, Record, load_record, sentence
from hats_tui.words import _

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp


async def watch(app: HatsApp, path: Path) -> None:
    """Show a game from its record until the player has seen enough.

    The file is only read, so a game that is played in another window can be watched as well.

    Args:
        app: Where it is shown.
        path: The file of the record; one that cannot be read is told of.
    """
    record = await _read(app, path)
    if record is None:
        return


async def _read(app: HatsApp, path: Path) -> Record | None:
    try:
        return await asyncio.to_thread(load_record, path)
    except (OSError, BadRecord) as error:
        app.notify(why_unreadable(path, error), severity="error", timeout=15, markup=False)
        return None


def why_unreadable(path: Path, error: OSError | BadRecord) -> str:
    """Say why a record cannot be watched."""
    if isinstance(error, BadRecord):
        text = _("{file} is no game that can be watched: line {line}. {fault}")
        line, fault = error.fault.line, sentence(error.fault)
        return text.format(file=path.name, line=line, fault=fault)
    text = _("{file} cannot be read: {reason}.")
    return text.format(file=path.name, reason=error.strerror or str(error))
