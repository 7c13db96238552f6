"""The result of a tournament as JSON has it. See docs/tournament.md."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from hats_tui.game.model import Frozen
from hats_tui.table.engine_failure import FailureReason
from hats_tui.tournament.sprt import Verdict


class Range(Frozen):
    """An estimate with its 95 % interval; what has no end, or is not known, is none."""

    value: float | None
    low: float | None
    high: float | None


class MatchResult(Frozen):
    """How two did against each other, seen from the first."""

    first: str
    second: str
    deals: int
    games: int
    wins: Range
    """Share of the wins, from 0 to 1."""
    elo: Range
    """How much stronger the first is."""
    margin: Range
    """Points more than the best other side, on average."""


class EntrantResult(Frozen):
    """How one did in all."""

    label: str
    kind: str
    budget: int
    games: int
    actions: int
    ms_per_action: float
    ms_slowest: float
    failures: dict[FailureReason, int]
    elo: Range | None
    """Where more than two take part: on one scale, whose middle is 0."""


class TrialResult(Frozen):
    """How the test stands."""

    low: float
    high: float
    limit: float
    """It is decided where `ratio` is not between -limit and limit any more."""
    deals: int
    """So many it looked at."""
    ratio: float
    verdict: Verdict


class Result(Frozen):
    """All of it."""

    tournament: Literal[1] = Field(default=1)
    """The version of this form."""
    program: str
    players: int
    """Seats at a table."""
    seed: str
    seconds: float
    deals: int
    """So many were asked for, of each pair."""
    fair_share: float
    """The share of the wins of somebody who is as strong as the others."""
    complete: bool
    """Whether all deals are played, or no more are needed."""
    trial: TrialResult | None
    entrants: tuple[EntrantResult, ...]
    matches: tuple[MatchResult, ...]
    """Those that have begun."""
