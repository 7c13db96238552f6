"""Who can be asked to play, by the kinds that game records write."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from hats_tui.bots.players import BOTS
from hats_tui.table.programs import Program, program_of, registered_engines

__all__ = ["BOTS", "HUMAN", "SENSIBLE", "Contestant", "Engine", "Opponent", "contestant", "rivals"]

HUMAN: Final = "human"
"""A person at this terminal."""

SENSIBLE: Final = "bot:greedy"
"""A bot that a newcomer can play against, and that plays on for somebody who leaves."""


class Opponent(Protocol):
    """Somebody who is no person: a bot of ours, or an engine. The texts are English."""

    @property
    def kind(self) -> str:
        """How game records write it: `bot:ID` or `engine:NAME`."""
        ...

    @property
    def name(self) -> str:
        """What it is called to people."""
        ...

    @property
    def character(self) -> str:
        """How it plays, in a sentence; empty where that is not known."""
        ...


@dataclass(frozen=True)
class Engine:
    """A program that somebody registered.

    Args:
        name: The name that it is registered by, which people see as well.
    """

    name: str
    character: str = ""

    @property
    def kind(self) -> str:
        """How game records write it."""
        return f"engine:{self.name}"


@dataclass(frozen=True)
class Contestant:
    """Somebody who was asked for by name, and how to start them.

    Args:
        kind: How game records write it.
        name: What it is called to people, in English.
        program: How it is started.
    """

    kind: str
    name: str
    program: Program


def rivals() -> tuple[Opponent, ...]:
    """All that are no people: our bots from the weakest on, then the engines registered here."""
    return (*BOTS, *(Engine(name) for name in registered_engines()))


def contestant(text: str) -> Contestant | None:
    """Find somebody who is no person.

    Args:
        text: `bot:greedy`, `engine:mine`, or the name alone; a bot of ours comes before an engine
            of the same name.

    Returns:
        Who it is; None where there is nobody of this name.
    """
    found = next((each for each in rivals() if text in {each.kind, _id(each)}), None)
    program = program_of(found.kind) if found else None
    return Contestant(found.kind, found.name, program) if found and program else None


def _id(opponent: Opponent) -> str:
    return opponent.kind.partition(":")[2]
