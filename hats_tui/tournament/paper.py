"""The record of a game, written in memory, for games that nobody has to resume."""

from __future__ import annotations

from hats_tui.game import Header, Move, Say, ScoreSheet
from hats_tui.record.hints import no_hints_line
from hats_tui.record.lines import (
    HintNote,
    SeatNote,
    TalkNote,
    header_line,
    move_line,
    note_line,
    result_line,
)


class Paper:
    """A journal that keeps its lines until somebody wants them.

    A game of a tournament takes seconds and can be played again: the whole deal counts, or none of
    it. So nothing of a game need be on the disk before it is over.
    """

    def __init__(self, header: Header) -> None:
        """Begin with the header of the game, which says when it was created."""
        self._lines = [header_line(header)]

    @property
    def text(self) -> str:
        """The record."""
        return "".join(f"{line}\n" for line in self._lines)

    async def write_move(self, move: Move) -> None:
        """Write an action, or an undo."""
        self._lines.append(move_line(move))

    async def write_seat(self, seat: int, kind: str) -> None:
        """Write that a seat changes hands."""
        self._lines.append(note_line(SeatNote(seat=seat, kind=kind)))

    async def write_hint(self, seat: int) -> None:
        """Write that a player asked for a hint."""
        self._lines.append(note_line(HintNote(seat=seat)))

    async def write_talk(self, seat: int, say: Say) -> None:
        """Write what a player said to the partner."""
        self._lines.append(note_line(TalkNote(seat=seat, say=say.value)))

    async def write_no_hints(self) -> None:
        """Write that there are no hints any more."""
        self._lines.append(no_hints_line())

    async def write_result(self, sheet: ScoreSheet) -> None:
        """Write how the game ended."""
        self._lines.append(result_line(sheet))
