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

from collections.abc import Iterable
from typing import NamedTuple

from rich.style import Style
from textual.strip import Strip

from hats_tui.cells import Align, fit
from hats_tui.tui.paint.cell_styles import laid_over, the_one
from hats_tui.tui.paint.rows import Row, changed, segments
from hats_tui.tui.paint.targets import Targets
from hats_tui.tui.paint.wide import SECOND_HALF, free_halves, signs_in, whole_signs

_PLAIN = Style()


class Change(NamedTuple):
    """Cells of one row that are not as before: columns `start` up to, without, `end`."""

    y: int
    start: int
    end: int


class Canvas(Targets):
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
        super().__init__()
        self.width = max(width, 0)
        self.height = max(height, 0)
        self.ellipsis = ellipsis
        ground = the_one(ground)
        self._characters = [[" "] * self.width for _ in range(self.height)]
        self._styles = [[ground] * self.width for _ in range(self.height)]
        self._grounds = [[ground] * self.width for _ in range(self.height)]
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
            free_halves(self._characters[row], start, end)
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
        signs, widths = signs_in(text)
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
            free_halves(self._characters[y + row], x + start, x + end)
            here = slice(x + start, x + end)
            self._characters[y + row][here] = whole_signs(other._characters[row], start, end)
            self._styles[y + row][here] = other._styles[row][start:end]
            self._grounds[y + row][here] = other._grounds[row][start:end]
        for hit in other.hits:
            self.hit(x + hit.x, y + hit.y, hit.width, hit.height, hit.payload)

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
        return Strip(segments(self._row(y)), self.width)

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
            Change(y, *span)
            for y in range(self.height)
            for span in changed(self._row(y), before._row(y), self._cuts)
        ]

    def _row(self, y: int) -> Row:
        return self._characters[y], self._styles[y]

    def _write_narrow(self, x: int, y: int, signs: tuple[str, ...], style: Style) -> None:
        """Write signs of one cell each, all at once."""
        start, end = max(x, 0), min(x + len(signs), self.width)
        if start >= end or not 0 <= y < self.height:
            return
        free_halves(self._characters[y], start, end)
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
            self._put(column, y, SECOND_HALF, laid_over(self._grounds[y][x], style))

    def _put(self, x: int, y: int, sign: str, style: Style) -> None:
        row = self._characters[y]
        free_halves(row, x, x + 1, keep_left=sign == SECOND_HALF)
        row[x] = sign
        self._styles[y][x] = style
