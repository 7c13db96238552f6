"""Hints and the coach in the real program, with their process."""

from __future__ import annotations

import shutil
import signal
from pathlib import Path

from record.samples import GOLDEN
from support.playing import CARD, QUESTION, SPACE, resume
from support.saves import after_turns, new_game, save
from support.terminal import Terminal

from hats_tui.record import HintNote, load_record


def quit_by(terminal: Terminal, key: str = "q") -> None:
    terminal.press_until(key, QUESTION).send("y")
    assert terminal.wait_exit() == 0
    assert terminal.left_on == set()


def test_a_hint_is_looked_for_shown_staged_and_noted(home: Path) -> None:
    game = after_turns(new_game(2, kinds=("human", *["bot:random"] * 3)), 2)
    record = save(home, game)
    with Terminal(home) as terminal:
        resume(terminal).wait(CARD)
        terminal.press_until("a", "Hint").wait("games that this could be").settle()
        terminal.press_until("down", "► 2").send("enter").wait(SPACE)
        quit_by(terminal)

    notes = [line.content for line in load_record(record).notes]
    assert notes == [HintNote(seat=1)]
    assert len(load_record(record).moves) == len(game.entries)


def test_the_program_can_be_left_while_a_hint_is_looked_for(home: Path) -> None:
    save(home, after_turns(new_game(4, kinds=("human", *["bot:random"] * 3)), 4))
    with Terminal(home) as terminal:
        resume(terminal).wait(CARD)
        terminal.press_until("a", "Looking ahead").send_signal(signal.SIGTERM)
        assert terminal.wait_exit() == 128 + signal.SIGTERM
        assert terminal.left_on == set()


def test_a_game_is_coached_and_the_coach_can_be_left_at_once(home: Path) -> None:
    folder = home / "data" / "games"
    folder.mkdir(parents=True)
    shutil.copy(GOLDEN / "2p-01.hats", folder / "over.hats")
    with Terminal(home, "replay", str(folder / "over.hats")) as terminal:
        terminal.wait("REPLAY").settle()
        terminal.press_until("a", "COACH").wait("Esc stops it")
        terminal.press_until("escape", "REPLAY")
        terminal.press_until("a", "COACH").wait("Luck: the deal", 110).settle()
        terminal.press_until("n", "Better: ").press_until("enter", "REPLAY")
        terminal.press_until("a", "Luck: the deal")
        terminal.press_until("escape", "REPLAY")
        quit_by(terminal, "ctrl+q")
