"""A file as rows of JSON, before anybody asks what they say."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import JsonValue

from hats_tui.record.faults import BadRecord, Fault, FaultCode
from hats_tui.record.strict_json import NotJson, parse_json

_BOM = b"\xef\xbb\xbf"


class Row(NamedTuple):
    """One line of the file."""

    number: int
    """From 1 on."""
    text: str
    """As it stands in the file, without the newline."""
    value: JsonValue
    flaw: str
    """Why the value is not to be trusted; empty for a sound one."""


class Rows(NamedTuple):
    """All lines of a file but a torn last one."""

    rows: tuple[Row, ...]
    """At least one."""
    kept: int
    """How many bytes of the file they are, with their newlines."""
    torn: bool
    """Whether a last line was dropped that a crash had cut off."""
    ended: bool
    """Whether the last of them has its newline."""


def split_rows(data: bytes) -> Rows:
    """Split a file into rows.

    Raises:
        BadRecord: `not_json`: a line, or all of the file, is not JSON in UTF-8.
    """
    if data.startswith(_BOM):
        raise BadRecord(Fault(FaultCode.NOT_JSON, 1, "it starts with a byte order mark"))
    *whole, tail = data.split(b"\n")
    rows = [_row(number, line) for number, line in enumerate(whole, start=1)]
    torn = False
    if tail or not rows:
        try:
            rows.append(_row(len(rows) + 1, tail))
        except BadRecord:
            if not rows:
                raise
            torn = True
    kept = len(data) - len(tail) if torn else len(data)
    return Rows(tuple(rows), kept, torn, ended=torn or not tail)


def _row(number: int, line: bytes) -> Row:
    if not line.strip():
        raise BadRecord(Fault(FaultCode.NOT_JSON, number, "the line is blank"))
    try:
        text = line.decode("utf-8")
        parsed = parse_json(text)
    except UnicodeDecodeError as error:
        detail = f"it is not UTF-8 at byte {error.start + 1}"
        raise BadRecord(Fault(FaultCode.NOT_JSON, number, detail)) from error
    except NotJson as error:
        raise BadRecord(Fault(FaultCode.NOT_JSON, number, str(error))) from error
    return Row(number, text, parsed.value, parsed.flaw)
