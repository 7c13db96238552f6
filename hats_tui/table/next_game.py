"""The record of the next game of a duplicate match, which is there before the last one is over.

So a match goes on whatever happens between two games: its next game is an unfinished one.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from hats_tui.game import Header, ScoreSheet, match_of, seats_exchanged
from hats_tui.record.hints import no_hints_line
from hats_tui.record.journal import JournalError
from hats_tui.record.lines import created_now
from hats_tui.record.writer import RecordWriter


def begin_next(
    record: Path, header: Header, sheet: ScoreSheet, *, hints: bool = True
) -> Path | None:
    """Begin the record of the next game of a match. The call blocks for the disk.

    Args:
        record: That of the game that is over.
        header: This game.
        sheet: Its napkin.
        hints: Whether players may ask for hints in the match.

    Returns:
        The file; nothing where no game of a match is to come, or there can be no file. Then the
        game can still be begun later.
    """
    following = None
    if match_of(header) is not None:
        following = seats_exchanged(header, sheet, after=record.name, created=created_now())
    if following is not None:
        lines = () if hints else (no_hints_line(),)
        with suppress(JournalError), RecordWriter.create(record.parent, following, lines) as writer:
            return writer.path
    return None
