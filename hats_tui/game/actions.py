"""What a player can do, as data. Rules: A turn.

The fields stand in the order of the game record, so that an action's JSON is its line there.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from pydantic import Field

from hats_tui.game.cards import Card
from hats_tui.game.model import Line, Seat


class Swap(Line):
    """Play `card` on `space` and take the card that lies there."""

    seat: Seat
    do: Literal["swap"] = "swap"
    card: Card
    space: int
    """From 1 on; one that is not on the table is refused, it is not malformed."""


class BlackHat(Line):
    """Put `card` face down into one's own collection."""

    seat: Seat
    do: Literal["black"] = "black"
    card: Card


class Discard(Line):
    """Throw `card` away and draw the top card of the pile; at 2 and 3 players.

    A player names the card only. What chance brings is filled in by the referee: see
    `hats_tui.game.chance.with_draw`.
    """

    seat: Seat
    do: Literal["discard"] = "discard"
    card: Card
    drew: Card | None = None
    reshuffle: tuple[Card, ...] | None = None
    """The new draw pile from the top on, where this draw emptied the old one."""


class Offer(Line):
    """Lay `card` face down for the partner, who has to give one back; at 4 players."""

    seat: Seat
    do: Literal["offer"] = "offer"
    card: Card


class Return(Line):
    """Give the partner `card` for the one on offer, unseen; both change hands."""

    seat: Seat
    do: Literal["return"] = "return"
    card: Card


class EndTurn(Line):
    """End the turn."""

    seat: Seat
    do: Literal["end"] = "end"


class Undo(Line):
    """Take back the last action of this turn; `seat` is the one whose turn it is.

    The reducers do not know it: it is the business of the game's log, `hats_tui.game.game.Game`.
    """

    seat: Seat
    do: Literal["undo"] = "undo"


Action = Annotated[Swap | BlackHat | Discard | Offer | Return | EndTurn, Field(discriminator="do")]
"""What the reducers understand."""

Move = Annotated[
    Swap | BlackHat | Discard | Offer | Return | EndTurn | Undo, Field(discriminator="do")
]
"""What the log of a game understands: the actions, and taking one back."""


# Actions are immutable and few (421 for each seat), so each is made once and then shared.


@cache
def swaps_of(seat: int, card: Card) -> tuple[Swap, ...]:
    """The swaps of `card`, by space from 1 to 6, whether legal or not."""
    return tuple(Swap(seat=seat, card=card, space=space) for space in range(1, 7))


@cache
def black_hat_of(seat: int, card: Card) -> BlackHat:
    """The black hat made of `card`."""
    return BlackHat(seat=seat, card=card)


@cache
def discard_of(seat: int, card: Card) -> Discard:
    """The discard of `card`, as a player says it: without what is drawn."""
    return Discard(seat=seat, card=card)


@cache
def offer_of(seat: int, card: Card) -> Offer:
    """The offer of `card`."""
    return Offer(seat=seat, card=card)


@cache
def return_of(seat: int, card: Card) -> Return:
    """The return of `card`."""
    return Return(seat=seat, card=card)


@cache
def end_of(seat: int) -> EndTurn:
    """The end of the turn of `seat`."""
    return EndTurn(seat=seat)
