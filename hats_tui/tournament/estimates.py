"""What outcomes say about the truth, with 95 % intervals over deals."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log10
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

from hats_tui.store.history.wilson import wilson_interval

_QUANTILE: Final = 0.975
_SCALE: Final = 400.0
"""So many Elo are odds of ten to one."""


class Estimate(NamedTuple):
    """A value, and the interval in which the true one lies in 95 of 100 cases."""

    value: float
    low: float
    high: float


def games_worth(shares: Sequence[float], games_a_deal: int) -> float:
    """As many independent games as the spread of the deals is worth.

    That is never more than were played: a few deals that happen to be alike prove little.

    Args:
        shares: The share of the wins of each deal; at least one.
        games_a_deal: So many games were played on each.
    """
    deals = len(shares)
    played = float(deals * games_a_deal)
    if deals == 1 or not (spread := variance(shares)):
        return played
    share = fmean(shares)
    return min(played, deals * share * (1 - share) / spread)


def share_estimate(shares: Sequence[float], games_a_deal: int) -> Estimate:
    """The share of the wins, with Wilson's interval, which stays between 0 and 1.

    Args:
        shares: The share of the wins of each deal; at least one.
        games_a_deal: So many games were played on each.
    """
    share = fmean(shares)
    return Estimate(share, *wilson_interval(share, games_worth(shares, games_a_deal)))


def mean_estimate(values: Sequence[float]) -> Estimate:
    """A mean, with Student's interval; without end where there is but one value."""
    mean, count = fmean(values), len(values)
    if count < 2:
        return Estimate(mean, -inf, inf)
    reach = student(count - 1) * (variance(values) / count) ** 0.5
    return Estimate(mean, mean - reach, mean + reach)


def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches to each side.

    Args:
        freedom: Degrees of freedom, from 1 on. The first two are exact, the others come from the
            expansion of Cornish and Fisher, right to 1 %.
    """
    exact = {1: 12.7062, 2: 4.3027}
    if freedom in exact:
        return exact[freedom]
    z = NormalDist().inv_cdf(_QUANTILE)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return float(sum(term / freedom**power for power, term in enumerate(terms)))


def elo_of_share(share: float, rivals: int) -> float:
    """How much stronger is who wins such a share, in Elo; without end where all or none is won.

    Args:
        share: From 0 to 1.
        rivals: Against so many equal others, each for itself or all as one: a fair share is 0 Elo.
    """
    if share <= 0:
        return -inf
    return inf if share >= 1 else _SCALE * log10(rivals * share / (1 - share))


def share_of_elo(elo: float, rivals: int) -> float:
    """The share of the wins that so many Elo bring; the other way round."""
    odds = 10 ** (elo / _SCALE)
    return float(odds / (odds + rivals))


def elo_estimate(share: Estimate, rivals: int) -> Estimate:
    """The strength that a share of the wins shows."""
    return Estimate(*(elo_of_share(each, rivals) for each in share))
