"""Whole games that a player cannot tell from the one that is played."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from math import factorial, perm, prod
from random import Random
from typing import Protocol

from hats_tui.bots.kernel.codes import CARDS, CODES, set_of
from hats_tui.bots.kernel.position import Position, position_with
from hats_tui.bots.worlds.history import DECK, DISCARDS, black_hat, hand, trail_of
from hats_tui.bots.worlds.trail import Place, Way, count
from hats_tui.game import Board, PlayerView, cards_in_play


class Imagined(Protocol):
    """What may be, as positions: what a player thinks possible, or the only one there was."""

    types: list[int]
    """Those in play."""

    def sample(self, rng: Random) -> Position:
        """One of them, which is not to be changed."""
        ...


class Worlds:
    """The positions that a view allows, each as likely as the others.

    Two are different when a card is in another hand, among the discards or not, another black hat,
    or another place of the draw pile. How likely somebody plays like this or that is not asked.
    """

    def __init__(self, view: PlayerView) -> None:
        """Find out what a view says about the hidden cards.

        Raises:
            ValueError: The game is over, or no game has this history.
        """
        if view.board.over:
            raise ValueError("nothing is hidden when the game is over")
        self._view = view
        trail = trail_of(view)
        self._sizes = {place: size for place, size in trail.sizes.items() if size}
        self._groups = trail.groups
        self._ways = sorted(trail.ways)
        if not self._ways:
            raise ValueError("no game has this history")
        self._weights = list(accumulate(map(self._weight, self._ways)))
        self._template = _template(view)
        board = view.board
        self.types = types_in_play(board)
        others = [seat for seat in range(1, board.players + 1) if seat != view.seat]
        self._hands = [(hand(seat), seat - 1) for seat in others]
        self._black_hats = [
            (black_hat(seat, number), seat - 1)
            for seat in others
            for number in range(board.black_hats[seat - 1])
        ]
        followed = [CARDS[code] for group in self._groups for code in group]
        seen = {*board.table, *view.hand, *view.black_hats, *followed}
        seen.update(card for shown in board.collections for card in shown)
        self._free = [CODES[card] for card in cards_in_play(board.removed) if card not in seen]

    def sample(self, rng: Random) -> Position:
        """One of the positions."""
        [way] = rng.choices(self._ways, cum_weights=self._weights)
        piles: dict[Place, list[int]] = {place: [] for place in self._sizes}
        for group, places in zip(self._groups, way, strict=True):
            for card, place in zip(rng.sample(group, len(group)), places, strict=True):
                piles[place].append(card)
        # The same as a shuffle, in a fourth of the time: a search needs thousands of worlds.
        free = sorted(self._free, key=lambda _card: rng.random())
        for place, size in self._sizes.items():
            room = size - len(piles[place])
            piles[place] += free[len(free) - room :]
            del free[len(free) - room :]
        if self._groups:
            rng.shuffle(piles.get(DECK, []))
        return self._position(piles, rng)

    def _weight(self, way: Way) -> int:
        """How many positions a way stands for, in proportion.

        The cards of a place are told apart for this; that gives each way the same factor.
        """
        weight = prod(perm(size, count(way, place)) for place, size in self._sizes.items())
        for places in way:
            weight *= factorial(len(places))
            weight //= prod(map(factorial, Counter(places).values()))
        return weight

    def _position(self, piles: dict[Place, list[int]], rng: Random) -> Position:
        """The position with these hidden cards."""
        position = self._template.copy()
        for place, seat in self._hands:
            position.hands[seat] = _set(piles[place])
        for place, seat in self._black_hats:
            position.black[seat] |= 1 << piles[place][0]
        position.deck = piles.get(DECK, [])
        position.discards = _set(piles.get(DISCARDS, []))
        if self._view.board.waiting and not position.offer:
            position.offer = rng.choice(piles[hand(position.turn + 1)])
        return position


def types_in_play(board: Board) -> list[int]:
    """The types that were not removed, as the kernel counts them."""
    return sorted({CODES[card] >> 3 for card in cards_in_play(board.removed)})


def _template(view: PlayerView) -> Position:
    """What is the same in all positions: the board, and the player's own cards."""
    hands, black = ([0] * view.board.players for _ in range(2))
    hands[view.seat - 1] = set_of(view.hand)
    black[view.seat - 1] = set_of(view.black_hats)
    return position_with(
        view.board, hands=hands, black=black, deck=[], discards=0, offer=view.offer
    )


def _set(cards: list[int]) -> int:
    return sum([1 << card for card in cards])
