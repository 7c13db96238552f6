"""A bot in a process of its own: whatever it does, it is ended, and the facts are told."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from support.faulty_bot import GAME, VIEW, bot, command
from support.games import advance, dealt

from hats_tui.bots.protocol import LINE_LIMIT
from hats_tui.game import PlayerView, Say, Undo
from hats_tui.table import engine_process
from hats_tui.table.engine_failure import EngineFailure, FailureReason
from hats_tui.table.engine_process import MAX_LINES, EngineProcess
from hats_tui.table.programs import Program
from hats_tui.table.seat import Spoken


@asynccontextmanager
async def closed_at_the_end(process: EngineProcess) -> AsyncIterator[EngineProcess]:
    try:
        yield process
    finally:
        await process.close()


async def ask(process: EngineProcess, view: PlayerView = VIEW, seconds: float = 9.0) -> object:
    said = await process.ask(view, view.legal, budget=10, seed=2**60 + 3, seconds=seconds)
    return said.action


def alive(pid: int) -> bool:
    """Whether there is such a process, and not only what is left of it."""
    if Path("/proc/self/stat").exists():
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return False
    else:
        ps = ["ps", "-o", "stat=", "-p", str(pid)]
        state = subprocess.run(ps, capture_output=True, check=False, text=True).stdout.strip()
    return state[:1] not in {"", "Z", "X"}


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something; a test that waits in vain fails."""

    def look() -> None:
        latest = time.monotonic() + 10
        while not happened():
            assert time.monotonic() < latest
            time.sleep(0.01)

    await asyncio.to_thread(look)


async def test_it_is_told_what_it_may_know_and_nothing_of_the_referee(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SECRET_SEED", "of the deal")
    note = tmp_path / "note"
    change = f"""
    def act(heard):
        shown = {{**heard, "environment": dict(os.environ)}}
        open({str(note)!r}, "w").write(json.dumps(shown))
        answer(heard)
    """

    async with closed_at_the_end(bot(change)) as process:
        await ask(process)

    heard = json.loads(note.read_text())
    assert heard["view"] == json.loads(VIEW.model_dump_json())
    assert (heard["id"], heard["budget"], heard["seed"]) == (1, 10, 2**60 % 2**53 + 3)
    assert "SECRET_SEED" not in heard["environment"]
    assert "HATS_TUI_HOME" not in heard["environment"]


async def test_a_talkative_bot_is_heard_to_its_answer() -> None:
    change = f"""
    def act(heard):
        for _ in range({MAX_LINES - 3}):
            say(type="thinking", id=heard["id"], win=0.5)
        say(type="mood", mood="good")
        answer({{**heard, "id": heard["id"] + 1}}, {{"seat": 1, "do": "end"}})
        answer(heard)
    """

    async with closed_at_the_end(bot(change)) as process:
        assert await ask(process) == VIEW.legal[0]


@pytest.mark.parametrize(
    ("players", "said", "heard"),
    [(4, "low", Say.LOW), (4, "F5", None), (4, 5, None), (4, ["low"], None), (2, "low", None)],
)
async def test_only_what_partners_may_say_is_heard(
    players: int, said: object, heard: Say | None
) -> None:
    game = dealt(players, first=1)
    change = f"""
    def act(heard):
        say(type="answer", id=heard["id"], action=heard["legal"][0], say={said!r})
    """
    async with closed_at_the_end(bot(change)) as process:
        view = game.view(1)
        answer = await process.ask(view, view.legal, budget=1, seed=1, seconds=9.0)
    assert answer == Spoken(view.legal[0], heard)
    assert process.unsayable == (heard is None)


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


async def test_an_illegal_answer_is_told_and_does_not_end_the_process() -> None:
    change = """
    def act(heard):
        illegal = {"seat": 1, "do": "end"} if heard["id"] == 1 else None
        answer(heard, illegal)
    """

    async with closed_at_the_end(bot(change)) as process:
        with pytest.raises(EngineFailure, match=r"illegal.*end") as failed:
            await ask(process)
        assert failed.value.reason is FailureReason.ILLEGAL
        assert await ask(process) == VIEW.legal[0]


@pytest.mark.parametrize("command", [("/no/such/program",), (sys.executable, "\0")])
async def test_what_cannot_be_started_is_told(command: tuple[str, ...]) -> None:
    process = EngineProcess(Program(command), 1, GAME.header.players)

    with pytest.raises(EngineFailure) as failed:
        await process.start()

    assert failed.value.reason is FailureReason.NOT_STARTED
    await process.close()


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


async def test_after_a_failure_it_can_be_asked_again() -> None:
    change = """
    def act(heard):
        time.sleep(60 if heard["id"] == 1 else 0)
        answer(heard)
    """

    async with closed_at_the_end(bot(change)) as process:
        with pytest.raises(EngineFailure):
            await ask(process, seconds=0.2)
        assert await ask(process) == VIEW.legal[0]


async def test_after_a_cancelled_question_the_late_answer_is_dropped(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    change = f"""
    def act(heard):
        if heard["id"] == 1:
            open({str(asked)!r}, "w").close()
            time.sleep(0.1)
        answer(heard, heard["legal"][-heard["id"]])
    """

    async with closed_at_the_end(bot(change)) as process:
        question = asyncio.create_task(ask(process))
        await until(asked.exists)
        pid = process.pid
        question.cancel()
        with pytest.raises(asyncio.CancelledError):
            await question

        assert await ask(process) == VIEW.legal[-2]
        assert process.pid == pid


async def test_lines_for_a_withdrawn_question_are_no_flood_of_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_process, "MAX_LINES", 20)
    asked = tmp_path / "asked"
    change = f"""
    def act(heard):
        for number in range(15):
            say(type="thinking", id=heard["id"], win=0.5)
            if heard["id"] == 1 and number == 5:
                open({str(asked)!r}, "w").close()
                time.sleep(0.1)
        answer(heard)
    """

    async with closed_at_the_end(bot(change)) as process:
        question = asyncio.create_task(ask(process))
        await until(asked.exists)
        question.cancel()
        with pytest.raises(asyncio.CancelledError):
            await question

        assert await ask(process) == VIEW.legal[0]


async def test_endless_lines_for_a_withdrawn_question_are_a_flood(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine_process, "MAX_LINES", 20)
    change = """
    def act(heard):
        if heard["id"] == 1:
            return answer(heard)
        while True:
            say(type="thinking", id=1)
    """

    async with closed_at_the_end(bot(change)) as process:
        await ask(process)
        with pytest.raises(EngineFailure, match="lines"):
            await ask(process)


async def test_what_does_not_fit_into_a_line_is_not_said_in_half() -> None:
    program = replace(command(), options={"book": "x" * LINE_LIMIT})
    process = EngineProcess(program, 1, GAME.header.players)

    with pytest.raises(EngineFailure, match=f"{LINE_LIMIT} bytes") as failed:
        await ask(process)
    assert failed.value.reason is FailureReason.NOT_STARTED
    assert process.pid is None


async def test_a_view_after_thousands_of_actions_taken_back_fits_into_a_line() -> None:
    there = advance(GAME, VIEW.legal[0])
    history = (*there.events, *there.apply(Undo(seat=1)).events[-1:]) * 20_000
    long = VIEW.model_copy(update={"history": history})
    change = f"""
    def act(heard):
        assert len(line) <= {LINE_LIMIT}
        answer(heard)
    """

    async with closed_at_the_end(bot(change)) as process:
        answer = await process.ask(long, VIEW.legal, budget=1, seed=1, seconds=9.0)

    assert answer.action == VIEW.legal[0]


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
    await until(lambda: not any(alive(pid) for pid in pids))
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
    assert not alive(pid)
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


async def test_a_closed_process_does_not_start_again() -> None:
    process = bot()
    await process.close()

    with pytest.raises(EngineFailure, match="closed"):
        await ask(process)
    assert process.pid is None


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
    assert alive(child)

    parent.kill()
    await parent.wait()

    await until(lambda: not alive(child))
