"""How much a share of wins says, given how few games there were."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

_Z: Final = 1.959964
"""Of so many standard deviations is a range that holds the truth in 95 of 100 cases."""


def wilson_interval(share: float, games: float) -> tuple[float, float]:
    """The range in which a true share lies in 95 of 100 cases.

    Args:
        share: The share that was seen, from 0 to 1.
        games: In so many independent games, more than 0; need not be a whole number.
    """
    z2 = _Z**2
    middle = share + z2 / (2 * games)
    reach = _Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    low, high = (middle - reach) / scale, (middle + reach) / scale
    # What is nearly equal may come out on the wrong side.
    return max(min(low, share), 0.0), min(max(high, share), 1.0)


class Share(NamedTuple):
    """So many of so many, with the range in which the true share lies in 95 of 100 cases."""

    part: int
    whole: int

    @property
    def value(self) -> float:
        """The share, from 0 to 1; 0 of nothing."""
        return self.part / self.whole if self.whole else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval; from 0 to 1 where there were no games."""
        if not self.whole:
            return 0.0, 1.0
        return wilson_interval(self.value, self.whole)
