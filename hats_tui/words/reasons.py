"""Why an action is good, in the words of the game: the few things that it does for its player.

These are not the figures that found it, which nobody could follow, but what somebody who knows Hats
would point at. What speaks against the action is left out, and, where it is set against another
action, what speaks for that one as much.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from hats_tui.game import (
    Action,
    BlackHat,
    Board,
    Card,
    Discard,
    EndTurn,
    Forecast,
    HatType,
    Offer,
    PlayerView,
    Return,
    Swap,
    favourite_points,
    forecast,
    hat_worths,
    partner_of,
)
from hats_tui.words.names import Names, hat_span
from hats_tui.words.phrase import Phrase, card_span, phrase, signed
from hats_tui.words.sides import side_of
from hats_tui.words.translation import _, pgettext

MOST: Final = 2
"""So many reasons are told."""


class _Reason(NamedTuple):
    kind: str
    """What it is about, whichever cards it names."""
    weight: float
    """About how many points it is."""
    text: Phrase
    favourite: int = 0
    """What the favourite is worth then, where it is about that."""

    def as_true_as(self, other: _Reason) -> bool:
        """Whether this says of one action what the other says of another, and as much."""
        alike = self.kind == other.kind
        if self.favourite or other.favourite:
            return alike and self.favourite >= other.favourite
        return alike and self.weight >= other.weight


def reasons(
    action: Action,
    view: PlayerView,
    names: Names,
    most: int = MOST,
    *,
    instead_of: Action | None = None,
    beside: Iterable[Action] = (),
) -> Phrase:
    """What speaks for an action, as a part of a sentence; empty where nothing stands out.

    Args:
        action: What the player may do.
        view: What the player knows before it.
        names: The players' names.
        most: So many reasons at most.
        instead_of: What it is said to be better than: only what tells the two apart counts.
        beside: All that is suggested: one reason at least is not true of the others as well, if
            there is one.
    """
    found = sorted(_found(action, view, names), key=lambda reason: -reason.weight)
    if instead_of is not None:
        worse = list(_found(instead_of, view, names))
        found = [each for each in found if not any(other.as_true_as(each) for other in worse)]
    others = [other for other in beside if other != action]
    theirs = {reason.text for other in others for reason in _found(other, view, names)}
    own = [reason for reason in found if reason.text not in theirs]
    told = found[:most]
    if own and not any(reason in own for reason in told):
        told[-1] = own[0]
    return _joined([reason.text for reason in told])


def _found(action: Action, view: PlayerView, names: Names) -> Iterator[_Reason]:
    match action:
        case Swap() | BlackHat():
            expected = forecast(view.board, view.hand, action)
            yield from _worths(expected, view, names)
            yield from _cookie(expected, view, names)
            yield from _card(action, view, expected)
            yield from _favourite(expected, view, _taken(action, view.board))
        case Discard(card=card):
            yield from _spare(card, view)
            yield _Reason("draw", 0.5, phrase(_("a new card may bring more")))
        case Offer(card=card) | Return(card=card):
            yield from _for_partner(card, view, names)
            yield from _spare(card, view)
        case EndTurn():
            yield _Reason("end", 1, phrase(_("keeps every card of your hand")))


def _worths(expected: Forecast, view: PlayerView, names: Names) -> Iterator[_Reason]:
    """Types that become worth more to the own side, or less to another one."""
    for change in expected.worths:
        counts = _counts(view.board, change.hat)
        rival = _richest_rival(counts, view.seat)
        own, theirs = _of_side(counts, view.seat), _of_side(counts, rival)
        gain = change.after - change.before
        parts = {"before": change.before, "after": change.after}
        hat, name = hat_span(change.hat), names[rival]
        if gain > 0 and own > theirs:
            template = _("raises the {hat} that you collect from {before} to {after}")
            if not counts[view.seat - 1]:
                name = names[partner_of(view.seat)]
                template = _("raises the {hat} that {name} collects from {before} to {after}")
            text = phrase(template, hat=hat, name=name, **parts)
            yield _Reason("raises", gain * own, text)
        elif gain < 0 and theirs > own:
            template = _("lowers the {hat} that {name} collects from {before} to {after}")
            if not change.after:
                template = _("covers the {hat} that {name} collects")
            text = phrase(template, hat=hat, name=name, **parts)
            yield _Reason("lowers", -gain * theirs, text)


def _cookie(expected: Forecast, view: PlayerView, names: Names) -> Iterator[_Reason]:
    ruling, count = expected.cookie, view.board.players
    if not ruling.moved or side_of(ruling.winner, count) != side_of(view.seat, count):
        return
    if ruling.holder is None:
        yield _Reason("cookie", 3, phrase(_("takes the cookie")))
    elif side_of(ruling.holder, count) != side_of(view.seat, count):
        yield _Reason(
            "cookie", 8, phrase(_("takes the cookie from {name}"), name=names[ruling.holder])
        )


def _card(action: Swap | BlackHat, view: PlayerView, expected: Forecast) -> Iterator[_Reason]:
    """What the card itself brings: a hat, or a sure point."""
    if isinstance(action, BlackHat):
        left = phrase(_("a sure point that leaves the tea table as it is"))
        yield _Reason("black hat", 1.5, left)
        yield from _spare(action.card, view)
        return
    board = view.board
    taken = board.table[action.space - 1]
    worth = hat_worths(board.after_swap(action.card, action.space).table)[taken.hat]
    if worth:
        template = _("collects {card}, worth {worth} now")
        yield _Reason("hat", worth, phrase(template, card=card_span(taken), worth=worth))
    shown = board.collections[view.seat - 1]
    holds = side_of(expected.cookie.winner, board.players) == side_of(view.seat, board.players)
    if not holds and not any(card.hat is taken.hat for card in shown):
        yield _Reason("type", 1.1, phrase(_("a type more on your way to the cookie")))
    yield from _spare(action.card, view, taken)
    if action.card.rank <= 2:
        yield _Reason("price", 1, phrase(_("costs you only {card}"), card=card_span(action.card)))


def _favourite(expected: Forecast, view: PlayerView, taken: Card | None) -> Iterator[_Reason]:
    """What it does for the favourite hat."""
    best = expected.favourite
    if best.points <= 0:
        return
    parts = {"card": card_span(best.card), "points": signed(best.points)}
    if taken is not None and taken.hat is best.card.hat:
        text = phrase(_("makes {card} a better favourite ({points})"), **parts)
        yield _Reason("favourite", taken.rank + 0.5, text, best.points)
    elif any(card.hat is best.card.hat for card in view.board.collections[view.seat - 1]):
        text = phrase(_("keeps {card} as your favourite ({points})"), **parts)
        yield _Reason("favourite", best.points / 2, text, best.points)


def _spare(card: Card, view: PlayerView, taken: Card | None = None) -> Iterator[_Reason]:
    """A card that its player does not need, which matters less where it brings another."""
    shown, part = view.board.collections[view.seat - 1], 1.0
    if taken is not None:
        shown, part = (*shown, taken), 0.5
    points = favourite_points(shown, card)
    if not any(other.hat is card.hat for other in shown):
        text = phrase(_("nothing you collect goes with {card}"), card=card_span(card))
        yield _Reason("spare", 1.2 * part, text)
    elif points < max(favourite_points(shown, other) for other in view.hand):
        template = _("{card} is not your best favourite ({points})")
        text = phrase(template, card=card_span(card), points=signed(points))
        yield _Reason("spare", 0.8 * part, text)


def _for_partner(card: Card, view: PlayerView, names: Names) -> Iterator[_Reason]:
    partner = partner_of(view.seat)
    matching = sum(other.hat is card.hat for other in view.board.collections[partner - 1])
    if matching:
        template = _("{name} collects the {hat}")
        yield _Reason(
            "partner", 2 + matching, phrase(template, name=names[partner], hat=hat_span(card.hat))
        )


def _taken(action: Swap | BlackHat, board: Board) -> Card | None:
    return board.table[action.space - 1] if isinstance(action, Swap) else None


def _counts(board: Board, hat: HatType) -> list[int]:
    """How many hats of a type everybody has collected, by seat."""
    return [sum(card.hat is hat for card in shown) for shown in board.collections]


def _of_side(counts: Sequence[int], seat: int) -> int:
    side = side_of(seat, len(counts))
    return sum(n for other, n in enumerate(counts, 1) if side_of(other, len(counts)) == side)


def _richest_rival(counts: Sequence[int], seat: int) -> int:
    """The seat of another side that has most of them."""
    side = side_of(seat, len(counts))
    rivals = [n for n in range(1, len(counts) + 1) if side_of(n, len(counts)) != side]
    return max(rivals, key=lambda rival: counts[rival - 1])


def _joined(parts: Sequence[Phrase]) -> Phrase:
    joined = Phrase(())
    for part in parts:
        if joined.spans:
            template = pgettext("reasons, one after the other", "{first}; {next}")
            joined = phrase(template, first=joined, next=part)
        else:
            joined = part
    return joined
