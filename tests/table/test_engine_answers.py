"""A bot in a process of its own is told what it may know, and heard as far as that is its turn."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from support.asking import ask, closed_at_the_end, until
from support.faulty_bot import GAME, VIEW, bot
from support.games import advance, dealt

from hats_tui.bots.protocol import LINE_LIMIT
from hats_tui.game import Say, Undo
from hats_tui.table import engine_process
from hats_tui.table.engine_failure import EngineFailure, FailureReason
from hats_tui.table.engine_process import MAX_LINES
from hats_tui.table.seat import Spoken


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
