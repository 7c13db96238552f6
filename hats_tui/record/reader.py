"""Reading a record: rows, then what they say, then whether the game went like that.

The gravest kind of fault is told, wherever it stands: a line that is not JSON before a header that
is wrong, and that before an action that is refused. Among equals the first line counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from hats_tui.game import Game, Header, IllegalAction, Move, Player, WrongDraw, score_sheet
from hats_tui.record.faults import BadRecord, Fault, FaultCode
from hats_tui.record.heading import read_header
from hats_tui.record.lines import Note, Result, ResultLine, SeatNote
from hats_tui.record.meaning import read_row
from hats_tui.record.rows import Row, split_rows


class RecordLine(NamedTuple):
    """One line of a record."""

    number: int
    """From 1 on."""
    text: str
    """As it stands in the file, without the newline."""
    content: Header | Move | Note | ResultLine
    """What it says."""


@dataclass(frozen=True)
class Record:
    """A right record: the game, and all that stands in the file besides."""

    header: Header
    game: Game
    """The game with all its actions."""
    lines: tuple[RecordLine, ...]
    """All lines, the header first; a torn last one is left out."""
    torn: bool
    """Whether the file has a last line that a crash cut off."""
    kept: int
    """How many bytes of the file the lines are."""
    ended: bool
    """Whether the last line has its newline."""

    @property
    def notes(self) -> tuple[RecordLine, ...]:
        """The lines that are notes."""
        return tuple(line for line in self.lines if isinstance(line.content, Note))

    @property
    def moves(self) -> tuple[RecordLine, ...]:
        """The lines that are actions or undos; as many as the game has entries."""
        others = Header | Note | ResultLine
        return tuple(line for line in self.lines if not isinstance(line.content, others))

    @property
    def result(self) -> Result | None:
        """The result; none in the record of an unfinished game."""
        last = self.lines[-1].content
        return last.result if isinstance(last, ResultLine) else None

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays now, by seat: the header's players, after all seats that were handed over."""
        kinds = {seat: player.kind for seat, player in enumerate(self.header.players, start=1)}
        for note in self.notes:
            if isinstance(note.content, SeatNote):
                kinds[note.content.seat] = note.content.kind
        pairs = zip(self.header.players, kinds.values(), strict=True)
        return tuple(player.model_copy(update={"kind": kind}) for player, kind in pairs)


def load_record(path: Path) -> Record:
    """Read a record from a file, and leave the file as it is.

    Raises:
        OSError: The file cannot be read.
        BadRecord: It is not a right record.
    """
    return read_record(path.read_bytes())


def read_record(data: bytes) -> Record:
    """Read a record from the bytes of its file.

    Raises:
        BadRecord: It is not a right record; see above which fault is told.
    """
    rows, kept, torn, ended = split_rows(data)
    header = read_header(rows[0])
    lines = (RecordLine(1, rows[0].text, header), *_read_lines(rows[1:], len(header.players)))
    game = Game.from_header(header)
    for line in lines[1:]:
        game = _replayed(game, line)
    return Record(header, game, lines, torn, kept, ended)


def _read_lines(rows: tuple[Row, ...], players: int) -> list[RecordLine]:
    lines: list[RecordLine] = []
    for row in rows:
        if lines and isinstance(lines[-1].content, ResultLine):
            raise BadRecord(Fault(FaultCode.BAD_LINE, row.number, "nothing may follow the result"))
        lines.append(RecordLine(row.number, row.text, read_row(row, players)))
    return lines


def _replayed(game: Game, line: RecordLine) -> Game:
    """The game after one line."""
    said = line.content
    if isinstance(said, Header | Note):
        return game
    if isinstance(said, ResultLine):
        if not game.state.board.over:
            raise BadRecord(Fault(FaultCode.WRONG_RESULT, line.number, "the game is not over"))
        if said.result != Result.of(score_sheet(game.state)):
            raise BadRecord(Fault(FaultCode.WRONG_RESULT, line.number))
        return game
    try:
        return game.apply(said)
    except IllegalAction as refused:
        fault = Fault(refused.code, line.number, refusal=refused.refusal)
        raise BadRecord(fault) from refused
    except WrongDraw as error:
        raise BadRecord(Fault(FaultCode.WRONG_DRAW, line.number, str(error))) from error
