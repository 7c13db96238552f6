"""Lines of text in a terminal that can do nothing else, with somebody who types."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.audit import codes_in, wait_for_hand
from support.saves import only_record, with_pauses
from support.terminal import Terminal

DUMB = {"TERM": "dumb"}
READY = "Press Enter when you are ready, {name}"
PLAY = "Choose a card and a space"
CHANGE = "Discard a card and draw"
CONTROL = re.compile(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


def enter(terminal: Terminal, line: str) -> None:
    """Type a line, when what comes of the last one has been said."""
    terminal.type(f"{line}\r")


def said(terminal: Terminal, pattern: str, times: int = 1) -> None:
    """Wait until something was said so often since the beginning."""
    terminal.wait_until(
        lambda: len(re.findall(pattern.encode(), terminal.raw)) >= times, f"{pattern} x{times}"
    )


def first_card(terminal: Terminal) -> str:
    """The first card of the hand that was told last."""
    hands = re.findall(rb"Your hand: ([A-Z][1-6])", terminal.raw)
    return str(hands[-1].decode())


def test_a_whole_game_is_typed_in_a_dumb_terminal(tmp_path: Path) -> None:
    with_pauses(tmp_path, 0)
    arguments = ("--plain", "--players", "Ann,bot:greedy", "--first", "1")
    with Terminal(tmp_path, *arguments, size=(40, 12), environment=DUMB) as terminal:
        for turn in range(1, 9):
            said(terminal, PLAY, turn)
            enter(terminal, f"b {first_card(terminal)}")
            said(terminal, CHANGE, turn)
            enter(terminal, "e")
        said(terminal, "Type rematch")
        enter(terminal, "q")
        assert terminal.wait_exit() == 0

        assert CONTROL.search(terminal.raw) is None
    assert only_record(tmp_path).result is not None


def test_the_last_hand_is_off_the_screen_before_the_keyboard_is_passed(tmp_path: Path) -> None:
    arguments = ("--plain", "--players", "Ann,Bob", "--first", "1")
    with Terminal(tmp_path, *arguments, size=(80, 30), environment=DUMB) as terminal:
        said(terminal, READY.format(name="Ann"))
        enter(terminal, "")
        said(terminal, PLAY)
        wait_for_hand(terminal, only_record(tmp_path).game, 1)
        enter(terminal, f"b {first_card(terminal)}")
        said(terminal, CHANGE)
        # What is typed too early must not open the next hand.
        terminal.type("e\r\r\r")
        said(terminal, READY.format(name="Bob"))
        enter(terminal, "not yet")
        said(terminal, READY.format(name="Bob"), 2)

        assert terminal.raw.count(PLAY.encode()) == 1
        assert codes_in(terminal.text.encode()) == set()
        assert b"scrolls back can read it" in terminal.raw
        enter(terminal, "")
        said(terminal, PLAY, 2)
        wait_for_hand(terminal, only_record(tmp_path).game, 2)


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)])
def test_it_is_left_by_a_key(key: str, code: int, tmp_path: Path) -> None:
    arguments = ("--plain", "--players", "Ann,bot:greedy", "--first", "1")
    with Terminal(tmp_path, *arguments, environment=DUMB) as terminal:
        said(terminal, PLAY)
        enter(terminal, f"b {first_card(terminal)}")
        said(terminal, CHANGE)
        terminal.type(key)
        assert terminal.wait_exit() == code

        assert terminal.raw.endswith(
            b"\r\nThe game is kept. Play on with: hats-tui --plain --resume\r\n"
        )
    assert len(only_record(tmp_path).moves) == 1


def test_a_terminal_that_goes_away_ends_it(tmp_path: Path) -> None:
    arguments = ("--plain", "--players", "Ann,bot:greedy", "--first", "1")
    with Terminal(tmp_path, *arguments, environment=DUMB) as terminal:
        said(terminal, PLAY)
        enter(terminal, f"b {first_card(terminal)}")
        said(terminal, CHANGE)
        terminal.hang_up().wait_exit()
    assert len(only_record(tmp_path).moves) == 1
