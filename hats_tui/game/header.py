"""Who plays, and the deal: the first line of a game record."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Literal

from pydantic import Field, JsonValue

from hats_tui.game.board import Board
from hats_tui.game.cards import Card, HatType, cards_in_play
from hats_tui.game.chance import shuffled
from hats_tui.game.model import Line, Seat
from hats_tui.game.setup import DECK_SIZE, HAND_SIZE, REMOVED_TYPES, SPACES, Setup
from hats_tui.game.state import GameState

_HATS = tuple(HatType)

PlayerKind = Annotated[str, Field(pattern=r"^(human|bot:.+|engine:.+)$")]
"""Who plays a seat: `human`, `bot:ID` or `engine:NAME`."""


class Player(Line):
    """Somebody at the table."""

    name: str
    kind: PlayerKind


class Options(Line):
    """House rules of one game."""

    exchanges: int | None = Field(default=None, ge=0)
    """At most so many partner exchanges for each team; none: no limit."""


class Header(Line):
    """A game before its first action. The fields stand in the order of the record."""

    hats: Literal[1] = 1
    """The version of the record."""
    players: tuple[Player, ...] = Field(min_length=2, max_length=4)
    removed: tuple[HatType, ...]
    first: Seat
    table: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    options: Options | None = None
    seed: JsonValue = None
    """For information, and for reshuffles to come: any text or number."""
    match: JsonValue = None
    """Which game of a duplicate match it is, see `duplicate.match_of`; of somebody else's record
    whatever is meant by the word there."""
    created: str | None = None

    @property
    def shuffle_seed(self) -> str:
        """The seed of the reshuffles: the record's own, or one that follows from the deal."""
        if self.seed is not None:
            return str(self.seed)
        piles = "/".join("".join(pile) for pile in (self.table, *self.hands, self.deck))
        return hashlib.sha256(piles.encode()).hexdigest()

    @property
    def setup(self) -> Setup:
        """What stays fixed during the game."""
        limit = self.options.exchanges if self.options else None
        return _setup(len(self.players), self.removed, self.first, limit)

    def initial_state(self) -> GameState:
        """The state before the first action."""
        nobody: tuple[tuple[Card, ...], ...] = ((),) * len(self.players)
        board = Board(
            setup=self.setup,
            table=self.table,
            collections=nobody,
            black_hats=(0,) * len(self.players),
            deck=len(self.deck),
            turn=self.first,
        )
        return GameState(board=board, hands=self.hands, black_hats=nobody, deck=self.deck)

    def model_post_init(self, context: object, /) -> None:
        """Refuse what is no deal; whether each card is there once is a question to the state.

        Raises:
            ValueError: A pile has a wrong size, or a seat or type cannot be; pydantic makes it a
                validation error.
        """
        del context
        n = len(self.players)
        sizes = (len(self.table), len(self.deck), len(self.removed), *map(len, self.hands))
        if sizes != (SPACES[n], DECK_SIZE[n], REMOVED_TYPES[n], *(HAND_SIZE,) * n):
            raise ValueError(f"the piles have not the sizes of a deal for {n} players")
        if self.first > n or len(set(self.removed)) != len(self.removed):
            raise ValueError("the first player or the removed types cannot be")


def deal(
    players: tuple[Player, ...],
    seed: str,
    *,
    removed: tuple[HatType, ...] = (),
    first: int | None = None,
    exchanges: int | None = None,
    created: str | None = None,
) -> Header:
    """Deal a new game. Rules: Set-up.

    Args:
        players: Two to four, in seat order.
        seed: Everything random follows from it.
        removed: Two types to take out at 2 players; empty: they are drawn at random.
        first: The seat that begins; none: drawn at random.
        exchanges: The house limit on exchanges at 4 players; none: no limit.
        created: When, as the record writes it.
    """
    n = len(players)
    if n == 2 and not removed:
        removed = tuple(sorted(shuffled(_HATS, seed, "removed")[:2], key=_HATS.index))
    pack = shuffled(cards_in_play(removed), seed, "deal")
    table, rest = pack[: SPACES[n]], pack[SPACES[n] :]
    hands = tuple(rest[seat * HAND_SIZE : (seat + 1) * HAND_SIZE] for seat in range(n))
    return Header(
        players=players,
        removed=removed,
        first=first or shuffled(range(1, n + 1), seed, "first")[0],
        table=table,
        hands=hands,
        deck=rest[n * HAND_SIZE :],
        options=None if exchanges is None else Options(exchanges=exchanges),
        seed=seed,
        created=created,
    )


@cache
def _setup(
    players: int, removed: tuple[HatType, ...], first: int, exchange_limit: int | None
) -> Setup:
    """The set-up; there are few, so each is made once and then shared."""
    return Setup(players=players, removed=removed, first=first, exchange_limit=exchange_limit)
