"""The mouse in a real terminal: a game played by dragging cards, and no traces of the pointer."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from support.playing import CARD, END, NAPKIN, OVER, QUESTION, TITLE, clicking, play, resume
from support.saves import after_turns, new_game, only_record, save, with_pauses
from support.terminal import Terminal

CHOSEN_CARD = "▝▀+ [1-9] ▀+▘"
MARKED_SPACE = "▗▄* [1-6] (same|lower) ▄*▖"
OWN_PANEL = "^ +► Ann"
POINTER = re.compile(rb"\x1b\]22;([a-z-]+)\x07")
SIZE = (120, 40)


def drag_the_chosen_card(terminal: Terminal) -> Terminal:
    """Drag it to the space that is marked, or make a black hat of it where none is."""
    x, y = terminal.find(CHOSEN_CARD)
    goal = MARKED_SPACE if terminal.shows(MARKED_SPACE) else OWN_PANEL
    goal_x, goal_y = terminal.find(goal)
    return terminal.drag_at((x, y - 4), (goal_x, goal_y + 3))


BY_DRAGGING: Mapping[str, Callable[[Terminal], object]] = {
    CARD: drag_the_chosen_card,
    END: clicking("End turn"),
    OVER: clicking("The scoring napkin"),
    # Where a message stands in the place of what is asked for.
    CHOSEN_CARD: drag_the_chosen_card,
}


def test_a_game_is_played_by_dragging(tmp_path: Path) -> None:
    with_pauses(tmp_path, 0.0)
    save(tmp_path, after_turns(new_game(2, kinds=["human", "bot:greedy"] * 2), 2))
    with Terminal(tmp_path, size=SIZE) as terminal:
        play(resume(terminal), BY_DRAGGING, NAPKIN)
        terminal.click_until("t +Title", TITLE).click_until("Quit", QUESTION).click("y +Quit")
        assert terminal.wait_exit() == 0
        assert terminal.left_on == set()
    mine = [entry.move.do for entry in only_record(tmp_path).game.entries if entry.move.seat == 1]
    assert len([do for do in mine if do in {"swap", "black"}]) == 8


def test_the_pointer_is_left_as_it_was(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.wait(TITLE).settle()
        terminal.point_at(*terminal.find("q +Quit")).settle()
        assert POINTER.findall(terminal.raw)[-1] == b"pointer"
        terminal.click_until("q +Quit", QUESTION).point_at(*terminal.find("y +Quit")).settle()
        terminal.click("y +Quit")
        assert terminal.wait_exit() == 0
        assert POINTER.findall(terminal.raw)[-1] == b"default"


def test_stray_drags_change_nothing_in_a_real_terminal(tmp_path: Path) -> None:
    save(tmp_path, after_turns(new_game(2, kinds=["human", "bot:greedy"] * 2), 2))
    with Terminal(tmp_path, size=SIZE) as terminal:
        resume(terminal).wait(CARD).settle()
        before, moves = terminal.text, len(only_record(tmp_path).game.entries)
        x, y = terminal.find(CHOSEN_CARD)
        card, edge = (x, y - 4), (0, 13)
        for way in ([card, (60, 21)], [card, edge], [card, (60, 13), card]):
            terminal.drag_at(*way).settle().wait_until(lambda: terminal.text == before, before)
        assert len(only_record(tmp_path).game.entries) == moves
