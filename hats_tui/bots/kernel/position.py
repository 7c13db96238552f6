"""A moment of the game, all cards known, in integers that change in place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hats_tui.bots.kernel.codes import CODES, set_of
from hats_tui.game import Board, Card, GameState, Phase

NOBODY: Final = -1
"""Holds the cookie while it lies on the napkin."""

TYPE_UNIT: Final = 1 << 18
CLAIM_UNITS: Final = tuple(1 << 3 * max(6 - (code & 7), 0) for code in range(64))
"""What a card adds to a claim to the cookie by its value."""


@dataclass(slots=True)
class Position:
    """The state of a game. Sets of cards are integers, see `codes`; lists go by seat or space."""

    players: int
    first: int
    limit: int
    """Partner exchanges allowed to each team."""
    table: list[int]
    hands: list[int]
    shown: list[int]
    """The face-up cards of each collection."""
    black: list[int]
    """The faces of the black hats."""
    claims: list[int]
    """How good each claim to the cookie is, the larger the better: `TYPE_UNIT` for each type, and
    a digit for each value, the low ones first. So a claim of equal types is larger when it has more
    of the lowest value that it has not equally often, which is what the rules say."""
    deck: list[int]
    """The draw pile, the next card last."""
    discards: int
    exchanges: list[int]
    turn: int
    left: int
    """Main actions still to be made, by everybody together."""
    cookie: int = NOBODY
    offer: int = 0
    """The card that waits for the partner's, or 0."""
    played: bool = False
    used: bool = False
    """Whether the optional action of this turn was used."""
    over: bool = False

    @property
    def actor(self) -> int:
        """Who has to act, while it is not over."""
        return (self.turn + 2) % 4 if self.offer else self.turn

    def copy(self) -> Position:
        """The same position, to be changed apart from this one."""
        return Position(
            self.players,
            self.first,
            self.limit,
            self.table[:],
            self.hands[:],
            self.shown[:],
            self.black[:],
            self.claims[:],
            self.deck[:],
            self.discards,
            self.exchanges[:],
            self.turn,
            self.left,
            self.cookie,
            self.offer,
            self.played,
            self.used,
            self.over,
        )


def position_of(state: GameState) -> Position:
    """The position of a state."""
    return position_with(
        state.board,
        hands=[set_of(hand) for hand in state.hands],
        black=[set_of(faces) for faces in state.black_hats],
        deck=[CODES[card] for card in reversed(state.deck)],
        discards=set_of(state.discards),
        offer=state.offer,
    )


def position_with(
    board: Board,
    *,
    hands: list[int],
    black: list[int],
    deck: list[int],
    discards: int,
    offer: Card | None,
) -> Position:
    """The position of a board with these hidden cards.

    Args:
        board: What everybody sees.
        hands: The set of each hand, by seat.
        black: The set of each player's black hats.
        deck: The draw pile, the next card last.
        discards: The set of the discards.
        offer: The card that waits for the partner's, if one does.
    """
    limit = board.setup.exchange_limit
    return Position(
        players=board.players,
        first=board.setup.first - 1,
        limit=99 if limit is None else limit,
        table=[CODES[card] for card in board.table],
        hands=hands,
        shown=[set_of(shown) for shown in board.collections],
        black=black,
        claims=list(map(_claim, board.collections, board.black_hats)),
        deck=deck,
        discards=discards,
        exchanges=list(board.exchanges),
        turn=board.turn - 1,
        left=sum(board.hand_sizes) - board.players,
        cookie=NOBODY if board.cookie is None else board.cookie - 1,
        offer=0 if offer is None else CODES[offer],
        played=board.played,
        used=board.optional_used,
        over=board.phase is Phase.OVER,
    )


def _claim(shown: tuple[Card, ...], black_hats: int) -> int:
    types = len({card.hat for card in shown}) + (black_hats > 0)
    return types * TYPE_UNIT + sum(CLAIM_UNITS[CODES[card]] for card in shown)
