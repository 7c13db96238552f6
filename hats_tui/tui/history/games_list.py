"""The list of games: a heading that sorts, and as many games as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from textual.message import Message

from hats_tui.store.history.listing import Column, ListedGame, Wanted
from hats_tui.tui.history.columns import Place, cell, instead_of_points, places
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.scroll_zone import ScrollZone
from hats_tui.tui.widgets.zone import Zone

_MARK: Final = 2
"""Room for the mark before the chosen game."""


class _Pressed(NamedTuple):
    """What a press in the list is on."""

    what: Literal["row", "heading"]
    which: object


class GamesList(ScrollZone):
    """Paints what is seen of the list; one game is chosen, and always in sight."""

    @dataclass
    class Chosen(Message):
        """Another game is chosen.

        Args:
            game: The game; None where the list is empty.
        """

        game: ListedGame | None

    @dataclass
    class Taken(Message):
        """The chosen game was pressed twice.

        Args:
            game: The game.
        """

        game: ListedGame

    @dataclass
    class Sorted(Message):
        """A heading was pressed.

        Args:
            column: The column.
        """

        column: Column

    def __init__(self, look: Look, *, id: str | None = None) -> None:
        """Make an empty list.

        Args:
            look: Palette, signs and size of screen.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self._games: Sequence[ListedGame] = ()
        self._wanted = Wanted()
        self._empty = ""
        self._index = 0
        self._pressed: int | None = None
        """Which game was pressed last, as long as nothing else was done here."""
        self._texts: dict[tuple[str, int, str], tuple[str, ...]] = {}
        """What stands in the rows that were painted: most of them stay when one moves."""

    @property
    def games(self) -> Sequence[ListedGame]:
        """The games, from top to bottom."""
        return self._games

    @property
    def chosen(self) -> ListedGame | None:
        """The chosen game; None where there is none."""
        return self._games[self._index] if self._games else None

    def show(self, games: Sequence[ListedGame], wanted: Wanted, empty: str) -> None:
        """Show games; in the same order, the one that is chosen stays so, wherever it stands now.

        Where it is gone, whatever has come into its place is chosen.

        Args:
            games: The games in their order.
            wanted: How they were put into it.
            empty: What is said where there are none.
        """
        before = self.chosen.file if self.chosen else None
        same_order = wanted == self._wanted
        self._games, self._wanted, self._empty = games, wanted, empty
        self._texts.clear()
        found = (n for n, game in enumerate(games) if same_order and game.file == before)
        self._go(next(found, self._index if same_order else 0))

    def move(self, step: int) -> None:
        """Choose a game further down, or up; the list has two ends.

        Args:
            step: How many games further down.
        """
        self._go(self._index + step)

    def paint(self, canvas: Canvas) -> None:
        """Paint headings, games, and how far down one is."""
        columns = places(canvas.width - _MARK - 2)
        index, rows = self._index, len(self._games)
        self.keep_in_sight(index, index, seen=self._rows, rows=rows)
        self._paint_headings(canvas, columns)
        for row, game in enumerate(self._games[self.top : self.top + self._rows]):
            self._paint_game(canvas, row + 1, game, columns)
        if not self._games:
            muted = self.look.palette.style("muted")
            canvas.text(0, 3, self._empty, muted, width=canvas.width, align="centre")
        self.paint_bar(canvas, seen=self._rows, rows=rows, y=1)

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """Choose a game, take it, or sort."""
        if event.button != 1 or not isinstance(event.payload, _Pressed):
            return
        event.stop()
        match event.payload:
            case _Pressed("row", int(index)):
                again = index == self._pressed
                self._go(index)
                self._pressed = None if again else index
                if again and self.chosen is not None:
                    self.post_message(self.Taken(self.chosen))
            case _Pressed("heading", Column() as column):
                self.post_message(self.Sorted(column))

    @property
    def _rows(self) -> int:
        return max(self.size.height - 1, 0)

    def _go(self, index: int) -> None:
        self._pressed = None
        self._index = min(max(index, 0), max(len(self._games) - 1, 0))
        self.repaint()
        self.post_message(self.Chosen(self.chosen))

    def _paint_headings(self, canvas: Canvas, columns: Sequence[Place]) -> None:
        palette, glyphs = self.look.palette, self.look.glyphs
        canvas.fill(0, 0, canvas.width, 1, palette.style("band"))
        for place in columns:
            sorted_by = place.column is self._wanted.column
            sign = (glyphs.down if self._wanted.falling else glyphs.up) if sorted_by else ""
            text = f"{place.heading} {sign}".rstrip()
            style = palette.style("accent" if sorted_by else "heading")
            x, end = _MARK + place.x, place.width
            canvas.text(x, 0, text, style, width=end, align=place.align)
            canvas.hit(x, 0, end, 1, payload=_Pressed("heading", place.column))

    def _paint_game(
        self, canvas: Canvas, y: int, game: ListedGame, columns: Sequence[Place]
    ) -> None:
        palette, index = self.look.palette, self.top + y - 1
        chosen = index == self._index
        plain = palette.style("key" if chosen else "fg")
        quiet = palette.style("key" if chosen else "muted")
        loud = palette.style("key" if chosen else "accent")
        if chosen:
            canvas.fill(0, y, canvas.width - 2, 1, plain)
            canvas.text(0, y, self.look.glyphs.turn)
        canvas.hit(0, y, canvas.width - 2, 1, payload=_Pressed("row", index))
        instead = instead_of_points(game)
        for place, text in zip(columns, self._texts_of(game, columns), strict=True):
            if instead and place.column is Column.POINTS:
                room = columns[-1].x + columns[-1].width - place.x
                canvas.text(_MARK + place.x, y, instead, loud, width=room)
                return
            style = quiet if place.column in {Column.DATE, Column.KINDS} else plain
            canvas.text(_MARK + place.x, y, text, style, width=place.width, align=place.align)

    def _texts_of(self, game: ListedGame, columns: Sequence[Place]) -> tuple[str, ...]:
        ellipsis = self.look.glyphs.ellipsis
        key = (game.file, self.size.width, ellipsis)
        if key not in self._texts:
            self._texts[key] = tuple(cell(game, place, ellipsis) for place in columns)
        return self._texts[key]
