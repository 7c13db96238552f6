"""The settings as they stand in the file, for what has to be known at once.

Read without pydantic, which takes longer to load than the first frame may take. What is wrong with
them is told later, by `hats_tui.store.settings`; here it counts as not written.
"""

from collections.abc import Mapping
from typing import Final

from hats_tui.store.paths import settings_file

AUTO: Final = "auto"
"""Stands for what suits the terminal, or the computer."""


def unchecked_settings() -> dict[str, object]:
    """Everything that stands in the player's file."""
    try:
        text = settings_file().read_bytes().decode()
    except (OSError, ValueError):
        return {}
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):
        return {}


def text_in(settings: Mapping[str, object], key: str) -> str:
    """The value of a setting that is a text; `AUTO` where there is none.

    Args:
        settings: What stands in the file.
        key: The name of the setting.
    """
    value = settings.get(key, AUTO)
    return value if isinstance(value, str) else AUTO


def language_wish() -> str | None:
    """The code of the language that the settings ask for; None where it is the computer's."""
    wanted = text_in(unchecked_settings(), "language")
    return None if wanted == AUTO else wanted
