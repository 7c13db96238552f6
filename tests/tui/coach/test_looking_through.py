"""A game that cannot be looked through is told of, with the reason."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from record.samples import GOLDEN
from support.saves import after_turns, new_game, save

from hats_tui.table.analyst import EngineFailure
from hats_tui.table.engine_failure import FailureReason
from hats_tui.tui.coach.looking_through import CannotLook, look_back, look_through

Look = Callable[[Path, int, Callable[[object, float], None]], Awaitable[object]]
looks = pytest.mark.parametrize("look", [look_through, look_back])


def on_news(_found: object, _part: float) -> None:
    """Nobody watches."""


@looks
async def test_a_file_that_is_gone_or_damaged_by_now(look: Look, tmp_path: Path) -> None:
    file = tmp_path / "game.hats"
    with pytest.raises(CannotLook, match=r"game\.hats cannot be watched: No such file"):
        await look(file, 1, on_news)
    file.write_text("{}\n", encoding="utf-8")
    with pytest.raises(CannotLook, match="no right game record in line 1"):
        await look(file, 1, on_news)


@looks
async def test_a_file_that_holds_an_unfinished_game_by_now(look: Look, home: Path) -> None:
    with pytest.raises(CannotLook, match="when the game is over"):
        await look(save(home, after_turns(new_game(2), 1)), 1, on_news)


@looks
async def test_a_process_that_cannot_be_started(
    look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_rest: object, **_named: object) -> None:
        raise EngineFailure(FailureReason.NOT_STARTED, "no such file")

    monkeypatch.setattr("hats_tui.table.hindsight.EngineChild.start", fails)
    monkeypatch.setattr("hats_tui.table.engine_process.EngineChild.start", fails)
    with pytest.raises(CannotLook, match="its process did not answer"):
        await look(GOLDEN / "2p-01.hats", 1, on_news)
