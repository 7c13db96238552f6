"""Makes the pictures in this folder from the real program: `python assets/make.py`.

It needs the extra `test`, and some minutes. Games are played in terminals of their own; what stands
on their screens at some moments becomes an SVG. A key is pressed until the screen shows that it was
taken.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests"))

from support.playing import (  # noqa: E402 - found by the line above
    BY_KEYS,
    CARD,
    END,
    NAPKIN,
    OVER,
    SETUP,
    SPACE,
    play,
    title,
)
from support.svg import Frame, film, frame, picture  # noqa: E402
from support.terminal import Terminal  # noqa: E402

BEGUN = "Round 1/8"
FILMED = (1, 4, 8)
"""The rounds that are in the film."""
PICTURED = 5
"""The round of which a turn is the picture of a turn."""
COACHED = "Luck: the deal"
"""Stands on the coach's screen when all decisions are judged."""


def main() -> None:
    """Make them all."""
    whole_game()
    teams()
    tutorial_in_french()


def whole_game() -> None:
    """Play a game, picture its screens up to the coach, and make a film of some turns."""
    shots: list[tuple[Frame, float]] = []
    with tempfile.TemporaryDirectory() as home, Terminal(Path(home)) as terminal:
        take(title(terminal), "title")
        shots.append((frame(terminal.screen), 2.0))
        take(terminal.press_until("n", SETUP).settle(0.3), "setup")
        shots.append((frame(terminal.screen), 2.0))
        terminal.press_until("f2", BEGUN)
        for number in range(1, 9):
            turn(terminal, shots, number)
        shots.append((frame(terminal.wait(OVER).screen), 1.5))
        take(terminal.settle(0.5).press_until("enter", NAPKIN).settle(0.5), "napkin")
        shots.append((frame(terminal.screen), 4.0))
        coach(terminal)
    (HERE / "demo.svg").write_text(film(80, shots), encoding="utf-8")


def turn(terminal: Terminal, shots: list[tuple[Frame, float]], number: int) -> None:
    """Play a turn, and film it where its round is in the film.

    Args:
        terminal: The game.
        shots: The film; grows.
        number: The round.
    """

    def shoot(seconds: float) -> None:
        if number in FILMED:
            shots.append((frame(terminal.screen), seconds))

    terminal.wait(f"Round {number}/8(.|\n)*{CARD}").settle()
    shoot(0.8)
    if number in FILMED:
        terminal.press("right")
        shoot(0.8)
    terminal.press("up").settle(0.3)
    if number == PICTURED:
        take(terminal, "turn")
    shoot(1.4)
    terminal.press_until("enter", END).settle(0.5)
    shoot(1.4)
    terminal.press_until("e", f"Round {number + 1}/8|{OVER}")


def coach(terminal: Terminal) -> None:
    """From the napkin on: have the game judged, and picture a decision that was wrong."""
    terminal.press_until("v", "REPLAY").press_until("a", "COACH")
    take(terminal.wait(COACHED, timeout=240).settle().press("n").settle(0.3), "coach")


def teams() -> None:
    """Picture a game of two teams in a larger window, four rounds on."""
    with tempfile.TemporaryDirectory() as home, Terminal(Path(home), size=(120, 40)) as terminal:
        title(terminal).press_until("n", SETUP).press_until("4", "Team B").press_until("f2", BEGUN)
        # Before that round bots think, talk, and offer cards, to which something is given back.
        play(terminal, BY_KEYS, f"Round 5/8(.|\n)*{CARD}")
        terminal.settle(0.3)
        take(terminal.press("up").wait(SPACE).settle(0.3), "teams")


def tutorial_in_french() -> None:
    """Picture a step of the tutorial, in another language."""
    with (
        tempfile.TemporaryDirectory() as home,
        Terminal(Path(home), "tutorial", "--language", "fr") as terminal,
    ):
        take(terminal.wait("1/12").settle(1.0), "tutorial-fr")


def take(terminal: Terminal, name: str) -> None:
    """Keep the present screen as a picture."""
    (HERE / f"{name}.svg").write_text(picture(terminal.screen), encoding="utf-8")


if __name__ == "__main__":
    main()
