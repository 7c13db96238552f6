"""The games in the player's folder: one record a game, finished or not."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from hats_tui.game import Header, Player
from hats_tui.record import SUFFIX, BadRecord, has_result, load_bytes, read_script
from hats_tui.store.paths import games_dir


class UnfinishedGame(NamedTuple):
    """A game that can be played on, unless its record turns out to be wrong when it is opened."""

    path: Path
    """The file of its record."""
    modified: datetime
    """When it was last played, in UTC."""
    header: Header
    """The game as it was dealt."""
    players: tuple[Player, ...]
    """Who plays now, by seat: a seat may have been handed to somebody else."""
    round: int
    """The round of the turn, from 1 to 8."""


def unfinished_games(folder: Path | None = None) -> tuple[UnfinishedGame, ...]:
    """The unfinished games, the one played last first; files that are no records are passed over.

    Args:
        folder: Where to look; the player's own folder when None. It need not exist.
    """
    found = [game for entry in _files(folder or games_dir()) if (game := _unfinished(entry))]
    return tuple(sorted(found, key=lambda game: (game.modified, game.path.name), reverse=True))


def _files(folder: Path) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            return [each for each in entries if each.name.endswith(SUFFIX) and each.is_file()]
    except OSError:
        return []


def _unfinished(entry: os.DirEntry[str]) -> UnfinishedGame | None:
    path = Path(entry.path)
    try:
        data = load_bytes(path)
        modified = datetime.fromtimestamp(entry.stat().st_mtime, UTC)
        if has_result(data):
            return None
        script = read_script(data)
    except (OSError, BadRecord):
        return None
    return UnfinishedGame(path, modified, script.header, script.players, script.round)
