"""What a player can do, as data. Rules: A turn.

The fields stand in the order of the game record, so that an action's JSON is its line there.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from hats_tui.game.cards import Card
from hats_tui.game.model import Line, Seat
from hats_tui.game.setup import SPACES


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


class Repertoire(NamedTuple):
    """All 421 actions of a seat; they are immutable, so each is made once and then shared."""

    swaps: tuple[dict[Card, Swap], ...]
    """By space, whether the values allow them or not."""
    black_hats: dict[Card, BlackHat]
    discards: dict[Card, Discard]
    """As a player says it: without what is drawn."""
    offers: dict[Card, Offer]
    returns: dict[Card, Return]
    end: EndTurn


@cache
def repertoire(seat: int) -> Repertoire:
    """The actions of a seat."""
    return Repertoire(
        swaps=tuple(
            {card: Swap(seat=seat, card=card, space=space) for card in Card}
            for space in range(1, max(SPACES.values()) + 1)
        ),
        black_hats={card: BlackHat(seat=seat, card=card) for card in Card},
        discards={card: Discard(seat=seat, card=card) for card in Card},
        offers={card: Offer(seat=seat, card=card) for card in Card},
        returns={card: Return(seat=seat, card=card) for card in Card},
        end=EndTurn(seat=seat),
    )
