"""Where a game is written down before anybody learns of it."""

from __future__ import annotations

from threading import Lock
from typing import Protocol

from hats_tui.game import Move, ScoreSheet
from hats_tui.record.lines import SeatNote, move_line, note_line, result_line
from hats_tui.record.writer import RecordWriter


class Journal(Protocol):
    """What the referee writes in. The calls may block; what they raise ends the game."""

    def write_move(self, move: Move) -> None:
        """Write an action, or an undo, safely to disk."""

    def write_seat(self, seat: int, kind: str) -> None:
        """Write that a seat changes hands."""

    def write_result(self, sheet: ScoreSheet) -> None:
        """Write how the game ended."""


class RecordJournal:
    """A journal that is a game record.

    Who waits for a line can be cancelled, the thread that writes it cannot: so one call waits here
    for the other, and the file is not closed under a line that is being written.
    """

    def __init__(self, writer: RecordWriter) -> None:
        """Write with `writer`."""
        self._writer = writer
        self._one_at_a_time = Lock()

    def write_move(self, move: Move) -> None:
        """Write an action, or an undo, safely to disk."""
        self._append(move_line(move))

    def write_seat(self, seat: int, kind: str) -> None:
        """Write that a seat changes hands."""
        self._append(note_line(SeatNote(seat=seat, kind=kind)))

    def write_result(self, sheet: ScoreSheet) -> None:
        """Write how the game ended."""
        self._append(result_line(sheet))

    def close(self) -> None:
        """Write no more."""
        with self._one_at_a_time:
            self._writer.close()

    def _append(self, line: str) -> None:
        with self._one_at_a_time:
            self._writer.append(line)
