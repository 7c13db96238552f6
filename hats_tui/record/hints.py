"""The note of a game that is played without hints: how it is written, and found again."""

from __future__ import annotations

from typing import Final, Literal

from hats_tui.game.model import Line
from hats_tui.record.lines import OtherNote
from hats_tui.record.script import Script

_NONE: Final = "no_hints"


class _NoHintsNote(Line):
    """From here on nobody gets a hint in this game."""

    note: Literal["no_hints"] = _NONE


def no_hints_line() -> str:
    """The line that says that there are no hints any more."""
    return _NoHintsNote().model_dump_json()


def is_without_hints(script: Script) -> bool:
    """Whether there are no hints in a game any more."""
    notes = (line.content for line in script.notes)
    return any(isinstance(note, OtherNote) and note.note == _NONE for note in notes)
