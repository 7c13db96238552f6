"""One scale for all who take part: Elo from all their matches together (Bradley and Terry)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np

from hats_tui.tournament.estimates import Estimate, games_worth

_STEPS: Final = 100
"""After so many steps of Newton's, each at most one unit long, nothing changes any more."""
_PRIOR: Final = 0.5
"""Games won and lost that are added to a match, so that one without a loss has a figure too."""
_SCALE: Final = 400 / log(10)
_Z: Final = 1.959964

Pair = tuple[int, int]


class Match(NamedTuple):
    """How two of them did against each other."""

    share: float
    """Of the wins of the first, in a duel."""
    games: float
    """In as many independent games as the outcomes are worth."""


def match_of(shares: Sequence[float], sides: int) -> Match:
    """The match of two players.

    Args:
        shares: The share of the wins of the first, deal by deal; at least one.
        sides: Sides at a table; against several others a share counts as what it would be in a
            duel with one of them.
    """
    share, rivals = fmean(shares), sides - 1
    duel, games = rivals * share / (rivals * share + 1 - share), games_worth(shares, sides)
    return Match((duel * games + _PRIOR) / (games + 2 * _PRIOR), games + 2 * _PRIOR)


def ratings(matches: Mapping[Pair, Match], players: int) -> list[Estimate]:
    """Everybody's Elo with 95 % intervals; their mean is 0.

    Args:
        matches: Whoever has not met is compared by way of others.
        players: How many take part.
    """
    games, wins = np.zeros((players, players)), np.zeros((players, players))
    for (first, second), match in matches.items():
        games[first, second] = games[second, first] = match.games
        wins[first, second] = match.games * match.share
        wins[second, first] = match.games * (1 - match.share)
    strengths = np.zeros(players)
    for _step in range(_STEPS):
        expected = games / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        spread = np.linalg.pinv(_information(expected, games))
        strengths += np.clip(spread @ (wins - expected).sum(axis=1), -1, 1)
        strengths -= strengths.mean()
    expected = games / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    variances = np.diag(np.linalg.pinv(_information(expected, games)))
    reach = _Z * np.sqrt(variances)
    return [
        Estimate(*(_SCALE * float(each) for each in (value, value - half, value + half)))
        for value, half in zip(strengths, reach, strict=True)
    ]


def _information(expected: np.ndarray, games: np.ndarray) -> np.ndarray:
    """Fisher's information: how sharply the outcomes tell the strengths apart."""
    weights = expected * (1 - expected / np.where(games > 0, games, 1))
    return np.diag(weights.sum(axis=1)) - weights
