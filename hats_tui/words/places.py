"""What lies where, in sentences that make sense when they are read aloud."""

from __future__ import annotations

from collections.abc import Iterable

from hats_tui.game import (
    MAIN_ACTIONS,
    Board,
    Card,
    HatType,
    PlayerView,
    PublicView,
    points_now,
    side_totals,
    space_worths,
    unseen_cards,
)
from hats_tui.words.names import Names, hat_span, team_name
from hats_tui.words.phrase import Phrase, Role, Span, card_span, listed, phrase
from hats_tui.words.sides import side_name
from hats_tui.words.translation import _, ngettext, pgettext
from hats_tui.words.turns import cards_left

_HATS = tuple(HatType)


def round_line(board: Board, names: Names) -> Phrase:
    """Which round it is, and whose turn."""
    template = _("Round {round} of {rounds}, the turn of {name}.")
    return phrase(template, round=board.round, rounds=MAIN_ACTIONS, name=names[board.turn])


def tea_table(board: Board) -> Phrase:
    """What lies on each space, and what of it counts for nothing."""
    counts = pgettext("a space and its card", "{space} {card}")
    covered = _("{space} {card} (counts for nothing)")
    spaces = [
        phrase(counts if worth else covered, space=space, card=card_span(card))
        for space, (card, worth) in enumerate(
            zip(board.table, space_worths(board.table), strict=True), start=1
        )
    ]
    return phrase(_("Tea table: {list}."), list=listed(spaces))


def hand_line(view: PlayerView) -> Phrase:
    """The hand of the viewer, by type and value."""
    return phrase(_("Your hand: {cards}."), cards=_cards(view.hand))


def own_secrets(view: PlayerView) -> tuple[Phrase, ...]:
    """What else the viewer alone knows: black hats, what was thrown away, the card on offer."""
    told = []
    if view.black_hats:
        told.append(phrase(_("Your black hats: {cards}."), cards=_cards(view.black_hats)))
    if view.discarded:
        template = _("Thrown away by you: {cards}.")
        told.append(phrase(template, cards=_cards(view.discarded)))
    if view.offer is not None:
        told.append(phrase(_("Your card on offer: {card}."), card=card_span(view.offer)))
    return tuple(told)


def collection_line(board: Board, seat: int, names: Names) -> Phrase:
    """What a player has collected and holds."""
    shown, black = board.collections[seat - 1], board.black_hats[seat - 1]
    parts: list[Phrase | Span] = [card_span(card) for card in _sorted(shown)]
    if black:
        parts.append(phrase(ngettext("{n} black hat", "{n} black hats", black), n=black))
    held = cards_left(board.hand_sizes[seat - 1])
    if not parts:
        template = _("{name} has collected nothing yet, and holds {held}.")
        return phrase(template, name=names[seat], held=held)
    template = _("{name} has collected {list}, and holds {held}.")
    return phrase(template, name=names[seat], list=listed(parts), held=held)


def points_line(board: Board, names: Names) -> Phrase:
    """Everybody's points without the favourite hats, and those of the teams."""
    points = [each.total for each in points_now(board)]
    parts = [named_points(names, points)]
    if board.players == 4:
        parts += [
            _named(side_name(side, 4, names), total)
            for side, total in enumerate(side_totals(tuple(points)))
        ]
    return phrase(_("Points, without the favourite hats: {list}."), list=listed(parts))


def named_points(names: Names, points: Iterable[int]) -> Phrase:
    """The points of all players with their names.

    Args:
        names: The players' names.
        points: By seat.
    """
    return listed(_named(names[seat], each) for seat, each in enumerate(points, start=1))


def _named(name: Span, points: int) -> Phrase:
    return phrase(pgettext("a name and points", "{name} {points}"), name=name, points=points)


def piles(board: Board) -> tuple[Phrase, ...]:
    """Draw pile and discards, or exchanges made, and what is out of play."""
    told = []
    if board.players < 4:
        template = _("Draw pile: {deck}. Discards: {discards}.")
        deck, discards = cards_left(board.deck), cards_left(board.discards)
        told.append(phrase(template, deck=deck, discards=discards))
    else:
        made = pgettext("a team and its exchanges", "{team} {made}")
        teams = [phrase(made, team=team_name(t), made=n) for t, n in enumerate(board.exchanges)]
        told.append(phrase(_("Exchanges made: {teams}."), teams=listed(teams)))
    return (*told, *out_of_play(board))


def out_of_play(board: Board) -> tuple[Phrase, ...]:
    """The types that are out of play; nothing where all seven are in it."""
    if not board.removed:
        return ()
    hats = listed(hat_span(hat) for hat in board.removed)
    return (phrase(_("Out of play: {hats}."), hats=hats),)


def unseen_line(view: PublicView) -> Phrase | None:
    """The cards whose place the viewer does not see; nothing where there are none."""
    cards = [card for each in unseen_cards(view).values() for card in each]
    if not cards:
        return None
    return phrase(_("Cards that you do not see: {cards}."), cards=_cards(cards))


def letters_line() -> Phrase:
    """Which letter is which type."""
    template = pgettext("a letter and its type", "{letter} {hat}")
    hats = [
        phrase(template, letter=Span(hat.value, Role.HAT, hat), hat=hat_span(hat))
        for hat in HatType
    ]
    return phrase(_("The letters of the cards: {list}."), list=listed(hats))


def _cards(cards: Iterable[Card]) -> Phrase:
    return listed(card_span(card) for card in _sorted(cards))


def _sorted(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: (_HATS.index(card.hat), card.rank))
