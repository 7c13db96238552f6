"""How the players share their room: a panel for each, and at two and three one for the piles."""

from __future__ import annotations

from dataclasses import dataclass

from textual.geometry import Region

from hats_tui.tui.paint.tier import Tier

_PILES_M = (28, 40)
"""The narrowest and the widest place for two piles of middle cards side by side."""

_PILES_L = 33
"""The place for two piles of large cards, one below the other."""


@dataclass(frozen=True)
class Cells:
    """Where the panels stand."""

    panels: tuple[Region, ...]
    """By seat."""
    piles: Region | None
    """Draw pile and discards; at four players there are none. Rules: Set-up."""


def cells(width: int, height: int, players: int, tier: Tier) -> Cells:
    """Share out the room of the players.

    Args:
        width: Columns.
        height: Rows.
        players: How many play, from 2 to 4.
        tier: The size of screen, not the smallest, where every player has but a row.
    """
    return _in_a_row(width, height, players) if tier is Tier.M else _in_two(width, height, players)


def _in_a_row(width: int, height: int, players: int) -> Cells:
    """All panels side by side, with a row of air above and below where there is room."""
    air, most = height - 9, players < 4
    top, bottom = min(max(air, 0), 1), height - min(max(air - 1, 0), 1)
    narrow, wide = _PILES_M
    piles = min(max(width // 4 - 1, narrow), wide) if most else 0
    columns = _split(1, width - 1 - piles - bool(piles), players)
    panels = [Region(x, top, end - x, bottom - top) for x, end in columns]
    beside = Region(width - 1 - piles, top, piles, bottom - top) if piles else None
    return Cells(tuple(panels), beside)


def _in_two(width: int, height: int, players: int) -> Cells:
    """Two rows of panels; the piles take what two or three players leave free."""
    above, below = int(height >= 28), int(height >= 29)
    rows = _split(above, height - below, 2, gap=above)
    if players == 2:
        panels = [Region(1, y, width - 3 - _PILES_L, end - y) for y, end in rows]
        top, bottom = rows[0][0], rows[1][1]
        return Cells(tuple(panels), Region(width - 1 - _PILES_L, top, _PILES_L, bottom - top))
    columns = _split(1, width - 1, 2)
    grid = [Region(x, y, x_end - x, end - y) for y, end in rows for x, x_end in columns]
    return Cells(tuple(grid[:players]), grid[3] if players == 3 else None)


def _split(start: int, end: int, parts: int, gap: int = 1) -> list[tuple[int, int]]:
    """Cut a length into equal parts, the first ones longer by one where it does not work out.

    Returns:
        Where each part begins and ends.
    """
    whole, longer = divmod(end - start - gap * (parts - 1), parts)
    edges = []
    for part in range(parts):
        edges.append((start, start + whole + (part < longer)))
        start = edges[-1][1] + gap
    return edges
