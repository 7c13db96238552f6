"""How a tournament stands: what is finished, what it shows, and whether it is decided."""

from __future__ import annotations

from collections import defaultdict
from functools import reduce
from math import isfinite
from operator import add

from hats_tui import __version__
from hats_tui.tournament.estimates import (
    Estimate,
    elo_estimate,
    mean_estimate,
    share_estimate,
)
from hats_tui.tournament.outcome import Effort, Outcome
from hats_tui.tournament.plan import Plan, Unit
from hats_tui.tournament.result import EntrantResult, MatchResult, Range, Result, TrialResult
from hats_tui.tournament.sprt import LIMIT, Sprt, Verdict


class Standing:
    """All outcomes so far."""

    def __init__(self, plan: Plan, deals: int) -> None:
        """Begin with none.

        Args:
            plan: The tournament.
            deals: How many are to be played.
        """
        self.plan = plan
        self._deals = deals
        self._outcomes: dict[Unit, Outcome] = {}
        self._sprt = None if plan.bounds is None else Sprt(plan.bounds, plan.rivals)

    @property
    def done(self) -> int:
        """How many deals are finished, those of every pair counted."""
        return len(self._outcomes)

    @property
    def whole(self) -> int:
        """How many there are to finish."""
        return self._deals * len(self.plan.pairs)

    @property
    def decided(self) -> bool:
        """Whether no more deals are needed."""
        if self._sprt is not None and self._sprt.trial.verdict is not Verdict.OPEN:
            return True
        return self.done == self.whole

    @property
    def failures(self) -> int:
        """How often engines failed, and a simple action was done in their place."""
        efforts = (effort for outcome in self._outcomes.values() for effort in outcome.efforts)
        return sum(sum(effort.failures.values()) for effort in efforts)

    def add(self, outcome: Outcome) -> None:
        """Count one more; a deal beyond those that are wanted counts for nothing."""
        if outcome.deal >= self._deals:
            return
        self._outcomes[outcome.unit] = outcome
        if self._sprt is not None:  # there are two entrants, so one pair
            self._feed(self._sprt)

    def result(self) -> Result:
        """What is known now; where a test has decided, from the deals that it looked at."""
        counted = self._counted()
        matches = tuple(self._match(pair, found) for pair, found in counted.items())
        return Result(
            program=__version__,
            players=self.plan.players,
            seed=self.plan.seed,
            seconds=self.plan.seconds,
            deals=self._deals,
            fair_share=1 / self.plan.sides,
            complete=self.decided,
            trial=self._trial(),
            entrants=self._entrants(counted),
            matches=matches,
        )

    def _feed(self, sprt: Sprt) -> None:
        """Have the test look at all deals that are its next ones, until it has decided."""
        while sprt.trial.verdict is Verdict.OPEN:
            following = self._outcomes.get(Unit(0, 1, sprt.trial.deals))
            if following is None:
                return
            sprt.feed(following.share)

    def _counted(self) -> dict[tuple[int, int], list[Outcome]]:
        """The outcomes by pair, in the order of the deals."""
        end = self._deals
        if self._sprt is not None and self._sprt.trial.verdict is not Verdict.OPEN:
            end = self._sprt.trial.deals
        counted: dict[tuple[int, int], list[Outcome]] = defaultdict(list)
        for unit in sorted(self._outcomes):
            if unit.deal < end:
                counted[unit.first, unit.second].append(self._outcomes[unit])
        return dict(counted)

    def _match(self, pair: tuple[int, int], found: list[Outcome]) -> MatchResult:
        wins = share_estimate([outcome.share for outcome in found], self.plan.sides)
        first, second = (self.plan.entrants[each].label for each in pair)
        return MatchResult(
            first=first,
            second=second,
            deals=len(found),
            games=len(found) * self.plan.sides,
            wins=_range(wins),
            elo=_range(elo_estimate(wins, self.plan.rivals)),
            margin=_range(mean_estimate([outcome.margin for outcome in found])),
        )

    def _entrants(self, counted: dict[tuple[int, int], list[Outcome]]) -> tuple[EntrantResult, ...]:
        elo = self._ratings(counted)
        efforts: dict[int, list[Effort]] = defaultdict(list)
        games: dict[int, int] = defaultdict(int)
        for pair, found in counted.items():
            for place, number in enumerate(pair):
                efforts[number] += [outcome.efforts[place] for outcome in found]
                games[number] += len(found) * self.plan.sides
        rows = []
        for number, each in enumerate(self.plan.entrants):
            effort = reduce(add, efforts[number], Effort(actions=0, seconds=0.0, slowest=0.0))
            row = EntrantResult(
                label=each.label,
                kind=each.kind,
                budget=each.budget,
                games=games[number],
                actions=effort.actions,
                ms_per_action=1000 * effort.seconds / max(effort.actions, 1),
                ms_slowest=1000 * effort.slowest,
                failures=effort.failures,
                elo=elo[number] if elo else None,
            )
            rows.append(row)
        return tuple(rows)

    def _ratings(self, counted: dict[tuple[int, int], list[Outcome]]) -> list[Range]:
        """Everybody on one scale, where that says more than the one match does."""
        if len(self.plan.entrants) == 2 or not counted:
            return []
        from hats_tui.tournament.ratings import match_of, ratings

        matches = {
            pair: match_of([outcome.share for outcome in found], self.plan.sides)
            for pair, found in counted.items()
        }
        return [_range(each) for each in ratings(matches, len(self.plan.entrants))]

    def _trial(self) -> TrialResult | None:
        if self._sprt is None or self.plan.bounds is None:
            return None
        deals, ratio = self._sprt.trial
        return TrialResult(
            low=self.plan.bounds.low,
            high=self.plan.bounds.high,
            limit=LIMIT,
            deals=deals,
            ratio=ratio,
            verdict=self._sprt.trial.verdict,
        )


def _range(estimate: Estimate) -> Range:
    value, low, high = (each if isfinite(each) else None for each in estimate)
    return Range(value=value, low=low, high=high)
