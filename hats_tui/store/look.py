"""What the first frame must know of the player's wishes: how everything is to look, and the keys.

Read without pydantic, which takes longer to load than the first frame may take. What is wrong with
the settings is told later, by `hats_tui.store.settings`; here it counts as not written.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hats_tui.store.key_choices import right_choices
from hats_tui.store.paths import settings_file, state_dir

if TYPE_CHECKING:
    from hats_tui.store.problem import Problem

AUTO: Final = "auto"
"""Stands for what suits the terminal."""

_LONGEST_NAME: Final = 64


@dataclass(frozen=True)
class LookWish:
    """How the player wants everything to look.

    Args:
        theme: The name of a theme, or `AUTO`; a stranger's text, so it may be neither.
        glyphs: The name of a set of signs, or `AUTO`, or any other text.
        theme_is_set: Whether the settings name the theme; else it was chosen in the game.
        keys: Keys of the player's own by the name of what they do; neither need be right.
    """

    theme: str = AUTO
    glyphs: str = AUTO
    theme_is_set: bool = False
    keys: Mapping[str, str] = field(default_factory=dict)


def theme_file() -> Path:
    """The file of the theme last chosen in the game; it need not exist."""
    return state_dir() / "theme"


def look_wish() -> LookWish:
    """Find out how everything is to look.

    A theme that the settings name is worn at every start. Without one it is the theme that was
    last chosen in the game.
    """
    settings = _settings(settings_file())
    wish = wish_for(_text(settings, "theme"), _text(settings, "glyphs"))
    return replace(wish, keys=right_choices(settings.get("keys")))


def wish_for(theme: str, glyphs: str) -> LookWish:
    """What two settings mean for how everything is to look.

    Args:
        theme: The name of a theme; with `AUTO` it is the one that was last chosen in the game.
        glyphs: The name of a set of signs, or `AUTO`.
    """
    if theme != AUTO:
        return LookWish(theme, glyphs, theme_is_set=True)
    return LookWish(_remembered(theme_file()), glyphs)


def remember_theme(name: str) -> Problem | None:
    """Keep the theme that was chosen in the game for the next start.

    Args:
        name: The name of the theme.

    Returns:
        None, or why it could not be kept.
    """
    from hats_tui.store.memory import remember

    return remember(theme_file(), f"{name}\n", _theme_name)


def _settings(file: Path) -> dict[str, object]:
    try:
        text = file.read_bytes().decode()
    except (OSError, ValueError):
        return {}
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):
        return {}


def _text(settings: dict[str, object], key: str) -> str:
    value = settings.get(key, AUTO)
    return value if isinstance(value, str) else AUTO


def _remembered(file: Path) -> str:
    try:
        with file.open("rb") as stream:
            return _theme_name(stream.read(_LONGEST_NAME)) or AUTO
    except (OSError, ValueError):
        return AUTO


def _theme_name(data: bytes) -> str:
    """The name that stands in a file.

    Raises:
        ValueError: That is no text.
    """
    return data.decode().strip()
