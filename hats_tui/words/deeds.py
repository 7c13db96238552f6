"""What a player did with a card, in words."""

from __future__ import annotations

from hats_tui.game import (
    BlackHatMade,
    CardDiscarded,
    CardOffered,
    CardPlayed,
    CardsExchanged,
    partner_of,
)
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, Span, card_span, phrase
from hats_tui.words.translation import _

Deed = CardPlayed | BlackHatMade | CardDiscarded | CardOffered | CardsExchanged
"""The events that are a player's actions with a card."""


def describe_deed(deed: Deed, names: Names, *, long: bool) -> Phrase:
    """Say what a player did.

    Args:
        deed: What happened, without what the reader may not know.
        names: The players' names.
        long: Whether it is a whole sentence with full names, or a line of the log.
    """
    name = names[deed.seat] if long else names.column(deed.seat)
    match deed:
        case CardPlayed():
            return _played(deed, name, long=long)
        case BlackHatMade():
            return _black_hat(deed, name, long=long)
        case CardDiscarded():
            return _discarded(deed, name, long=long)
    partner = names[partner_of(deed.seat)] if long else names.short(partner_of(deed.seat))
    if isinstance(deed, CardOffered):
        return _offered(deed, name, partner, long=long)
    return _exchanged(deed, name, partner, long=long)


def _played(deed: CardPlayed, name: Span, *, long: bool) -> Phrase:
    template = (
        _("{name} plays {card} on space {space} and takes {took}.")
        if long
        else _("{name} plays {card}, takes {took} from space {space}")
    )
    card, took = card_span(deed.card), card_span(deed.took)
    return phrase(template, name=name, card=card, took=took, space=deed.space)


def _black_hat(deed: BlackHatMade, name: Span, *, long: bool) -> Phrase:
    if deed.card is None:
        template = (
            _("{name} lays a card face down as a black hat.")
            if long
            else _("{name} makes a black hat")
        )
        return phrase(template, name=name)
    template = (
        _("{name} lays {card} face down as a black hat.")
        if long
        else _("{name} makes a black hat of {card}")
    )
    return phrase(template, name=name, card=card_span(deed.card))


def _discarded(deed: CardDiscarded, name: Span, *, long: bool) -> Phrase:
    if deed.card is None or deed.drew is None:
        return phrase(_discard_hidden(deed.reshuffled, long=long), name=name)
    template = _discard_seen(deed.reshuffled, long=long)
    return phrase(template, name=name, card=card_span(deed.card), drew=card_span(deed.drew))


def _discard_hidden(reshuffled: bool, *, long: bool) -> str:
    if not long:
        if reshuffled:
            return _("{name} discards, draws; the discards are shuffled")
        return _("{name} discards a card and draws one")
    if reshuffled:
        return _(
            "{name} discards a card and draws the last of the pile; "
            "the discards are shuffled into a new one."
        )
    return _("{name} discards a card and draws another.")


def _discard_seen(reshuffled: bool, *, long: bool) -> str:
    if not long:
        if reshuffled:
            return _("{name} discards {card}, draws {drew}; the discards are shuffled")
        return _("{name} discards {card}, draws {drew}")
    if reshuffled:
        return _(
            "{name} discards {card} and draws {drew}, the last of the pile; "
            "the discards are shuffled into a new one."
        )
    return _("{name} discards {card} and draws {drew}.")


def _offered(deed: CardOffered, name: Span, partner: Span, *, long: bool) -> Phrase:
    if deed.card is None:
        template = (
            _("{name} offers {partner} a card and waits for one in return.")
            if long
            else _("{name} offers {partner} a card")
        )
        return phrase(template, name=name, partner=partner)
    template = (
        _("{name} offers {partner} {card} and waits for a card in return.")
        if long
        else _("{name} offers {partner} {card}")
    )
    return phrase(template, name=name, partner=partner, card=card_span(deed.card))


def _exchanged(deed: CardsExchanged, name: Span, partner: Span, *, long: bool) -> Phrase:
    if deed.gave is None or deed.got is None:
        template = (
            _("{name} and {partner} exchange a card.")
            if long
            else _("{name} exchanges a card with {partner}")
        )
        return phrase(template, name=name, partner=partner)
    template = (
        _("{name} gives {partner} {gave} and gets {got}.")
        if long
        else _("{name} gives {partner} {gave}, gets {got}")
    )
    gave, got = card_span(deed.gave), card_span(deed.got)
    return phrase(template, name=name, partner=partner, gave=gave, got=got)
