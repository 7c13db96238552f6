"""What a bot thinks, on the screen: where only bots play, and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.faulty_bot import command
from support.saves import after_turns, new_game, save
from support.screens import awake, running, shown

from hats_tui.store.paths import settings_file
from hats_tui.tui.screens import turn_stage

THINKER = """
def act(heard):
    best = next(action for action in heard["legal"] if action["do"] == "black")
    say(type="thinking", id=heard["id"], best=best, win=0.61)
    time.sleep(60)
"""


FAILING = 'def act(heard): answer(heard, {"seat": 0, "do": "end"})'


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that thinks aloud and never decides, and a screen that looks often."""
    monkeypatch.setattr("hats_tui.table.engine.program_of", lambda _kind: command(THINKER))
    monkeypatch.setattr(turn_stage, "TICK", 0.02)


async def said(home: Path, *kinds: str, until: str = "to win") -> str:
    """All that was on the screen in the first second of a game."""
    save(home, after_turns(new_game(2, kinds=kinds, names=("Tea", "Ann")), 0))
    async with running((120, 40)) as pilot:
        await awake(pilot)
        await pilot.press("r")
        texts = []
        for _ in range(40):
            await pilot.pause(0.02)
            texts.append(shown(pilot.app.screen))
            if until in texts[-1]:
                break
    return "\n".join(texts)


@pytest.mark.usefixtures("thinker")
async def test_it_is_told_where_only_bots_play(home: Path) -> None:
    card = new_game(2).hands[0][0]

    text = await said(home, "engine:tea", "bot:greedy")

    assert f"Tea thinks of a black hat of {card}: 61 % to win" in text


@pytest.mark.usefixtures("thinker")
async def test_nothing_of_it_is_told_where_a_person_plays(home: Path) -> None:
    text = await said(home, "engine:tea", "human")

    assert "Tea is thinking" in text
    assert "thinks of" not in text
    assert "61 %" not in text


@pytest.mark.parametrize("failures", [1, 3])
async def test_one_that_has_failed_or_is_given_up_is_not_said_to_think(
    home: Path, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    monkeypatch.setattr("hats_tui.table.engine.program_of", lambda _kind: command(FAILING))
    monkeypatch.setattr("hats_tui.table.engine.MAX_FAILURES", failures)
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_text("bot_pause = 5.0\n")

    text = await said(home, "engine:tea", "human", until="A simple move is made for Tea")

    assert "Tea is thinking" not in text.rpartition("A simple move is made for Tea")[2]
