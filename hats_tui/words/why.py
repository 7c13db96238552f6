"""Why a figure is what it is: the sentence, with the numbers behind it."""

from __future__ import annotations

from collections import Counter

from hats_tui.game import Board, hat_worths, points_now, space_worths
from hats_tui.words.names import Names, hat_span, one_hat
from hats_tui.words.phrase import Phrase, Role, Span, card_span, listed, phrase
from hats_tui.words.translation import _, ngettext


def why_worth(board: Board, space: int) -> Phrase:
    """What the hat on `space` makes its type worth, or why it makes nothing.

    Rules: End and scoring, Duplicates on the table.
    """
    card = board.table[space - 1]
    if space_worths(board.table)[space - 1]:
        template = _("{card} lies on space {space}: each collected {hat} scores {worth}.")
        parts = {"space": space, "worth": space}
        return phrase(template, card=card_span(card), hat=hat_span(card.hat), **parts)
    lowest = hat_worths(board.table)[card.hat]
    template = _("{card} counts for nothing: there is {hat} on space {lowest}, which is lower.")
    hat = Span(one_hat(card.hat), Role.HAT, card.hat)
    return phrase(template, card=card_span(card), hat=hat, lowest=lowest)


def why_score(board: Board, seat: int, names: Names) -> Phrase:
    """How the points of `seat` add up, without the favourite hat."""
    points = points_now(board)[seat - 1]
    worths = hat_worths(board.table)
    counts = Counter(card.hat for card in board.collections[seat - 1])
    hats = listed(
        phrase(_("{count}×{worth} {hat}"), count=count, worth=worths[hat], hat=hat_span(hat))
        for hat, count in sorted(counts.items(), key=lambda item: -worths[item[0]])
    )
    parts = [hats] if hats.spans else []
    if points.black:
        template = ngettext("{n} black hat", "{n} black hats", points.black)
        parts.append(phrase(template, n=points.black))
    if points.cookie:
        parts.append(phrase(_("the cookie {points}"), points=points.cookie))
    if not parts:
        return phrase(_("{name} has no points yet."), name=names[seat])
    template = _("{name} has {total} points: {parts}.")
    return phrase(template, name=names[seat], total=points.total, parts=listed(parts))
