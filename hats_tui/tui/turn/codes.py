"""Cards chosen by their codes: a letter goes to the next card of its type, a digit completes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hats_tui.game import Card, HatType
from hats_tui.tui.turn.desk import Desk, hidden
from hats_tui.tui.turn.selection import Purpose, legal_spaces
from hats_tui.words import _
from hats_tui.words.names import hat_span
from hats_tui.words.phrase import Phrase, card_span, phrase

_PATIENCE = 1.0
"""Seconds in which the digit has to follow the letter."""


@dataclass(frozen=True)
class Letter:
    """The letter of a code, and what came of it."""

    hat: HatType
    at: float
    """When it was typed, in seconds."""
    before: Desk
    """The desk without it: the whole code begins there."""
    after: Desk

    def goes_on(self, desk: Desk | None, at: float) -> bool:
        """Whether a digit completes it: it comes soon, and nothing else has happened.

        Args:
            desk: The desk as it is.
            at: When the digit was typed.
        """
        return desk is self.after and at - self.at <= _PATIENCE


def choose_next(desk: Desk, hat: HatType) -> Desk:
    """Choose the next card of a type: of the hand, or on the table while a space is chosen."""
    if desk.acting is None:
        return desk.saying(desk.waiting)
    if desk.covered:
        return desk.saying(hidden())
    selection = desk.acting[1]
    if selection.armed and selection.purpose is Purpose.SWAP:
        return _next_space(desk, hat)
    places = [place for place, card in enumerate(desk.hand) if card.hat is hat]
    if not places:
        return desk.saying(phrase(_("There is no {hat} in your hand."), hat=hat_span(hat)))
    here = desk.hand.index(selection.card) if selection.card in desk.hand else -1
    return desk.point_at_card(_following(places, here))


def choose(desk: Desk, card: Card) -> Desk:
    """Choose exactly this card, in the hand or on the table."""
    if desk.acting is None:
        return desk.saying(desk.waiting)
    if desk.covered:
        return desk.saying(hidden())
    if card in desk.hand:
        return desk.choose_card(desk.hand.index(card))
    table = desk.view.board.table
    if card in table:
        return desk.choose_space(table.index(card) + 1)
    return desk.saying(_not_there(card))


def _next_space(desk: Desk, hat: HatType) -> Desk:
    if desk.acting is None:
        return desk
    spaces = [n for n, card in enumerate(desk.view.board.table, start=1) if card.hat is hat]
    if not spaces:
        return desk.saying(phrase(_("There is no {hat} on the table."), hat=hat_span(hat)))
    view, selection = desk.acting
    legal = legal_spaces(view, selection.card) if selection.card is not None else ()
    able = [space for space in spaces if space in legal]
    return desk.choose_space(_following(able or spaces, selection.space or 0))


def _following(places: Sequence[int], here: int) -> int:
    """The first place after this one; beyond the last comes the first."""
    return next((place for place in places if place > here), places[0])


def _not_there(card: Card) -> Phrase:
    template = _("{card} is neither in your hand nor on the table.")
    return phrase(template, card=card_span(card))
