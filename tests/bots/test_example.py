"""The worked example of the page "Write your own player": a program of nobody's package."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from support.games import dealt

from hats_tui.game import score_sheet, shuffled
from hats_tui.table.engine_process import EngineProcess
from hats_tui.table.programs import Program

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "examples" / "milliner.py"
PROGRAM = Program((sys.executable, "-I", "-S", str(EXAMPLE)), {"cookie": 3, "tea": 1, "own": "x"})


async def won(count: int, seed: int) -> float:
    """How much of a game the example wins on the first seat against dice."""
    game = dealt(count, seed, first=1)
    milliner = EngineProcess(PROGRAM, 1, game.header.players)
    try:
        while (actor := game.state.board.actor) is not None:
            view = game.view(actor)
            action = shuffled(view.legal, f"{seed} {len(view.history)}", "bot")[0]
            if actor == 1:
                action = (
                    await milliner.ask(view, view.legal, budget=0, seed=0, seconds=9.0)
                ).action
            game = game.apply(game.with_chance(action))
    finally:
        await milliner.close()
    winners = score_sheet(game.state).winners
    return (1 in winners) / len(winners)


@pytest.mark.parametrize(("count", "least"), [(2, 3), (3, 2), (4, 1.5)])
async def test_it_plays_whole_games_better_than_dice(count: int, least: float) -> None:
    assert sum([await won(count, seed) for seed in range(4)]) >= least


def test_the_page_quotes_it_as_it_is() -> None:
    page = (DOCS / "write-a-player.md").read_text(encoding="utf-8")
    quoted = re.findall(r"```python\n(.*?)```", page, re.DOTALL)

    program = EXAMPLE.read_text(encoding="utf-8")
    assert len(quoted) > 2
    for part in quoted:
        assert part in program
