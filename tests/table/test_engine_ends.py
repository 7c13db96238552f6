"""A bot in a process of its own: whatever it does, it is ended, and the facts are told."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest
from support.asking import ask, until
from support.faulty_bot import bot
from support.processes import runs

from hats_tui.bots.protocol import LINE_LIMIT
from hats_tui.table.engine_child import EngineChild
from hats_tui.table.engine_failure import EngineFailure, FailureReason
from hats_tui.table.programs import Program

FAILURES = {
    "ends": ("def act(heard): sys.exit(3)", FailureReason.ENDED, "exit code 3"),
    "is killed": ("def act(heard): os.kill(os.getpid(), 9)", FailureReason.ENDED, "exit code -9"),
    "raises": ("def act(heard): raise OSError('no tea')", FailureReason.ENDED, "no tea"),
    "closes its output": (
        "def act(heard):\n    os.close(1)\n    time.sleep(60)",
        FailureReason.ENDED,
        "closed its output",
    ),
    "says half a line": (
        "def act(heard):\n    os.write(1, b'{')\n    os._exit(0)",
        FailureReason.ENDED,
        "exit code 0",
    ),
    "talks nonsense": (
        "def act(heard): print('Move?', flush=True)",
        FailureReason.NONSENSE,
        "Move",
    ),
    "says one endless line": (
        f"def act(heard):\n    os.write(1, b'x' * {LINE_LIMIT + 9})\n    time.sleep(60)",
        FailureReason.NONSENSE,
        "bytes",
    ),
    "floods": (
        "def act(heard):\n    while True: say(type='thinking', id=1)",
        FailureReason.NONSENSE,
        "lines",
    ),
    "keeps silent": ("def act(heard): time.sleep(60)", FailureReason.SILENT, "0.3 seconds"),
    "thinks for ever": ("def act(heard):\n    while True: pass", FailureReason.SILENT, "seconds"),
    "speaks another version": (
        "def hello(heard): say(type='hello', protocol=2)",
        FailureReason.NONSENSE,
        "version 2",
    ),
    "does not greet": ("sys.exit('no hats')", FailureReason.ENDED, "no hats"),
}


@pytest.mark.parametrize("what", FAILURES)
async def test_a_failure_is_told_and_leaves_no_process(what: str) -> None:
    change, reason, told = FAILURES[what]
    process = bot(change)
    with pytest.raises(EngineFailure) as failed:
        await ask(process, seconds=0.3 if reason is FailureReason.SILENT else 9.0)

    assert failed.value.reason is reason
    assert told in str(failed.value)
    assert process.pid is None


async def test_much_said_on_standard_error_neither_blocks_nor_piles_up() -> None:
    change = """
    def act(heard):
        sys.stderr.write("x" * 300_000 + "the end")
        sys.stderr.flush()
        sys.exit(1)
    """

    with pytest.raises(EngineFailure, match=r"the end$") as failed:
        await ask(bot(change))

    assert len(failed.value.errors) < 5_000


async def test_closing_ends_a_bot_that_thinks_for_ever_and_its_children(tmp_path: Path) -> None:
    note = tmp_path / "children"
    change = f"""
    def act(heard):
        import subprocess
        sleeper = subprocess.Popen(["sleep", "60"])
        open({str(note)!r} + ".new", "w").write(f"{{os.getpid()}} {{sleeper.pid}}")
        os.rename({str(note)!r} + ".new", {str(note)!r})
        while True:
            pass
    """
    process = bot(change)
    question = asyncio.create_task(ask(process))
    await until(note.exists)
    pids = [int(pid) for pid in note.read_text().split()]

    await process.close()

    # Whoever is killed on a busy machine is gone a moment later.
    await until(lambda: not any(runs(pid) for pid in pids))
    with pytest.raises(EngineFailure):
        await question


async def test_closing_that_is_cancelled_ends_the_process_all_the_same(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    change = f"""
    def act(heard):
        open({str(asked)!r}, "w").close()
        while True:
            pass
    """
    process = bot(change)
    question = asyncio.create_task(ask(process))
    await until(asked.exists)
    pid = process.pid
    assert pid is not None

    closing = asyncio.create_task(process.close())
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.wait((closing, question))

    assert closing.cancelled()
    assert not runs(pid)
    assert isinstance(question.exception(), EngineFailure)


async def test_a_grandchild_that_keeps_the_pipes_open_keeps_nobody_waiting(tmp_path: Path) -> None:
    note = tmp_path / "grandchild"
    change = f"""
    def act(heard):
        import subprocess
        sleeper = subprocess.Popen(["sleep", "60"], start_new_session=True)
        open({str(note)!r}, "w").write(str(sleeper.pid))
        sys.exit()
    """
    process = bot(change)
    here = asyncio.all_tasks()
    try:
        with pytest.raises(EngineFailure):
            await ask(process, seconds=0.3)

        assert process.pid is None
        assert asyncio.all_tasks() == here
    finally:
        os.kill(int(note.read_text()), 9)


PARENT = """
import asyncio, sys
from support.games import dealt
from hats_tui.table.engine_process import EngineProcess
from hats_tui.table.programs import Program

CHILD = '''
import os
from hats_tui.bots import players, process

def endless(view, legal, budget, seed):
    os.symlink(str(os.getpid()), NOTE)
    while True:
        pass

class Endless(players.BotInfo):
    def player(self):
        return endless

process.bot_named = lambda name: Endless(name, "", "")
process.main("endless")
'''

async def play():
    view = dealt(2, first=1).view(1)
    program = Program((sys.executable, "-P", "-c", f"NOTE = {sys.argv[1]!r}" + CHILD))
    process = EngineProcess(program, 1, dealt(2).header.players)
    await process.ask(view, view.legal, budget=0, seed=0, seconds=60)

asyncio.run(play())
"""
"""Asks a bot of ours that thinks for ever, and notes the number of its process in a link."""


async def test_a_bot_of_ours_dies_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    note = tmp_path / "child"
    tests = str(Path(__file__).parents[1])
    parent = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-c", PARENT, str(note)), env={**os.environ, "PYTHONPATH": tests}
    )
    await until(note.is_symlink)
    child = int(note.readlink().name)
    assert runs(child)

    parent.kill()
    await parent.wait()

    await until(lambda: not runs(child))


@pytest.mark.parametrize("times", [0, 1, 3])
async def test_a_killed_process_is_waited_for_however_often_that_is_given_up(
    times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a busy machine it takes a moment until it is dead.
    later, kill = asyncio.get_running_loop().call_later, os.killpg
    monkeypatch.setattr(os, "killpg", lambda *what: later(0.1, kill, *what))
    child = await EngineChild.start(Program((sys.executable, "-c", "import time; time.sleep(60)")))
    killing = asyncio.create_task(child.kill())
    for _ in range(times):
        await asyncio.sleep(0)
        killing.cancel()
    await asyncio.wait((killing,))

    assert killing.cancelled() == (times > 0)
    with pytest.raises(ProcessLookupError):  # a process that nobody has waited for would be found
        os.kill(child.pid, 0)
