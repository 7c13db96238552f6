"""What happened, in words, with every player called by name.

At one keyboard several people read the same log, so nobody is "you" in it.
"""

from __future__ import annotations

from enum import StrEnum

from hats_tui.game import (
    ActionUndone,
    BlackHatMade,
    CardDiscarded,
    CardOffered,
    CardPlayed,
    CardsExchanged,
    CookieMoved,
    Event,
    GameEnded,
    TieBreak,
    TurnEnded,
    partner_of,
)
from hats_tui.words import cookie
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, Span, both, card_span, listed, phrase
from hats_tui.words.translation import _

LOG_CELLS = 74
"""Room for a line of the log at 80 columns, beside the number of the round."""


class Length(StrEnum):
    """How much is said."""

    LOG = "log"
    """One line of the log: at most `LOG_CELLS` cells in English, names cut, no full stop."""
    SENTENCE = "sentence"
    """A whole sentence with full names."""


Deed = CardPlayed | BlackHatMade | CardDiscarded | CardOffered | CardsExchanged
"""The events that are a player's actions with a card."""


def describe(event: Event, names: Names, viewer: int | None, length: Length = Length.LOG) -> Phrase:
    """Say what happened.

    Args:
        event: What happened; whatever `viewer` may not know in it is left out.
        names: The players' names.
        viewer: Who reads it; None is somebody without a seat.
        length: How much is said.
    """
    event = event.seen_by(viewer)
    long = length is Length.SENTENCE
    match event:
        case CardPlayed() | BlackHatMade() | CardDiscarded() | CardOffered() | CardsExchanged():
            return _deed(event, names, long=long)
        case CookieMoved():
            return _cookie(event, names, long=long)
        case TurnEnded(seat=seat):
            if long:
                return phrase(_("{name} ends the turn."), name=names[seat])
            return phrase(_("{name} ends the turn"), name=names.column(seat))
        case ActionUndone():
            return _undone(event, names, long=long)
        case GameEnded():
            return _over(event, names, long=long)


def in_log(event: Event) -> bool:
    """Whether an event is worth a line in the log: the end of a turn shows in the next line."""
    return not isinstance(event, TurnEnded)


def _deed(event: Deed, names: Names, *, long: bool) -> Phrase:
    name = names[event.seat] if long else names.column(event.seat)
    match event:
        case CardPlayed():
            return _played(event, name, long=long)
        case BlackHatMade():
            return _black_hat(event, name, long=long)
        case CardDiscarded():
            return _discarded(event, name, long=long)
        case CardOffered():
            other = names[partner_of(event.seat)] if long else names.short(partner_of(event.seat))
            return _offered(event, name, other, long=long)
        case CardsExchanged():
            other = names[partner_of(event.seat)] if long else names.short(partner_of(event.seat))
            return _exchanged(event, name, other, long=long)


def _played(event: CardPlayed, name: Span, *, long: bool) -> Phrase:
    template = (
        _("{name} plays {card} on space {space} and takes {took}.")
        if long
        else _("{name} plays {card}, takes {took} from space {space}")
    )
    card, took = card_span(event.card), card_span(event.took)
    return phrase(template, name=name, card=card, took=took, space=event.space)


def _black_hat(event: BlackHatMade, name: Span, *, long: bool) -> Phrase:
    if event.card is None:
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
    return phrase(template, name=name, card=card_span(event.card))


def _discarded(event: CardDiscarded, name: Span, *, long: bool) -> Phrase:
    if event.card is None or event.drew is None:
        return phrase(_discard_hidden(event.reshuffled, long=long), name=name)
    template = _discard_seen(event.reshuffled, long=long)
    return phrase(template, name=name, card=card_span(event.card), drew=card_span(event.drew))


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


def _offered(event: CardOffered, name: Span, other: Span, *, long: bool) -> Phrase:
    if event.card is None:
        template = (
            _("{name} offers {partner} a card and waits for one in return.")
            if long
            else _("{name} offers {partner} a card")
        )
        return phrase(template, name=name, partner=other)
    template = (
        _("{name} offers {partner} {card} and waits for a card in return.")
        if long
        else _("{name} offers {partner} {card}")
    )
    return phrase(template, name=name, partner=other, card=card_span(event.card))


def _exchanged(event: CardsExchanged, name: Span, other: Span, *, long: bool) -> Phrase:
    if event.gave is None or event.got is None:
        template = (
            _("{name} and {partner} exchange a card.")
            if long
            else _("{name} exchanges a card with {partner}")
        )
        return phrase(template, name=name, partner=other)
    template = (
        _("{name} gives {partner} {gave} and gets {got}.")
        if long
        else _("{name} gives {partner} {gave}, gets {got}")
    )
    gave, got = card_span(event.gave), card_span(event.got)
    return phrase(template, name=name, partner=other, gave=gave, got=got)


def _cookie(event: CookieMoved, names: Names, *, long: bool) -> Phrase:
    ruling, why = event.ruling, cookie.reason(event.ruling)
    if not long:
        name = names.column(ruling.winner)
        return phrase(_("{name} takes the cookie: {why}"), name=name, why=why)
    name = names[ruling.winner]
    if ruling.holder is None:
        return phrase(_("{name} takes the cookie: {why}."), name=name, why=why)
    template = _("{name} takes the cookie from {other}: {why}.")
    return phrase(template, name=name, other=names[ruling.holder], why=why)


def _undone(event: ActionUndone, names: Names, *, long: bool) -> Phrase:
    if long:
        templates = {
            "swap": _("{name} takes the swap back: it does not count."),
            "black": _("{name} takes the black hat back: it does not count."),
            "offer": _("{name} takes the offer back: it does not count."),
        }
        return phrase(templates[event.undone], name=names[event.seat])
    templates = {
        "swap": _("{name} takes the swap back"),
        "black": _("{name} takes the black hat back"),
        "offer": _("{name} takes the offer back"),
    }
    return phrase(templates[event.undone], name=names.column(event.seat))


def _over(event: GameEnded, names: Names, *, long: bool) -> Phrase:
    winners = both([names[seat] if long else names.short(seat) for seat in event.winners])
    if not long:
        return phrase(_winners_in_log(event), names=winners)
    shown = [
        phrase(_("{card} of {name}"), card=card_span(card), name=names[seat])
        for seat, card in enumerate(event.favourites, start=1)
    ]
    return phrase(_winners_at_length(event), names=winners, favourites=listed(shown))


def _winners_in_log(event: GameEnded) -> str:
    if event.decided_by is TieBreak.SHARED:
        return _("The game is over: {names} share the win")
    if len(event.winners) > 1:
        return _("The game is over: {names} win together")
    return _("The game is over: {names} wins")


def _winners_at_length(event: GameEnded) -> str:
    if event.decided_by is TieBreak.SHARED:
        return _("The game is over: {names} share the win. The favourite hats were {favourites}.")
    if len(event.winners) > 1:
        return _("The game is over: {names} win together. The favourite hats were {favourites}.")
    return _("The game is over: {names} wins. The favourite hats were {favourites}.")
