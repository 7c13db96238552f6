"""What partners may say to each other, for all to hear. Rules: A turn, Partner exchange.

Talk changes no state: it lies beside the actions of a game, each remark at its place among them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Annotated, TypeAlias

from pydantic import Field

from hats_tui.game.board import Board
from hats_tui.game.cards import Card
from hats_tui.game.events import CardsExchanged, Event
from hats_tui.game.legal import exchange_left
from hats_tui.game.model import Frozen, Seat
from hats_tui.game.scoring import favourite_points
from hats_tui.game.setup import MAIN_ACTIONS, partner_of, team_of

_HIGH_FROM = 4
"""The lowest value that is high; half of a type is."""


class Say(StrEnum):
    """All that can be said: which card one would like. No type, no colour, no number."""

    HIGH = "high"
    LOW = "low"
    ANYTHING = "anything"
    FAVOURITE = "favourite"
    """One that would make a good favourite hat."""


class Remark(Frozen):
    """Something that a player said to the partner."""

    round: Annotated[int, Field(ge=1, le=MAIN_ACTIONS)]
    seat: Seat
    say: Say
    after: Annotated[int, Field(ge=0)]
    """After how many events of the game."""


Happening: TypeAlias = Event | Remark
"""Anything that can be told of."""


def chronicle(history: Sequence[Event], talk: Iterable[Remark]) -> tuple[Happening, ...]:
    """What happened and what was said, in order; it only grows while a game goes on."""
    told: list[Happening] = []
    begin = 0
    for remark in talk:
        told += history[begin : remark.after]
        told.append(remark)
        begin = remark.after
    return (*told, *history[begin:])


def say_of(text: object) -> Say | None:
    """What can be said by this name; nothing for anything else."""
    return next((say for say in Say if say == text), None)


def may_talk(board: Board, seat: int) -> bool:
    """Whether a card of the team of `seat` is about to change hands, or could.

    Args:
        board: The public facts.
        seat: Who would like to say something.
    """
    if board.players < 4 or board.over:
        return False
    if board.waiting:
        return team_of(board.turn) == team_of(seat)
    return board.turn == seat and not board.optional_used and exchange_left(board)


def wish_of(
    seat: int, history: Sequence[Event], talk: Sequence[Remark], board: Board
) -> Say | None:
    """What a player would like now: what was said last, unless that is over and done with.

    A wish is done with when the partners have exchanged a card, or when its next round is over.
    """
    last = next((remark for remark in reversed(talk) if remark.seat == seat), None)
    if last is None or board.round > last.round + 1:
        return None
    later = history[last.after :]
    partners = (seat, partner_of(seat))
    met = any(isinstance(event, CardsExchanged) and event.seat in partners for event in later)
    return None if met else last.say


def meant(say: Say, cards: Sequence[Card], collection: tuple[Card, ...]) -> tuple[Card, ...]:
    """Those of some cards that come nearest to a wish; at least one.

    Args:
        say: The wish.
        cards: At least one.
        collection: What lies face up before the player who wishes.
    """
    match say:
        case Say.HIGH:
            high = tuple(card for card in cards if card.rank >= _HIGH_FROM)
            return high or _best(cards, [card.rank for card in cards])
        case Say.LOW:
            low = tuple(card for card in cards if card.rank < _HIGH_FROM)
            return low or _best(cards, [-card.rank for card in cards])
        case Say.FAVOURITE:
            return _best(cards, [favourite_points(collection, card) for card in cards])
        case Say.ANYTHING:
            return tuple(cards)


def _best(cards: Sequence[Card], worths: Sequence[int]) -> tuple[Card, ...]:
    best = max(worths)
    return tuple(card for card, worth in zip(cards, worths, strict=True) if worth == best)
