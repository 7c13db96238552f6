"""The card that a player has newly got: it is marked until that player's next action."""

from __future__ import annotations

from hats_tui.game import (
    BlackHatMade,
    Card,
    CardDiscarded,
    CardOffered,
    CardPlayed,
    CardsExchanged,
    Event,
    PlayerView,
    partner_of,
)
from hats_tui.words.recap import standing

_ACTIONS = (CardPlayed, BlackHatMade, CardDiscarded, CardOffered)


def newcomer(view: PlayerView) -> Card | None:
    """The card that came into the viewer's hand after all that the viewer did with cards.

    To end a turn does not count: a card that was drawn at its end is looked at in the next one.
    """
    for event in reversed(standing(view.history)):
        got = _got(event, view.seat)
        if got is not None:
            return got if got in view.hand else None
        if isinstance(event, _ACTIONS) and event.seat == view.seat:
            return None
    return None


def _got(event: Event, seat: int) -> Card | None:
    """What a seat got by an event: by drawing, or by an exchange from either side."""
    match event:
        case CardDiscarded(seat=actor, drew=drew) if actor == seat:
            return drew
        case CardsExchanged(seat=actor, got=got) if actor == seat:
            return got
        case CardsExchanged(seat=actor, gave=gave) if partner_of(actor) == seat:
            return gave
    return None
