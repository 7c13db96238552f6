"""The columns of the list of games: what stands in them, and how wide they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hats_tui.cells import Align, cut, width_of
from hats_tui.store.history.facts import Status
from hats_tui.store.history.listing import Column, ListedGame
from hats_tui.words import _, pgettext
from hats_tui.words.history import kind_letter, players_text, points_text, state_text, when
from hats_tui.words.names import Names, shown_name, team_name
from hats_tui.words.phrase import listed
from hats_tui.words.sides import side_of

_ROOMY: Final = 100
"""From so many columns on the hour stands beside the date."""
_GAP: Final = 2
_SHORTEST_NAME: Final = 3


@dataclass(frozen=True)
class Place:
    """Where a column stands.

    Args:
        column: Which one.
        heading: What is written above it.
        x: Its first cell.
        width: Its cells.
        align: On which side of it the texts stand.
    """

    column: Column
    heading: str
    x: int
    width: int
    align: Align = "left"


def places(width: int) -> tuple[Place, ...]:
    """Lay out the columns.

    Args:
        width: The room for all of them, at least 74 cells.
    """
    roomy = width >= _ROOMY
    widths = {
        Column.DATE: 16 if roomy else 10,
        Column.PLAYERS: 0,
        Column.KINDS: 6 if roomy else 5,
        Column.POINTS: 14 if roomy else 12,
        Column.WINNER: 18 if roomy else 10,
        Column.MARGIN: 6,
    }
    widths[Column.PLAYERS] = width - sum(widths.values()) - _GAP * (len(widths) - 1)
    placed, x = [], 0
    for column, own in widths.items():
        align: Align = "right" if column is Column.MARGIN else "left"
        placed.append(Place(column, heading(column), x, own, align))
        x += own + _GAP
    return tuple(placed)


def heading(column: Column) -> str:
    """What is written above a column."""
    return {
        Column.DATE: _("Date"),
        Column.PLAYERS: _("Players"),
        Column.KINDS: pgettext("a heading, at most 5 cells", "Kind"),
        Column.POINTS: _("Points"),
        Column.WINNER: _("Winner"),
        Column.MARGIN: pgettext("a heading, at most 6 cells", "By"),
    }[column]


def cell(game: ListedGame, place: Place, ellipsis: str) -> str:
    """What stands in a column for a game.

    Args:
        game: The game.
        place: The column.
        ellipsis: The sign for what is cut off a name.
    """
    match place.column:
        case Column.DATE:
            return when(game.created, clock=place.width > len("2026-11-30"))
        case Column.PLAYERS:
            return _players(game, place.width, ellipsis) if game.names else shown_name(game.file)
        case Column.KINDS:
            return "".join(kind_letter(seat.plays) for seat in game.facts.seats)
        case Column.POINTS:
            return points_text(game.facts.sides)
        case Column.WINNER:
            return _winner(game)
        case Column.MARGIN:
            return str(game.facts.margin) if game.facts.sides else ""


def players_of(game: ListedGame) -> str:
    """Who played, in full; empty where that is not known."""
    return players_text(Names.of(game.names).full)


def instead_of_points(game: ListedGame) -> str:
    """What stands in the last columns for a game that has no points; empty for one that has."""
    if game.status is Status.FINISHED:
        return ""
    return state_text(game.status.value, game.facts.round, game.facts.fault_line)


def _players(game: ListedGame, room: int, ellipsis: str) -> str:
    """The names of all players, each cut as little as need be."""
    names = Names.of(game.names).full
    longest = max(width_of(name) for name in names)
    for cells in range(longest, _SHORTEST_NAME, -1):
        text = players_text([cut(name, cells, ellipsis) for name in names])
        if width_of(text) <= room:
            return text
    return players_text([cut(name, _SHORTEST_NAME, ellipsis) for name in names])


def _winner(game: ListedGame) -> str:
    winners = game.facts.winners
    if not winners:
        return ""
    if len(game.names) == 4:
        return team_name(side_of(winners[0], 4)).text
    names = Names.of(game.names)
    return str(listed([names[seat] for seat in winners]))
