"""The standing of a series of rematches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from hats_tui.game import ScoreSheet, team_of

_TEAM_PLAYERS = 4


@dataclass(frozen=True)
class Series:
    """Games won so far by the same people on the same seats.

    Args:
        wins: Games won by each side: by each seat at two and three players, by team A and team B
            at four. A shared win counts for everybody who shares it.
        games: Games played.
    """

    wins: tuple[int, ...]
    games: int = 0

    @classmethod
    def of(cls, players: int) -> Self:
        """Begin a series.

        Args:
            players: How many play, 2 to 4.
        """
        return cls(wins=(0,) * (2 if players == _TEAM_PLAYERS else players))

    def with_result(self, sheet: ScoreSheet) -> Series:
        """Count one more game.

        Args:
            sheet: Its napkin.
        """
        teams = len(sheet.players) == _TEAM_PLAYERS
        winners = {team_of(seat) if teams else seat - 1 for seat in sheet.winners}
        wins = tuple(won + (side in winners) for side, won in enumerate(self.wins))
        return Series(wins=wins, games=self.games + 1)
