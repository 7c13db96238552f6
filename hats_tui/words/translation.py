"""The way from an English text to the player's language: gettext, chosen when the program runs.

Texts are looked up when they are said, never when a module is imported, so that `install` may come
at any time. Until then everything is said in English.
"""

import gettext
import os
from pathlib import Path

from hats_tui.words.languages import ENGLISH, LANGUAGES, wanted

_DOMAIN = "hats-tui"
_CATALOGUES = Path(__file__).with_name("locale")


class _Spoken:
    """Holds the translations in use."""

    translations: gettext.NullTranslations = gettext.NullTranslations()
    language: str = ENGLISH


def install(language: str | None = None) -> None:
    """Speak a language from now on.

    Args:
        language: One of `LANGUAGES`, anything else is English; none: what the environment asks for.
    """
    code = wanted(os.environ) if language is None else language
    known = code in LANGUAGES and code != ENGLISH
    use(
        gettext.translation(_DOMAIN, _CATALOGUES, [code], fallback=True)
        if known
        else gettext.NullTranslations()
    )
    _Spoken.language = code if known else ENGLISH


def spoken() -> str:
    """The code of the language that is spoken now."""
    return _Spoken.language


def use(translations: gettext.NullTranslations) -> None:
    """Speak with these translations from now on."""
    _Spoken.translations = translations


def _(message: str) -> str:
    """Translate a whole sentence; its placeholders are filled afterwards."""
    return message and _Spoken.translations.gettext(message)


def N_(message: str) -> str:  # noqa: N802 - its name wherever gettext is used
    """Mark a text of a class, such as what a key does, which `_` looks up when it is shown.

    A class is made before anybody has chosen a language, and once for all of them.
    """
    return message


def ngettext(singular: str, plural: str, number: int) -> str:
    """Translate a sentence whose form depends on a number; placeholders are filled afterwards."""
    return _Spoken.translations.ngettext(singular, plural, number)


def pgettext(context: str, message: str) -> str:
    """Translate a short text that means different things in different places.

    Args:
        context: What tells translators which place is meant; it is never shown.
        message: The English text.
    """
    return _Spoken.translations.pgettext(context, message)
