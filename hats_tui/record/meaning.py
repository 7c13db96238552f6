"""What a row of a record below the first says."""

from __future__ import annotations

from pydantic import ConfigDict, JsonValue, TypeAdapter, ValidationError

from hats_tui.game import Move
from hats_tui.record.faults import BadRecord, Fault, FaultCode, model_error
from hats_tui.record.lines import (
    KnownNote,
    Note,
    OtherNote,
    ResultLine,
)
from hats_tui.record.rows import Row

_KINDS = ("do", "note", "result")
_KNOWN_NOTES = frozenset({"seat", "hint", "talk", "from"})

_LATER = ConfigDict(defer_build=True)
_MOVE: TypeAdapter[Move] = TypeAdapter(Move, config=_LATER)
_NOTE: TypeAdapter[KnownNote] = TypeAdapter(KnownNote, config=_LATER)


def read_row(row: Row, players: int) -> Move | Note | ResultLine:
    """What a row says, in a game for so many players.

    Raises:
        BadRecord: `bad_line`.
    """
    value = row.value if isinstance(row.value, dict) else {}
    if flaw := row.flaw or _flaw(value):
        raise BadRecord(Fault(FaultCode.BAD_LINE, row.number, flaw))
    try:
        said = _said(value, row.text)
    except ValidationError as error:
        raise BadRecord(Fault(FaultCode.BAD_LINE, row.number, model_error(error))) from error
    for seat in _seats(said):
        if seat > players:
            raise BadRecord(Fault(FaultCode.BAD_LINE, row.number, f"there is no seat {seat}"))
    return said


def _flaw(value: dict[str, JsonValue]) -> str:
    """What the models of the lines would let pass; empty for nothing."""
    if sum(kind in value for kind in _KINDS) != 1:
        return "it is not an action, a note or the result"
    if value.get("do") == "discard" and None in (value.get("drew", ""), value.get("reshuffle", "")):
        return "drew or reshuffle is null"
    return ""


def _said(value: dict[str, JsonValue], text: str) -> Move | Note | ResultLine:
    if "do" in value:
        return _MOVE.validate_json(text)
    if "result" in value:
        return ResultLine.model_validate_json(text)
    if value["note"] in _KNOWN_NOTES:
        return _NOTE.validate_json(text)
    return OtherNote.model_validate_json(text)


def _seats(said: Move | Note | ResultLine) -> tuple[int, ...]:
    """The seats that a line names."""
    if isinstance(said, ResultLine):
        return said.result.winners
    seat = getattr(said, "seat", None)
    return () if seat is None else (seat,)
