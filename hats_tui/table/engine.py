"""A bot at the table: asks its process, and makes a simple move where that fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

from hats_tui.bots.protocol import SEED_LIMIT, Thinking
from hats_tui.game import (
    Action,
    Event,
    Player,
    PlayerView,
    Refusal,
    derived_seed,
    shuffled,
)
from hats_tui.table.engine_failure import EngineFailure, FailureReason
from hats_tui.table.engine_process import EngineProcess
from hats_tui.table.programs import Program, program_of
from hats_tui.table.seat import Spoken
from hats_tui.table.thought import Thought

THINK_SECONDS = 15.0
"""How long a bot may think about an action."""

BUDGET = 1_000
"""The work that a bot is asked to put into an action."""

MAX_FAILURES = 3
"""After so many failures the process is not asked again."""


class Limits(NamedTuple):
    """What may be put into an action."""

    budget: int = BUDGET
    """The work; what a unit of it is, the bot decides."""
    seconds: float = THINK_SECONDS
    """After so long without an answer it has failed."""


USUAL: Final = Limits()


def request_seed(own_seed: str, view: PlayerView) -> int:
    """The seed of one request: the history only grows, so each has another, the same on resume.

    Args:
        own_seed: The seed of the seat.
        view: What the player knows.
    """
    return derived_seed(own_seed, "bot", len(view.history), view.seat) % SEED_LIMIT


class EngineSeat:
    """A seat whose actions come from a process.

    When the process fails, this is told, a simple move is made in its place, and the process is
    started anew for the next one, but not for ever.
    """

    def __init__(
        self,
        seat: int,
        kind: str,
        players: tuple[Player, ...],
        *,
        seed: int,
        on_trouble: Callable[[int, EngineFailure], None],
        program: Program | None = None,
        limits: Limits = USUAL,
        on_thought: Callable[[Thought], None] | None = None,
    ) -> None:
        """Take the seat, without starting anything.

        Args:
            seat: The place at the table.
            kind: Who plays, as the record has it.
            players: Who plays, by seat.
            seed: A seed of this seat's own, from which nothing of the deal can be found.
            on_trouble: Called with the seat and the failure when a simple move is made for the bot.
            program: What is run, where it is not what `kind` stands for here.
            limits: What it may put into an action.
            on_thought: Called with what it thinks so far, which tells of its hand; none where
                somebody plays who must not know.
        """
        self.seat = seat
        self.failures: list[EngineFailure] = []
        """What went wrong so far."""
        self._kind = kind
        self._seed = str(seed)
        self._on_trouble = on_trouble
        self._limits = limits
        self._on_thought = on_thought
        program = program or program_of(kind)
        self._process = None if program is None else EngineProcess(program, seat, players)
        self._left = False

    @property
    def given_up(self) -> bool:
        """Whether there is no program, or it failed so often that it is not asked again."""
        missing = any(failure.unregistered for failure in self.failures)
        return missing or len(self.failures) >= MAX_FAILURES

    async def warm_up(self) -> None:
        """Start the process. Where it does not start, the first action meets that again."""
        with suppress(EngineFailure):
            await self._to_ask().start()

    async def tell(self, view: PlayerView, events: tuple[Event, ...]) -> None:
        """Nothing to do: each request brings the whole view."""

    async def act(self, view: PlayerView, legal: tuple[Action, ...]) -> Action | Spoken:
        """Have the process choose, or choose in its place."""
        seed = request_seed(self._seed, view)
        if not self.given_up:
            try:
                return await self._to_ask().ask(
                    view,
                    legal,
                    budget=self._limits.budget,
                    seed=seed,
                    seconds=self._limits.seconds,
                    on_thought=partial(self._hear_thought, legal),
                )
            except EngineFailure as failure:
                await self._tell_trouble(failure)
        return shuffled(legal, str(seed), "bot")[0]

    async def refused(self, refusal: Refusal) -> None:
        """Nothing to do: only legal answers get as far as the referee."""

    def hurry(self) -> None:
        """Nothing to do: the work is laid down, so that the move does not depend on the clock."""

    async def close(self) -> None:
        """End the process."""
        self._left = True
        await self._end()

    def _hear_thought(self, legal: tuple[Action, ...], said: Thinking) -> None:
        if self._on_thought is not None:
            best = said.best if said.best in legal else None
            self._on_thought(Thought(self.seat, best, said.win))

    def _to_ask(self) -> EngineProcess:
        if self._process is None:
            raise EngineFailure(FailureReason.UNREGISTERED, "there is no such player here")
        return self._process

    async def _tell_trouble(self, failure: EngineFailure) -> None:
        if self._left:
            # The process was ended with the seat; the referee is about to cancel this.
            await asyncio.Event().wait()
        self.failures.append(failure)
        failure.kind, failure.last = self._kind, self.given_up
        if failure.last:
            await self._end()
        self._on_trouble(self.seat, failure)

    async def _end(self) -> None:
        if self._process is not None:
            await self._process.close()
