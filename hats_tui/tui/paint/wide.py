"""Wide characters in a row of cells: the left cell has the sign, the right one has nothing.

A wide character of which one half is written over, or left behind, becomes a space.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hats_tui.cells import clean, signs_of

SECOND_HALF: Final = ""
"""Stands in the cell that the right half of a wide character covers."""


@lru_cache(maxsize=4096)
def signs_in(text: str) -> tuple[tuple[str, ...], tuple[int, ...] | None]:
    """Split a text into what goes into one place each.

    Args:
        text: Any text; control characters are taken out.

    Returns:
        The signs, and how many cells each takes; None instead where all take one.
    """
    # The text has been broken into lines: what kept its words together is a space like others.
    pairs = tuple(signs_of(clean(text).replace("\N{NO-BREAK SPACE}", " ")))
    widths = tuple(width for _sign, width in pairs)
    narrow = all(width == 1 for width in widths)
    return tuple(sign for sign, _width in pairs), None if narrow else widths


def free_halves(row: list[str], start: int, end: int, *, keep_left: bool = False) -> None:
    """Blank the halves that wide characters lose when cells of a row are written over.

    Args:
        row: The signs of the row.
        start: The first column that is written over.
        end: The column after the last one.
        keep_left: Whether what is written belongs to the sign on its left.
    """
    if not keep_left and start and row[start] == SECOND_HALF:
        row[start - 1] = " "
    if end < len(row) and row[end] == SECOND_HALF:
        row[end] = " "


def whole_signs(row: list[str], start: int, end: int) -> list[str]:
    """Copy a part of a row that has at least one cell; what is cut in two becomes a space.

    Args:
        row: The signs of the row.
        start: The first column.
        end: The column after the last one.
    """
    part = row[start:end]
    if part[0] == SECOND_HALF:
        part[0] = " "
    if end < len(row) and row[end] == SECOND_HALF:
        part[-1] = " "
    return part


def widened(rows: tuple[list[str], list[str]], start: int, end: int) -> tuple[int, int]:
    """Widen a span so that it cuts no wide character in two.

    Args:
        rows: The signs of the row, as they are and as they were; equally many.
        start: The first column of the span.
        end: The column after the last one.
    """
    signs, old_signs = rows
    while start and SECOND_HALF in (signs[start], old_signs[start]):
        start -= 1
    while end < len(signs) and SECOND_HALF in (signs[end], old_signs[end]):
        end += 1
    return start, end
