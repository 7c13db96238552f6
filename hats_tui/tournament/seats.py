"""The seats of a tournament: our bots in this process, engines in processes of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import inf
from time import perf_counter, thread_time
from typing import Final

from hats_tui.bots.players import bot_named
from hats_tui.bots.playing import Player as BotPlayer
from hats_tui.bots.protocol import Act, Answer, RefereeHello, ToReferee
from hats_tui.game import (
    Action,
    Event,
    Header,
    Player,
    PlayerView,
    Refusal,
    derived_seed,
    say_of,
)
from hats_tui.table.engine import EngineSeat, Limits, request_seed
from hats_tui.table.engine_failure import EngineFailure
from hats_tui.table.seat import Seat, Spoken
from hats_tui.tournament.outcome import Effort
from hats_tui.tournament.plan import Entrant

_OURS: Final = "bot:"


class LocalSeat:
    """One of our bots without a process: the same actions, and no time for starting and talking."""

    def __init__(
        self, seat: int, kind: str, players: tuple[Player, ...], *, seed: int, budget: int
    ) -> None:
        """Take the seat.

        Args:
            seat: The place at the table.
            kind: Which bot it is, as the record has it.
            players: Who plays, by seat.
            seed: A seed of this seat's own, from which nothing of the deal can be found.
            budget: The work that it puts into an action.
        """
        bot = bot_named(kind.removeprefix(_OURS))
        assert bot is not None, "whoever takes part was looked up"
        self._seed = str(seed)
        self._budget = budget
        self._said: list[ToReferee] = []
        self._player = BotPlayer(bot, self._said.append)
        self._player.hear(RefereeHello(seat=seat, players=players))

    async def warm_up(self) -> None:
        """Nothing to do: it is loaded."""

    async def tell(self, view: PlayerView, events: tuple[Event, ...]) -> None:
        """Nothing to do: each request brings the whole view."""

    async def act(self, view: PlayerView, legal: tuple[Action, ...]) -> Action | Spoken:
        """Choose, exactly as its process would."""
        request = Act(
            id=1,
            view=view,
            legal=legal,
            budget=self._budget,
            seconds=inf,
            seed=request_seed(self._seed, view),
        )
        self._player.hear(request)
        answer = self._said[-1]
        assert isinstance(answer, Answer), "an answer comes last"
        self._said.clear()
        return Spoken(answer.action, say_of(answer.say))

    async def refused(self, refusal: Refusal) -> None:
        """Nothing to do: our bots choose what is legal."""

    def hurry(self) -> None:
        """Nothing to do: the work is laid down."""

    async def close(self) -> None:
        """Nothing to do."""


class TimedSeat:
    """A seat whose actions are counted and timed."""

    def __init__(self, seat: Seat, clock: Callable[[], float]) -> None:
        """Time `seat` by `clock`."""
        self._seat = seat
        self._clock = clock
        self.actions, self.seconds, self.slowest = 0, 0.0, 0.0

    async def warm_up(self) -> None:
        """Pass it on."""
        await self._seat.warm_up()

    async def tell(self, view: PlayerView, events: tuple[Event, ...]) -> None:
        """Pass it on."""
        await self._seat.tell(view, events)

    async def act(self, view: PlayerView, legal: tuple[Action, ...]) -> Action | Spoken:
        """Choose, and count the time."""
        begin = self._clock()
        action = await self._seat.act(view, legal)
        taken = self._clock() - begin
        self.seconds += taken
        self.slowest = max(self.slowest, taken)
        self.actions += 1
        return action

    async def refused(self, refusal: Refusal) -> None:
        """Pass it on."""
        await self._seat.refused(refusal)

    def hurry(self) -> None:
        """Pass it on."""
        self._seat.hurry()

    async def close(self) -> None:
        """Pass it on."""
        await self._seat.close()

    @property
    def effort(self) -> Effort:
        """What was done so far."""
        failures = self._seat.failures if isinstance(self._seat, EngineSeat) else []
        return Effort(
            actions=self.actions,
            seconds=self.seconds,
            slowest=self.slowest,
            failures=dict(Counter(failure.reason for failure in failures)),
        )


def seat_of(
    entrant: Entrant, seat: int, header: Header, rotation: int, seconds: float
) -> TimedSeat:
    """An entrant at the table, with random numbers of its own for deal, rotation and seat.

    Args:
        entrant: Who sits there.
        seat: The place at the table.
        header: The deal.
        rotation: Which of the games on this deal it is.
        seconds: How long an engine may take for an action.
    """
    seed = derived_seed(header.shuffle_seed, "bot", rotation, seat)
    if not entrant.is_engine:
        local = LocalSeat(seat, entrant.kind, header.players, seed=seed, budget=entrant.budget)
        return TimedSeat(local, thread_time)
    engine = EngineSeat(
        seat,
        entrant.kind,
        header.players,
        seed=seed,
        on_trouble=_told_at_the_end,
        limits=Limits(entrant.budget, seconds),
    )
    return TimedSeat(engine, perf_counter)


def _told_at_the_end(seat: int, failure: EngineFailure) -> None:
    """Failures are counted, not told one by one."""
