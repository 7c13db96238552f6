"""What the help is made of, from top to bottom: headings, paragraphs, keys, cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from rich.style import Style

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.cards import CardPicture, draw_card
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.wrap import StyledLine, line_width, wrap

_KEYS_WIDTH: Final = 18
"""Columns for the keys, before what they do."""

_MARKED: Final = re.compile(r"(\*\*.+?\*\*)")
"""What an author has marked as strong."""


class Block(Protocol):
    """A part of the help over its whole width."""

    def height(self, width: int, look: Look) -> int:
        """How many rows it takes in this width."""

    def paint(self, canvas: Canvas, x: int, y: int, width: int, look: Look) -> None:
        """Paint it with its upper left corner at (x, y)."""


@dataclass(frozen=True)
class Heading:
    """The title of a section, with the digit that leads to it, and a row of air above and below."""

    number: int
    text: str

    def height(self, width: int, look: Look) -> int:
        """Three rows."""
        del width, look
        return 3

    def paint(self, canvas: Canvas, x: int, y: int, width: int, look: Look) -> None:
        """Paint it as a bar."""
        style = look.palette.style
        canvas.fill(x, y + 1, width, 1, style("band"))
        x = canvas.text(x, y + 1, f" {self.number} ", style("key"))
        canvas.text(x + 1, y + 1, self.text, style("strong"))


@dataclass(frozen=True)
class Gap:
    """An empty row."""

    def height(self, width: int, look: Look) -> int:
        """One row."""
        del width, look
        return 1

    def paint(self, canvas: Canvas, x: int, y: int, width: int, look: Look) -> None:
        """Leave it empty."""


@dataclass(frozen=True)
class Subheading:
    """What the rows below have in common."""

    text: str

    def height(self, width: int, look: Look) -> int:
        """Two rows, the upper one empty."""
        del width, look
        return 2

    def paint(self, canvas: Canvas, x: int, y: int, width: int, look: Look) -> None:
        """Paint it over the width."""
        canvas.text(x + 1, y + 1, self.text, look.palette.style("heading"), width=width - 1)


@dataclass(frozen=True)
class Paragraph:
    """Text over the width; what stands between two double asterisks is strong."""

    text: str
    mark: bool = False
    """Whether a dot stands before it, as in a list."""

    def height(self, width: int, look: Look) -> int:
        """As many rows as it has lines."""
        return len(self._lines(width, look))

    def paint(self, canvas: Canvas, x: int, y: int, width: int, look: Look) -> None:
        """Paint its lines below each other."""
        if self.mark:
            canvas.text(x + 1, y, look.glyphs.none, look.palette.style("accent"))
        for row, line in enumerate(self._lines(width, look)):
            canvas.spans(x + self._indent, y + row, line)

    @property
    def _indent(self) -> int:
        return 3 if self.mark else 1

    def _lines(self, width: int, look: Look) -> list[StyledLine]:
        return wrap(_spans(self.text, look), width - self._indent - 1)


@dataclass(frozen=True)
class KeyRow:
    """One or several keys, or a gesture of the mouse, and what it does."""

    keys: Sequence[str]
    text: str
    enabled: bool = True

    def height(self, width: int, look: Look) -> int:
        """As many rows as the longer side has lines."""
        return max(len(self._keys(look)), len(self._lines(width, look)), 1)

    def paint(self, canvas: Canvas, x: int, y: int, width: int, look: Look) -> None:
        """Paint keys to the left, text to the right."""
        for row, line in enumerate(self._keys(look)):
            canvas.spans(x + 1, y + row, line)
        for row, line in enumerate(self._lines(width, look)):
            canvas.spans(x + _KEYS_WIDTH + 3, y + row, line)

    def _keys(self, look: Look) -> list[StyledLine]:
        style = look.palette.style("accent" if self.enabled else "muted")
        return wrap([("  ".join(self.keys), style)], _KEYS_WIDTH)

    def _lines(self, width: int, look: Look) -> list[StyledLine]:
        style = look.palette.style("fg" if self.enabled else "off")
        return wrap([(self.text, style)], width - _KEYS_WIDTH - 4)


@dataclass(frozen=True)
class CardRow:
    """Cards of the present size, each with a label below, in groups with a gap between them."""

    groups: Sequence[Sequence[CardPicture]]
    captions: Sequence[str] = ()
    """A text below each group, where the cards have no labels."""

    def height(self, width: int, look: Look) -> int:
        """The cards, and a row for labels, or as many as the captions need."""
        lines = [len(self._lines(n, width, look)) for n in range(len(self.captions))]
        return look.tier.card.height + max(1, *lines, 1)

    def paint(self, canvas: Canvas, x: int, y: int, width: int, look: Look) -> None:
        """Paint the groups from left to right, as far as there is room."""
        pitch = look.tier.card.width + 1
        widths, gap = self._layout(width, look)
        for index, (group, own) in enumerate(zip(self.groups, widths, strict=True)):
            x += gap
            for place, picture in enumerate(group):
                draw_card(canvas, x + place * pitch, y, picture, look)
            if self.captions:
                row, room = y + look.tier.card.height, own - 1 + gap
                for line in self._lines(index, width, look):
                    canvas.spans(x - gap // 2 + (room - line_width(line)) // 2, row, line)
                    row += 1
            x += own

    def _layout(self, width: int, look: Look) -> tuple[list[int], int]:
        """The columns of each group, and those between two."""
        widths = [len(group) * (look.tier.card.width + 1) for group in self.groups]
        return widths, (width - sum(widths)) // (len(widths) + 1)

    def _lines(self, index: int, width: int, look: Look) -> list[StyledLine]:
        """The caption of a group; it may go half way to the next one."""
        widths, gap = self._layout(width, look)
        caption = (self.captions[index], look.palette.style("fg"))
        return wrap([caption], widths[index] - 1 + gap)


@dataclass(frozen=True)
class Signs:
    """Signs in their own styles, each with its meaning."""

    rows: Sequence[tuple[str, Style, str]]

    def height(self, width: int, look: Look) -> int:
        """As many rows as the meanings have lines."""
        return sum(len(self._lines(meaning, width, look)) for _sign, _style, meaning in self.rows)

    def paint(self, canvas: Canvas, x: int, y: int, width: int, look: Look) -> None:
        """Paint them below each other."""
        for sign, style, meaning in self.rows:
            canvas.text(x + 1, y, sign, style)
            for line in self._lines(meaning, width, look):
                canvas.spans(x + _KEYS_WIDTH + 3, y, line)
                y += 1

    def _lines(self, meaning: str, width: int, look: Look) -> list[StyledLine]:
        return wrap([(meaning, look.palette.style("fg"))], width - _KEYS_WIDTH - 4)


def _spans(text: str, look: Look) -> list[tuple[str, Style]]:
    style = look.palette.style
    return [
        (part[2:-2], style("strong")) if _MARKED.fullmatch(part) else (part, style("fg"))
        for part in _MARKED.split(text)
    ]
