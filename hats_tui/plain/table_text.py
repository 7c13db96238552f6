"""Texts in columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hats_tui.cells import Align, fit, width_of


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
