"""The games as a list that can be sorted and narrowed down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from hats_tui.store.history.facts import GameFacts, SeatFacts, Status
from hats_tui.store.history.index import Indexed
from hats_tui.store.history.people import People

HUMAN = "human"


class Column(StrEnum):
    """By what games are sorted."""

    DATE = "date"
    PLAYERS = "players"
    KINDS = "kinds"
    POINTS = "points"
    """The most points of a side."""
    WINNER = "winner"
    MARGIN = "margin"


class Company(StrEnum):
    """Who played."""

    ANYBODY = "anybody"
    PEOPLE = "people"
    """People only."""
    BOTS = "bots"
    """A bot or an engine as well."""


class ListedGame:
    """One game of the list."""

    def __init__(self, file: str, game: Indexed, people: People) -> None:
        """Take a game.

        Args:
            file: The name of its file in the folder.
            game: What the index knows.
            people: Who is who.
        """
        self.file = file
        self.status = game.status
        self.created = game.created
        self._game = game
        self._people = people

    @cached_property
    def facts(self) -> GameFacts:
        """All that is known of the game."""
        return self._game.facts

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the players are called, by seat."""
        return tuple(called(seat, self._people) for seat in self.facts.seats)

    @property
    def winners(self) -> tuple[str, ...]:
        """What the winners are called."""
        return tuple(self.names[seat - 1] for seat in self.facts.winners)

    @cached_property
    def folded(self) -> str:
        """What a text is looked for in."""
        return "\n".join([*self.names, self.file]).casefold()

    @property
    def with_bots(self) -> bool:
        """Whether somebody else than people played."""
        return any(seat.kind != HUMAN for seat in self.facts.seats)


@dataclass(frozen=True)
class Wanted:
    """Which games are wanted, and in which order.

    Args:
        column: By what they are sorted; equal ones by date.
        falling: Whether the largest, or newest, comes first.
        text: Something in the names of the players or of the file.
        statuses: What has become of them; empty for everything.
        company: Who played.
        player: What one of the players is called; empty for anybody.
    """

    column: Column = Column.DATE
    falling: bool = True
    text: str = ""
    statuses: frozenset[Status] = frozenset()
    company: Company = Company.ANYBODY
    player: str = ""


def listed(games: Mapping[str, Indexed], people: People) -> tuple[ListedGame, ...]:
    """All games, in no order.

    Args:
        games: What the index knows.
        people: Who is who.
    """
    return tuple(ListedGame(file, game, people) for file, game in games.items())


def arranged(games: Sequence[ListedGame], wanted: Wanted) -> tuple[ListedGame, ...]:
    """The games that are wanted, in the order that is wanted; unfinished ones have no points.

    Args:
        games: All games.
        wanted: Which, and in which order.
    """
    kept = [game for game in games if _is_wanted(game, wanted)]
    kept.sort(key=_by_date, reverse=True if wanted.column is not Column.DATE else wanted.falling)
    if wanted.column is not Column.DATE:
        key = _KEYS[wanted.column]
        kept.sort(key=key, reverse=wanted.falling)
    return tuple(kept)


def count_players(games: Sequence[ListedGame]) -> Counter[str]:
    """In how many games each person played."""
    return Counter(
        name
        for game in games
        for name, seat in zip(game.names, game.facts.seats, strict=True)
        if seat.kind == HUMAN
    )


def called(seat: SeatFacts, people: People) -> str:
    """What the player on a seat is called: people may have been renamed, bots not."""
    return people[seat.name] if seat.kind == HUMAN else seat.name


def _is_wanted(game: ListedGame, wanted: Wanted) -> bool:
    if wanted.statuses and game.status not in wanted.statuses:
        return False
    if wanted.text and wanted.text.casefold() not in game.folded:
        return False
    if wanted.player and wanted.player not in game.names:
        return False
    if wanted.company is Company.ANYBODY:
        return True
    return bool(game.names) and game.with_bots is (wanted.company is Company.BOTS)


def _by_date(game: ListedGame) -> tuple[object, ...]:
    return (game.created, game.file)


def _winning(game: ListedGame) -> tuple[str | int, ...]:
    """The winning team, team A first, or the winners' names; teams come after single players."""
    winners = game.facts.winners
    if len(game.names) == 4 and winners:
        return (1, (winners[0] - 1) % 2)
    return (0, *(name.casefold() for name in game.winners))


_KEYS: Mapping[Column, Callable[[ListedGame], tuple[str | int, ...]]] = {
    Column.PLAYERS: lambda game: tuple(name.casefold() for name in game.names),
    Column.KINDS: lambda game: (len(game.names), *(seat.kind for seat in game.facts.seats)),
    Column.POINTS: lambda game: tuple(sorted(game.facts.sides, reverse=True)),
    Column.WINNER: _winning,
    Column.MARGIN: lambda game: (game.facts.margin if game.facts.sides else -1,),
}
