"""What the file of a new game is called."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import count
from typing import Final

from hats_tui.game import Header

SUFFIX: Final = ".hats"
"""The extension of a game record."""

_LONGEST = 20


def file_names(header: Header) -> Iterator[str]:
    """Names for the record of a game, the best first: `2026-11-30-170000-ann-fox.hats`.

    Only letters, digits and hyphens, so that every file system takes them; the next names carry a
    number for a game of the same second.
    """
    date = _plain((header.created or "")[:19].replace("T", "-").replace(":", ""))
    names = [_plain(player.name) or f"seat{n}" for n, player in enumerate(header.players, start=1)]
    stem = "-".join([date or "game", *names])
    yield stem + SUFFIX
    for number in count(2):
        yield f"{stem}-{number}{SUFFIX}"


def _plain(text: str) -> str:
    """The ASCII letters, digits and inner hyphens of a text, accents taken off."""
    letters = unicodedata.normalize("NFKD", text.lower()).encode("ascii", "ignore").decode()
    kept = "".join(letter for letter in letters if letter.isalnum() or letter == "-")
    return kept[:_LONGEST].strip("-")
