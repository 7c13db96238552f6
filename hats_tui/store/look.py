"""What the first frame must know of the player's wishes: the look of everything, and the keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hats_tui.store.key_choices import right_choices
from hats_tui.store.paths import state_dir
from hats_tui.store.unchecked import AUTO, text_in, unchecked_settings

if TYPE_CHECKING:
    from hats_tui.store.problem import Problem

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
    settings = unchecked_settings()
    wish = wish_for(text_in(settings, "theme"), text_in(settings, "glyphs"))
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
