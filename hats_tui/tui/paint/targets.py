"""Rectangles of cells that can be pressed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


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


class Targets:
    """The rectangles of a sheet, in the order in which they were marked."""

    def __init__(self) -> None:
        """Begin with nothing to press."""
        self._hits: list[Hit] = []

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
