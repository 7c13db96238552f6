"""What a move would bring, as short lines for a preview and as one sentence.

The figures are those of the rules' forecast: hats, black hats and cookie as if the game ended now.
The viewer's favourite is told as a figure of its own. Every gain has its sign, and is marked as
good or bad for the viewer's side.
"""

from __future__ import annotations

from collections.abc import Iterator

from hats_tui.game import (
    Action,
    BlackHat,
    Board,
    Discard,
    EndTurn,
    Forecast,
    Offer,
    Outcome,
    Return,
    Swap,
    partner_of,
)
from hats_tui.words import cookie
from hats_tui.words.names import Names, hat_span
from hats_tui.words.phrase import Phrase, Role, Span, card_span, listed, phrase, signed
from hats_tui.words.sides import side_name, side_of
from hats_tui.words.translation import _, ngettext, pgettext

PREVIEW_CELLS = 29
"""Room for a line of the preview at 80 columns."""


def move_line(action: Action, board: Board, names: Names) -> Phrase:
    """A move in a few words: "F5 for C1 on space 3".

    Args:
        action: The move; a swap's space has to be one of the table.
        board: The table before it.
        names: The players' names.
    """
    match action:
        case Swap(card=card, space=space):
            lying = card_span(board.table[space - 1])
            template = _("{card} for {lying} on space {space}")
            return phrase(template, card=card_span(card), lying=lying, space=space)
        case BlackHat(card=card):
            return phrase(_("{card} as a black hat"), card=card_span(card))
        case Discard(card=card):
            return phrase(_("Discard {card}, draw one"), card=card_span(card))
        case Offer(card=card, seat=seat):
            partner = names[partner_of(seat)]
            return phrase(_("{card} to {partner}"), card=card_span(card), partner=partner)
        case Return(card=card, seat=seat):
            partner = names[partner_of(seat)]
            return phrase(_("{card} to {partner}"), card=card_span(card), partner=partner)
        case EndTurn():
            return phrase(_("End the turn"))


def worth_line(forecast: Outcome) -> Phrase:
    """The worths that change, by the letters of the types: "C 3 to 4, F 0 to 3"."""
    if not forecast.worths:
        return phrase(_("No hat's worth changes"))
    template = pgettext("what a type is worth", "{hat} {before} to {after}")
    changes = [
        phrase(
            template,
            hat=Span(change.hat.value, Role.HAT, change.hat),
            before=change.before,
            after=change.after,
        )
        for change in forecast.worths
    ]
    return listed(changes)


def favourite_line(forecast: Forecast) -> Phrase:
    """The viewer's best favourite among the cards left: a figure of its own, in no sum."""
    best = forecast.favourite
    template = _("Best favourite {card}: {points}")
    return phrase(template, card=card_span(best.card), points=signed(best.points))


def gains_line(forecast: Outcome, names: Names, viewer: int | None) -> Phrase:
    """What the sides gain or lose, those without a change left out: "you +4, Bob +6"."""
    return listed(_gains(forecast, names, viewer))


def sentences(forecast: Forecast, names: Names) -> tuple[Phrase, ...]:
    """The whole forecast in sentences with full names, for reading without a picture."""
    worths = [
        phrase(
            _("A hat of the type {hat} will be worth {after} instead of {before}."),
            hat=hat_span(change.hat),
            before=change.before,
            after=change.after,
        )
        for change in forecast.worths
    ]
    best = forecast.favourite
    favourite = phrase(
        _("Of the cards left to you {card} would be the best favourite: {points}."),
        card=card_span(best.card),
        points=signed(best.points),
    )
    outcome = cookie.outcome_sentence(forecast.cookie, names)
    return (*worths, outcome, *_gain_sentences(forecast, names), favourite)


def unknown_lines(action: Discard | Offer | Return, board: Board) -> tuple[Phrase, ...]:
    """What a discard or an exchange does, and what nobody can tell beforehand.

    Each line has at most `PREVIEW_CELLS` cells in English.
    """
    card = card_span(action.card)
    match action:
        case Discard():
            return (
                phrase(_("You throw {card} away unseen."), card=card),
                phrase(_("The card you draw is unknown.")),
                _pile_line(board),
            )
        case Offer():
            return (
                phrase(_("You give {card}, face down."), card=card),
                phrase(_("What comes back is unknown.")),
            )
        case Return():
            return (
                phrase(_("You give {card}, face down."), card=card),
                phrase(_("The card on offer is unknown.")),
            )


def _gain_sentences(forecast: Outcome, names: Names) -> Iterator[Phrase]:
    players = zip(forecast.before, forecast.after, strict=True)
    for seat, (then, now) in enumerate(players, start=1):
        if then.total != now.total:
            template = _gain_template(now.total, good=now.total > then.total)
            yield phrase(template, name=names[seat], before=then.total, after=now.total)


def _gain_template(after: int, *, good: bool) -> str:
    if good:
        return ngettext(
            "Good for {name}: from {before} to {after} point.",
            "Good for {name}: from {before} to {after} points.",
            after,
        )
    return ngettext(
        "Bad for {name}: from {before} to {after} point.",
        "Bad for {name}: from {before} to {after} points.",
        after,
    )


def _gains(forecast: Outcome, names: Names, viewer: int | None) -> list[Phrase]:
    template = pgettext("a gain", "{side} {change}")
    gains = [
        phrase(
            template,
            side=_side_called(forecast, side, names, viewer),
            change=_gain(forecast, side, after - before, viewer),
        )
        for side, (before, after) in enumerate(zip(*forecast.sides, strict=True))
        if after != before
    ]
    return gains or [phrase(_("nobody's points change"))]


def _pile_line(board: Board) -> Phrase:
    if board.deck == 1:
        return phrase(_("The discards are shuffled."))
    template = ngettext("{n} card in the draw pile.", "{n} cards in the draw pile.", board.deck)
    return phrase(template, n=board.deck)


def _side_called(forecast: Outcome, side: int, names: Names, viewer: int | None) -> Span:
    """The name of a side, or "you" where it is the viewer's own."""
    players = len(forecast.before)
    own = viewer is not None and side == side_of(viewer, players)
    if viewer is None or (players < 4 and not own):
        return side_name(side, players, names, short=True)
    if players < 4:
        return Span(_("you"), Role.NAME, viewer)
    return Span(_("your team") if own else _("the others"), Role.NAME)


def _gain(forecast: Outcome, side: int, change: int, viewer: int | None) -> Span:
    if viewer is None or change == 0:
        return signed(change)
    return signed(change, good=(change > 0) == (side == side_of(viewer, len(forecast.before))))
