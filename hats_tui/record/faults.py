"""What can be wrong with a record: a code, the line, and the facts for a sentence."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from pydantic import ValidationError

from hats_tui.game import Refusal, RefusalCode


class FaultCode(StrEnum):
    """What makes a file no right record, besides an action that is refused; the gravest first."""

    NOT_JSON = "not_json"
    """A line is not JSON in UTF-8, or the header is missing or torn."""
    UNKNOWN_VERSION = "unknown_version"
    """The record says that it is of another version."""
    BAD_HEADER = "bad_header"
    """The first line sets up no game."""
    WRONG_CARDS = "wrong_cards"
    """The piles have the right sizes, but do not hold each card of the game once."""
    BAD_LINE = "bad_line"
    """A line is neither an action, nor a note, nor the result."""
    WRONG_DRAW = "wrong_draw"
    """A discard is allowed, but not with what it says about the piles."""
    WRONG_RESULT = "wrong_result"
    """The result is not that of the game, or stands before its end."""


class Fault(NamedTuple):
    """What is wrong with a record, and where."""

    code: FaultCode | RefusalCode
    """A refusal's code between `bad_line` and `wrong_draw`."""
    line: int
    """The line of the file, from 1 on."""
    detail: str = ""
    """What else is known, in English; it may quote the file, control characters included."""
    refusal: Refusal | None = None
    """Why the action of the line was refused, where that is the fault."""


class BadRecord(Exception):
    """A file that is not a right record."""

    def __init__(self, fault: Fault) -> None:
        """Keep the fault; `str()` gives its code and line."""
        super().__init__(f"line {fault.line}: {fault.code}")
        self.fault = fault


def model_error(error: ValidationError) -> str:
    """The first thing that a model found wrong, with its place; places count from 1."""
    first = error.errors(include_url=False, include_context=False)[0]
    place = " ".join(str(step + 1 if isinstance(step, int) else step) for step in first["loc"])
    reason = first["msg"].removeprefix("Value error, ")
    return f"{place}: {reason}" if place else reason
