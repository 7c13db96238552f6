"""A bot's process, seen from the referee: started, asked, and ended whatever it does.

What may hang runs in a process, because a process can be killed and a thread cannot.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from hats_tui.bots.protocol import (
    SEED_LIMIT,
    Act,
    Analyse,
    Analysis,
    Answer,
    BotHello,
    RefereeHello,
    Thinking,
    ToReferee,
)
from hats_tui.game import Action, Player, PlayerView, Say, say_of
from hats_tui.game.condensed import condensed
from hats_tui.table.engine_child import GRACE_SECONDS, EngineChild
from hats_tui.table.engine_failure import EngineFailure, FailureReason
from hats_tui.table.programs import Program
from hats_tui.table.seat import Spoken

START_SECONDS = 30.0
"""How long a bot may take until it has said hello."""

MAX_LINES = 5_000
"""More lines than this for one request are a flood."""

_HELLO: Final = 0
"""What stands for the number of a request while there is none."""

_T = TypeVar("_T")


class EngineProcess:
    """One bot in a process of its own, which is asked one thing at a time.

    It starts when it is first needed, and anew after it was ended. Every call can be cancelled; an
    answer that comes too late for its request is dropped.
    """

    def __init__(self, program: Program, seat: int, players: tuple[Player, ...]) -> None:
        """Prepare, without starting anything.

        Args:
            program: What is run.
            seat: Where the bot sits.
            players: Who plays, by seat.
        """
        self._program = program
        self._hello = RefereeHello(seat=seat, players=players, options=dict(program.options))
        self.hello: BotHello | None = None
        """What the bot said of itself, once it has been started."""
        self.unsayable = 0
        """How often it said to its partner what cannot be said; that was dropped."""
        self._child: EngineChild | None = None
        self._starting = asyncio.Lock()
        self._last_request = _HELLO
        self._lines: Counter[int] = Counter()
        """How many lines the process has said to each request."""
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process, which leads a group of its own; nothing while there is none."""
        return None if self._child is None else self._child.pid

    async def start(self) -> None:
        """Start the process, unless there is one, and wait for its hello.

        Raises:
            EngineFailure: It does not start, or does not say hello.
        """
        async with self._starting:
            if self._child is None:
                await self._launch()
                await self._or_end(self._greet(), START_SECONDS)

    async def ask(
        self,
        view: PlayerView,
        legal: tuple[Action, ...],
        *,
        budget: int,
        seed: int,
        seconds: float,
        on_thought: Callable[[Thinking], None] = lambda _thought: None,
    ) -> Spoken:
        """Have the bot choose; it is started where it is not there.

        What it says to its partner is dropped where partners cannot say it, and that is counted.

        Args:
            view: What it may know.
            legal: What it may do.
            budget: How much work to put in.
            seed: For its random choices, from 0 on; only its lowest 53 bits are handed on.
            seconds: How long to wait.
            on_thought: Called with what the bot says that it thinks so far.

        Raises:
            EngineFailure: It did not give a legal answer. It is still running only where the answer
                was merely illegal.
        """
        await self.start()
        self._last_request += 1
        request = Act(
            id=self._last_request,
            view=condensed(view),
            legal=legal,
            budget=budget,
            seconds=seconds,
            seed=seed % SEED_LIMIT,
        )
        answer = await self._or_end(self._answer_to(request, on_thought), seconds)
        action = answer.action
        if action not in legal:
            raise EngineFailure(FailureReason.ILLEGAL, action.model_dump_json(exclude_none=True))
        return Spoken(action, self._say_in(answer, view))

    async def analyse(
        self, question: Analyse, on_news: Callable[[Analysis], None], seconds: float
    ) -> Analysis:
        """Have the bot tell how good some actions are; it is started where it is not there.

        Args:
            question: What is asked; it gets the next number.
            on_news: Called with what is known so far, again and again.
            seconds: How long to wait for all of it.

        Raises:
            EngineFailure: It did not answer; it is not running any more.
        """
        await self.start()
        self._last_request += 1
        news = {"id": self._last_request, "view": condensed(question.view)}
        request = question.model_copy(update=news)
        return await self._or_end(self._analysis_of(request, on_news), seconds)

    async def close(self, seconds: float = GRACE_SECONDS) -> bool:
        """Say bye, and end the process with its whole group for good; takes but a moment.

        Args:
            seconds: How long it may take to leave by itself.

        Returns:
            Whether there is no process that had to be ended.
        """
        self._closed = True
        try:
            return self._child is None or await self._child.leave(seconds)
        finally:
            await self._end()

    async def _launch(self) -> None:
        if not self._closed:
            self._lines.clear()
            self._child = await EngineChild.start(self._program)
        if self._closed:
            await self._end()

    async def _or_end(self, exchange: Awaitable[_T], seconds: float) -> _T:
        """The outcome of an exchange with the process, which is ended when it fails in it."""
        try:
            async with asyncio.timeout(seconds):
                return await exchange
        except TimeoutError:
            failure = EngineFailure(FailureReason.SILENT, f"nothing for {seconds:g} seconds")
        except EngineFailure as found:
            failure = found
        failure.errors = await self._end()
        raise failure

    async def _greet(self) -> None:
        await self._running().say(self._hello)
        while True:
            message = await self._hear(_HELLO)
            if isinstance(message, BotHello):
                self.hello = message
                return

    async def _answer_to(self, request: Act, on_thought: Callable[[Thinking], None]) -> Answer:
        await self._running().say(request)
        while True:
            message = await self._hear(request.id)
            if isinstance(message, Answer) and message.id == request.id:
                return message
            if isinstance(message, Thinking) and message.id == request.id:
                on_thought(message)

    async def _analysis_of(self, request: Analyse, on_news: Callable[[Analysis], None]) -> Analysis:
        await self._running().say(request)
        while True:
            message = await self._hear(request.id)
            if isinstance(message, Analysis) and message.id == request.id:
                on_news(message)
                if message.part == 1:
                    return message

    async def _hear(self, request: int) -> ToReferee | None:
        """What is said next; what still comes for a request that was withdrawn counts for that one.

        Raises:
            EngineFailure: The process has ended, talks nonsense, or floods.
        """
        self._refuse_flood(request)
        message = await self._running().hear()
        said_to = request
        if isinstance(message, Answer | Thinking | Analysis) and message.id < request:
            said_to = message.id
        self._lines[said_to] += 1
        if said_to != request:
            self._refuse_flood(said_to)
        return message

    def _refuse_flood(self, request: int) -> None:
        if self._lines[request] >= MAX_LINES:
            detail = f"{MAX_LINES} lines and no answer among them"
            raise EngineFailure(FailureReason.NONSENSE, detail)

    def _say_in(self, answer: Answer, view: PlayerView) -> Say | None:
        """What an answer says to the partner, if partners can say that and there is one."""
        say = say_of(answer.say)
        if answer.say is not None and (say is None or view.board.players < 4):
            self.unsayable += 1
            return None
        return say

    def _running(self) -> EngineChild:
        if self._child is None:
            raise EngineFailure(FailureReason.NOT_STARTED, "it was closed")
        return self._child

    async def _end(self) -> str:
        """End the process, if there is one; gives its last words."""
        child, self._child = self._child, None
        return "" if child is None else await child.kill()
