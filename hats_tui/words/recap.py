"""What happened since a player's last turn, for the curtain before that player's hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hats_tui.game import (
    BlackHatMade,
    CardDiscarded,
    CardOffered,
    CardPlayed,
    CardsExchanged,
    CookieMoved,
    Event,
    TurnEnded,
    partner_of,
    standing_places,
)
from hats_tui.words.deeds import Deed
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, card_span, listed, phrase
from hats_tui.words.translation import _, pgettext

MOST_LINES = 3
"""Players who act between two turns of the same player, at most."""


def since_last_turn(history: Sequence[Event], seat: int, names: Names) -> tuple[Phrase, ...]:
    """One line for each turn since the end of the last one of `seat`, at most three.

    A turn of `seat` that is still going on counts as well. What was taken back is left out. The
    whole room can see a curtain, so only what everybody knows is told.

    Args:
        history: Everything that happened, as anybody was told it.
        seat: Whose last turn is meant.
        names: The players' names.
    """
    events = [event.seen_by(None) for event in standing(history)]
    ends = [n for n, event in enumerate(events) if _ends_turn_of(seat, event)]
    recent = events[ends[-1] + 1 :] if ends else events
    lines = [turn_line(turn, names) for turn in _turns(recent)]
    return tuple(line for line in lines if line is not None)[-MOST_LINES:]


def standing(history: Sequence[Event]) -> list[Event]:
    """The events that were not taken back, without the notices of taking back."""
    return [history[n] for n in standing_places(history)]


def _ends_turn_of(seat: int, event: Event) -> bool:
    return isinstance(event, TurnEnded) and event.seat == seat


def _turns(events: Iterable[Event]) -> list[list[Event]]:
    turns: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, TurnEnded):
            turns.append([])
        else:
            turns[-1].append(event)
    return turns


def turn_line(turn: Sequence[Event], names: Names) -> Phrase | None:
    """One player's turn on a line; nothing where nothing was done in it.

    Args:
        turn: What happened in it, without what the reader may not know.
        names: The players' names.
    """
    exchanged = any(isinstance(event, CardsExchanged) for event in turn)
    told = [event for event in turn if not (exchanged and isinstance(event, CardOffered))]
    deeds = [deed for event in told if (deed := _deed(event, names)) is not None]
    seats = [event.seat for event in told if isinstance(event, Deed)]
    if not deeds or not seats:
        return None
    template = pgettext("a player's turn, as a list of deeds", "{name}: {deeds}")
    return phrase(template, name=names.short(seats[0]), deeds=listed(deeds))


def _deed(event: Event, names: Names) -> Phrase | None:
    match event:
        case CardPlayed(card=card, took=took, space=space):
            template = _("{card} for {took} on space {space}")
            return phrase(template, card=card_span(card), took=card_span(took), space=space)
        case BlackHatMade():
            return phrase(_("a black hat"))
        case CookieMoved():
            return phrase(_("gets the cookie"))
        case CardDiscarded():
            return phrase(_("discards and draws"))
        case CardOffered():
            return phrase(_("offers {name} a card"), name=names.short(partner_of(event.seat)))
        case CardsExchanged():
            return phrase(_("exchanges with {name}"), name=names.short(partner_of(event.seat)))
        case _:
            return None
