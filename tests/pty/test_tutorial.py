"""The tutorial in the real program, from the command line and from the title."""

from __future__ import annotations

from pathlib import Path

from support.playing import SETUP, TITLE
from support.terminal import Terminal
from support.tutorial import BY_KEYS

from hats_tui.tui.tutorial.lessons import LESSONS


def beginning(place: int) -> str:
    """What the screen shows when a lesson has begun."""
    return rf"COACH {place}/{len(LESSONS)}(.|\n)*► (?!Alice)"


def do(terminal: Terminal, place: int, keys: str) -> None:
    """Do a lesson; the last key is pressed until the coach is content."""
    *first, last = keys.split()
    terminal.send(*first).settle(0.2)
    terminal.press_until(last, "Well done")


def test_the_whole_tutorial_by_keys(tmp_path: Path) -> None:
    with Terminal(tmp_path, "tutorial") as terminal:
        for place, lesson in enumerate(LESSONS, start=1):
            terminal.wait(beginning(place)).settle(0.2)
            if lesson.name == "napkin":
                terminal.wait("Alice wins with 42 points")
                terminal.press_until("enter", beginning(place + 1))
                continue
            do(terminal, place, BY_KEYS[lesson.name])
            following = SETUP if place == len(LESSONS) else f"COACH {place + 1}/"
            terminal.press_until("enter", following)
        terminal.press_until("escape", TITLE)
    assert not list(tmp_path.rglob("*.hats"))


def test_the_newcomer_is_led_to_it_and_finds_the_way_back(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.wait("► t  Tutorial +new here").press_until("enter", beginning(1))
        terminal.click_until("Skip", beginning(2))
        terminal.press_until("t", "go on with step 2 of 12")
    with Terminal(tmp_path) as terminal:
        terminal.wait("go on with step 2 of 12")
        terminal.click_until("Tutorial", beginning(2))


def test_while_the_coach_waits_nothing_is_sent(tmp_path: Path) -> None:
    with Terminal(tmp_path, "tutorial") as terminal:
        terminal.wait(beginning(1)).settle(1.0)
        sent = len(terminal.raw)
        terminal.settle(1.5)
        assert len(terminal.raw) == sent
