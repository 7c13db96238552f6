"""How wide a text is in a terminal, what of it may be shown, and how it is made to fit.

A cell is the place of one Latin letter. The widths are those of `rich.cells`, and so exactly those
that Textual goes by when it puts a screen together.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Literal

from rich.cells import cell_len, split_graphemes

Align = Literal["left", "centre", "right"]
"""Where a text stands in the room that it is given."""

ELLIPSIS = "…"
"""The sign for what is missing, where nothing else is asked for."""

_VARIATION_SELECTORS = frozenset("\ufe0e\ufe0f")
"""They change the width of the sign before them in some terminals and not in others."""


def clean(text: str) -> str:
    """Take out what could move or garble the text around it, markup of any kind excepted.

    Args:
        text: Any text, also one typed by a player or read from a file.

    Returns:
        The text on one line, line breaks and tabs as spaces, without control, bidirectional,
        invisible, private and unassigned characters.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(_cleaned(character) for character in text)


def signs_of(text: str) -> Iterator[tuple[str, int]]:
    """Split a clean text into what goes into one place on the screen each.

    Args:
        text: A clean text.

    Returns:
        Each character with the marks that combine with it, and its width, 1 or 2. A mark that
        has nothing to combine with is left out.
    """
    if text.isascii():  # nearly always, and far quicker
        return ((character, 1) for character in text)
    spans, _width = split_graphemes(text)
    return ((text[start:end], width) for start, end, width in spans if width)


def width_of(text: str) -> int:
    """Measure a clean text.

    Args:
        text: A clean text.

    Returns:
        Its width in cells.
    """
    return cell_len(text)


def cut(text: str, width: int, ellipsis: str = ELLIPSIS) -> str:
    """Shorten a text to a width, with a sign that something is missing.

    Args:
        text: Any text; it is cleaned.
        width: The room in cells.
        ellipsis: The sign for what is missing, one cell.

    Returns:
        The text itself if it fits, else as much as fits together with the sign; no character is
        cut in half and no space is left before the sign, so it may be narrower.
    """
    text = clean(text)
    if width_of(text) <= width:
        return text
    if width <= 0:
        return ""
    kept, room = "", width - 1
    for sign, own_width in signs_of(text):
        room -= own_width
        if room < 0:
            break
        kept += sign
    return kept.rstrip() + ellipsis


def fit(text: str, width: int, align: Align = "left", ellipsis: str = ELLIPSIS) -> str:
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


def in_columns(rows: Sequence[Sequence[str]], aligns: Sequence[Align]) -> Iterator[str]:
    """Write rows below each other, each column as wide as its widest text.

    Args:
        rows: The texts, as many in each row as there are columns.
        aligns: Where the texts of each column stand.
    """
    widths = [max(map(width_of, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = zip(row, widths, aligns, strict=True)
        yield "  ".join(fit(text, width, align) for text, width, align in cells).rstrip()


def _cleaned(character: str) -> str:
    category = unicodedata.category(character)
    if character.isspace() and category != "Zs":
        return " "
    return "" if category[0] == "C" or character in _VARIATION_SELECTORS else character
