"""The whole truth about a moment of the game, hidden cards included."""

from __future__ import annotations

from itertools import chain

from hats_tui.game.board import Board
from hats_tui.game.cards import Card, pack
from hats_tui.game.model import Frozen
from hats_tui.game.moment import TURN
from hats_tui.game.setup import HAND_SIZE


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
        board = self.board
        actor = board.turn if board.phase is TURN else board.actor
        return self.hands[actor - 1] if actor else ()

    def cards(self) -> tuple[Card, ...]:
        """All cards, wherever they are."""
        board = self.board
        hidden = chain(self.deck, self.discards, *self.hands, *self.black_hats)
        return (*board.table, *chain(*board.collections), *hidden)

    def model_post_init(self, context: object, /) -> None:
        """Refuse what cannot be.

        Raises:
            ValueError: Cards are missing, twice there, or not where the board has them; pydantic
                makes it a validation error.
        """
        del context
        _check(**self.__dict__)


def _check(
    board: Board,
    hands: tuple[tuple[Card, ...], ...],
    black_hats: tuple[tuple[Card, ...], ...],
    deck: tuple[Card, ...],
    discards: tuple[Card, ...],
    offer: Card | None,
) -> None:
    """Refuse hidden cards that do not fit the board.

    Raises:
        ValueError: Something does not fit, and what.
    """
    table, shown, cards = board.table, board.collections, pack(board.setup.removed)
    owned = [len(a) + len(b) + len(c) for a, b, c in zip(hands, black_hats, shown, strict=True)]
    if owned != [HAND_SIZE] * len(shown) or tuple(map(len, black_hats)) != board.black_hats:
        raise ValueError("the cards of the players are not as many as the board says")
    size = len(table) + HAND_SIZE * len(shown) + len(deck) + len(discards)
    if len(deck) != board.deck or size != len(cards):
        raise ValueError("draw pile or discards are not as many as the board says")
    if cards.difference(table, deck, discards, *hands, *black_hats, *shown):
        raise ValueError("not each card of the game is there once")
    if offer not in hands[board.turn - 1] if board.waiting else offer is not None:
        raise ValueError("no card is on offer exactly while the partner has to return one")
