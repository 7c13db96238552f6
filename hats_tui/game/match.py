"""A duplicate match: the same deal again, until every side has played every hand of it.

Nobody changes seats. The hands go round instead, and who begins with them: so whoever sat to the
left of a hand has it in the next game. The tea table and the order of the draw pile stay. That is
the same as if the players went round, and everybody keeps a place on the screen.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

from pydantic import Field

from hats_tui.game.model import Line, Seat

GAMES: Final = {2: 2, 3: 3, 4: 2}
"""How many games a match has, by the number of players: two teams need but two."""


class MatchGame(Line):
    """What one game of a match brought."""

    totals: Annotated[tuple[int, ...], Field(min_length=2, max_length=4)]
    """The points of each player, by seat."""
    winners: tuple[Seat, ...]


class Match(Line):
    """Which game of a match a record is."""

    game: Annotated[int, Field(ge=1, le=3)]
    """Its number, from 1 on."""
    of: Annotated[int, Field(ge=2, le=3)]
    """How many games the match has."""
    after: str | None = None
    """The name of the record of the game before; it is never opened."""
    before: tuple[MatchGame, ...] = ()
    """The games before this one, from the first on."""

    @property
    def last(self) -> bool:
        """Whether the match ends with this game."""
        return self.game == self.of

    def fits(self, players: int) -> bool:
        """Whether there can be such a game at so many players."""
        sizes = {len(game.totals) for game in self.before}
        seats = {seat for game in self.before for seat in game.winners}
        return (
            self.of == GAMES[players]
            and self.game <= self.of
            and len(self.before) == self.game - 1
            and sizes <= {players}
            and seats <= set(range(1, players + 1))
        )


class MatchTie(StrEnum):
    """What decided a match."""

    POINTS = "points"
    GAMES = "games"
    """Equal points: who won more of the games."""
    SHARED = "shared"


class MatchSheet(Line):
    """All games of a match that is over."""

    games: tuple[MatchGame, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each player in all games together, by seat."""
        return tuple(map(sum, zip(*(game.totals for game in self.games), strict=True)))

    @property
    def sides(self) -> tuple[int, ...]:
        """The points of each player at two and three, of teams A and B at four."""
        totals = self.totals
        return totals if len(totals) < 4 else (sum(totals[::2]), sum(totals[1::2]))

    @property
    def won(self) -> tuple[int, ...]:
        """How many games each side has won; a shared win counts for everybody who shares it."""
        sides = len(self.sides)
        winners = [{(seat - 1) % sides for seat in game.winners} for game in self.games]
        return tuple(sum(side in each for each in winners) for side in range(sides))

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that win, from 0 on. Most points; if equal, most games; else they share it."""
        marks = list(zip(self.sides, self.won, strict=True))
        return tuple(side for side, mark in enumerate(marks) if mark == max(marks))

    @property
    def decided_by(self) -> MatchTie:
        """What decided."""
        if self.sides.count(max(self.sides)) == 1:
            return MatchTie.POINTS
        return MatchTie.GAMES if len(self.winners) == 1 else MatchTie.SHARED
