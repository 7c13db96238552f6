"""What came of one deal between two entrants: a line in the file of a tournament."""

from __future__ import annotations

from statistics import fmean

from pydantic import Field

from hats_tui.game.model import Frozen
from hats_tui.table.engine_failure import FailureReason
from hats_tui.tournament.plan import Unit


class Played(Frozen):
    """One game, seen from the first of the pair."""

    share: float = Field(ge=0, le=1)
    """Share of the win."""
    margin: int
    """Points more than the best other side."""


class Effort(Frozen):
    """What an entrant did in all games of a deal."""

    actions: int = Field(ge=0)
    seconds: float = Field(ge=0)
    """Time for all these actions: of the processor for our bots, of the clock for engines."""
    slowest: float = Field(ge=0)
    """The time for the longest of them."""
    failures: dict[FailureReason, int] = Field(default_factory=dict)
    """What went wrong, and how often; then a simple action was done in its place."""

    def __add__(self, other: Effort) -> Effort:
        """Both together."""
        reasons = {*self.failures, *other.failures}
        return Effort(
            actions=self.actions + other.actions,
            seconds=self.seconds + other.seconds,
            slowest=max(self.slowest, other.slowest),
            failures={
                reason: self.failures.get(reason, 0) + other.failures.get(reason, 0)
                for reason in FailureReason
                if reason in reasons
            },
        )


class Outcome(Frozen):
    """One deal, played from every seat."""

    first: int = Field(ge=0)
    second: int = Field(ge=0)
    deal: int = Field(ge=0)
    games: tuple[Played, ...] = Field(min_length=1)
    """By the side of the first of the pair."""
    efforts: tuple[Effort, Effort]
    """Of the first and of the second."""

    @property
    def unit(self) -> Unit:
        """Which piece of work this is."""
        return Unit(self.first, self.second, self.deal)

    @property
    def share(self) -> float:
        """Share of the wins of the first, over all games of the deal."""
        return fmean(game.share for game in self.games)

    @property
    def margin(self) -> float:
        """How many points the first was ahead, over all games of the deal."""
        return fmean(game.margin for game in self.games)
