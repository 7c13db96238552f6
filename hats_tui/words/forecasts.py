"""What a move would bring, as short lines for a preview and as one sentence.

The figures are those of the rules' forecast: hats, black hats and cookie as if the game ended now.
The viewer's favourite is told as a figure of its own. Every gain has its sign, and is marked as
good or bad for the viewer's side.
"""

from __future__ import annotations

from hats_tui.game import (
    Action,
    BlackHat,
    Board,
    Discard,
    EndTurn,
    Forecast,
    Offer,
    Return,
    Swap,
    partner_of,
    team_of,
)
from hats_tui.words import cookie
from hats_tui.words.names import Names, hat_span, team_name
from hats_tui.words.phrase import Phrase, Role, Span, card_span, listed, phrase, signed
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
            partner = names.short(partner_of(seat))
            return phrase(_("{card} to {partner}"), card=card_span(card), partner=partner)
        case Return(card=card, seat=seat):
            partner = names.short(partner_of(seat))
            return phrase(_("{card} to {partner}"), card=card_span(card), partner=partner)
        case EndTurn():
            return phrase(_("End the turn"))


def worth_line(forecast: Forecast) -> Phrase:
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


def worth_lines(forecast: Forecast) -> tuple[Phrase, ...]:
    """The worths that change, one a line, by the names of the types."""
    if not forecast.worths:
        return (phrase(_("No hat's worth changes")),)
    template = pgettext("what a type is worth", "{hat} {before} to {after}")
    return tuple(
        phrase(template, hat=hat_span(change.hat), before=change.before, after=change.after)
        for change in forecast.worths
    )


def favourite_line(forecast: Forecast) -> Phrase:
    """The viewer's best favourite among the cards left: a figure of its own, in no sum."""
    best = forecast.favourite
    template = _("Best favourite {card}: {points}")
    return phrase(template, card=card_span(best.card), points=signed(best.points))


def side_lines(forecast: Forecast, names: Names, viewer: int | None) -> tuple[Phrase, ...]:
    """Each side's points before and after, with the change: "Team A 27 to 31, +4".

    Sides are the players at 2 and 3, the two teams at 4.
    """
    template = pgettext("points of a side", "{side} {before} to {after}, {change}")
    return tuple(
        phrase(
            template,
            side=_side_name(forecast, side, names),
            before=before,
            after=after,
            change=_gain(forecast, side, after - before, viewer),
        )
        for side, (before, after) in enumerate(zip(*forecast.sides, strict=True))
    )


def gains_line(forecast: Forecast, names: Names, viewer: int | None) -> Phrase:
    """What the sides gain or lose, those without a change left out: "you +4, Bob +6"."""
    return listed(_gains(forecast, names, viewer))


def preview_lines(forecast: Forecast, names: Names, viewer: int | None) -> tuple[Phrase, ...]:
    """The whole forecast in five or six lines of at most `PREVIEW_CELLS` cells."""
    lines = (
        worth_line(forecast),
        cookie.goes_to(forecast.cookie, names),
        cookie.brief_reason(forecast.cookie),
        favourite_line(forecast),
        *_in_lines(_gains(forecast, names, viewer)),
    )
    return tuple(line.cut(PREVIEW_CELLS) for line in lines)


def summary(
    action: Action, board: Board, forecast: Forecast, names: Names, viewer: int | None
) -> Phrase:
    """The move and its gains on one line: "F5 for C1 on space 3: you +4, Bob +6"."""
    template = pgettext("a move and what it brings", "{move}: {gains}")
    move = move_line(action, board, names)
    return phrase(template, move=move, gains=gains_line(forecast, names, viewer))


def sentences(forecast: Forecast, names: Names) -> tuple[Phrase, ...]:
    """The whole forecast in sentences with full names, for reading without a picture."""
    changes = [
        phrase(
            _("A hat of the type {hat} will be worth {after} instead of {before}."),
            hat=hat_span(change.hat),
            before=change.before,
            after=change.after,
        )
        for change in forecast.worths
    ]
    gains = [
        phrase(
            _("Good for {name}: {before} points become {after}.")
            if after.total > before.total
            else _("Bad for {name}: {before} points become {after}."),
            name=names[seat],
            before=before.total,
            after=after.total,
        )
        for seat, (before, after) in enumerate(
            zip(forecast.before, forecast.after, strict=True), start=1
        )
        if before.total != after.total
    ]
    best = forecast.favourite
    favourite = phrase(
        _("Of the cards left to you {card} would be the best favourite: {points}."),
        card=card_span(best.card),
        points=signed(best.points),
    )
    return (*changes, cookie.outcome_sentence(forecast.cookie, names), *gains, favourite)


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


def _gains(forecast: Forecast, names: Names, viewer: int | None) -> list[Phrase]:
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


def _in_lines(parts: list[Phrase]) -> list[Phrase]:
    """The parts as lists, each as long as a line of the preview allows."""
    lines: list[Phrase] = []
    for part in parts:
        longer = listed([*lines[-1:], part])
        if lines and longer.cells <= PREVIEW_CELLS:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def _pile_line(board: Board) -> Phrase:
    if board.deck == 1:
        return phrase(_("The discards are shuffled."))
    template = ngettext("{n} card in the draw pile.", "{n} cards in the draw pile.", board.deck)
    return phrase(template, n=board.deck)


def _side_of(forecast: Forecast, seat: int) -> int:
    return team_of(seat) if len(forecast.before) == 4 else seat - 1


def _side_name(forecast: Forecast, side: int, names: Names) -> Span:
    return team_name(side) if len(forecast.before) == 4 else names.short(side + 1)


def _side_called(forecast: Forecast, side: int, names: Names, viewer: int | None) -> Span:
    """The name of a side, or "you" where it is the viewer's own."""
    if viewer is None:
        return _side_name(forecast, side, names)
    own = side == _side_of(forecast, viewer)
    if len(forecast.before) == 4:
        text = _("your team") if own else _("the others")
        return Span(text, Role.NAME)
    return Span(_("you"), Role.NAME, viewer) if own else names.short(side + 1)


def _gain(forecast: Forecast, side: int, change: int, viewer: int | None) -> Span:
    if viewer is None or change == 0:
        return signed(change)
    return signed(change, good=(change > 0) == (side == _side_of(forecast, viewer)))
