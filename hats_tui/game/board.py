"""What lies open on the table for everybody to see. Rules: Set-up, A turn.

The board is one model inside the whole state and inside every player's view, so that what is legal
and what a move would bring are written once, and can be asked by somebody who sees no more.
"""

from __future__ import annotations

from operator import add
from typing import TypeVar

from hats_tui.game.cards import Card, HatType
from hats_tui.game.cookie import next_holder
from hats_tui.game.model import Count, Frozen, Seat
from hats_tui.game.moment import OVER, RETURN, TURN, Phase, check_moment
from hats_tui.game.setup import DECK_SIZE, HAND_SIZE, MAIN_ACTIONS, Setup, partner_of

_T = TypeVar("_T")


class Board(Frozen):
    """All public facts of a moment of the game."""

    setup: Setup
    table: tuple[Card, ...]
    """The cards on the tea table, from space 1 on."""
    collections: tuple[tuple[Card, ...], ...]
    """The face-up cards of each player, in the order in which they were taken."""
    black_hats: tuple[Count, ...]
    """How many black hats each player has."""
    deck: Count
    """How many cards the draw pile has."""
    exchanges: tuple[int, int] = (0, 0)
    """Partner exchanges made by team A and team B."""
    cookie: Seat | None = None
    """Who holds the cookie."""
    turn: Seat
    """Whose turn it is; when the game is over, whose turn was the last."""
    phase: Phase = Phase.TURN
    played: bool = False
    """Whether the main action of this turn was made."""
    optional_used: bool = False
    """Whether the optional action of this turn was used."""

    @property
    def players(self) -> int:
        """How many play, from 2 to 4."""
        return self.setup.players

    @property
    def removed(self) -> tuple[HatType, ...]:
        """Types that are out of play."""
        return self.setup.removed

    @property
    def discards(self) -> int:
        """How many cards lie on the discards."""
        return DECK_SIZE[self.setup.players] - self.deck

    @property
    def actor(self) -> int | None:
        """The seat that has to act: the partner while an offer waits, nobody when it is over."""
        if self.phase is TURN:
            return self.turn
        return partner_of(self.turn) if self.phase is RETURN else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is OVER

    @property
    def waiting(self) -> bool:
        """Whether an offer waits for the partner's card."""
        return self.phase is RETURN

    @property
    def main_actions(self) -> tuple[int, ...]:
        """How many main actions each player has made."""
        return tuple(map(add, map(len, self.collections), self.black_hats))

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each player holds."""
        return tuple([HAND_SIZE - made for made in self.main_actions])

    @property
    def round(self) -> int:
        """The round of the turn, from 1 to 8."""
        return self.main_actions[self.turn - 1] + (not self.played and not self.over)

    def after_swap(self, card: Card, space: int) -> Board:
        """The board when the player whose turn it is has played `card` on `space`."""
        seat, table = self.turn, self.table
        collections = changed(
            self.collections, seat, (*self.collections[seat - 1], table[space - 1])
        )
        return self.with_(
            table=changed(table, space, card),
            collections=collections,
            cookie=next_holder(self.cookie, seat, collections, self.black_hats),
            played=True,
        )

    def after_black_hat(self) -> Board:
        """The board when the player whose turn it is has made a black hat."""
        seat = self.turn
        black_hats = changed(self.black_hats, seat, self.black_hats[seat - 1] + 1)
        return self.with_(
            black_hats=black_hats,
            cookie=next_holder(self.cookie, seat, self.collections, black_hats),
            played=True,
        )

    def after_end(self) -> Board:
        """The board when the turn has ended: the next player's, or the end of the game."""
        following = self.turn % self.players + 1
        if following == self.setup.first and self.main_actions[self.turn - 1] == MAIN_ACTIONS:
            return self.with_(phase=OVER, played=False, optional_used=False)
        return self.with_(turn=following, played=False, optional_used=False)

    def model_post_init(self, context: object, /) -> None:
        """Refuse what cannot be.

        This is no `after` validator, since that would run anew in every state and view.

        Raises:
            ValueError: No game can come to this board; pydantic makes it a validation error.
        """
        del context
        check_moment(**self.__dict__)


def changed(items: tuple[_T, ...], number: int, item: _T) -> tuple[_T, ...]:
    """The items with another one in the place of a seat or space, which count from 1."""
    return (*items[: number - 1], item, *items[number:])
