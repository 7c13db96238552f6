"""What a screen shows that goes from decision to decision of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, Protocol, Self, TypeVar

from hats_tui.game import Action, PlayerView
from hats_tui.table.hindsight import Hindsight, Seen
from hats_tui.table.review import Decision, Review
from hats_tui.tui.replay.film import Film
from hats_tui.words.forecasts import move_line
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase


class Placed(Protocol):
    """A decision: it was taken at a place of the game."""

    @property
    def place(self) -> int:
        """How many actions were done before."""


DecisionT = TypeVar("DecisionT", bound=Placed)
DecisionT_co = TypeVar("DecisionT_co", bound=Placed, covariant=True)


class Findings(Protocol[DecisionT_co]):
    """What was found out about the game of a player."""

    @property
    def seat(self) -> int:
        """Whose game it is."""

    @property
    def decisions(self) -> Sequence[DecisionT_co]:
        """What the player decided, in the order of the game."""


@dataclass(frozen=True)
class Sheet(Generic[DecisionT]):
    """What is known so far, and which decision is looked at."""

    film: Film
    found: Findings[DecisionT]
    part: float = 0.0
    """How much of the work is done, from 0 to 1."""
    chosen: int = 0
    """Which decision, from 0."""

    @property
    def seat(self) -> int:
        """Whose game is looked at."""
        return self.found.seat

    @property
    def names(self) -> Names:
        """The players' names."""
        return self.film.names

    @property
    def finished(self) -> bool:
        """Whether the whole game was looked at."""
        return self.part == 1

    @property
    def decisions(self) -> Sequence[DecisionT]:
        """What the player decided, as far as it is known."""
        return self.found.decisions

    @property
    def decision(self) -> DecisionT | None:
        """The decision that is looked at; nothing before there is any."""
        return self.decisions[self.chosen] if self.chosen < len(self.decisions) else None

    def choosing(self, number: int) -> Self:
        """The sheet with another decision looked at: this one, or the nearest that there is."""
        last = max(len(self.decisions) - 1, 0)
        return replace(self, chosen=min(max(number, 0), last))

    def nearest(self, place: int) -> int:
        """The decision nearest to a place of the game, from 0."""
        decisions = self.decisions
        return min(range(len(decisions)), key=lambda n: abs(decisions[n].place - place), default=0)

    def move(self, action: Action, place: int) -> Phrase:
        """What was done, or could have been, at a place of the game, in a few words."""
        return move_line(action, self.film.reels[None].boards[place], self.names)


@dataclass(frozen=True)
class CoachSheet(Sheet[Decision]):
    """A review, as far as it has come."""

    found: Review

    def view_of(self, decision: Decision) -> PlayerView:
        """What the player knew before a decision."""
        view = self.film.reels[self.seat].frame(decision.place).view
        assert isinstance(view, PlayerView), "the reel of a seat is what that seat sees"
        return view


@dataclass(frozen=True)
class OpenSheet(Sheet[Seen]):
    """What would have been best with open cards, as far as it is known."""

    found: Hindsight
