"""Whole play-outs of many positions, and how they end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.kernel.greedy import FACES
from hats_tui.bots.kernel.position import Position
from hats_tui.bots.kernel.score import COOKIE_POINTS
from hats_tui.bots.kernel.tastes import GREEDY, Habit, taste_of
from hats_tui.bots.lockstep.crowd import LOWEST, Crowd, Ints
from hats_tui.bots.lockstep.moves import make
from hats_tui.bots.lockstep.policy import Outlook

Dice: TypeAlias = Callable[[int, int], Ints]
"""Gives throws below `FACES` for a number of main actions left and a number of positions."""


class Ends(NamedTuple):
    """How the games of a crowd have ended, by side and position."""

    points: Ints
    shares: NDArray[np.float32]
    """The share of the win: 1, 0, or a part of a shared win."""


def dice(rng: np.random.Generator) -> Dice:
    """Fair dice."""

    def throw(left: int, count: int) -> Ints:
        del left
        return rng.integers(0, FACES, count, dtype=np.int16)

    return throw


def play_out(positions: Sequence[Position], throw: Dice, habit: Habit = GREEDY) -> Ends:
    """Play positions to their ends, each of them with one habit for everybody.

    Args:
        positions: At least one, of games with equally many players, and no card on offer in any;
            by main actions left, the most first. They are not changed.
        throw: The dice.
        habit: That of all players.
    """
    crowd = Crowd(positions)
    run(crowd, throw, habit)
    return ends(crowd)


def run(crowd: Crowd, throw: Dice, habit: Habit = GREEDY) -> None:
    """Play all positions of a crowd to their ends."""
    for left in range(int(crowd.left[0]), 0, -1):
        step(crowd, left, throw, habit)


def step(
    crowd: Crowd, left: int, throw: Dice, habit: Habit = GREEDY
) -> tuple[Ints, NDArray[np.intp]]:
    """One main action in all positions that have so many left.

    Returns:
        The cards played and the spaces, `NO_SPACE` for a black hat, by position.
    """
    count = int(np.searchsorted(-crowd.left, -left, side="right"))
    outlook = Outlook(crowd, left, count)
    choice = outlook.choose(throw(left, count), taste_of(habit, crowd.hand_size(left)))
    return make(crowd, left, outlook.takes_cookie, choice), choice.space


def ends(crowd: Crowd) -> Ends:
    """Points and winners of games that are over."""
    every, sides = np.arange(len(crowd.left)), crowd.sides
    favourites = crowd.cards[:, 0]
    liked = np.stack([s[f >> 3, every] for s, f in zip(crowd.sums, favourites, strict=True)])
    personal = liked - (favourites & 7) + crowd.black
    points = (crowd.counts * LOWEST[crowd.spaces]).sum(1, dtype=np.int16)
    points += np.stack([personal[side::sides].sum(0, dtype=np.int16) for side in range(sides)])
    black = np.stack([crowd.black[side::sides].sum(0) for side in range(sides)])
    holds = crowd.cookie % sides == np.arange(sides)[:, None]
    points += np.int16(COOKIE_POINTS) * holds
    keys = points * 128 + black * 2 + holds
    won = keys == keys.max(0)
    return Ends(points, (won / won.sum(0)).astype(np.float32))
