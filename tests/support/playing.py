"""Plays the real program by what stands on its screen, as a person does.

Every step looks at the screen first, so a key that came too early is simply pressed again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import TypeVar

from support.driving import Driven

CURTAIN = "Press Space or click when you are ready"
CARD = "choose a card(?! to)"
SPACE = "choose a space"
BLACK = r"a black hat\?"
NO_SPACE = "No space takes"
DISCARD = r"throw it away, draw one\?"
OFFER = r"give it to your partner\?"
RETURN = "choose a card to give back"
END = "end your turn"
ENDED_ALREADY = "before you end the turn"
"""A key was pressed again although the turn had ended: what is to be done stands behind it."""
OVER = "the game is over"
NAPKIN = "r +Rematch"
TITLE = "New game(.|\n)*Quit"
SETUP = r"Types out(.|\n)*\[ Start \]"
QUESTION = r"Quit(\?| HATS)"

DrivenT = TypeVar("DrivenT", bound=Driven)

Step = Callable[[Driven], object]
"""What is done where a pattern stands on the screen."""

_AGAIN = 0.35
"""Seconds until a key that did nothing is pressed again; a faster one would count as held."""
_GIVE_UP = 240.0
"""Seconds after which a game does not go on."""


def pressing(key: str) -> Step:
    """Press a key."""
    return lambda terminal: terminal.send(key)


def clicking(pattern: str) -> Step:
    """Click in the middle of what a pattern finds."""
    return lambda terminal: terminal.click(pattern)


def open_curtain(terminal: Driven) -> Driven:
    """Say that the next player is ready, as soon as the curtain can be opened."""
    waiting = terminal.wait(CURTAIN).colour_of("Pass the keyboard to")
    terminal.wait_until(lambda: terminal.colour_of(CURTAIN) != waiting, "a curtain that opens")
    return terminal.send("space").wait("Round [1-8]/8")


BY_KEYS: Mapping[str, Step] = {
    CURTAIN: open_curtain,
    CARD: pressing("enter"),
    SPACE: pressing("enter"),
    BLACK: pressing("enter"),
    DISCARD: pressing("enter"),
    OFFER: pressing("enter"),
    RETURN: pressing("enter"),
    END: pressing("e"),
    ENDED_ALREADY: pressing("left"),
    OVER: pressing("enter"),
}
"""Goes on with what is staged, a swap or a black hat, and ends the turn after it.

Enter would end it as well, but not at once after the Enter that plays a card.
"""

CHOSEN_CARD = "▀▀ [1-9] ▀▀"
MARKED_SPACE = "▗▄* ?[1-6] (same|lower) ?▄*▖"
BY_MOUSE: Mapping[str, Step] = {
    CURTAIN: clicking("Press Space or click"),
    BLACK: clicking(CHOSEN_CARD),
    NO_SPACE: clicking("b +Black hat"),
    CARD: clicking(CHOSEN_CARD),
    SPACE: clicking(MARKED_SPACE),
    END: clicking("End turn"),
    OVER: clicking("The scoring napkin"),
    # Where a message stands in the place of what is asked for.
    CHOSEN_CARD: clicking(CHOSEN_CARD),
}
"""The same by clicks alone, below 200x60; a card that no space takes is made a black hat."""


def play(terminal: DrivenT, steps: Mapping[str, Callable[[DrivenT], object]], until: str) -> None:
    """Do what fits to what stands on the screen, the first that does, until a pattern appears.

    Args:
        terminal: The running program.
        steps: What to do, by the pattern that asks for it.
        until: What ends it.
    """
    end = time.monotonic() + _GIVE_UP
    while not terminal.settle(0.03).shows(until):
        before = terminal.text
        step = next((step for pattern, step in steps.items() if terminal.shows(pattern)), None)
        if step is not None:
            step(terminal)
        terminal.changes(before, _AGAIN)
        going_on = terminal.running and time.monotonic() < end
        assert going_on, f"{until!r} did not come:\n{terminal.text}"


def title(terminal: DrivenT) -> DrivenT:
    """Wait until the title takes keys."""
    return terminal.wait(TITLE).settle(0.4)


def resume(terminal: DrivenT) -> DrivenT:
    """Play on the unfinished game."""
    return terminal.wait("r +Resume").settle(0.4).press_until("r", "Round|Pass the keyboard")
