"""The rules at work: a position changes. Rules: A turn, The cookie."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from hats_tui.bots.kernel.codes import BLACK, CARD, DISCARD, END, KIND, OFFER, RETURN, members
from hats_tui.bots.kernel.position import CLAIM_UNITS, NOBODY, TYPE_UNIT, Position

Shuffle: TypeAlias = Callable[[Sequence[int]], list[int]]
"""Gives the new draw pile, the next card last, from the discards."""


def play(position: Position, action: int, shuffle: Shuffle) -> None:
    """Change the position by a legal action; whether it is legal is not looked at.

    Args:
        position: It is changed in place.
        action: What is done.
        shuffle: Asked for the new pile where a draw empties the old one.
    """
    kind, card = action & KIND, action & CARD
    if kind < BLACK:
        _swap(position, action >> 6, card)
    elif kind == BLACK:
        _black_hat(position, card)
    elif kind == END:
        end_turn(position)
    elif kind == DISCARD:
        _discard(position, card, shuffle)
    elif kind == OFFER:
        position.offer = card
    elif kind == RETURN:
        _return(position, card)


def _swap(position: Position, space: int, card: int) -> None:
    seat, taken = position.turn, position.table[space]
    position.table[space] = card
    position.hands[seat] ^= 1 << card
    if not position.shown[seat] & 0xFF << (taken & ~7):
        position.claims[seat] += TYPE_UNIT
    position.claims[seat] += CLAIM_UNITS[taken]
    position.shown[seat] |= 1 << taken
    _main_action_made(position, seat)


def _black_hat(position: Position, card: int) -> None:
    seat = position.turn
    if not position.black[seat]:
        position.claims[seat] += TYPE_UNIT
    position.hands[seat] ^= 1 << card
    position.black[seat] |= 1 << card
    _main_action_made(position, seat)


def _main_action_made(position: Position, seat: int) -> None:
    """Only who has just played can overtake the holder of the cookie."""
    holder, claims = position.cookie, position.claims
    if holder == NOBODY or claims[seat] > claims[holder]:
        position.cookie = seat
    position.played = True
    position.left -= 1


def end_turn(position: Position) -> None:
    """The next player's turn, or the end of the game."""
    position.played = position.used = False
    if position.left:
        position.turn = (position.turn + 1) % position.players
    else:
        position.over = True


def _discard(position: Position, card: int, shuffle: Shuffle) -> None:
    position.discards |= 1 << card
    position.hands[position.turn] ^= 1 << card | 1 << position.deck.pop()
    if not position.deck:
        position.deck = shuffle(members(position.discards))
        position.discards = 0
    position.used = True


def _return(position: Position, card: int) -> None:
    seat, partner = position.turn, position.actor
    both = 1 << position.offer | 1 << card
    position.hands[seat] ^= both
    position.hands[partner] ^= both
    position.exchanges[seat & 1] += 1
    position.offer, position.used = 0, True
