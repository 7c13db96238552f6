"""SPRT: ends a tournament as soon as it is decided which of two guesses about strength is right.

It is the generalised test on the outcomes of whole deals, as chess engines are tested by pairs of
games: https://www.chessprogramming.org/Sequential_Probability_Ratio_Test. Both kinds of error are
made in 5 of 100 cases.
"""

from __future__ import annotations

from enum import StrEnum
from math import log
from typing import Final, NamedTuple

from hats_tui.tournament.estimates import share_of_elo
from hats_tui.tournament.plan import Bounds

ERROR: Final = 0.05
"""How often either guess is taken for right though the other is."""

LIMIT: Final = log((1 - ERROR) / ERROR)
"""The test is decided where the likelihood ratio leaves the range between -LIMIT and LIMIT."""


class Verdict(StrEnum):
    """How the test stands."""

    LOW = "low"
    """The first player is not stronger than the lower guess."""
    HIGH = "high"
    """The first player is at least as strong as the higher guess."""
    OPEN = "open"
    """Not known yet."""


class Trial(NamedTuple):
    """How the test stands after some deals."""

    deals: int
    """So many deals were looked at: all, or those until it was decided."""
    ratio: float
    """Logarithm of how much likelier the higher guess makes them than the lower one."""

    @property
    def verdict(self) -> Verdict:
        """What that means."""
        if self.ratio >= LIMIT:
            return Verdict.HIGH
        return Verdict.LOW if self.ratio <= -LIMIT else Verdict.OPEN


class Sprt:
    """The test, fed with one deal after the other.

    The deals come in their own order, not in that in which they are finished: so the same deals
    lead to the same end on any number of processors. What comes after the end is not looked at.
    """

    def __init__(self, bounds: Bounds, rivals: int) -> None:
        """Begin.

        Args:
            bounds: The two guesses.
            rivals: How many others, or other sides, the first player meets.
        """
        self._guesses = tuple(share_of_elo(elo, rivals) for elo in (bounds.low, bounds.high))
        self._sum, self._squares = 0.0, 0.0
        self.trial = Trial(0, 0.0)

    def feed(self, share: float) -> None:
        """Look at the next deal, of which the first player won such a share."""
        if self.trial.verdict is Verdict.OPEN:
            self._sum += share
            self._squares += share**2
            count = self.trial.deals + 1
            self.trial = Trial(count, self._ratio(count))

    def _ratio(self, count: int) -> float:
        low, high = self._guesses
        mean = self._sum / count
        # Half a deal won and half a deal lost are added to the spread, and to nothing else: the
        # first few deals are often alike, and that must not be taken for certainty.
        spread = self._squares - count * mean**2 + ((1 - mean) ** 2 + mean**2) / 2
        return (high - low) * (2 * mean - low - high) * count * (count + 1) / (2 * spread)
