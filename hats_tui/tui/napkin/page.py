"""What stands on a napkin."""

from __future__ import annotations

from dataclasses import dataclass

from hats_tui.game import HatType, Match, MatchSheet, ScoreSheet, team_of
from hats_tui.host.series import Series


@dataclass(frozen=True)
class NapkinPage:
    """Everything that a napkin shows.

    Args:
        names: As they were typed, by seat.
        sheet: The figures.
        series: The standing after this game, or None when it is not counted.
        branches: How often the game was played on from an earlier moment, or from another game.
        match: Which game of a duplicate match it is; None for a game of its own.
        whole: All games of the match, with the last one.
    """

    names: tuple[str, ...]
    sheet: ScoreSheet
    series: Series | None = None
    branches: int = 0
    match: Match | None = None
    whole: MatchSheet | None = None

    @property
    def goes_on(self) -> bool:
        """Whether another game of the match follows."""
        return self.match is not None and not self.match.last

    @property
    def teams(self) -> bool:
        """Whether two teams play."""
        return len(self.sheet.players) == 4

    @property
    def hats(self) -> tuple[tuple[HatType, int], ...]:
        """The types that somebody collected with their worth, dearest first, those worth 0 last."""
        worths = {line.hat: line.worth for player in self.sheet.players for line in player.lines}
        order = sorted(worths, key=lambda hat: (-worths[hat], list(HatType).index(hat)))
        return tuple((hat, worths[hat]) for hat in order)

    @property
    def any_black_hats(self) -> bool:
        """Whether somebody has a black hat."""
        return any(player.black_hats for player in self.sheet.players)

    def wins(self, seat: int) -> bool:
        """Whether a seat wins, alone or with others."""
        return seat in self.sheet.winners

    def team_wins(self, team: int) -> bool:
        """Whether a team wins; 0 is team A."""
        return any(team_of(seat) == team for seat in self.sheet.winners)
