"""Blocks of the help, one below the other on a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hats_tui.tui.manual.blocks import Block, Heading
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look


@dataclass(frozen=True)
class Sheet:
    """The help as it is painted: all of it, however long."""

    canvas: Canvas
    headings: tuple[int, ...]
    """The row of each heading."""


def paint_sheet(blocks: Sequence[Block], width: int, look: Look) -> Sheet:
    """Paint the blocks below each other.

    Args:
        blocks: What the help is made of.
        width: Columns.
        look: Palette, signs and size of screen.
    """
    heights = [block.height(width, look) for block in blocks]
    canvas = Canvas(width, sum(heights), look.palette.style("bg"), look.glyphs.ellipsis)
    headings, y = [], 0
    for block, height in zip(blocks, heights, strict=True):
        block.paint(canvas, 0, y, width, look)
        if isinstance(block, Heading):
            headings.append(y)
        y += height
    return Sheet(canvas, tuple(headings))
