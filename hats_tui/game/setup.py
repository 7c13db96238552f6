"""What is fixed before the first action and stays so. Rules: Set-up."""

from __future__ import annotations

from pydantic import Field

from hats_tui.game.cards import HatType
from hats_tui.game.model import Frozen, Seat

HAND_SIZE = 9
"""Cards a hand at the start; the one that is left at the end is the favourite hat."""
MAIN_ACTIONS = HAND_SIZE - 1
"""Main actions of each player in a game."""
SPACES = {2: 5, 3: 6, 4: 6}
"""Spaces of the tea table in use, by number of players."""
REMOVED_TYPES = {2: 2, 3: 0, 4: 0}
"""Types that are taken out, by number of players."""
DECK_SIZE = {2: 7, 3: 9, 4: 0}
"""Cards in draw pile and discards together, by number of players."""


class Setup(Frozen):
    """How a game is set up."""

    players: int = Field(ge=2, le=4)
    removed: tuple[HatType, ...] = ()
    """Types that are out of play."""
    first: Seat = 1
    """Who begins."""
    exchange_limit: int | None = Field(default=None, ge=0)
    """At most so many partner exchanges for each team in the game; none: no limit."""

    def model_post_init(self, context: object, /) -> None:
        """Refuse what cannot be.

        Raises:
            ValueError: No game is set up like this; pydantic makes it a validation error.
        """
        del context
        if len(self.removed) != REMOVED_TYPES[self.players] or self.first > self.players:
            raise ValueError(f"removed types or first player do not fit {self.players} players")
        if len(set(self.removed)) != len(self.removed):
            raise ValueError("a type is removed twice")


def partner_of(seat: int) -> int:
    """The seat opposite at four players."""
    return (seat + 1) % 4 + 1


def team_of(seat: int) -> int:
    """The team of a seat at four players: 0 is team A (seats 1 and 3), 1 is team B."""
    return (seat - 1) % 2
