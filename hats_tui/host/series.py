"""The standing of a series of rematches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from hats_tui.game import ScoreSheet
from hats_tui.words.sides import side_of


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
    def of(cls, sheet: ScoreSheet) -> Self:
        """Begin a series, before its first game is counted.

        Args:
            sheet: The napkin of a game with the same players.
        """
        return cls(wins=(0,) * len(sheet.sides))

    def with_result(self, sheet: ScoreSheet) -> Series:
        """Count one more game.

        Args:
            sheet: Its napkin.
        """
        winners = {side_of(seat, len(sheet.players)) for seat in sheet.winners}
        wins = tuple(won + (side in winners) for side, won in enumerate(self.wins))
        return Series(wins=wins, games=self.games + 1)
