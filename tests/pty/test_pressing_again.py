"""A press is made again where it was lost, and not where the program has yet to come to it."""

from __future__ import annotations

import sys
from pathlib import Path

from support.terminal import Terminal

LOST = "input(); print('open'); input(); print('done')"
BUSY = """
from os import read
from time import monotonic
from tty import setcbreak
setcbreak(0)
print("ready")
read(0, 1)
end = monotonic() + 0.8
while monotonic() < end:
    pass
print("done")
print("pressed again", read(0, 9))
"""


def run(code: str, home: Path) -> Terminal:
    return Terminal(home, command=(sys.executable, "-c", code))


def test_what_was_lost_is_pressed_again(tmp_path: Path) -> None:
    with run(LOST, tmp_path) as terminal:
        terminal.press_until("enter", "done")


def test_what_a_busy_program_has_yet_to_do_is_not(tmp_path: Path) -> None:
    with run(BUSY, tmp_path) as terminal:
        terminal.wait("ready").press_until("x", "done")
        assert not terminal.appears("pressed again", 0.1)
