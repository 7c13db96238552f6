"""The test that ends a tournament."""

from __future__ import annotations

from random import Random

import pytest

from hats_tui.tournament.estimates import share_of_elo
from hats_tui.tournament.plan import Bounds
from hats_tui.tournament.sprt import LIMIT, Sprt, Verdict

WIDE = Bounds(low=0, high=150)


def ended(elo: float, seed: int) -> Verdict:
    """What is decided about a player who is so strong."""
    rng, share, test = Random(seed), share_of_elo(elo, 1), Sprt(WIDE, 1)
    while test.trial.verdict is Verdict.OPEN:
        test.feed(((rng.random() < share) + (rng.random() < share)) / 2)
    return test.trial.verdict


def test_the_limit_is_that_of_five_in_a_hundred() -> None:
    assert pytest.approx(2.944, abs=0.001) == LIMIT


def test_the_ratio_is_that_of_the_generalised_test() -> None:
    test = Sprt(Bounds(low=0, high=20), 1)
    for share in [1.0, 0.5, 0.5, 0.0, 1.0] * 30:
        test.feed(share)

    # (s1 - s0) (2 s - s0 - s1) / (2 var / N), with s = 0.6 and a variance of 0.14
    high = 1 / (1 + 10 ** (-20 / 400))
    ratio = (high - 0.5) * (1.2 - 0.5 - high) * 150 / (2 * 0.14)
    assert test.trial.deals == 150
    assert test.trial.ratio == pytest.approx(ratio, rel=0.02)
    assert test.trial.verdict is Verdict.OPEN


@pytest.mark.parametrize(("elo", "verdict"), [(0, Verdict.LOW), (150, Verdict.HIGH)])
def test_it_errs_seldom(elo: float, verdict: Verdict) -> None:
    right = sum(ended(elo, seed) is verdict for seed in range(400))

    assert right / 400 > 0.92


def test_two_deals_that_are_alike_decide_nothing() -> None:
    test = Sprt(Bounds(low=0, high=20), 1)
    for _deal in range(2):
        test.feed(1.0)

    assert test.trial.deals == 2
    assert test.trial.verdict is Verdict.OPEN


def test_what_comes_after_the_end_is_not_looked_at() -> None:
    test = Sprt(WIDE, 1)
    for _deal in range(50):
        test.feed(1.0)
    decided = test.trial
    test.feed(0.0)

    assert decided.deals < 50
    assert test.trial == decided
