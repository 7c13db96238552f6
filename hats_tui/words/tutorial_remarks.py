"""Why the coach of the tutorial does not take an action: it is allowed, and another one teaches."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hats_tui.game import (
    Action,
    BlackHat,
    Card,
    Discard,
    Forecast,
    HatType,
    Swap,
    favourite_points,
    forecast,
)
from hats_tui.words import cookie, forecasts
from hats_tui.words.names import hat_span, one_hat
from hats_tui.words.phrase import Phrase, Role, Span, card_span, phrase, signed
from hats_tui.words.translation import _, ngettext
from hats_tui.words.tutorial_moment import Moment

Remark = Callable[[Moment, Action], Phrase | None]


def not_that(name: str, moment: Moment, action: Action) -> Phrase:
    """Say why a legal action is not done in a lesson, and what to try.

    Args:
        name: The lesson's.
        moment: How it stands.
        action: What was tried.
    """
    special = _REMARKS.get(name)
    told = special(moment, action) if special else None
    return told or _in_general(moment, action)


def _in_general(moment: Moment, action: Action) -> Phrase:
    """What it would bring; it is a right move, but not now."""
    match action:
        case Swap() | BlackHat():
            seen = forecast(moment.view.board, moment.view.hand, action)
            gain = seen.gain(1)
            template = ngettext(
                "Allowed: {move} ({points} point). But now try what stands below.",
                "Allowed: {move} ({points} points). But now try what stands below.",
                abs(gain),
            )
            return phrase(template, move=_move(moment, action), points=signed(gain))
        case _:
            return phrase(_("That is allowed as well, but now try what stands below."))


def _move(moment: Moment, action: Swap | BlackHat) -> Phrase:
    return forecasts.move_line(action, moment.view.board, moment.names)


def _type(moment: Moment, action: Action) -> Phrase | None:
    if isinstance(action, Swap) and action.space == moment.space:
        template = _("{card} takes it as well; the lowest is enough, so keep it and play {low}.")
        return phrase(template, card=card_span(action.card), low=moment.card)
    return None


def _value(moment: Moment, action: Action) -> Phrase | None:
    if not isinstance(action, Swap) or action.space != moment.space:
        return None
    if action.card.hat is moment.lying.hat:
        template = _("{card} takes it as well, for it is {hat} too. Now by value: play {other}.")
        hat = Span(one_hat(moment.lying.hat), Role.HAT, moment.lying.hat)
        return phrase(template, card=card_span(action.card), hat=hat, other=moment.card)
    template = _("{card} is high enough as well. Keep it, you will need it: play {other}.")
    return phrase(template, card=card_span(action.card), other=moment.card)


def _change(moment: Moment, action: Action) -> Phrase | None:
    board, hand = moment.view.board, moment.view.hand
    if not isinstance(action, Swap):
        return None
    mine, seen = board.collections[0][-1].hat, forecast(board, hand, action)
    worth = _worth_after(seen, mine)
    if worth is None:
        template = _("So your {hat} would still be worth nothing. Lay one on the table: {card}.")
        return phrase(template, hat=hat_span(mine), card=moment.card)
    lost = next((change for change in seen.worths if change.after == 0), None)
    taken = board.table[action.space - 1]
    if lost is not None and lost.hat in {card.hat for card in board.collections[0]}:
        template = _(
            "But then no {hat} lies on the table, and yours is worth nothing. Try another."
        )
        return phrase(template, hat=hat_span(lost.hat))
    template = _(
        "There your {hat} is worth {worth}, and you take {taken}. Another space is better."
    )
    return phrase(template, hat=hat_span(mine), worth=worth, taken=card_span(taken))


def _duplicate(moment: Moment, action: Action) -> Phrase | None:
    if not isinstance(action, Swap):
        return None
    hat = moment.begun.board.table[0].hat
    if action.space == 1:
        template = _("{card} takes it, but then {hat} lies on space 1 again. Another type!")
        one = Span(one_hat(hat), Role.HAT, hat)
        return phrase(template, card=card_span(action.card), hat=one)
    template = _("The {hat} on space 1 would stay, and keep yours at 1. Take that one away.")
    return phrase(template, hat=hat_span(hat))


def _discard(moment: Moment, action: Action) -> Phrase | None:
    if isinstance(action, Discard):
        template = _("{card} can be of use yet. {other} is easier to spare: throw that away.")
        return phrase(template, card=card_span(action.card), other=moment.card)
    return phrase(_("You will play your card in a moment: before that, draw a new one."))


def _black(moment: Moment, action: Action) -> Phrase | None:
    if isinstance(action, BlackHat):
        template = _("{card} can still take something. {other} cannot: make that one a black hat.")
        return phrase(template, card=card_span(action.card), other=moment.card)
    return None


def _cookie(moment: Moment, action: Action) -> Phrase | None:
    if not isinstance(action, Swap | BlackHat):
        return None
    seen = forecast(moment.view.board, moment.view.hand, action)
    if seen.cookie.winner == 1:
        gain = seen.gain(1)
        template = ngettext(
            "You would have the cookie, but lose more than it brings: {points} point.",
            "You would have the cookie, but lose more than it brings: {points} points.",
            abs(gain),
        )
        return phrase(template, points=signed(gain))
    template = _("{outcome} Look for a hat with a lower value than all others.")
    return phrase(template, outcome=cookie.outcome_sentence(seen.cookie, moment.names))


def _favourite(moment: Moment, action: Action) -> Phrase | None:
    if not isinstance(action, Swap | BlackHat):
        return None
    kept = next(card for card in moment.view.hand if card is not action.card)
    collection = moment.view.board.collections[0]
    template = _(
        "Then {kept} would be your favourite hat, for {points}. {card} would bring {more}."
    )
    return phrase(
        template,
        kept=card_span(kept),
        points=signed(_points(kept, collection)),
        card=card_span(action.card),
        more=signed(_points(action.card, collection)),
    )


def _teams(moment: Moment, action: Action) -> Phrase | None:
    del moment, action
    return phrase(_("You will play a card as always. But before that, exchange one."))


def _points(favourite: Card, collection: tuple[Card, ...]) -> int:
    return favourite_points(collection, favourite)


def _worth_after(seen: Forecast, hat: HatType) -> int | None:
    """What a type is worth afterwards, where that changes."""
    return next((change.after for change in seen.worths if change.hat is hat), None)


_REMARKS: Mapping[str, Remark] = {
    "type": _type,
    "value": _value,
    "change": _change,
    "duplicate": _duplicate,
    "discard": _discard,
    "black": _black,
    "cookie": _cookie,
    "favourite": _favourite,
    "teams": _teams,
}
