"""Everything that the coach's screen shows at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from hats_tui.game import Board, PlayerView
from hats_tui.table.review import Decision, Review
from hats_tui.tui.replay.film import Film
from hats_tui.words.names import Names


@dataclass(frozen=True)
class Sheet:
    """A review, as far as it has come, and which decision is looked at."""

    film: Film
    review: Review
    part: float
    """How much of the game was looked at, from 0 to 1."""
    chosen: int = 0
    """Which decision, from 0."""

    @property
    def names(self) -> Names:
        """The players' names."""
        return self.film.names

    @property
    def finished(self) -> bool:
        """Whether the whole game was looked at."""
        return self.part == 1

    @property
    def decision(self) -> Decision | None:
        """The decision that is looked at; nothing before there is any."""
        decisions = self.review.decisions
        return decisions[self.chosen] if self.chosen < len(decisions) else None

    def view_of(self, decision: Decision) -> PlayerView:
        """What the player knew before a decision."""
        view = self.film.reels[self.review.seat].frame(decision.place).view
        assert isinstance(view, PlayerView), "the reel of a seat is what that seat sees"
        return view

    def board_at(self, place: int) -> Board:
        """What everybody saw at a place of the game."""
        return self.film.reels[None].boards[place]

    def nearest(self, place: int) -> int:
        """The decision nearest to a place of the game, from 0."""
        decisions = self.review.decisions
        return min(range(len(decisions)), key=lambda n: abs(decisions[n].place - place), default=0)
