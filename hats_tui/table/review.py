"""What a coach has to say about one player's game, as figures; the words are made elsewhere.

All chances are those that the player could have reckoned with: from what the player knew then.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

from pydantic import Field

from hats_tui.game import Action
from hats_tui.game.model import Frozen, Seat
from hats_tui.table.analyst import Assessment

_Chance = Annotated[float, Field(ge=0, le=1)]
_Place = Annotated[int, Field(ge=0)]

SURE: Final = 1.96
"""So many standard errors to both sides hold the truth in 95 cases of 100."""
INACCURACY, MISTAKE, BLUNDER = 0.05, 0.1, 0.2
"""From so much of the chance to win on, a move that loses it is called so."""


class Grade(StrEnum):
    """How good a decision was."""

    BEST = "best"
    FINE = "fine"
    """It loses little, or nothing that could be told from luck."""
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Decision(Frozen):
    """Something that the player did where something else was possible."""

    place: _Place
    """How many actions were done before."""
    round: Annotated[int, Field(ge=1)]
    action: Action
    """What was done, without what chance brought."""
    win: _Chance
    """How likely the player's side was to win after it."""
    loss: Annotated[float, Field(ge=-1, le=1)]
    """How much less likely than after the best action."""
    error: Annotated[float, Field(ge=0)]
    """The standard error of the loss."""
    best: Action
    """The best action; the same where nothing was better."""
    best_win: _Chance

    @property
    def spread(self) -> float:
        """What the loss may be off to both sides, very likely."""
        return SURE * self.error

    @property
    def grade(self) -> Grade:
        """How good it was. What may well be as good as the best is fine."""
        if self.action == self.best:
            return Grade.BEST
        if self.loss < INACCURACY or self.loss - self.spread <= 0:
            return Grade.FINE
        if self.loss < MISTAKE:
            return Grade.INACCURACY
        return Grade.MISTAKE if self.loss < BLUNDER else Grade.BLUNDER

    @property
    def is_clear(self) -> bool:
        """Whether more imagined games would hardly change the grade."""
        edges = (0.0, INACCURACY, MISTAKE, BLUNDER)
        return all(abs(self.loss - edge) > self.spread for edge in edges) or (
            self.loss + self.spread < INACCURACY
        )

    @classmethod
    def of(cls, place: int, round_: int, action: Action, moves: tuple[Assessment, ...]) -> Decision:
        """Judge an action by what is known of all.

        Args:
            place: How many actions were done before.
            round_: In which round.
            action: What was done; one of the moves.
            moves: The best one first.
        """
        best = moves[0]
        done = next(move for move in moves if move.action == action)
        return cls(
            place=place,
            round=round_,
            action=action,
            win=done.win,
            loss=done.loss,
            error=done.error,
            best=best.action,
            best_win=best.win,
        )


class Moment(Frozen):
    """How likely the player's side was to win at some place of the game."""

    place: _Place
    round: Annotated[int, Field(ge=1)]
    win: _Chance


class Shares(Frozen):
    """From where the way from an even chance to the result came; the sum of all is that way."""

    deal: float = 0.0
    """The hand, the table, and when the player's turn comes."""
    own: float = 0.0
    """What the player decided, measured against the best that was found; never above 0."""
    draws: float = 0.0
    """The cards that the player drew, or got from the partner."""
    others: float = 0.0
    """What the others played, and what they turned out to hold."""


class Review(Frozen):
    """A whole game from one seat."""

    seat: Seat
    moments: tuple[Moment, ...] = ()
    """The last one is the result, once all is done."""
    decisions: tuple[Decision, ...] = ()
    shares: Shares = Shares()

    @property
    def lost(self) -> float:
        """What the decisions that were wrong lost, in chances to win; without what is fine."""
        wrong = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
        return sum(each.loss for each in self.decisions if each.grade in wrong)

    def count(self, grade: Grade) -> int:
        """How many decisions got a grade."""
        return sum(each.grade is grade for each in self.decisions)
