"""Why a figure is what it is: the sentence, with the numbers behind it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hats_tui.game import (
    Board,
    Card,
    HatType,
    Outcome,
    favourite_points,
    hat_worths,
    points_now,
    space_worths,
    type_count,
)
from hats_tui.words.names import Names, hat_span, one_hat
from hats_tui.words.phrase import Phrase, Role, Span, card_span, listed, phrase, signed
from hats_tui.words.sides import side_of
from hats_tui.words.translation import _, ngettext, pgettext


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


def why_type(board: Board, hat: HatType, names: Names) -> tuple[Phrase, ...]:
    """What a type is worth and why, and what that brings to whom.

    Rules: End and scoring, Hat collection.
    """
    if hat in board.removed:
        return (phrase(_("{hat} is out of play in this game."), hat=hat_span(hat)),)
    spaces = [space for space, card in enumerate(board.table, start=1) if card.hat is hat]
    reasons = [why_worth(board, space) for space in spaces]
    if not spaces:
        template = _("No {hat} lies on the tea table: a collected one scores nothing.")
        reasons = [phrase(template, hat=hat_span(hat))]
    return (*reasons, *_collected(board, hat, names))


def why_score(board: Board, seat: int, names: Names) -> Phrase:
    """How the points of `seat` add up, without the favourite hat."""
    total, parts = points_now(board)[seat - 1].total, _parts(board, seat)
    if parts is None:
        return phrase(_("{name} has no points yet."), name=names[seat])
    template = ngettext(
        "{name} has {total} point: {parts}.", "{name} has {total} points: {parts}.", total
    )
    return phrase(template, name=names[seat], total=total, parts=parts)


def why_score_then(after: Board, seat: int) -> Phrase:
    """How the points of `seat` would add up after the staged move."""
    total, parts = points_now(after)[seat - 1].total, _parts(after, seat)
    if parts is None:
        return phrase(_("After the staged move: no points."))
    template = ngettext(
        "After the staged move {total} point: {parts}.",
        "After the staged move {total} points: {parts}.",
        total,
    )
    return phrase(template, total=total, parts=parts)


def why_points(forecast: Outcome, names: Names, viewer: int | None) -> Phrase:
    """Each player's points before and after a move: "Alice 10 +4 = 14, Bob 2"."""
    changed, same = (
        pgettext("points after a move", "{name} {before} {change} = {after}"),
        pgettext("points that stay", "{name} {before}"),
    )
    players: list[Phrase] = []
    count = len(forecast.before)
    for seat, (then, now) in enumerate(zip(forecast.before, forecast.after, strict=True), start=1):
        change = now.total - then.total
        ours = viewer is not None and side_of(seat, count) == side_of(viewer, count)
        good = None if viewer is None else ours == (change > 0)
        figures = {"before": then.total, "after": now.total}
        sign, template = signed(change, good=good), changed if change else same
        players.append(phrase(template, name=names[seat], change=sign, **figures))
    return listed(players)


def why_cookie(board: Board, names: Names) -> Phrase:
    """What everybody's claim to the cookie is. Rules: The cookie."""
    claims = []
    for seat, shown in enumerate(board.collections, start=1):
        types = type_count(shown, board.black_hats[seat - 1])
        ranks = " ".join(str(rank) for rank in sorted(card.rank for card in shown))
        template = ngettext("{name} {n} type", "{name} {n} types", types)
        if ranks:
            template = ngettext("{name} {n} type ({ranks})", "{name} {n} types ({ranks})", types)
        claims.append(phrase(template, name=names[seat], n=types, ranks=ranks))
    return phrase(_("Types, and the values shown: {claims}."), claims=listed(claims))


def why_favourite(hand: Sequence[Card], collection: tuple[Card, ...]) -> tuple[Phrase, ...]:
    """How the best favourite of a hand is reckoned, and what the other cards would bring.

    Rules: End and scoring, Favourite hat.

    Args:
        hand: The cards that can still be kept, at least one.
        collection: The cards that lie open.
    """
    ranked = sorted(hand, key=lambda card: -favourite_points(collection, card))
    best, rest = ranked[0], ranked[1:]
    values = [card.rank for card in collection if card.hat is best.hat]
    reckoning = phrase(
        _("{card} would be the best favourite: {values} collected, less its own {rank}: {points}."),
        card=card_span(best),
        values=Span("+".join(map(str, sorted(values))) or "0", Role.NUMBER),
        rank=best.rank,
        points=signed(favourite_points(collection, best)),
    )
    if not rest:
        return (reckoning,)
    template = pgettext("a card and its points", "{card} {points}")
    others = [
        phrase(template, card=card_span(card), points=signed(favourite_points(collection, card)))
        for card in rest
    ]
    return reckoning, phrase(_("The others: {cards}."), cards=listed(others))


def _parts(board: Board, seat: int) -> Phrase | None:
    """What the points of `seat` come from; nothing where there is nothing to count."""
    points, worths = points_now(board)[seat - 1], hat_worths(board.table)
    counts = Counter(card.hat for card in board.collections[seat - 1])
    parts: list[Phrase] = [
        phrase(_("{count}×{worth} {hat}"), count=count, worth=worths[hat], hat=hat_span(hat))
        for hat, count in sorted(counts.items(), key=lambda item: -worths[item[0]])
    ]
    if points.black:
        template = ngettext("{n} black hat", "{n} black hats", points.black)
        parts.append(phrase(template, n=points.black))
    if points.cookie:
        parts.append(phrase(_("the cookie {points}"), points=points.cookie))
    return listed(parts) if parts else None


def _collected(board: Board, hat: HatType, names: Names) -> tuple[Phrase, ...]:
    """Who has collected hats of a type, and what they score."""
    worth = hat_worths(board.table)[hat]
    template = pgettext("hats of one type", "{name} {count}×{worth}={points}")
    found = []
    for seat, shown in enumerate(board.collections, start=1):
        count = sum(card.hat is hat for card in shown)
        if count:
            figures = {"count": count, "worth": worth, "points": count * worth}
            found.append(phrase(template, name=names[seat], **figures))
    if not found:
        return (phrase(_("Nobody has collected one.")),)
    return (phrase(_("Collected: {list}."), list=listed(found)),)
