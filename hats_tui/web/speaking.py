"""What a visitor prefers to read: asked of the browser, spoken by the page and by the program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from hats_tui.words.languages import wanted
from hats_tui.words.translation import install, spoken

_LANGUAGE: Final = re.compile(r"([A-Za-z]{2,3})((?:-[A-Za-z0-9]{2,8})*)")
_MOST_LANGUAGES: Final = 8
_ENGLISH: Final = "en"


def preferences_of(header: str) -> dict[str, str]:
    """The variables of the environment that ask for what a browser prefers.

    Args:
        header: Its header `Accept-Language`, whatever it is.

    Returns:
        Such as `LANGUAGE=pt_BR:pt:fr` and a locale; nothing when the browser says nothing. What
        comes after English is left out, for English is always there.
    """
    languages = _languages_of(header)
    if not languages:
        return {}
    # One that is empty counts as not set.
    return {
        "LANGUAGE": ":".join(languages),
        "LC_ALL": "",
        "LC_MESSAGES": f"{languages[0]}.UTF-8",
    }


@contextmanager
def speaking_to(header: str) -> Iterator[str]:
    """Speak a visitor's language; nobody else may get a word in meanwhile.

    Args:
        header: The browser's header `Accept-Language`.

    Yields:
        The code of the language; that of the server when the browser says nothing.
    """
    ours = spoken()
    if preferences := preferences_of(header):
        install(wanted(preferences))
    try:
        yield spoken()
    finally:
        install(ours)


def _languages_of(header: str) -> list[str]:
    found: list[str] = []
    for part in header.split(",")[:_MOST_LANGUAGES]:
        language = _LANGUAGE.fullmatch(part.partition(";")[0].strip())
        if language is None:
            continue
        if language[2]:
            found.append(language[0].replace("-", "_"))
        found.append(language[1].lower())
        if found[-1] == _ENGLISH:
            break
    return list(dict.fromkeys(found))
