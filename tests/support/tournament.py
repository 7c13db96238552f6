"""Tournaments for tests: plans, and outcomes that nobody played."""

from __future__ import annotations

from typing import Literal

from hats_tui.tournament.outcome import Effort, Outcome, Played
from hats_tui.tournament.plan import Bounds, Entrant, Plan

CREATED = "2026-11-30T17:00:00Z"


def plan(
    *names: str,
    players: Literal[2, 3, 4] = 2,
    seed: str = "tea",
    bounds: Bounds | None = None,
) -> Plan:
    """A tournament of bots of ours."""
    entrants = tuple(
        Entrant(label=name, kind=f"bot:{name}", budget=1_000)
        for name in names or ("hasty", "random")
    )
    return Plan(
        entrants=entrants,
        players=players,
        seed=seed,
        seconds=15.0,
        bounds=bounds,
        created=CREATED,
    )


def outcome(deal: int, *shares: float, pair: tuple[int, int] = (0, 1), margin: int = 3) -> Outcome:
    """A deal in which the first of the pair won such shares, by game."""
    return Outcome(
        first=pair[0],
        second=pair[1],
        deal=deal,
        games=tuple(Played(share=share, margin=margin) for share in shares),
        efforts=(
            Effort(actions=10, seconds=0.1, slowest=0.05),
            Effort(actions=20, seconds=0.1, slowest=0.02),
        ),
    )
