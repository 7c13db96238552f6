"""What a tournament is: who plays, how many at a table, on which deals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, Literal, NamedTuple

from pydantic import Field

from hats_tui.game import Header, Player, deal
from hats_tui.game.model import Frozen

SIDES: Final = {2: 2, 3: 3, 4: 2}
"""Sides at a table, and so games for each deal, by number of players."""


class Entrant(Frozen):
    """Somebody who takes part."""

    label: str
    """What it is called in this tournament, as it was typed."""
    kind: str
    """`bot:ID` or `engine:NAME`, as game records write it."""
    budget: int = Field(ge=0)
    """The work that it puts into an action."""

    @property
    def is_engine(self) -> bool:
        """Whether it is somebody's program, and not one of our bots."""
        return self.kind.startswith("engine:")


class Bounds(Frozen):
    """A test that ends a tournament as soon as it is decided: SPRT."""

    low: float
    """Elo of the first player over the second, of which it is asked whether it is no more."""
    high: float
    """Elo of the first player over the second, of which it is asked whether it is at least so."""


class Plan(Frozen):
    """All that the games depend on, and the rule by which they stop."""

    entrants: tuple[Entrant, ...] = Field(min_length=2)
    players: Literal[2, 3, 4]
    """Seats at a table."""
    seed: str
    seconds: float = Field(gt=0)
    """How long an engine may take for an action; our bots go by work alone."""
    bounds: Bounds | None = None
    created: str
    """When it began, as game records write it."""

    @property
    def sides(self) -> int:
        """Sides at a table, and games for each deal."""
        return SIDES[self.players]

    @property
    def rivals(self) -> int:
        """How many others play against the first of a pair, each for itself or as one team."""
        return self.sides - 1

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Who meets whom: each two entrants, by their numbers from 0 on."""
        return tuple(combinations(range(len(self.entrants)), 2))

    def units(self, deals: int) -> Iterator[Unit]:
        """The pieces of work, all pairs of a deal before the next deal."""
        for number in range(deals):
            for first, second in self.pairs:
                yield Unit(first, second, number)


class Unit(NamedTuple):
    """One deal between two entrants, played from every seat."""

    first: int
    second: int
    deal: int
    """From 0 on; the same number is the same deal for every pair."""


def header_of(plan: Plan, unit: Unit, rotation: int) -> Header:
    """The header of one game: the deal, and who sits where.

    Args:
        plan: The tournament.
        unit: The pair and the deal.
        rotation: Which side the first of the pair has, from 0 on.
    """
    pair = (plan.entrants[unit.first], plan.entrants[unit.second])
    who = [pair[seat % plan.sides != rotation] for seat in range(plan.players)]
    players = tuple(Player(name=each.label, kind=each.kind) for each in who)
    return deal(players, f"{plan.seed}/{unit.deal}", created=plan.created)
