"""The whole truth about a moment of the game, hidden cards included."""

from __future__ import annotations

from functools import cache
from itertools import chain

from hats_tui.game.board import Board, Phase
from hats_tui.game.cards import Card, HatType, cards_in_play
from hats_tui.game.model import Frozen


class GameState(Frozen):
    """Everything there is: the board, and what lies face down or in hands.

    Each card of the game is in exactly one place, and the hidden cards are as many as the board
    says; anything else cannot be built.
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

    def cards(self) -> tuple[Card, ...]:
        """All cards, wherever they are."""
        board = self.board
        piles = chain(board.collections, self.hands, self.black_hats)
        return (*board.table, *self.deck, *self.discards, *chain.from_iterable(piles))

    def model_post_init(self, context: object, /) -> None:
        """Refuse what cannot be.

        Raises:
            ValueError: Cards are missing, twice there, or not where the board has them; pydantic
                makes it a validation error.
        """
        del context
        board = self.board
        if (
            tuple(map(len, self.hands)) != board.hand_sizes
            or tuple(map(len, self.black_hats)) != board.black_hats
            or len(self.deck) != board.deck
        ):
            raise ValueError("the hidden cards are not as many as the board says")
        pack = _pack(board.setup.removed)
        if len(self.discards) != board.discards or set(self.cards()) != pack:
            raise ValueError("not each card of the game is there once")
        offer = (self.offer,) if self.offer is not None else ()
        if (board.phase is Phase.RETURN) != any(c in self.hands[board.turn - 1] for c in offer):
            raise ValueError("the card on offer is not in its giver's hand")


@cache
def _pack(removed: tuple[HatType, ...]) -> frozenset[Card]:
    return frozenset(cards_in_play(removed))
