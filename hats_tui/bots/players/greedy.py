"""Looks one move ahead: what would it be worth to my side if the game ended after it?

Every action is valued on one scale: the points of my side less those of the best other side, plus
what my hand promises. Each card that I cannot see is taken to be as likely to come as the others.
"""

from __future__ import annotations

from functools import cached_property
from math import comb

from hats_tui.game import (
    Action,
    BlackHat,
    Board,
    Card,
    Discard,
    EndTurn,
    Offer,
    PlayerView,
    Return,
    Swap,
    covers,
    favourite_points,
    partner_of,
    points_now,
    side_totals,
    unseen_cards,
)

_RANK_WORTH = 0.25
"""What one more point of printed value in the hand is worth while there are turns to come."""

_EXCHANGE_PRICE = 2.0
"""An exchange must bring more: people wait for it, and a partner gives the worst card."""

_NO_SPACE = 0
"""Stands for the space of a black hat, which takes no card."""


def choose(view: PlayerView, legal: tuple[Action, ...], budget: int, seed: int) -> Action:
    """The action that is worth most; the first of equals.

    Args:
        view: What the player may know.
        legal: What the player may do.
        budget: Not needed: the work is always the same.
        seed: Not needed: nothing is left to chance.
    """
    del budget, seed
    return max(legal, key=Outlook(view).worth)


class Outlook:
    """What one player can expect from here."""

    def __init__(self, view: PlayerView) -> None:
        """Look out.

        Args:
            view: What the player knows.
        """
        board, seat = view.board, view.seat
        self._view = view
        self._board = board
        self._must_play = board.turn == seat and not board.played
        self._unseen = tuple(card for cards in unseen_cards(view).values() for card in cards)
        turns_left = len(view.hand) - 1 - self._must_play
        self._rank_worth = _RANK_WORTH if turns_left else 0.0
        self._known_leads: dict[Card, dict[int, int]] = {}

    def worth(self, action: Action) -> float:
        """The value of an action, on one scale for all."""
        hand = self._view.hand
        match action:
            case Swap(card=card, space=space):
                return self._leads(card)[space] + self._promise(_without(hand, card), space)
            case BlackHat(card=card):
                return self._leads(card)[_NO_SPACE] + self._promise(_without(hand, card))
            case EndTurn():
                return self.hand_worth(hand)
            case Discard(card=card):
                return self._drawn_for(card)
            case Offer(card=card):
                return self._drawn_for(card) + self._partner_gain(card) - _EXCHANGE_PRICE
            case Return(card=card):
                return self._drawn_for(card) + self._partner_gain(card)

    def _drawn_for(self, card: Card) -> float:
        """What the hand is worth on average when an unseen card comes for `card`."""
        rest = _without(self._view.hand, card)
        worths = [self.hand_worth((*rest, unseen)) for unseen in self._unseen]
        return sum(worths) / len(worths)

    def hand_worth(self, hand: tuple[Card, ...]) -> float:
        """The best that can be made of a hand in this turn."""
        if not self._must_play:
            return self._lead(self._board) + self._promise(hand)
        return max(self._best_play(hand, space) for space in range(len(self._board.table) + 1))

    def _best_play(self, hand: tuple[Card, ...], space: int) -> float:
        """The best that can be made of a hand with a main action on this space."""
        favourites = self._favourites[space]
        second, first = sorted([favourites[card] for card in hand])[-2:]
        best = float("-inf")
        for card in hand:
            lead = self._leads(card).get(space)
            if lead is not None:
                favourite = second if favourites[card] == first else first
                best = max(best, lead + favourite - self._rank_worth * card.rank)
        return best + self._rank_worth * sum([card.rank for card in hand])

    def _promise(self, hand: tuple[Card, ...], space: int = _NO_SPACE) -> float:
        """What a hand is worth after the main action: its best favourite, and the other cards."""
        favourites = self._favourites[space]
        ranks = sum([card.rank for card in hand])
        return max([favourites[card] for card in hand]) + self._rank_worth * ranks

    @cached_property
    def _favourites(self) -> list[dict[Card, float]]:
        """By space swapped: what each card is worth more as favourite than as a card to play."""
        own = self._board.collections[self._view.seat - 1]
        collections = [own, *((*own, taken) for taken in self._board.table)]
        return [
            {card: favourite_points(shown, card) - self._rank_worth * card.rank for card in Card}
            for shown in collections
        ]

    def _leads(self, card: Card) -> dict[int, int]:
        """The lead after each main action that `card` can make, by space."""
        leads = self._known_leads.get(card)
        if leads is None:
            board = self._board
            leads = {
                space: self._lead(board.after_swap(card, space))
                for space, lying in enumerate(board.table, start=1)
                if covers(card, lying)
            }
            leads[_NO_SPACE] = self._black_hat_lead
            self._known_leads[card] = leads
        return leads

    @cached_property
    def _black_hat_lead(self) -> int:
        return self._lead(self._board.after_black_hat())

    def _lead(self, board: Board) -> int:
        """Points of the own side less those of the best other one, as if the game ended now."""
        sides = list(side_totals(tuple(points.total for points in points_now(board))))
        own = sides.pop((self._view.seat - 1) % len(sides))
        return own - max(sides)

    def _partner_gain(self, card: Card) -> float:
        """What `card` brings the partner for an average one, whose hand is some unseen cards."""
        board, partner = self._board, partner_of(self._view.seat)
        collection, held = board.collections[partner - 1], board.hand_sizes[partner - 1]
        unseen = sorted([favourite_points(collection, other) for other in self._unseen])
        mean_rank = sum([other.rank for other in self._unseen]) / len(self._unseen)
        own = favourite_points(collection, card)
        gain = _expected_best([max(own, value) for value in unseen], held)
        gain += self._rank_worth * (card.rank - mean_rank)
        return gain - _expected_best(unseen, held)


def _expected_best(ascending: list[int], drawn: int) -> float:
    """The highest to be expected of so many values drawn at random out of all."""
    chances = [comb(place, drawn - 1) for place in range(len(ascending))]
    weighted = sum([value * ways for value, ways in zip(ascending, chances, strict=True)])
    return weighted / comb(len(ascending), drawn)


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = hand.index(card)
    return (*hand[:place], *hand[place + 1 :])
