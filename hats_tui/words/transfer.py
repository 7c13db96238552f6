"""What became of files that were to be brought in, in words."""

from __future__ import annotations

from hats_tui.words.causes import cause
from hats_tui.words.translation import _


def fate_sentence(fate: str, *, file: str, name: str = "", line: int = 0, reason: str = "") -> str:
    """Say what became of one file.

    Args:
        fate: `taken`, `present`, `damaged`, `newer`, `unreadable` or `not_kept`.
        file: What the file is called.
        name: What the game is called in the folder of the games.
        line: The line of the fault in a damaged record.
        reason: What is wrong with it, or the system's reason.

    Raises:
        KeyError: There is no such fate.
    """
    sentences = {
        "taken": _("{file}: taken in as {name}."),
        "present": _("{file}: already there as {name}."),
        "damaged": _("{file}: damaged in line {line}, and left out. {reason}"),
        "newer": _("{file}: written by a newer HATS, and left out."),
        "unreadable": _("{file}: cannot be read: {reason}."),
        "not_kept": _("{file}: cannot be kept in the folder of the games: {reason}."),
    }
    if fate == "taken" and file == name:
        return _("{file}: taken in.").format(file=file)
    if fate == "present" and file == name:
        return _("{file}: already there.").format(file=file)
    return sentences[fate].format(file=file, name=name, line=line, reason=cause(reason))
