"""Two people at one keyboard, in the real program in a real terminal."""

from __future__ import annotations

import time
from pathlib import Path

from support.terminal import Terminal

CURTAIN = "Pass the keyboard to"
TURN = "choose a card"


def start_game(terminal: Terminal) -> None:
    terminal.wait("New game").settle(0.5).press("n").wait("Seat 2").settle(0.3).press("f2")


def open_curtain(terminal: Terminal) -> None:
    terminal.wait(CURTAIN).settle(0.5).press("space").wait("choose a card")


def play_turn(terminal: Terminal) -> None:
    """Choose, play, end the turn: Enter does one thing at a time."""
    terminal.press("enter", "enter").wait("end your turn")
    time.sleep(0.3)
    terminal.press("enter")


def test_a_game_by_keys(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        start_game(terminal)
        for _turn in range(16):
            open_curtain(terminal)
            play_turn(terminal)
        terminal.wait("scoring napkin").settle()
        assert "Total" in terminal.text
        terminal.settle(0.5).press("escape").wait("New game")
    (record,) = tmp_path.rglob("*.hats")
    assert record.read_text().count('"do":"end"') == 16
    assert '"result"' in record.read_text().splitlines()[-1]
