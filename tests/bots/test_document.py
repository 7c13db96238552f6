"""docs/bot-protocol.md keeps its word: its example is real, and its bot plays."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from support.games import dealt

from hats_tui.bots.protocol import Act, line_of, read_for_bot, read_for_referee
from hats_tui.game import legal_actions
from hats_tui.game.condensed import MOST_TOLD
from hats_tui.table.engine_process import MAX_LINES, START_SECONDS, EngineProcess
from hats_tui.table.programs import Program

DOCUMENT = Path(__file__).parents[2] / "docs" / "bot-protocol.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")


def block(language: str) -> str:
    [found] = re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)
    assert isinstance(found, str)
    return found


def test_the_request_shown_is_a_real_one() -> None:
    shown = json.loads(block("json"))

    asked = read_for_bot(json.dumps(shown).encode())

    assert isinstance(asked, Act)
    assert asked.legal == asked.view.legal == legal_actions(asked.view.board, asked.view.hand)
    assert json.loads(line_of(asked)) == shown


def test_the_conversation_shown_can_be_read() -> None:
    shown = json.loads(block("json"))
    filled = block("text").replace('"view":{...}', f'"view":{json.dumps(shown["view"])}')
    filled = filled.replace('"legal":[...]', f'"legal":{json.dumps(shown["legal"])}')

    for line in filled.splitlines():
        read = read_for_bot if line.startswith("> ") else read_for_referee
        assert read(line[2:].encode()) is not None


def test_the_limits_told_are_the_limits() -> None:
    assert f"within {START_SECONDS:g} seconds" in TEXT
    assert f"writes {MAX_LINES:,} lines" in TEXT
    assert f"more than {MOST_TOLD:,} events and remarks" in TEXT


async def test_the_bot_shown_plays_whole_games(tmp_path: Path) -> None:
    program = tmp_path / "crumb.py"
    program.write_text(block("python"), encoding="utf-8")

    for count in (2, 3, 4):
        game = dealt(count)
        bot = EngineProcess(Program((sys.executable, "-I", str(program))), 1, game.header.players)
        while (actor := game.state.board.actor) is not None:
            view = game.view(actor)
            said = await bot.ask(view, view.legal, budget=0, seed=0, seconds=9.0)
            game = game.apply(game.with_chance(said.action))
        await bot.close()
