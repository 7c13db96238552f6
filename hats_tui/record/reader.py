"""Reading a record: what stands in it, then whether the game went like that."""

from __future__ import annotations

import errno
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hats_tui.game import (
    Course,
    Game,
    GameState,
    Header,
    IllegalAction,
    WrongDraw,
    say_of,
    score_sheet,
)
from hats_tui.record.faults import BadRecord, Fault, FaultCode
from hats_tui.record.lines import Note, Result, ResultLine, TalkNote
from hats_tui.record.script import RecordLine, Script, read_script

_LARGEST: Final = 1 << 24
"""A file of more bytes is no game; 5000 are usual."""


@dataclass(frozen=True)
class Record(Script):
    """A right record: the game, and all that stands in the file besides."""

    game: Game
    """The game with all its actions; its entries are the `moves` of the record."""


def load_record(path: Path) -> Record:
    """Read a record from a file, and leave the file as it is.

    Raises:
        OSError: The file cannot be read, or is far too large.
        BadRecord: It is not a right record.
    """
    return read_record(load_bytes(path))


def load_bytes(path: Path) -> bytes:
    """The bytes of a record's file.

    Raises:
        OSError: The file cannot be read, or is far too large.
    """
    with path.open("rb") as stream:
        data = stream.read(_LARGEST + 1)
    if len(data) > _LARGEST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data


def read_record(data: bytes) -> Record:
    """Read a record from the bytes of its file.

    Raises:
        BadRecord: It is not a right record. What does not even stand there right is told first, see
            `hats_tui.record.script`; then the first line that the game cannot have.
    """
    script = read_script(data)
    course = Course(script.header)
    for line in script.lines:
        _go_on(course, line)
    return Record(script.header, script.lines, script.torn, script.kept, script.ended, course.game)


def _go_on(course: Course, line: RecordLine) -> None:
    """Go on by one line."""
    said = line.content
    try:
        if isinstance(said, TalkNote):
            _hear(course, said)
        elif isinstance(said, ResultLine):
            _require_result(course.state, said.result, line.number)
        elif not isinstance(said, Header | Note):
            course.apply(said)
    except IllegalAction as refused:
        fault = Fault(refused.code, line.number, refusal=refused.refusal)
        raise BadRecord(fault) from refused
    except WrongDraw as error:
        raise BadRecord(Fault(FaultCode.WRONG_DRAW, line.number, str(error))) from error


def _hear(course: Course, note: TalkNote) -> None:
    """Go on by what a note says, where that can be said by one partner to another."""
    say, board = say_of(note.say), course.state.board
    if say is not None and board.players == 4 and not board.over:
        course.saying(note.seat, say)


def _require_result(state: GameState, result: Result, number: int) -> None:
    if not state.board.over:
        raise BadRecord(Fault(FaultCode.WRONG_RESULT, number, "the game is not over"))
    right = Result.of(score_sheet(state))
    if result != right:
        detail = f"it should be {right.model_dump_json()}"
        raise BadRecord(Fault(FaultCode.WRONG_RESULT, number, detail))
