"""The languages that can be chosen, and the one that the environment asks for."""

from collections.abc import Mapping
from typing import Final

ENGLISH: Final = "en"
"""The language that the texts are written in; it needs no catalogue."""

LANGUAGES: Final = {
    ENGLISH: "English",
    "fr": "Français",
    "it": "Italiano",
    "pt": "Português",
    "pl": "Polski",
    "de": "Deutsch",
    "es": "Español",
}
"""What can be chosen: the code of each language, and what it calls itself.

A language is added here when its catalogue is whole.
"""


def wanted(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for; English where it asks for none that there is.

    As everywhere with gettext, `LANGUAGE` may list several, the best first; it counts for nothing
    where the locale is the plain one of computers, `C` or `POSIX`.

    Args:
        environment: The variables of the process.
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "C")
    if _code(locale) in {"c", "posix"}:
        return ENGLISH
    asked = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next((code for code in map(_code, asked) if code in LANGUAGES), ENGLISH)


def _code(locale: str) -> str:
    """The language of a locale: `pt` of `pt_BR.UTF-8`, `sr` of `sr@latin`, `c` of `C.UTF-8`."""
    for mark in ".@_-":
        locale = locale.partition(mark)[0]
    return locale.lower()
