"""Makes the pictures in this folder from the real program: `python assets/make.py`.

It needs the extra `test`. A game is played in a terminal of its own; what stands on its screen at
some moments becomes an SVG.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests"))

from support.svg import picture  # noqa: E402 - found by the line above
from support.terminal import Terminal  # noqa: E402


def main() -> None:
    """Play, and take a picture of every screen."""
    with tempfile.TemporaryDirectory() as home, Terminal(Path(home)) as terminal:
        take(terminal.wait("New game").settle(0.6), "title")
        take(terminal.press("n").wait("Seat 2").settle(0.3), "setup")
        terminal.press("f2")
        play(terminal)
        take(terminal.wait("scoring napkin").settle(0.5), "napkin")


def play(terminal: Terminal) -> None:
    """Play a game against whoever sits there, with a picture from its middle."""
    for turn in range(8):
        terminal.wait("choose a card", timeout=60).settle()
        if turn == 4:
            take(terminal.press("up"), "turn")
            terminal.press("down")
        terminal.press("enter", "enter").wait("end your turn")
        time.sleep(0.4)
        terminal.press("enter")


def take(terminal: Terminal, name: str) -> None:
    """Keep the present screen as a picture."""
    (HERE / f"{name}.svg").write_text(picture(terminal.screen), encoding="utf-8")


if __name__ == "__main__":
    main()
