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

from support.svg import Frame, film, frame, picture  # noqa: E402 - found by the line above
from support.terminal import Terminal  # noqa: E402

FILMED = (0, 3, 7)
"""The turns that are in the film."""


def main() -> None:
    """Play a game, take a picture of every screen, and make a film of its first turns."""
    shots: list[tuple[Frame, float]] = []
    with tempfile.TemporaryDirectory() as home, Terminal(Path(home)) as terminal:
        take(terminal.wait("New game").settle(0.6), "title")
        shots.append((frame(terminal.screen), 2.0))
        take(terminal.press("n").wait("Seat 2").settle(0.3), "setup")
        shots.append((frame(terminal.screen), 2.0))
        terminal.press("f2")
        play(terminal, shots)
        shots.append((frame(terminal.wait("the game is over", timeout=60).screen), 1.5))
        terminal.settle(0.5).press("enter")
        take(terminal.wait("scoring napkin").settle(0.5), "napkin")
        shots.append((frame(terminal.screen), 4.0))
    (HERE / "demo.svg").write_text(film(80, shots), encoding="utf-8")
    teams()


def teams() -> None:
    """Take a picture of a game of two teams in a larger window, some turns on."""
    with tempfile.TemporaryDirectory() as home, Terminal(Path(home), size=(120, 40)) as terminal:
        terminal.wait("New game").settle(0.6).press("n").wait("Seat 2").settle(0.3)
        terminal.press("4", "f2")
        for _turn in range(4):
            terminal.wait("choose a card", timeout=60).settle()
            terminal.press("up", "enter").wait("end your turn")
            time.sleep(0.4)
            terminal.press("enter")
        take(terminal.wait("choose a card", timeout=60).settle().press("up"), "teams")


def play(terminal: Terminal, shots: list[tuple[Frame, float]]) -> None:
    """Play a game against whoever sits there; its fifth turn is the picture of a turn."""

    def shoot(seconds: float) -> None:
        shots.append((frame(terminal.screen), seconds))

    for turn in range(8):
        terminal.wait("choose a card", timeout=60).settle()
        filmed = turn in FILMED
        for key in ("right", "up") if filmed else ("up",):
            if filmed:
                shoot(0.8)
            terminal.press(key)
        if turn == 4:
            take(terminal, "turn")
        if filmed:
            shoot(1.4)
        terminal.press("enter").wait("end your turn")
        time.sleep(0.4)
        if filmed:
            shoot(1.4)
        terminal.press("enter")


def take(terminal: Terminal, name: str) -> None:
    """Keep the present screen as a picture."""
    (HERE / f"{name}.svg").write_text(picture(terminal.screen), encoding="utf-8")


if __name__ == "__main__":
    main()
