"""What players of play-outs hold for and against actions, beyond what these bring at once.

Found by `python tests/benchmarks/tastes.py --learn`: thousands of tables that differ a little play
against each other, and the next ones differ a little from the best of these.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias


class Taste(NamedTuple):
    """A player's taste in one turn, in quarter points."""

    played: int = 0
    """For each point of the printed value of the card played."""
    taken: int = 0
    """For each point of the printed value of the card taken."""
    black: int = 0
    """For a black hat."""
    first: int = 0
    """For the first hat of its type, or the first black hat: types win the cookie."""
    same: int = 0
    """For a swap of two cards of one type."""
    favourite: int = 0
    """For each point of the best favourite hat left in hand, beyond the point itself."""
    cookie: int = 0
    """For holding the cookie afterwards, beyond its points."""


Habit: TypeAlias = tuple[Taste, ...]
"""The tastes of a player by the turns that are to come after this one, from 0 on; with none to come
there is nothing but what an action brings."""

MOST_WORTH: Final = 500
"""No action is worth more than so many quarter points, or less than as many below 0."""

GREEDY: Final[Habit] = (Taste(),) * 8
"""Takes what is most at once."""
FRUGAL: Final[Habit] = (Taste(), *[Taste(played=-1)] * 7)
"""Takes what is most at once, but keeps high cards where that costs little, as Magpie does."""


def taste_of(habit: Habit, cards: int) -> Taste:
    """The taste of a player who holds so many cards."""
    return habit[cards - 2]


HABITS: Final[dict[int, Habit]] = {
    2: (
        Taste(),
        Taste(-2, -1, -5, 3, 1, 2, -3),
        Taste(-2, -2, -5, 1, 0, 2, -2),
        Taste(-2, -2, -5, -1, -1, 3, -2),
        Taste(-2, -2, -5, -3, -2, 3, -1),
        Taste(-2, -2, -7, -3, -1, 2, -1),
        Taste(-3, -2, -8, -3, -1, 1, -1),
        Taste(-3, -2, -9, -2, 0, 0, 0),
    ),
    3: (
        Taste(),
        Taste(-2, 1, -11, 1, 1, 3, -3),
        Taste(-2, 0, -10, 1, 1, 3, -2),
        Taste(-3, 0, -9, 1, 1, 3, -2),
        Taste(-3, -1, -8, 0, 1, 3, -1),
        Taste(-3, -1, -7, 0, 1, 2, 0),
        Taste(-3, -1, -6, 0, 2, 1, 1),
        Taste(-3, -1, -5, 0, 3, 0, 3),
    ),
    4: (
        Taste(),
        Taste(-4, 0, -6, 5, 3, 4, 0),
        Taste(-4, 0, -7, 4, 3, 4, -1),
        Taste(-4, 0, -9, 4, 3, 4, -1),
        Taste(-4, 0, -10, 3, 2, 4, -2),
        Taste(-4, 0, -8, 2, 2, 3, -1),
        Taste(-4, 0, -6, 1, 2, 2, 0),
        Taste(-4, -1, -3, 0, 3, 1, 0),
    ),
}
"""By number of players: the habit of everybody in the play-outs of a search."""
