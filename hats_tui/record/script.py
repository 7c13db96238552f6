"""What stands in a record, line by line, before the game is played through.

The gravest kind of fault is told, wherever it stands: a line that is not JSON before a header that
is wrong, and that before a line that says nothing. Among equals the first line counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from hats_tui.game import MAIN_ACTIONS, EndTurn, Header, Move, Player
from hats_tui.record.faults import BadRecord, Fault, FaultCode
from hats_tui.record.heading import read_header
from hats_tui.record.lines import Note, Result, ResultLine, SeatNote
from hats_tui.record.meaning import read_row
from hats_tui.record.rows import Row, split_rows
from hats_tui.record.strict_json import NotJson, parse_json

_BEGINNING: Final = b'{"hats":'
"""So every header begins that this program writes."""


class RecordLine(NamedTuple):
    """One line of a record."""

    number: int
    """From 1 on."""
    text: str
    """As it stands in the file, without the newline."""
    content: Header | Move | Note | ResultLine
    """What it says."""


@dataclass(frozen=True)
class Script:
    """All that stands in a record; whether the game can have gone like that is not known."""

    header: Header
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
        """The lines that are actions or undos."""
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
        players = list(self.header.players)
        for line in self.notes:
            if isinstance(note := line.content, SeatNote):
                name = players[note.seat - 1].name
                players[note.seat - 1] = Player(name=name, kind=note.kind)
        return tuple(players)

    @property
    def round(self) -> int:
        """The round of the turn, from 1 to 8."""
        turns = sum(isinstance(line.content, EndTurn) for line in self.lines)
        return min(turns // len(self.header.players) + 1, MAIN_ACTIONS)


def read_script(data: bytes) -> Script:
    """Read what stands in a record, from the bytes of its file.

    Raises:
        BadRecord: It is not a record; see above which fault is told.
    """
    rows, kept, torn, ended = split_rows(data)
    header = read_header(rows[0])
    lines = (RecordLine(1, rows[0].text, header), *_read_lines(rows[1:], len(header.players)))
    return Script(header, lines, torn, kept, ended)


def has_result(data: bytes) -> bool:
    """Whether the last line of a record, looked at alone, is a result: a quick test for a list."""
    last = data.rstrip().rpartition(b"\n")[2]
    if b'"result"' not in last:
        return False
    try:
        value = parse_json(last.decode("utf-8")).value
    except (NotJson, UnicodeDecodeError):
        return False
    return isinstance(value, dict) and "result" in value


def never_begun(data: bytes) -> bool:
    """Whether a file is what is left where a program ended while it wrote the header.

    The deal was on nobody's screen then, so there is no game to be missed.
    """
    return b"\n" not in data and (data.startswith(_BEGINNING) or _BEGINNING.startswith(data))


def _read_lines(rows: tuple[Row, ...], players: int) -> list[RecordLine]:
    lines: list[RecordLine] = []
    for row in rows:
        if lines and isinstance(lines[-1].content, ResultLine):
            raise BadRecord(Fault(FaultCode.BAD_LINE, row.number, "nothing may follow the result"))
        lines.append(RecordLine(row.number, row.text, read_row(row, players)))
    return lines
