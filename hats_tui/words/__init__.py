"""Everything that is said to the player, in the player's language.

This module itself imports nothing of ours, so that a command can speak before the rules are loaded.
"""

import gettext
from pathlib import Path

_translation = gettext.translation(
    "hats-tui", localedir=Path(__file__).with_name("locale"), fallback=True
)


def _(message: str) -> str:
    """Translate a whole sentence; its placeholders are filled afterwards."""
    return _translation.gettext(message)


def ngettext(singular: str, plural: str, number: int) -> str:
    """Translate a sentence whose form depends on a number; placeholders are filled afterwards."""
    return _translation.ngettext(singular, plural, number)
