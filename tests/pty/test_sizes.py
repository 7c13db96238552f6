"""Any window will do: what does not fit is said, and everything is back when there is room."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from support.playing import (
    CARD,
    CURTAIN,
    END,
    NAPKIN,
    OVER,
    QUESTION,
    SETUP,
    TITLE,
    open_curtain,
    resume,
    title,
)
from support.saves import after_turns, new_game, save
from support.terminal import Terminal

EDGES = [(1, 1), (1, 30), (79, 24), (80, 23), (81, 25), (118, 38), (186, 54), (300, 100)]
TOO_SMALL = "HATS needs"


def at_title(terminal: Terminal) -> str:
    terminal.wait(TITLE)
    return "r +Resume"


def at_setup(terminal: Terminal) -> str:
    title(terminal).press_until("n", SETUP)
    return SETUP


def at_curtain(terminal: Terminal) -> str:
    resume(terminal).wait(CURTAIN)
    return CURTAIN


def at_turn(terminal: Terminal) -> str:
    open_curtain(resume(terminal))
    return CARD


def at_menu(terminal: Terminal) -> str:
    at_turn(terminal)
    terminal.press_until("m", "Let a bot play")
    return "Let a bot play"


def at_help(terminal: Terminal) -> str:
    at_turn(terminal)
    terminal.press_until("f1", "Esc")
    return "Esc"


def at_napkin(terminal: Terminal) -> str:
    at_turn(terminal)
    terminal.press_until("b", "a black hat").press_until("enter", END).press_until("e", OVER)
    terminal.press_until("enter", NAPKIN)
    return "Rematch"


PLACES = [at_title, at_setup, at_curtain, at_turn, at_menu, at_help, at_napkin]


@pytest.mark.parametrize("go", PLACES)
def test_no_size_harms_a_screen(go: Callable[[Terminal], str], tmp_path: Path) -> None:
    save(tmp_path, after_turns(new_game(2), 15))
    rng = Random(go.__name__)
    storm = [(rng.randint(1, 200), rng.randint(1, 60)) for _ in range(4)]
    with Terminal(tmp_path) as terminal:
        shown = go(terminal)
        before = terminal.wait(shown).settle(0.5).text
        for columns, rows in (*EDGES, *storm):
            terminal.resize(columns, rows).settle(0.05)
        terminal.resize(80, 24).wait_until(lambda: terminal.text == before, before)


@pytest.mark.parametrize("go", [at_title, at_curtain, at_turn])
def test_a_window_that_is_too_small_says_so_and_can_be_left(
    go: Callable[[Terminal], str], tmp_path: Path
) -> None:
    save(tmp_path, after_turns(new_game(2), 15))
    with Terminal(tmp_path) as terminal:
        go(terminal)
        terminal.resize(60, 15).wait(TOO_SMALL).wait("80x24").wait("60x15")
        terminal.press_until("q", QUESTION).send("y")
        assert terminal.wait_exit() == 0
        assert not terminal.left_on
