"""Where everything stands on a napkin: the paper, its columns, its rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

_WIDEST = 112
_LABELS = 24
_WIDEST_COLUMN = 24
_MARGIN = 2


@dataclass(frozen=True)
class Row:
    """One row of the napkin.

    Args:
        paint: Paints it, given its row on the canvas.
        gap: How soon an empty row is put before it when there is room: 1 first, 0 never.
        spare: Whether it can be done without where there is no room for all rows.
    """

    paint: Callable[[int], None]
    gap: int = 0
    spare: bool = False


@dataclass(frozen=True)
class Frame:
    """The columns of a napkin in the middle of the room that there is.

    Args:
        room: Columns of the whole room.
        players: How many columns of figures.
    """

    room: int
    players: int

    @property
    def paper_width(self) -> int:
        """Columns of the paper, its two edges included."""
        return self.room if self.room < 2 * _MARGIN + 80 else min(self.room - 2 * _MARGIN, _WIDEST)

    @property
    def paper(self) -> int:
        """First column of the paper."""
        return (self.room - self.paper_width) // 2

    @property
    def left(self) -> int:
        """First column of what is written."""
        return self.paper + _MARGIN

    @property
    def width(self) -> int:
        """Columns for what is written."""
        return self.paper_width - 2 * _MARGIN

    @property
    def column_width(self) -> int:
        """Columns for the figures of one player."""
        return min((self.width - _LABELS) // self.players, _WIDEST_COLUMN)

    @property
    def label_width(self) -> int:
        """Columns for what the figures mean."""
        return self.width - self.players * self.column_width

    def column(self, seat: int) -> int:
        """First column for the figures of a player."""
        return self.left + self.label_width + (seat - 1) * self.column_width


def fitting(rows: Sequence[Row], height: int) -> list[Row]:
    """The rows, without as many of those that can be spared as there is no room for."""
    missing = max(len(rows) - height, 0)
    spared = [n for n, row in enumerate(rows) if row.spare][:missing]
    return [row for n, row in enumerate(rows) if n not in spared]


def place(rows: Sequence[Row], height: int) -> list[tuple[int, Row]]:
    """Give each row its place, with empty rows between as far as there is room.

    Args:
        rows: From top to bottom.
        height: How many rows there is room for.

    Returns:
        Each row with its place, from 0 without gaps but the empty rows.
    """
    wanted = sorted((row.gap, n) for n, row in enumerate(rows) if row.gap)
    open_before = {n for _gap, n in wanted[: max(height - len(rows), 0)]}
    placed, y = [], 0
    for n, row in enumerate(rows):
        y += n in open_before
        placed.append((y, row))
        y += 1
    return placed
