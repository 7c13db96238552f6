"""The sides of a game: two teams at four players, else everybody alone. Rules: Set-up."""

from __future__ import annotations

from hats_tui.game import team_of
from hats_tui.words.names import Names, team_name
from hats_tui.words.phrase import Span


def side_of(seat: int, players: int) -> int:
    """The side of a seat, from 0 on, in the order of points and wins."""
    return team_of(seat) if players == 4 else seat - 1


def side_name(side: int, players: int, names: Names, *, short: bool = False) -> Span:
    """What a side is called: its team, or its only player."""
    if players == 4:
        return team_name(side)
    return names.short(side + 1) if short else names[side + 1]
