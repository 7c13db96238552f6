"""Where the parts of the turn screen stand, for every size of window.

There is one arrangement for each tier, and each stretches up to the next one: first what gains most
from more room grows to its full height, then the rest is for the log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import accumulate, pairwise
from types import MappingProxyType

from textual.geometry import Region

from hats_tui.terminal import MIN_COLUMNS, MIN_ROWS
from hats_tui.tui.paint.tier import Tier


class Part(StrEnum):
    """A part of the screen; the value is the id of its widget."""

    STATUS = "status"
    TABLE = "table"
    PREVIEW = "preview"
    PLAYERS = "players"
    HAND = "hand"
    TRACKER = "tracker"
    PANEL = "panel"
    """The log, or what takes its place for a while."""
    ACTIONS = "action-bar"


Regions = Mapping[Part, Region]

_STAGES_M = (
    (9, 9, 10, 8),
    (9, 11, 10, 8),
    (10, 11, 10, 9),
    (10, 13, 10, 11),
    (10, 15, 11, 16),
)
"""Rows of table, players, hand and log from the lowest window of tier M on."""

_STAGES_L = ((13, 26, 13), (13, 28, 13), (14, 30, 14), (15, 44, 15), (18, 76, 18))
"""Rows of table, players and hand from the lowest window of tier L on."""

_STAGES_L_SIDE = ((15, 9, 28), (16, 9, 33), (18, 9, 51), (22, 10, 68))
"""Rows of preview, tracker and log from the lowest window of tier L on."""

_LARGEST = (320, 100)
"""Columns and rows that the parts share at most: beyond them they would be too far apart."""

_HAND_L = 9 * (Tier.L.card.width + 1) + 1
"""Columns for nine large cards, with their rings."""

_TRACKER_COLUMN = 46
"""Columns for the tracker with one type in a row."""

_TRACKER_ROWS = 8
"""Rows for the tracker with one type in a row."""

_LOG_COLUMNS = 50


@lru_cache(maxsize=64)
def layout(width: int, height: int, players: int, below: int = 0) -> Regions:
    """Share out the window.

    Args:
        width: Columns; too few are taken for the fewest that will do.
        height: Rows; likewise.
        players: How many play, from 2 to 4.
        below: So many rows at the bottom belong to something else, at most one.

    Returns:
        The regions of the parts that are in sight; together they cover the window, but for a
        column of air beside some of them, and for what surrounds them in a very large window.
    """
    window = Region(0, 0, max(width, MIN_COLUMNS), max(height, MIN_ROWS) - below)
    status, middle, actions = _rows(window, (1, window.height - 2, 1))
    arranged = {Tier.S: _small, Tier.M: _middle, Tier.L: _large}[Tier.of(width, height - below)]
    parts = arranged(middle, players)
    return MappingProxyType({Part.STATUS: status, **parts, Part.ACTIONS: actions})


def _small(room: Region, players: int) -> dict[Part, Region]:
    fixed = (6, players + 1, 6)
    top, rows, hand, below = _rows(room, (*fixed, room.height - sum(fixed)))
    table, preview = _columns(top, room.width * 5 // 8)
    return {
        Part.TABLE: table,
        Part.PREVIEW: preview,
        Part.PLAYERS: rows,
        Part.HAND: hand,
        **_tracker_where_it_fits(below),
    }


def _tracker_where_it_fits(room: Region) -> dict[Part, Region]:
    """The log, with the tracker beside or above it if that leaves enough of the log."""
    flat = _TRACKER_ROWS // 2 + 1
    if room.height >= _TRACKER_ROWS and room.width >= _TRACKER_COLUMN + _LOG_COLUMNS:
        tracker, log = _columns(room, _TRACKER_COLUMN, air=1)
    elif room.height >= flat and room.width >= 2 * _TRACKER_COLUMN + _LOG_COLUMNS:
        tracker, log = _columns(room, 2 * _TRACKER_COLUMN, air=1)
    elif room.height >= 2 * flat + 1:
        tracker, log = _rows(room, (flat, room.height - flat))
    else:
        return {Part.PANEL: room}
    return {Part.TRACKER: tracker, Part.PANEL: log}


def _middle(room: Region, players: int) -> dict[Part, Region]:
    del players
    top, panels, hand, below = _rows(room, _stage(_STAGES_M, room.height))
    table, preview = _columns(top, room.width * 5 // 8, air=1)
    tracker, log = _columns(below, min(max(room.width * 3 // 8, _TRACKER_COLUMN), 64), air=1)
    return {
        Part.TABLE: table,
        Part.PREVIEW: preview,
        Part.PLAYERS: panels,
        Part.HAND: hand,
        Part.TRACKER: tracker,
        Part.PANEL: log,
    }


def _large(room: Region, players: int) -> dict[Part, Region]:
    del players
    room = _in_the_middle(room)
    side_width = min(room.width * 27 // 100, room.width - _HAND_L - 1, 120)
    left, side = _columns(room, room.width - side_width - 1, air=1)
    table, rest, hand = _stage(_STAGES_L, room.height, growing=1)
    tea_table, panels, cards = _rows(left, (table, rest, hand))
    preview, tracker, log = _rows(side, _stage(_STAGES_L_SIDE, room.height))
    return {
        Part.TABLE: tea_table,
        Part.PLAYERS: panels,
        Part.HAND: cards,
        Part.PREVIEW: preview,
        Part.TRACKER: tracker,
        Part.PANEL: log,
    }


def _in_the_middle(room: Region) -> Region:
    """The room, or so much of it as the parts need; the rest is air on all sides."""
    width, height = min(room.width, _LARGEST[0]), min(room.height, _LARGEST[1])
    x, y = room.x + (room.width - width) // 2, room.y + (room.height - height) // 2
    return Region(x, y, width, height)


def _stage(stages: Sequence[tuple[int, ...]], room: int, growing: int = -1) -> tuple[int, ...]:
    """The last stage for which there is room, on its way to the next one.

    Args:
        stages: Heights of the parts, none of them smaller than in the stage before.
        room: The rows there are, enough for the first stage.
        growing: Which part gets what is left over after the last stage.
    """
    reached = [stage for stage in stages if sum(stage) <= room]
    heights, left = list(reached[-1]), room - sum(reached[-1])
    for part, wanted in enumerate(stages[min(len(reached), len(stages) - 1)]):
        more = min(wanted - heights[part], left)
        heights[part] += more
        left -= more
    heights[growing] += left
    return tuple(heights)


def _rows(room: Region, heights: Sequence[int]) -> list[Region]:
    """Cut a region into parts, one below the other."""
    edges = accumulate(heights, initial=room.y)
    return [Region(room.x, top, room.width, bottom - top) for top, bottom in pairwise(edges)]


def _columns(room: Region, left: int, *, air: int = 0) -> tuple[Region, Region]:
    """Cut a region into two parts side by side, with columns of air between them."""
    one, other = room.split_vertical(left)
    return one, Region(other.x + air, other.y, other.width - air, other.height)
