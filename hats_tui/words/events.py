"""What happened, in words, with every player called by name.

At one keyboard several people read the same log, so nobody is "you" in it.
"""

from __future__ import annotations

from enum import StrEnum

from hats_tui.game import (
    ActionUndone,
    CookieMoved,
    GameEnded,
    Happening,
    Remark,
    TieBreak,
    TurnEnded,
)
from hats_tui.words import cookie
from hats_tui.words.deeds import Deed, describe_deed
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, both, card_span, listed, phrase
from hats_tui.words.talk import describe_remark
from hats_tui.words.translation import _

LOG_CELLS = 74
"""Room for a line of the log at 80 columns, beside the number of the round."""


class Length(StrEnum):
    """How much is said."""

    LOG = "log"
    """One line of the log: at most `LOG_CELLS` cells in English, names cut, no full stop."""
    SENTENCE = "sentence"
    """A whole sentence with full names."""


def describe(
    event: Happening, names: Names, viewer: int | None, length: Length = Length.LOG
) -> Phrase:
    """Say what happened, or what was said.

    Args:
        event: What happened; whatever `viewer` may not know in it is left out.
        names: The players' names.
        viewer: Who reads it; None is somebody without a seat.
        length: How much is said.
    """
    long = length is Length.SENTENCE
    if isinstance(event, Remark):
        return describe_remark(event, names, long=long)
    event = event.seen_by(viewer)
    if isinstance(event, Deed):
        return describe_deed(event, names, long=long)
    match event:
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


def in_log(event: Happening) -> bool:
    """Whether an event is worth a line in the log: the end of a turn shows in the next line."""
    return not isinstance(event, TurnEnded)


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
