"""The list of what can be set: as many rows as there is room for, one of them chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from rich.style import Style
from textual.message import Message

from hats_tui.cells import width_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.settings.rows import Row
from hats_tui.tui.widgets.scroll_zone import ScrollZone
from hats_tui.tui.widgets.zone import Zone

_LABEL: Final = 2
"""The column where labels begin, behind the mark of the chosen row."""


class _Press(NamedTuple):
    """What a press in the list is on."""

    what: Literal["row", "value"]
    which: int
    step: int = 1


class SettingsList(ScrollZone):
    """Paints what is seen of the list; the chosen row is always in sight."""

    WHEEL = 2

    @dataclass
    class Chosen(Message):
        """Another row is chosen.

        Args:
            row: It.
        """

        row: Row

    @dataclass
    class Changed(Message):
        """The chosen row is to be changed.

        Args:
            row: It.
            step: 1 for the next value, -1 for the one before.
        """

        row: Row
        step: int

    def __init__(self, look: Look, *, id: str | None = None) -> None:
        """Make an empty list.

        Args:
            look: Palette, signs and size of screen.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self._rows: Sequence[Row] = ()
        self._index = 0

    @property
    def rows(self) -> Sequence[Row]:
        """All rows, headings as well."""
        return self._rows

    @property
    def chosen(self) -> Row | None:
        """The chosen row; None where there is none."""
        return self._rows[self._index] if self._rows else None

    def show(self, rows: Sequence[Row]) -> None:
        """Show rows; what is chosen stays so.

        Args:
            rows: Headings, and at least one row below them.
        """
        name = self.chosen.name if self.chosen else ""
        self._rows = rows
        found = (n for n, row in enumerate(rows) if row.name and row.name == name)
        self._go(next(found, 1))

    def move(self, step: int) -> None:
        """Choose a row further down, or up; the list has two ends.

        Args:
            step: How many rows further down, headings not counted.
        """
        able = self._able
        place = able.index(self._index) + step
        self._go(able[min(max(place, 0), len(able) - 1)])

    def move_sections(self, step: int) -> None:
        """Choose the first row of the next section, or of the one before; it goes round.

        Args:
            step: 1 or -1.
        """
        starts = [n + 1 for n, row in enumerate(self._rows) if row.heading]
        here = max(n for n, start in enumerate(starts) if start <= self._index)
        self._go(starts[(here + step) % len(starts)])

    def change(self, step: int) -> None:
        """Have the chosen row changed.

        Args:
            step: 1 for the next value, -1 for the one before.
        """
        if self.chosen is not None:
            self.post_message(self.Changed(self.chosen, step))

    def paint(self, canvas: Canvas) -> None:
        """Paint what is seen, and how far down it is."""
        self._keep_chosen_in_sight()
        seen = self._rows[self.top : self.top + canvas.height]
        for y, row in enumerate(seen):
            if row.heading:
                self._paint_heading(canvas, y, row)
            else:
                self._paint_row(canvas, y, row, self.top + y)
        self.paint_bar(canvas, seen=canvas.height, rows=len(self._rows))

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """Choose a row; change it where its value is pressed, or it is chosen already."""
        if event.button != 1 or not isinstance(event.payload, _Press):
            return
        event.stop()
        press = event.payload
        again = press.which == self._index
        self._go(press.which)
        if press.what == "value" or again:
            self.change(press.step)

    @property
    def _able(self) -> list[int]:
        return [n for n, row in enumerate(self._rows) if not row.heading]

    def _go(self, index: int) -> None:
        self._index = index
        self.repaint()
        self.post_message(self.Chosen(self._rows[index]))

    def _keep_chosen_in_sight(self) -> None:
        """Together with the heading right above it, where there is one."""
        index, height = self._index, max(self.size.height, 1)
        first = index - (index > 0 and self._rows[index - 1].heading)
        self.keep_in_sight(first, index, seen=height, rows=len(self._rows))

    def _paint_heading(self, canvas: Canvas, y: int, row: Row) -> None:
        style = self.look.palette.style
        canvas.fill(0, y, canvas.width - 2, 1, style("band"))
        canvas.text(1, y, row.label, style("heading"), width=canvas.width - 4)

    def _paint_row(self, canvas: Canvas, y: int, row: Row, index: int) -> None:
        palette, glyphs, width = self.look.palette, self.look.glyphs, canvas.width - 2
        chosen = index == self._index
        plain = palette.style("key" if chosen else "fg")
        if chosen:
            canvas.fill(0, y, width, 1, plain)
            canvas.text(0, y, glyphs.turn, plain)
        start = width // 2 + 2
        canvas.text(_LABEL, y, row.label, plain, width=start - _LABEL - 2)
        canvas.hit(0, y, width, 1, payload=_Press("row", index))
        loud = palette.style("key" if chosen else "accent" if row.own else "fg")
        if row.own:
            canvas.text(start - 2, y, glyphs.chosen, loud)
        end = self._paint_value(canvas, start, y, row, loud, width)
        canvas.hit(start, y, end - start, 1, payload=_Press("value", index))
        if row.setting is not None:
            canvas.hit(start, y, 2, 1, payload=_Press("value", index, -1))

    def _paint_value(
        self, canvas: Canvas, x: int, y: int, row: Row, style: Style, width: int
    ) -> int:
        """Paint what is set: a setting between two arrows; gives the column after it."""
        if row.setting is None:
            return canvas.text(x, y, row.value, style, width=min(width_of(row.value), width - x))
        glyphs = self.look.glyphs
        canvas.text(x, y, glyphs.turn_back, style)
        end = width - 2
        canvas.text(x + 2, y, row.value, style, width=end - x - 3)
        return canvas.text(end, y, glyphs.turn, style)
