"""What is said when a game cannot be saved, or not be played on."""

from __future__ import annotations

from pathlib import Path

from hats_tui.record import BadRecord, InUse, JournalError
from hats_tui.words import _
from hats_tui.words.causes import cause


def why_unsaved(error: JournalError) -> str:
    """Say what is wrong, where, and what it means for the game."""
    text = _(
        "This game cannot be saved: {reason} ({file}). Nothing that was saved is lost; what you "
        "play without saving is lost when you leave."
    )
    return text.format(reason=cause(error.reason), file=_short(error.path))


def why_not_resumed(error: JournalError | BadRecord) -> str:
    """Say why a game cannot be played on."""
    if isinstance(error, InUse):
        return _("This game is open in another window: play on there.")
    if isinstance(error, BadRecord):
        # What else is known of the fault may name a card that nobody has seen.
        text = _("This game cannot be played on, for its record is damaged in line {line}.")
        return text.format(line=error.fault.line)
    text = _("This game cannot be played on: {reason}. Its record is left as it is.")
    return text.format(reason=cause(error.reason))


def _short(file: Path) -> str:
    """The file as people write it."""
    try:
        return str(Path("~") / file.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(file)
