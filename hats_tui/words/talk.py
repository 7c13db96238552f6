"""What partners say to each other, in words."""

from __future__ import annotations

from hats_tui.game import PlayerView, RefusalCode, Remark, Say, may_talk, partner_of
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.refusals import Reason, why_not
from hats_tui.words.translation import _


def describe_remark(remark: Remark, names: Names, *, long: bool) -> Phrase:
    """Tell what somebody said.

    Args:
        remark: What was said.
        names: The players' names.
        long: Whether it is a whole sentence with full names, or a line of the log.
    """
    seat, partner = remark.seat, partner_of(remark.seat)
    if long:
        templates = {
            Say.HIGH: _("{name} asks {partner} for a high card."),
            Say.LOW: _("{name} asks {partner} for a low card."),
            Say.ANYTHING: _("{name} tells {partner} that any card will do."),
            Say.FAVOURITE: _("{name} asks {partner} for a favourite hat."),
        }
        return phrase(templates[remark.say], name=names[seat], partner=names[partner])
    templates = {
        Say.HIGH: _("{name} asks {partner} for a high card"),
        Say.LOW: _("{name} asks {partner} for a low card"),
        Say.ANYTHING: _("{name} tells {partner} that any card will do"),
        Say.FAVOURITE: _("{name} asks {partner} for a favourite hat"),
    }
    return phrase(templates[remark.say], name=names.column(seat), partner=names.short(partner))


def wish_text(say: Say) -> str:
    """What can be said, as it is said."""
    return {
        Say.HIGH: _("A high card, please."),
        Say.LOW: _("A low card, please."),
        Say.ANYTHING: _("Any card will do."),
        Say.FAVOURITE: _("One for my favourite hat, please."),
    }[say]


def asked_for(say: Say, giver: int, names: Names) -> Phrase:
    """What the partner who offers a card would like for it, and what is to be done."""
    templates = {
        Say.HIGH: _("{giver} asks for a high card: choose what you give."),
        Say.LOW: _("{giver} asks for a low card: choose what you give."),
        Say.ANYTHING: _("{giver} says that any card will do: choose what you give."),
        Say.FAVOURITE: _("{giver} asks for a favourite hat: choose what you give."),
    }
    return phrase(templates[say], giver=names[giver])


def heard(view: PlayerView, names: Names) -> tuple[Phrase, ...]:
    """What the viewer's team has asked for and not got yet, the viewer's own wish first.

    What a partner asks for who offers a card is told by the prompt.
    """
    partner = partner_of(view.seat)
    seats = (view.seat,) if view.board.turn == partner else (view.seat, partner)
    wishes = [(seat, view.wish_of(seat)) for seat in seats]
    number, after = view.board.round, len(view.history)
    remarks = [
        Remark(round=number, seat=seat, say=say, after=after)
        for seat, say in wishes
        if say is not None
    ]
    return tuple(describe_remark(remark, names, long=True) for remark in remarks)


def why_no_talk(view: PlayerView, names: Names) -> Reason | None:
    """Why the viewer has nothing to say to a partner now, or nothing where there is something."""
    if may_talk(view.board, view.seat):
        return None
    reason = why_not(view, "offer", names)
    said = reason and _nothing_to_say(view).get(reason.code)
    return Reason(phrase(said).spans, reason.code) if reason and said else reason


def _nothing_to_say(view: PlayerView) -> dict[RefusalCode, str]:
    """Why there is nothing to talk about, where no exchange can come."""
    left = _("Your team has made all its exchanges: there is no card left to ask for.")
    if view.board.setup.exchange_limit == 0:
        left = _("In this game partners do not exchange cards: there is no card to ask for.")
    return {
        RefusalCode.NO_PARTNER: _("Only partners talk, and there are partners at four players."),
        RefusalCode.NO_EXCHANGE_LEFT: left,
        RefusalCode.OPTIONAL_ALREADY_USED: _(
            "You have exchanged a card this turn: until your next one there is none to ask for."
        ),
    }
