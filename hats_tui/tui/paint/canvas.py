"""A sheet of terminal cells to paint on, without a running app.

    canvas = Canvas(30, 5, palette.style("surface"))
    canvas.fill(0, 0, 30, 1, palette.style("band"))
    end = canvas.text(1, 0, "PREVIEW", palette.style("heading"))
    canvas.spans(1, 2, [("A ", palette.style("muted")), ("27", palette.style("strong"))])
    canvas.hit(0, 2, 30, 1, payload=3)
    strips = canvas.strips()

`fill` lays a ground; text is written on it: what the text's style leaves open (mostly the
background) is the ground's. Everything outside the sheet is cut off silently. A wide character of
which only one half is left becomes a space.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import groupby
from typing import NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from hats_tui.cells import Align, clean, fit, signs_of
from hats_tui.tui.paint.cell_styles import blank_alike, laid_over, the_one

_PLAIN = Style()
_SECOND_HALF = ""
"""Stands in the cell that the right half of a wide character covers."""


class Change(NamedTuple):
    """Cells of one row that are not as before: columns `start` up to, without, `end`."""

    y: int
    start: int
    end: int


@dataclass(frozen=True)
class Hit:
    """A rectangle that can be pressed, and what it stands for."""

    x: int
    y: int
    width: int
    height: int
    payload: object

    def holds(self, x: int, y: int) -> bool:
        """Tell whether a cell is inside.

        Args:
            x: Column.
            y: Row.
        """
        return 0 <= x - self.x < self.width and 0 <= y - self.y < self.height


class Canvas:
    """Cells with characters and styles, and rectangles that can be pressed."""

    def __init__(
        self, width: int, height: int, ground: Style = _PLAIN, ellipsis: str = "…"
    ) -> None:
        """Make an empty sheet.

        Args:
            width: Columns.
            height: Rows.
            ground: Style of the empty sheet.
            ellipsis: The sign, one cell wide, at the end of a text that was cut.
        """
        self.width = max(width, 0)
        self.height = max(height, 0)
        self.ellipsis = ellipsis
        ground = the_one(ground)
        self._characters = [[" "] * self.width for _ in range(self.height)]
        self._styles = [[ground] * self.width for _ in range(self.height)]
        self._grounds = [[ground] * self.width for _ in range(self.height)]
        self._hits: list[Hit] = []
        self._cuts: list[int] = []

    def fill(self, x: int, y: int, width: int, height: int, style: Style, sign: str = " ") -> None:
        """Lay a ground, and forget what was there.

        Args:
            x: First column.
            y: First row.
            width: Columns.
            height: Rows.
            style: The ground.
            sign: What every cell shows, one cell wide.
        """
        start, end, style = max(x, 0), min(x + width, self.width), the_one(style)
        if start >= end:
            return
        for row in range(max(y, 0), min(y + height, self.height)):
            self._free_halves(row, start, end)
            self._characters[row][start:end] = [sign] * (end - start)
            self._styles[row][start:end] = [style] * (end - start)
            self._grounds[row][start:end] = [style] * (end - start)

    def text(
        self,
        x: int,
        y: int,
        text: str,
        style: Style = _PLAIN,
        *,
        width: int | None = None,
        align: Align = "left",
    ) -> int:
        """Write a text on the ground that is there.

        Args:
            x: Column of the first cell.
            y: Row.
            text: Any text; control characters are taken out.
            style: Style of the text; what it leaves open is the ground's.
            width: Cut or pad the text to so many cells; None leaves it as long as it is.
            align: Where the text stands within `width`.

        Returns:
            The column after the text, also when part of it was cut off.
        """
        if width is not None:
            text = fit(text, width, align, self.ellipsis)
        signs, widths = _signs(text)
        if widths is None:
            self._write_narrow(x, y, signs, style)
            return x + len(signs)
        for sign, sign_width in zip(signs, widths, strict=True):
            self._write(x, y, sign, sign_width, style)
            x += sign_width
        return x

    def spans(self, x: int, y: int, spans: Iterable[tuple[str, Style]]) -> int:
        """Write several texts, one after the other.

        Args:
            x: Column of the first cell.
            y: Row.
            spans: Texts with their styles.

        Returns:
            The column after the last text.
        """
        for text, style in spans:
            x = self.text(x, y, text, style)
        return x

    def blit(self, x: int, y: int, other: Canvas) -> None:
        """Copy another sheet onto this one, with its grounds and its hit rectangles.

        Args:
            x: Column of its first cell.
            y: Row of its first cell.
            other: The sheet to copy.
        """
        start, end = max(-x, 0), min(other.width, self.width - x)
        for row in range(max(-y, 0), min(other.height, self.height - y) if start < end else 0):
            self._free_halves(y + row, x + start, x + end)
            here = slice(x + start, x + end)
            self._characters[y + row][here] = other._whole_signs(row, start, end)
            self._styles[y + row][here] = other._styles[row][start:end]
            self._grounds[y + row][here] = other._grounds[row][start:end]
        for hit in other._hits:
            self.hit(x + hit.x, y + hit.y, hit.width, hit.height, hit.payload)

    def hit(self, x: int, y: int, width: int, height: int, payload: object) -> None:
        """Mark a rectangle that can be pressed.

        Args:
            x: First column.
            y: First row.
            width: Columns.
            height: Rows.
            payload: What it stands for; equal payloads are one and the same target.
        """
        self._hits.append(Hit(x, y, width, height, payload))

    def payload_at(self, x: int, y: int) -> object | None:
        """Tell what is pressed by a press on a cell.

        Args:
            x: Column.
            y: Row.

        Returns:
            The payload of the rectangle marked last of those that hold the cell, or None.
        """
        return next(self.payloads_at(x, y), None)

    def payloads_at(self, x: int, y: int) -> Iterator[object]:
        """Tell everything that a cell belongs to.

        Args:
            x: Column.
            y: Row.

        Returns:
            The payloads of the rectangles that hold the cell, what was marked last first.
        """
        return (hit.payload for hit in reversed(self._hits) if hit.holds(x, y))

    @property
    def hits(self) -> tuple[Hit, ...]:
        """The rectangles that can be pressed, in the order in which they were marked."""
        return tuple(self._hits)

    def copy(self) -> Canvas:
        """Make another sheet that looks the same."""
        twin = Canvas(self.width, self.height, ellipsis=self.ellipsis)
        twin.blit(0, 0, self)
        twin.cut(self._cuts)
        return twin

    def strip(self, y: int) -> Strip:
        """Build what Textual shows for one row.

        Args:
            y: Row.

        Returns:
            The row as a strip of exactly `width` cells.
        """
        return Strip(self._segments(y), self.width)

    def strips(self) -> list[Strip]:
        """Build all rows.

        Returns:
            One strip per row.
        """
        return [self.strip(y) for y in range(self.height)]

    def lines(self) -> list[str]:
        """Give the characters alone.

        Returns:
            One text per row, `width` cells wide.
        """
        return ["".join(row) for row in self._characters]

    def style_at(self, x: int, y: int) -> Style:
        """Give the style of a cell.

        Args:
            x: Column.
            y: Row.
        """
        return self._styles[y][x]

    def sign_at(self, x: int, y: int) -> str:
        """Give what is written in a cell; nothing where there is only ground, or no such cell."""
        inside = 0 <= x < self.width and 0 <= y < self.height
        return self._characters[y][x].strip() if inside else ""

    def cut(self, columns: Iterable[int]) -> None:
        """Have changes on both sides of a column told apart from each other.

        Args:
            columns: The first columns right of the cuts, rising.
        """
        self._cuts = list(columns)

    def changes(self, before: Canvas) -> list[Change]:
        """Compare with an earlier sheet of the same size.

        Args:
            before: The earlier sheet.

        Returns:
            For each row that looks different, the span from the first to the last cell that does;
            one span between every two cuts.
        """
        return [
            Change(y, *self._whole(before, y, columns[0], columns[-1] + 1))
            for y in range(self.height)
            for columns in self._changed_columns(before, y)
        ]

    def _changed_columns(self, before: Canvas, y: int) -> Iterator[list[int]]:
        """The columns that look different, those between two cuts together."""
        signs, old_signs = self._characters[y], before._characters[y]
        styles, old_styles = self._styles[y], before._styles[y]
        if signs == old_signs and styles == old_styles:
            return
        row = zip(signs, old_signs, styles, old_styles, strict=True)
        columns = (
            x
            for x, (sign, old_sign, style, old_style) in enumerate(row)
            if sign != old_sign
            or (style is not old_style and not (sign == " " and blank_alike(style, old_style)))
        )
        for _cuts, between in groupby(columns, key=partial(bisect_right, self._cuts)):
            yield list(between)

    def _whole(self, before: Canvas, y: int, start: int, end: int) -> tuple[int, int]:
        """Widen a span so that it cuts no wide character in two."""
        signs, old_signs = self._characters[y], before._characters[y]
        while start and _SECOND_HALF in (signs[start], old_signs[start]):
            start -= 1
        while end < self.width and _SECOND_HALF in (signs[end], old_signs[end]):
            end += 1
        return start, end

    def _segments(self, y: int) -> Iterator[Segment]:
        """Write a row in as few segments as look the same: a space goes with what is beside it."""
        signs, styles = self._characters[y], self._styles[y]
        start, style, blank = 0, _PLAIN, True
        for x, (sign, own) in enumerate(zip(signs, styles, strict=True)):
            if own is not style and not ((blank or sign == " ") and blank_alike(own, style)):
                if x > start:
                    yield Segment("".join(signs[start:x]), style)
                start, style, blank = x, own, sign == " "
            elif blank and sign != " ":
                style, blank = own, False
        if start < self.width:
            yield Segment("".join(signs[start:]), style)

    def _write_narrow(self, x: int, y: int, signs: tuple[str, ...], style: Style) -> None:
        """Write signs of one cell each, all at once."""
        start, end = max(x, 0), min(x + len(signs), self.width)
        if start >= end or not 0 <= y < self.height:
            return
        self._free_halves(y, start, end)
        self._characters[y][start:end] = signs[start - x : end - x]
        grounds = self._grounds[y][start:end]
        if grounds.count(grounds[0]) == len(grounds):
            self._styles[y][start:end] = [laid_over(grounds[0], style)] * len(grounds)
        else:
            self._styles[y][start:end] = [laid_over(ground, style) for ground in grounds]

    def _write(self, x: int, y: int, cluster: str, width: int, style: Style) -> None:
        if not 0 <= y < self.height or x + width <= 0 or x >= self.width:
            return
        if x < 0 or x + width > self.width:
            cluster, x, width = " ", min(max(x, 0), self.width - 1), 1
        self._put(x, y, cluster, laid_over(self._grounds[y][x], style))
        for column in range(x + 1, x + width):
            self._put(column, y, _SECOND_HALF, laid_over(self._grounds[y][x], style))

    def _put(self, x: int, y: int, sign: str, style: Style) -> None:
        self._free_halves(y, x, x + 1, keep_left=sign == _SECOND_HALF)
        self._characters[y][x] = sign
        self._styles[y][x] = style

    def _free_halves(self, y: int, start: int, end: int, *, keep_left: bool = False) -> None:
        """Blank the halves that wide characters lose when cells are written over."""
        row = self._characters[y]
        if not keep_left and start and row[start] == _SECOND_HALF:
            row[start - 1] = " "
        if end < self.width and row[end] == _SECOND_HALF:
            row[end] = " "

    def _whole_signs(self, y: int, start: int, end: int) -> list[str]:
        """Copy a part of a row, with spaces for wide characters that are cut in two."""
        row = self._characters[y][start:end]
        if row[0] == _SECOND_HALF:
            row[0] = " "
        if end < self.width and self._characters[y][end] == _SECOND_HALF:
            row[-1] = " "
        return row


@lru_cache(maxsize=4096)
def _signs(text: str) -> tuple[tuple[str, ...], tuple[int, ...] | None]:
    """Split a text into what goes into one place each, with the widths unless all are 1."""
    # The text has been broken into lines: what kept its words together is a space like others.
    pairs = tuple(signs_of(clean(text).replace("\N{NO-BREAK SPACE}", " ")))
    widths = tuple(width for _sign, width in pairs)
    narrow = all(width == 1 for width in widths)
    return tuple(sign for sign, _width in pairs), None if narrow else widths
