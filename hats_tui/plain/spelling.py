"""What can be written in the locale's encoding, and what stands for what cannot."""

from __future__ import annotations

import locale
import os
import sys
import unicodedata

_INSTEAD = {
    "×": "x",
    "−": "-",
    "–": "-",
    "—": "-",
    "…": "...",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "ß": "ss",
    "ł": "l",
    "Ł": "L",
    "ø": "o",
    "Ø": "O",
    "œ": "oe",
    "æ": "ae",
}
"""Where taking the marks from a letter is not enough."""


def encoding_of_the_locale() -> str:
    """The encoding in which the terminal and other programs read and write.

    In the C locale Python would write UTF-8 all the same; only who asked for that gets it.
    """
    asked = os.environ.get("PYTHONIOENCODING") or os.environ.get("PYTHONUTF8") == "1"
    if asked or sys.platform == "win32":
        return getattr(sys.stdout, "encoding", None) or "ascii"
    return locale.getencoding()


def spelled(text: str, encoding: str) -> str:
    """The text with nothing in it that the encoding has no sign for."""
    if text.isascii() or _writable(text, encoding):
        return text
    return "".join(_sign(sign, encoding) for sign in unicodedata.normalize("NFC", text))


def _sign(sign: str, encoding: str) -> str:
    if _writable(sign, encoding):
        return sign
    if sign in _INSTEAD:
        return _INSTEAD[sign]
    bare = "".join(part for part in unicodedata.normalize("NFKD", sign) if part.isascii())
    return bare or "?"


def _writable(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
