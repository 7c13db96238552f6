"""One process of a bot while it runs: spoken to, listened to, and killed whatever it does."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process, SubprocessStreamProtocol
from contextlib import suppress
from typing import Self

from hats_tui.bots.protocol import (
    LINE_LIMIT,
    PROTOCOL,
    BotHello,
    Bye,
    Nonsense,
    ToReferee,
    line_of,
    read_for_referee,
)
from hats_tui.game.model import Line
from hats_tui.table.engine_failure import EngineFailure, FailureReason
from hats_tui.table.error_tail import ErrorTail
from hats_tui.table.programs import Program

GRACE_SECONDS = 0.08
"""How long a bot may take to leave by itself, and again how long its last words are waited for."""
_DYING_SECONDS = 5.0
"""How long it is waited until a killed process is gone; on a busy machine that takes a while."""

_KEPT_VARIABLES = (
    "HOME",
    "LANG",
    "LC_ALL",
    "LC_CTYPE",
    "LD_LIBRARY_PATH",
    "PATH",
    "PYTHONHOME",
    "PYTHONPATH",
    "SYSTEMROOT",  # without which Windows starts no Python
    "TMPDIR",
)
"""Nothing else of the environment is a bot's business."""


class EngineChild:
    """A process that leads a group of its own, and the pipes to it."""

    def __init__(self, process: Process, transport: asyncio.SubprocessTransport) -> None:
        """Take over a process that has pipes; `start` makes one."""
        assert process.stdin is not None, "it is a pipe"
        assert process.stdout is not None, "it is a pipe"
        assert process.stderr is not None, "it is a pipe"
        self._process = process
        self._transport = transport
        self._input = process.stdin
        self._output = process.stdout
        self._errors = ErrorTail(process.stderr)
        self._listening = asyncio.Lock()

    @classmethod
    async def start(cls, program: Program) -> Self:
        """Start a process.

        Args:
            program: What is run.

        Raises:
            EngineFailure: It does not start.
        """
        loop = asyncio.get_running_loop()
        try:
            # What `asyncio.create_subprocess_exec` does, which does not give the transport away.
            transport, protocol = await loop.subprocess_exec(
                lambda: SubprocessStreamProtocol(LINE_LIMIT, loop),
                *program.command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                start_new_session=True,
                cwd=program.folder,
                env={name: os.environ[name] for name in _KEPT_VARIABLES if name in os.environ},
            )
        except (OSError, ValueError) as error:
            raise EngineFailure(FailureReason.NOT_STARTED, str(error)) from error
        return cls(Process(transport, protocol, loop), transport)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    async def say(self, message: Line) -> None:
        """Write a message; that the process has ended is found out by listening to it.

        Raises:
            EngineFailure: It does not fit into a line, so the process would not understand it.
        """
        line = line_of(message)
        if len(line) > LINE_LIMIT:
            detail = f"what it should be told is a line of more than {LINE_LIMIT} bytes"
            raise EngineFailure(FailureReason.NOT_STARTED, detail)
        with suppress(ConnectionError):
            self._input.write(line)
            await self._input.drain()

    async def hear(self) -> ToReferee | None:
        """What the process says next; nothing for a message that is not known here.

        Raises:
            EngineFailure: It has ended, or says what cannot be understood.
        """
        # Lines that are there already are read without a pause for the screens.
        await asyncio.sleep(0)
        try:
            async with self._listening:
                line = await self._output.readline()
        except ValueError:
            detail = f"a line of more than {LINE_LIMIT} bytes"
            raise EngineFailure(FailureReason.NONSENSE, detail) from None
        if not line.endswith(b"\n"):
            raise await self._ended()
        return _understood(line)

    async def leave(self, seconds: float = GRACE_SECONDS) -> bool:
        """Say bye, and give the process a moment to end by itself.

        Args:
            seconds: How long that is.

        Returns:
            Whether it has ended.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.say(Bye())
                await self._process.wait()
        return self._process.returncode is not None

    async def kill(self) -> str:
        """Kill the process and whatever it has started.

        This is done to its end, also where whoever waits for it is cancelled, once or more often: a
        process that nobody has waited for would be left over.

        Returns:
            The last that it wrote to its standard error.
        """
        dying, given_up = asyncio.ensure_future(self._die()), None
        while not dying.done():
            try:
                await asyncio.shield(dying)
            except asyncio.CancelledError as error:
                given_up = error
        if given_up is not None:
            raise given_up
        return self._errors.text

    async def _die(self) -> None:
        self._input.close()
        _kill_group(self._process)
        try:
            with suppress(TimeoutError):  # Something no longer of its group has the pipes open.
                async with asyncio.timeout(GRACE_SECONDS):
                    await asyncio.gather(self._drain(), self._errors.finish())
            with suppress(TimeoutError):
                async with asyncio.timeout(_DYING_SECONDS):
                    await self._process.wait()
        finally:
            self._transport.close()

    async def _drain(self) -> None:
        """Read to the end: else asyncio would not see that a flooded pipe is closed."""
        async with self._listening:
            await self._output.read()

    async def _ended(self) -> EngineFailure:
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE_SECONDS):
                await self._process.wait()
        code = self._process.returncode
        detail = "it closed its output" if code is None else f"exit code {code}"
        return EngineFailure(FailureReason.ENDED, detail, code)


def _kill_group(process: Process) -> None:
    """End a process with all that it has started, or alone where the system knows no groups."""
    with suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


def _understood(line: bytes) -> ToReferee | None:
    try:
        message = read_for_referee(line)
    except Nonsense as error:
        detail = f"{error} in {line[:200]!r}"
        raise EngineFailure(FailureReason.NONSENSE, detail) from error
    if isinstance(message, BotHello) and message.protocol != PROTOCOL:
        detail = f"it speaks version {message.protocol} of the protocol, not {PROTOCOL}"
        raise EngineFailure(FailureReason.NONSENSE, detail)
    return message
