"""Text measured in terminal cells, not in characters."""

import unicodedata
from collections.abc import Iterator
from typing import Literal

from rich.cells import cell_len

Align = Literal["left", "centre", "right"]
"""Where a text stands in the room that it is given."""

_UNSAFE = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_VARIATION_SELECTORS = frozenset("\ufe0e\ufe0f")
"""They change the width of the sign before them in some terminals and not in others."""


def clean(text: str) -> str:
    """Take out what would disturb the screen: control, bidirectional and invisible characters.

    Args:
        text: Any text, also one typed by a player or read from a file.

    Returns:
        The text on one line; line breaks and tabs are spaces.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(_cleaned(character) for character in text)


def _cleaned(character: str) -> str:
    if character in "\n\r\t":
        return " "
    unsafe = unicodedata.category(character) in _UNSAFE or character in _VARIATION_SELECTORS
    return "" if unsafe else character


def cells(text: str) -> Iterator[tuple[str, int]]:
    """Split a clean text into what goes into one place on the screen each.

    Args:
        text: A clean text.

    Yields:
        A character with the marks that combine with it, and its width, 1 or 2.
    """
    if text.isascii():
        yield from ((character, 1) for character in text)
        return
    cluster, width = "", 0
    for character in text:
        own_width = cell_len(character)
        if own_width and cluster:
            yield cluster, width
            cluster, width = "", 0
        if own_width or cluster:
            cluster += character
            width += own_width
    if cluster:
        yield cluster, width


def width_of(text: str) -> int:
    """Measure a clean text.

    Args:
        text: A clean text.

    Returns:
        Its width in cells.
    """
    return len(text) if text.isascii() else sum(width for _, width in cells(text))


def cut(text: str, width: int, ellipsis: str = "…") -> str:
    """Shorten a text to a width, with a sign that something is missing.

    Args:
        text: Any text; it is cleaned.
        width: The room in cells.
        ellipsis: The sign for what is missing, one cell.

    Returns:
        The text itself if it fits, else as much as fits together with the sign.
    """
    text = clean(text)
    if width_of(text) <= width:
        return text
    if width <= 0:
        return ""
    kept, used = "", 0
    for cluster, own_width in cells(text):
        if used + own_width > width - 1:
            break
        kept, used = kept + cluster, used + own_width
    return kept + ellipsis


def fit(text: str, width: int, align: Align = "left", ellipsis: str = "…") -> str:
    """Make a text exactly so wide: cut, or padded with spaces.

    Args:
        text: Any text; it is cleaned.
        width: The width in cells, 0 or more.
        align: Where the text stands when there is room left.
        ellipsis: The sign for what is missing, one cell.

    Returns:
        A text of that width.
    """
    text = cut(text, width, ellipsis)
    room = max(width - width_of(text), 0)
    before = {"left": 0, "centre": room // 2, "right": room}[align]
    return " " * before + text + " " * (room - before)
