"""How far the player has come in the tutorial, and whether it was ever offered.

Read without pydantic, for the title wants to know it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from hats_tui.store.paths import games_dir, state_dir

if TYPE_CHECKING:
    from hats_tui.store.problem import Problem

OFFERED: Final = "offered"
"""Stands where it was offered, and not begun."""

FINISHED: Final = "finished"
"""Stands where all of it was done."""

_LONGEST_NAME: Final = 64


def lesson_file() -> Path:
    """The file of the lesson last begun; it need not exist."""
    return state_dir() / "tutorial"


def recall_lesson() -> str | None:
    """Read what is remembered.

    Returns:
        The name of a lesson, `OFFERED` or `FINISHED`, or any other text; None where the tutorial
        was never offered, or the file cannot be read.
    """
    try:
        with lesson_file().open("rb") as stream:
            return _name(stream.read(_LONGEST_NAME))
    except (OSError, ValueError):
        return None


def is_newcomer() -> bool:
    """Tell whether the tutorial is to be offered: it never was, and no game was ever played."""
    return recall_lesson() is None and not _any_games()


def remember_lesson(name: str) -> Problem | None:
    """Keep how far the player has come.

    Args:
        name: The name of a lesson, `OFFERED` or `FINISHED`.

    Returns:
        None, or why it could not be kept.
    """
    from hats_tui.store.memory import remember

    return remember(lesson_file(), f"{name}\n", _name)


def _any_games() -> bool:
    try:
        return any(games_dir().iterdir())
    except OSError:
        return False


def _name(data: bytes) -> str:
    """The name that stands in a file.

    Raises:
        ValueError: That is no text.
    """
    return data.decode().strip()
