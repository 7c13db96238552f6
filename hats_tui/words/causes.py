"""Why the system does not do something, as far as players meet it."""

from typing import Final

from hats_tui.words.translation import N_, _

_CAUSES: Final = frozenset(
    {
        N_("Address already in use"),
        N_("Disk quota exceeded"),
        N_("File exists"),
        N_("File name too long"),
        N_("File too large"),
        N_("Input/output error"),
        N_("Invalid argument"),
        N_("Is a directory"),
        N_("No space left on device"),
        N_("No such file or directory"),
        N_("Not a directory"),
        N_("Operation not permitted"),
        N_("Permission denied"),
        N_("Read-only file system"),
        N_("Too many levels of symbolic links"),
        N_("Too many open files"),
    }
)
"""Systems say it in English to programs that do not ask for another language."""


def cause(text: str) -> str:
    """Translate what the system says; what is not known stays as it is.

    Args:
        text: The words of the system.
    """
    return _(text) if text in _CAUSES else text
