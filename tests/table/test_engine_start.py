"""A bot in a process of its own is started once, anew where that failed, and not after its end."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace

import pytest
from support.asking import ask, closed_at_the_end, until
from support.faulty_bot import GAME, VIEW, bot, command

from hats_tui.bots.protocol import LINE_LIMIT
from hats_tui.table.engine_failure import EngineFailure, FailureReason
from hats_tui.table.engine_process import EngineProcess
from hats_tui.table.programs import Program


@pytest.mark.parametrize("command", [("/no/such/program",), (sys.executable, "\0")])
async def test_what_cannot_be_started_is_told(command: tuple[str, ...]) -> None:
    process = EngineProcess(Program(command), 1, GAME.header.players)

    with pytest.raises(EngineFailure) as failed:
        await process.start()

    assert failed.value.reason is FailureReason.NOT_STARTED
    await process.close()


async def test_what_does_not_fit_into_a_line_is_not_said_in_half() -> None:
    program = replace(command(), options={"book": "x" * LINE_LIMIT})
    process = EngineProcess(program, 1, GAME.header.players)

    with pytest.raises(EngineFailure, match=f"{LINE_LIMIT} bytes") as failed:
        await ask(process)
    assert failed.value.reason is FailureReason.NOT_STARTED
    assert process.pid is None


async def test_a_start_that_is_cancelled_can_be_made_again() -> None:
    async with closed_at_the_end(bot("time.sleep(0.1)")) as process:
        start = asyncio.create_task(process.start())
        await until(lambda: process.pid is not None)
        start.cancel()
        with pytest.raises(asyncio.CancelledError):
            await start

        assert await ask(process) == VIEW.legal[0]


async def test_two_who_start_it_at_once_start_one_process() -> None:
    async with closed_at_the_end(bot()) as process:
        await asyncio.gather(process.start(), process.start(), ask(process))
        pid = process.pid
        await process.start()
        assert process.pid == pid


async def test_a_closed_process_does_not_start_again() -> None:
    process = bot()
    await process.close()

    with pytest.raises(EngineFailure, match="closed"):
        await ask(process)
    assert process.pid is None
