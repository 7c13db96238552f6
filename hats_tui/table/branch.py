"""The record of a game that goes on from a moment of another one. The calls block for the disk."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from hats_tui.game import Player
from hats_tui.record.branching import (
    branched_header,
    branched_lines,
    continued_line,
    start_of_last_turn,
)
from hats_tui.record.hints import is_without_hints, no_hints_line
from hats_tui.record.journal import JournalError, NotWritten
from hats_tui.record.lines import created_now
from hats_tui.record.reader import Record, load_record
from hats_tui.record.writer import RecordWriter
from hats_tui.store.paths import ensure_dir


def branch(
    record: Record,
    source: Path,
    n: int,
    players: tuple[Player, ...],
    folder: Path,
    *,
    more: tuple[str, ...] = (),
    same: bool = False,
) -> Path:
    """Write the record of a new game that goes on after some actions of another one.

    Args:
        record: The other game; its file is left as it is.
        source: That file.
        n: How many of its actions are taken over.
        players: Who plays now, by seat.
        folder: Where the new record is written; it is created when it is missing.
        more: Lines that follow at once.
        same: Whether it is to be the same game, so that a match to which that belongs goes on.

    Returns:
        The file of the new record.

    Raises:
        NotWritten: It cannot be written; then nothing is left of it.
        ValueError: There is nothing to play on after these actions.
    """
    header = branched_header(record, players, created_now(), same=same)
    lines = (*branched_lines(record, source.name, n), *more)
    try:
        ensure_dir(folder)
    except OSError as error:
        raise NotWritten(folder, error.strerror or str(error)) from error
    with RecordWriter.create(folder, header, lines) as writer:
        return writer.path


def take_turn_back(source: Path, seat: int) -> Path | None:
    """Go on from before the last turn of a seat, in a new record beside the old one.

    The old one stays, with a note that the game goes on elsewhere, so that it is not offered twice.

    Args:
        source: The record of a game that nobody is playing at this moment.
        seat: Whose turn is taken back.

    Returns:
        The file of the new record; nothing where `seat` has not done anything yet.

    Raises:
        OSError: The record cannot be read.
        BadRecord: It is not a right record.
        NotWritten: The new record cannot be written.
    """
    record = load_record(source)
    n = start_of_last_turn(record, seat)
    if n is None:
        return None
    hints = (no_hints_line(),) if is_without_hints(record) else ()
    path = branch(record, source, n, record.players, source.parent, more=hints, same=True)
    # Without the note both are offered: that is no harm.
    with suppress(JournalError):
        writer, _old = RecordWriter.resume(source)
        with writer:
            writer.append(continued_line(path.name))
    return path
