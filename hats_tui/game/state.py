"""The whole truth about a moment of the game, hidden cards included."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import Self

from pydantic import model_validator

from hats_tui.game.board import Board, Phase
from hats_tui.game.cards import Card, HatType, cards_in_play
from hats_tui.game.model import Frozen


class GameState(Frozen):
    """Everything there is: the board, and what lies face down or in hands.

    Each card of the game is in exactly one place, and the hidden cards are as many as the board says;
    anything else cannot be built.
    """

    board: Board
    hands: tuple[tuple[Card, ...], ...]
    """The cards of each player, in the order in which they came."""
    black_hats: tuple[tuple[Card, ...], ...]
    """The faces of each player's black hats, in the order in which they were made."""
    deck: tuple[Card, ...] = ()
    """The draw pile, from the next card to be drawn on."""
    discards: tuple[Card, ...] = ()
    offer: Card | None = None
    """The card that waits for the partner's; it is still in the giver's hand."""

    @property
    def actor_hand(self) -> tuple[Card, ...]:
        """The hand of the player who has to act; empty when the game is over."""
        actor = self.board.actor
        return () if actor is None else self.hands[actor - 1]

    def cards(self) -> Iterator[Card]:
        """All cards, wherever they are."""
        board = self.board
        return chain(
            board.table,
            *board.collections,
            *self.hands,
            *self.black_hats,
            self.deck,
            self.discards,
        )

    @model_validator(mode="after")
    def _must_be_possible(self) -> Self:
        board = self.board
        sizes = (
            tuple(map(len, self.hands)) == board.hand_sizes
            and tuple(map(len, self.black_hats)) == board.black_hats
            and len(self.deck) == board.deck
            and len(self.discards) == board.discards
        )
        if not sizes:
            raise ValueError("the hidden cards are not as many as the board says")
        # The sizes add up to the size of the pack, so equal sets mean that each card is there once.
        if set(self.cards()) != _pack(board.removed):
            raise ValueError("not each card of the game is there once")
        waiting = board.phase is Phase.RETURN
        if waiting != (self.offer is not None) or (
            self.offer is not None and self.offer not in self.hands[board.turn - 1]
        ):
            raise ValueError("the card on offer is not in its giver's hand")
        return self


@lru_cache(maxsize=None)
def _pack(removed: tuple[HatType, ...]) -> frozenset[Card]:
    return frozenset(cards_in_play(removed))
