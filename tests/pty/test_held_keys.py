"""A key that is held does not do two things, and never opens a hand that nobody asked for."""

from __future__ import annotations

import time
from pathlib import Path

from support.playing import (
    CARD,
    CURTAIN,
    END,
    QUESTION,
    SETUP,
    SPACE,
    TITLE,
    open_curtain,
    resume,
    title,
)
from support.saves import PEOPLE, after_turns, new_game, only_record, save, with_pauses
from support.terminal import Terminal

FIRST_REPEAT = 0.45
"""Seconds until a key that is held comes again, on a usual keyboard."""
REPEATS = 0.03
"""Seconds from then on."""


def hold(terminal: Terminal, key: str, times: int = 30) -> None:
    """Hold a key as somebody does who fell asleep on it."""
    terminal.send(key)
    time.sleep(FIRST_REPEAT)
    for _ in range(times):
        terminal.send(key)
        time.sleep(REPEATS)
    terminal.settle()


def moves_of(home: Path) -> list[str]:
    return [entry.move.do for entry in only_record(home).game.entries]


def test_held_enter_plays_one_card_and_ends_no_turn(tmp_path: Path) -> None:
    with_pauses(tmp_path, 0.0)
    save(tmp_path, after_turns(new_game(2, kinds=["human", "bot:random", *PEOPLE[2:]]), 2))
    with Terminal(tmp_path) as terminal:
        resume(terminal).wait(CARD)
        before = len(moves_of(tmp_path))
        terminal.press("enter").wait(SPACE)
        hold(terminal, "enter")
        terminal.wait(END)
        assert len(moves_of(tmp_path)) == before + 1
        terminal.press_until("enter", CARD)


def test_a_burst_of_enters_does_not_get_past_a_curtain(tmp_path: Path) -> None:
    save(tmp_path, after_turns(new_game(2), 2))
    with Terminal(tmp_path) as terminal:
        open_curtain(resume(terminal))
        before = len(moves_of(tmp_path))
        terminal.send(*["enter"] * 200).wait(END).settle()
        terminal.press_until("e", CURTAIN).send(*["enter"] * 200).settle(0.6)
        hold(terminal, "enter")
        terminal.wait(CURTAIN)
        assert moves_of(tmp_path)[before + 1 :] == ["end"]


def test_held_space_brings_no_curtain_that_it_would_open(tmp_path: Path) -> None:
    save(tmp_path, after_turns(new_game(2), 2))
    with Terminal(tmp_path) as terminal:
        resume(terminal).wait(CURTAIN)
        before = moves_of(tmp_path)
        hold(terminal, "space")
        terminal.wait(SPACE)
        terminal.press("enter").wait(END)
        hold(terminal, "space")
        terminal.wait(END)
        assert len(moves_of(tmp_path)) == len(before) + 1


def test_what_leaves_a_screen_twice_leaves_one(tmp_path: Path) -> None:
    save(tmp_path, after_turns(new_game(2), 2))
    with Terminal(tmp_path) as terminal:
        title(terminal).press_until("n", SETUP)
        back = terminal.find(r"\[ Back \]")
        # A screen takes no press in its first moment.
        terminal.do_until(lambda: terminal.click_at(*back).click_at(*back), TITLE)
        resume(terminal).wait(CURTAIN).settle(0.6)
        terminal.send("space", "space").wait(f"{CARD}|{SPACE}")
        terminal.press_until("q", QUESTION).send("n", "n").wait_gone(QUESTION).settle()
        terminal.wait(f"{CARD}|{SPACE}")
