"""Which games need not be looked at for whoever wants to play on: a quick answer for the title."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from hats_tui.store.history.facts import Status
from hats_tui.store.history.index import index_file, sealed_names


def finished_games(file: Path | None = None) -> frozenset[str]:
    """The names of the files of which the index is sure that their games are over.

    The index is not made, nor changed; one that is missing or broken knows of no game.

    Args:
        file: The file of the index; the player's own when None.
    """
    file = file or index_file()
    try:
        if not file.is_file():
            return frozenset()
        address = f"{file.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=0.5)) as connection:
            return sealed_names(connection, Status.FINISHED)
    except (OSError, sqlite3.Error, ValueError):
        return frozenset()
