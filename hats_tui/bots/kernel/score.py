"""What everything is worth. Rules: End and scoring."""

from __future__ import annotations

from typing import Final

from hats_tui.bots.kernel.codes import members
from hats_tui.bots.kernel.position import Position

COOKIE_POINTS: Final = 5
TYPES: Final = 7

_BYTES: Final = tuple(0xFF << 8 * kind for kind in range(TYPES))


def worths(table: list[int]) -> list[int]:
    """What a collected hat of each type is worth: the lowest space of its type, from 1, or 0."""
    found = [0] * TYPES
    for space in range(len(table), 0, -1):
        found[table[space - 1] >> 3] = space
    return found


def open_points(position: Position) -> list[int]:
    """Everybody's points as if the game ended now, without the favourite hats."""
    worth = worths(position.table)
    points = [
        sum([value * (shown & byte).bit_count() for value, byte in zip(worth, _BYTES, strict=True)])
        + black.bit_count()
        for shown, black in zip(position.shown, position.black, strict=True)
    ]
    if position.cookie >= 0:
        points[position.cookie] += COOKIE_POINTS
    return points


def favourite_points(shown: int, card: int) -> int:
    """What a favourite hat scores with a collection."""
    return sum([other & 7 for other in members(shown & _BYTES[card >> 3])]) - (card & 7)


def sides(position: Position) -> list[int]:
    """The final points of each side of a finished game: players, or the two teams at four."""
    points = [
        points + favourite_points(shown, hand.bit_length() - 1)
        for points, shown, hand in zip(
            open_points(position), position.shown, position.hands, strict=True
        )
    ]
    return [points[0] + points[2], points[1] + points[3]] if len(points) == 4 else points


def shares(position: Position) -> list[float]:
    """The share of the win of each side of a finished game: 1, 0, or a part of a shared win."""
    black = [faces.bit_count() for faces in position.black]
    count = 2 if position.players == 4 else position.players
    keys = [
        (points, sum(black[side::count]), position.cookie % count == side)
        for side, points in enumerate(sides(position))
    ]
    best = max(keys)
    winners = keys.count(best)
    return [(key == best) / winners for key in keys]
