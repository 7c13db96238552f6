"""What lies open on the table for everybody to see. Rules: Set-up, A turn.

The board is one model inside the whole state and inside every player's view, so that what is legal
and what a move would bring are written once, and can be asked by somebody who sees no more.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import TypeVar

from pydantic import Field

from hats_tui.game.cards import Card, HatType
from hats_tui.game.cookie import next_holder
from hats_tui.game.model import Count, Frozen, Seat

_T = TypeVar("_T")

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


class Phase(StrEnum):
    """What the game waits for."""

    TURN = "turn"
    """An action of the player whose turn it is."""
    RETURN = "return"
    """The partner's card, for the one on offer."""
    OVER = "over"
    """Nothing: the game has ended."""


class Setup(Frozen):
    """What is fixed before the first action and stays so. Rules: Set-up."""

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
        if self.phase is Phase.TURN:
            return self.turn
        return partner_of(self.turn) if self.phase is Phase.RETURN else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def main_actions(self) -> tuple[int, ...]:
        """How many main actions each player has made."""
        pairs = zip(self.collections, self.black_hats, strict=False)
        return tuple([len(shown) + black for shown, black in pairs])

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each player holds."""
        return tuple([HAND_SIZE - made for made in self.main_actions])

    @property
    def round(self) -> int:
        """The round of the turn, from 1 to 8."""
        return self.main_actions[self.turn - 1] + (not self.played and not self.over)

    def with_(self, **changes: object) -> Board:
        """This board with some facts changed, validated anew."""
        return Board.model_validate({**self.__dict__, **changes})

    def after_swap(self, card: Card, space: int) -> Board:
        """The board when the player whose turn it is has played `card` on `space`."""
        taken = self.table[space - 1]
        return self._after_main(
            self.turn,
            _changed(self.collections, self.turn, (*self.collections[self.turn - 1], taken)),
            self.black_hats,
            (*self.table[: space - 1], card, *self.table[space:]),
        )

    def after_black_hat(self) -> Board:
        """The board when the player whose turn it is has made a black hat."""
        black_hats = _changed(self.black_hats, self.turn, self.black_hats[self.turn - 1] + 1)
        return self._after_main(self.turn, self.collections, black_hats, self.table)

    def _after_main(
        self,
        seat: int,
        collections: tuple[tuple[Card, ...], ...],
        black_hats: tuple[int, ...],
        table: tuple[Card, ...],
    ) -> Board:
        return self.with_(
            table=table,
            collections=collections,
            black_hats=black_hats,
            cookie=next_holder(self.cookie, seat, collections, black_hats),
            played=True,
        )

    def after_end(self) -> Board:
        """The board when the turn has ended: the next player's, or the end of the game."""
        following = self.turn % self.players + 1
        if following == self.setup.first and self.main_actions[self.turn - 1] == MAIN_ACTIONS:
            return self.with_(phase=Phase.OVER, played=False, optional_used=False)
        return self.with_(turn=following, played=False, optional_used=False)

    def model_post_init(self, context: object, /) -> None:
        """Refuse what cannot be.

        This is no `after` validator, since that would run anew in every state and view.

        Raises:
            ValueError: No game can come to this board; pydantic makes it a validation error.
        """
        del context
        made, n = self.main_actions, self.setup.players
        if len(self.table) != SPACES[n] or not len(made) == len(self.black_hats) == n:
            raise ValueError(f"table or collections do not fit {n} players")
        if self.deck > DECK_SIZE[n] or (self.deck == 0) != (n == 4):
            raise ValueError(f"the draw pile does not fit {n} players")
        if self.turn > n or (self.cookie or 1) > n:
            raise ValueError("a seat that does not exist")
        if (self.cookie is None) == any(made):
            raise ValueError("the cookie is on the napkin until the first main action, not longer")
        if made != self._due(made[self.turn - 1]):
            raise ValueError("the collections do not fit the turn")
        if self.phase is not Phase.TURN and self.optional_used:
            raise ValueError("the optional action is used up, yet an offer waits or all is over")
        if self.phase is Phase.RETURN and n != 4:
            raise ValueError("only partners make offers")

    def _due(self, made: int) -> tuple[int, ...]:
        """How often everybody must have played, if the player of the turn has `made` times."""
        setup = self.setup
        if self.over:
            return (MAIN_ACTIONS,) * setup.players if not self.played else ()
        return _due(setup.players, setup.first, self.turn, made, self.played)


@cache
def _due(players: int, first: int, turn: int, made: int, played: bool) -> tuple[int, ...]:
    """Main actions by seat; empty where the player of the turn cannot have made so many."""
    done = made - played
    if not 0 <= done < MAIN_ACTIONS:
        return ()
    place = {seat: (seat - first) % players for seat in range(1, players + 1)}
    return tuple(made if seat == turn else done + (place[seat] < place[turn]) for seat in place)


def _changed(items: tuple[_T, ...], seat: int, item: _T) -> tuple[_T, ...]:
    return (*items[: seat - 1], item, *items[seat:])


def partner_of(seat: int) -> int:
    """The seat opposite at four players. Rules: Set-up."""
    return (seat + 1) % 4 + 1


def team_of(seat: int) -> int:
    """The team of a seat at four players: 0 is team A (seats 1 and 3), 1 is team B."""
    return (seat - 1) % 2
