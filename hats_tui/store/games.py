"""The games in the player's folder: one record a game, finished or not."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from hats_tui.game import Header, Player
from hats_tui.record import (
    SUFFIX,
    BadRecord,
    FaultCode,
    has_result,
    load_bytes,
    never_begun,
    read_script,
)
from hats_tui.record.branching import is_continued
from hats_tui.store.history.finished import finished_games
from hats_tui.store.paths import games_dir
from hats_tui.store.problem import Problem, ProblemCode


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


class GamesFound(NamedTuple):
    """What a folder of games holds for somebody who wants to play on."""

    unfinished: tuple[UnfinishedGame, ...]
    """The games that can be played on, the one played last first."""
    problems: tuple[Problem, ...]
    """The files that may be unfinished games and cannot be read, by name; they are left alone."""


def games_found(folder: Path | None = None, over: frozenset[str] | None = None) -> GamesFound:
    """Look for unfinished games.

    Args:
        folder: Where to look; the player's own folder when None. It need not exist.
        over: Files that need not be opened, since their games are over; those that the history
            knows when None.
    """
    if over is None:  # of a thousand games a few go on
        over = finished_games() if folder is None else frozenset()
    place = folder or games_dir()
    try:
        files = [entry for entry in _files(place) if entry.name not in over]
    except OSError as error:
        return GamesFound((), (_problem(ProblemCode.UNREADABLE_FOLDER, place, error),))
    found = [_looked_at(entry) for entry in files]
    games = [each for each in found if isinstance(each, UnfinishedGame)]
    problems = [each for each in found if isinstance(each, Problem)]
    return GamesFound(
        tuple(sorted(games, key=lambda game: (game.modified, game.path.name), reverse=True)),
        tuple(sorted(problems, key=lambda problem: problem.file.name)),
    )


def _files(folder: Path) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            return [each for each in entries if each.name.endswith(SUFFIX) and each.is_file()]
    except FileNotFoundError:
        return []


def _looked_at(entry: os.DirEntry[str]) -> UnfinishedGame | Problem | None:
    """An unfinished game, or why it cannot be read; nothing for a game that needs no more play."""
    path = Path(entry.path)
    try:
        data = load_bytes(path)
        modified = datetime.fromtimestamp(entry.stat().st_mtime, UTC)
    except FileNotFoundError:  # it was taken away meanwhile
        return None
    except OSError as error:
        return _problem(ProblemCode.UNREADABLE_GAME, path, error)
    if has_result(data) or never_begun(data):
        return None
    try:
        script = read_script(data)
    except BadRecord as error:
        newer = error.fault.code is FaultCode.UNKNOWN_VERSION
        code = ProblemCode.NEWER_GAME if newer else ProblemCode.DAMAGED_GAME
        return Problem(code=code, file=path, detail=str(error.fault.line))
    if is_continued(script):
        return None
    return UnfinishedGame(path, modified, script.header, script.players, script.round)


def _problem(code: ProblemCode, file: Path, error: OSError) -> Problem:
    return Problem(code=code, file=file, detail=error.strerror or str(error))
