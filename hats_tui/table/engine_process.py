"""A bot's process, seen from the referee: started, asked, and ended whatever it does.

What may hang runs in a process, because a process can be killed and a thread cannot.
"""

from __future__ import annotations

import asyncio
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import TypeVar

from hats_tui.bots.protocol import (
    LINE_LIMIT,
    PROTOCOL,
    SEED_LIMIT,
    Act,
    Answer,
    BotHello,
    Bye,
    Nonsense,
    RefereeHello,
    ToBot,
    ToReferee,
    line_of,
    read_for_referee,
)
from hats_tui.game import Action, Player, PlayerView
from hats_tui.table.engine_failure import EngineFailure, FailureReason
from hats_tui.table.error_tail import ErrorTail

START_SECONDS = 10.0
"""How long a bot may take until it has said hello."""

GRACE_SECONDS = 0.08
"""How long a bot may take to leave by itself, and again how long its end is waited for."""

MAX_LINES = 5_000
"""More lines than this for one request are a flood."""

_KEPT_VARIABLES = (
    "HOME",
    "LANG",
    "LC_ALL",
    "LC_CTYPE",
    "LD_LIBRARY_PATH",
    "PATH",
    "PYTHONHOME",
    "PYTHONPATH",
    "TMPDIR",
)
"""Nothing else of the environment is a bot's business."""

_T = TypeVar("_T")


class EngineProcess:
    """One bot in a process of its own.

    It starts when it is first needed, and anew after it was ended. Every call can be cancelled; an
    answer that comes too late for its request is dropped.
    """

    def __init__(self, command: Sequence[str], seat: int, players: tuple[Player, ...]) -> None:
        """Prepare, without starting anything.

        Args:
            command: The program and its arguments; no shell reads them.
            seat: Where the bot sits.
            players: Who plays, by seat.
        """
        self._command = tuple(command)
        self._hello = RefereeHello(seat=seat, players=players)
        self._process: Process | None = None
        self._errors = ErrorTail()
        self._starting = asyncio.Lock()
        self._talking = asyncio.Lock()
        self._last_request = 0
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process, which leads a group of its own; nothing while there is none."""
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start the process, unless there is one, and wait for its hello.

        Raises:
            EngineFailure: It does not start, or does not say hello.
        """
        async with self._starting:
            if self._process is None:
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
    ) -> Action:
        """Have the bot choose; it is started where it is not there.

        Args:
            view: What it may know.
            legal: What it may do.
            budget: How much work to put in.
            seed: For its random choices, from 0 on; only its lowest 53 bits are handed on.
            seconds: How long to wait.

        Raises:
            EngineFailure: It did not give a legal answer. It is still running only where the answer
                was merely illegal.
        """
        await self.start()
        self._last_request += 1
        request = Act(
            id=self._last_request,
            view=view,
            legal=legal,
            budget=budget,
            seconds=seconds,
            seed=seed % SEED_LIMIT,
        )
        action = await self._or_end(self._answer_to(request), seconds)
        if action not in legal:
            raise EngineFailure(FailureReason.ILLEGAL, action.model_dump_json(exclude_none=True))
        return action

    async def close(self) -> None:
        """Say bye, and end the process with its whole group for good; takes but a moment."""
        self._closed = True
        process = self._process
        if process is None:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE_SECONDS):
                await _say(process, Bye())
                await process.wait()
        await self._end()

    async def _launch(self) -> None:
        if not self._command:
            raise EngineFailure(FailureReason.NOT_STARTED, "there is no program for it")
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                limit=LINE_LIMIT,
                start_new_session=True,
                env={name: os.environ[name] for name in _KEPT_VARIABLES if name in os.environ},
            )
        except (OSError, ValueError) as error:
            raise EngineFailure(FailureReason.NOT_STARTED, str(error)) from error
        assert self._process.stderr is not None, "it is a pipe"
        self._errors.follow(self._process.stderr)
        if self._closed:
            await self._end()

    async def _or_end(self, exchange: Awaitable[_T], seconds: float) -> _T:
        """The outcome of an exchange with the process, which is ended when it fails in it."""
        try:
            async with asyncio.timeout(seconds), self._talking:
                return await exchange
        except TimeoutError:
            failure = EngineFailure(FailureReason.SILENT, f"nothing for {seconds:g} seconds")
        except EngineFailure as found:
            failure = found
        await self._end()
        failure.errors = self._errors.text
        raise failure

    async def _greet(self) -> None:
        process = self._running()
        await _say(process, self._hello)
        for _line in range(MAX_LINES):
            if isinstance(await _hear(process), BotHello):
                return
        raise _flood()

    async def _answer_to(self, request: Act) -> Action:
        process = self._running()
        await _say(process, request)
        for _line in range(MAX_LINES):
            message = await _hear(process)
            if isinstance(message, Answer) and message.id == request.id:
                return message.action
        raise _flood()

    def _running(self) -> Process:
        if self._process is None:
            raise EngineFailure(FailureReason.NOT_STARTED, "it was closed")
        return self._process

    async def _end(self) -> None:
        """Kill the process and whatever it has started, and read what is left of it."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None, "it is a pipe"
        assert process.stdout is not None, "it is a pipe"
        process.stdin.close()
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        # Without reading to the end asyncio would not see that a flooded pipe is closed.
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE_SECONDS), self._talking:
                await process.stdout.read()
                await self._errors.finish()
                await process.wait()


async def _say(process: Process, message: ToBot) -> None:
    """Write a message; that the process has ended is found out by listening to it."""
    assert process.stdin is not None, "it is a pipe"
    with suppress(ConnectionError):
        process.stdin.write(line_of(message))
        await process.stdin.drain()


async def _hear(process: Process) -> ToReferee | None:
    """What the process says next; nothing for a message that is not known here.

    Raises:
        EngineFailure: It has ended, or says what cannot be understood.
    """
    assert process.stdout is not None, "it is a pipe"
    await asyncio.sleep(0)  # Lines that are there already are read without a pause for the screens.
    try:
        line = await process.stdout.readline()
    except ValueError:
        detail = f"a line of more than {LINE_LIMIT} bytes"
        raise EngineFailure(FailureReason.NONSENSE, detail) from None
    if not line.endswith(b"\n"):
        raise await _ended(process)
    try:
        message = read_for_referee(line)
    except Nonsense as error:
        detail = f"{error} in {line[:200]!r}"
        raise EngineFailure(FailureReason.NONSENSE, detail) from error
    if isinstance(message, BotHello) and message.protocol != PROTOCOL:
        detail = f"it speaks version {message.protocol} of the protocol, not {PROTOCOL}"
        raise EngineFailure(FailureReason.NONSENSE, detail)
    return message


async def _ended(process: Process) -> EngineFailure:
    with suppress(TimeoutError):
        async with asyncio.timeout(GRACE_SECONDS):
            await process.wait()
    code = process.returncode
    detail = "it closed its output" if code is None else f"exit code {code}"
    return EngineFailure(FailureReason.ENDED, detail, code)


def _flood() -> EngineFailure:
    return EngineFailure(FailureReason.NONSENSE, f"{MAX_LINES} lines and no answer among them")
