"""What a player asks its partner for, and what it makes of what the partner asks for."""

from __future__ import annotations

from typing import Final

from hats_tui.bots.players.greedy import Outlook
from hats_tui.game import (
    Action,
    Offer,
    PlayerView,
    Return,
    Say,
    meant,
    partner_of,
    unseen_cards,
)

_WISHES: Final = (Say.HIGH, Say.LOW, Say.FAVOURITE)
_WORTH_ASKING: Final = 1.0
"""So many points a wish has to bring more than any card; for less, any card will do."""


def heeded(view: PlayerView, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """What a player may do, without the cards that its partner does not want.

    Args:
        view: What the player knows, and has heard.
        legal: What the player may do.
    """
    partner = partner_of(view.seat)
    say = view.wish_of(partner)
    if say is None:
        return legal
    collection = view.board.collections[partner - 1]
    wanted = frozenset(meant(say, view.hand, collection))
    return tuple(
        action
        for action in legal
        if not isinstance(action, Offer | Return) or action.card in wanted
    )


def wish(view: PlayerView, action: Action) -> Say | None:
    """What a player asks for with the card that it offers; nothing where it offers none.

    Args:
        view: What the player knows.
        action: What it does.
    """
    if not isinstance(action, Offer):
        return None
    outlook = Outlook(view)
    rest = tuple(card for card in view.hand if card is not action.card)
    unseen = tuple(card for cards in unseen_cards(view).values() for card in cards)
    worths = {card: outlook.hand_worth((*rest, card)) for card in unseen}
    collection = view.board.collections[view.seat - 1]

    def mean(say: Say) -> float:
        cards = meant(say, unseen, collection)
        return sum(worths[card] for card in cards) / len(cards)

    best = max(_WISHES, key=mean)
    return best if mean(best) > mean(Say.ANYTHING) + _WORTH_ASKING else Say.ANYTHING
