"""What is sent of a painted row: as little as looks the same."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import compress, count, groupby
from operator import is_not, ne, or_

from rich.segment import Segment
from rich.style import Style

from hats_tui.tui.paint.cell_styles import blank_alike
from hats_tui.tui.paint.wide import widened

_PLAIN = Style()


Row = tuple[list[str], list[Style]]
"""The signs and the styles of the cells of a row, from left to right."""


def segments(row: Row) -> Iterator[Segment]:
    """Write a row in as few segments as look the same: a space goes with what is beside it."""
    signs, styles = row
    start, style, blank = 0, _PLAIN, True
    for x, (sign, own) in enumerate(zip(signs, styles, strict=True)):
        if own is not style and not ((blank or sign == " ") and blank_alike(own, style)):
            if x > start:
                yield Segment("".join(signs[start:x]), style)
            start, style, blank = x, own, sign == " "
        elif blank and sign != " ":
            style, blank = own, False
    if start < len(signs):
        yield Segment("".join(signs[start:]), style)


def changed(row: Row, before: Row, cuts: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Compare a row with what it was.

    Args:
        row: As it is.
        before: As it was; of the same width.
        cuts: Columns, rising; changes on both sides of one are told apart.

    Yields:
        The first column that looks different and the one after the last, between every two cuts.
    """
    signs, styles = row
    old_signs, old_styles = before
    if signs == old_signs and styles == old_styles:
        return
    # Most cells are as they were: those are passed over without a step of ours for each.
    others = map(or_, map(ne, signs, old_signs), map(is_not, styles, old_styles))
    columns = (
        x
        for x in compress(count(), others)
        if signs[x] != old_signs[x]
        or not (signs[x] == " " and blank_alike(styles[x], old_styles[x]))
    )
    for _cuts, between in groupby(columns, key=partial(bisect_right, cuts)):
        found = list(between)
        yield widened((signs, old_signs), found[0], found[-1] + 1)
