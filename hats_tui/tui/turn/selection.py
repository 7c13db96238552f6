"""The intent of the player whose turn it is: which card, for what, and where.

This is the whole state of the turn screen that is not the game's. It holds no rules: whatever may
be chosen is read off the view's legal actions. Every function gives a new selection.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from hats_tui.game import (
    Action,
    BlackHat,
    Card,
    Discard,
    EndTurn,
    Offer,
    Phase,
    PlayerView,
    Return,
    Swap,
)


class Purpose(StrEnum):
    """What the chosen card is for."""

    SWAP = "swap"
    BLACK = "black"
    DISCARD = "discard"
    OFFER = "offer"
    RETURN = "return"
    END = "end"
    """No card: the main action is done, and the turn can end."""


_CARD_ACTIONS: dict[Purpose, type[BlackHat | Discard | Offer | Return]] = {
    Purpose.BLACK: BlackHat,
    Purpose.DISCARD: Discard,
    Purpose.OFFER: Offer,
    Purpose.RETURN: Return,
}


@dataclass(frozen=True)
class Selection:
    """What is staged; not `armed`: the card is still being chosen, and Enter does nothing yet."""

    purpose: Purpose
    card: Card | None = None
    space: int | None = None
    armed: bool = False

    def action(self, seat: int) -> Action | None:
        """What is staged, as an action; nothing while a swap has no space."""
        if self.purpose is Purpose.END:
            return EndTurn(seat=seat)
        if self.card is None:
            return None
        if self.purpose is Purpose.SWAP:
            space = self.space
            return None if space is None else Swap(seat=seat, card=self.card, space=space)
        return _CARD_ACTIONS[self.purpose](seat=seat, card=self.card)


def begin(view: PlayerView, hand: Sequence[Card], last: Card | None = None) -> Selection | None:
    """What is staged when the player is asked to act; nothing where somebody else has to.

    Args:
        view: The player's view.
        hand: The hand in the order in which it is shown.
        last: The card that was chosen before, to be chosen again if it is still there.
    """
    if not view.acts:
        return None
    card = last if last is not None and last in hand else _first_that_can_go(view, hand)
    if view.board.phase is Phase.RETURN:
        return Selection(Purpose.RETURN, card, armed=True)
    if view.board.played:
        return Selection(Purpose.END, armed=True)
    return with_card(Selection(Purpose.SWAP), view, card)


def _first_that_can_go(view: PlayerView, hand: Sequence[Card]) -> Card:
    """The first card of the hand that can be swapped for something, else the first one."""
    return next((card for card in hand if legal_spaces(view, card)), hand[0])


def with_card(selection: Selection, view: PlayerView, card: Card) -> Selection:
    """Choose `card`; a swap keeps its space where that is legal, else it takes the first one."""
    if selection.purpose is not Purpose.SWAP:
        return replace(selection, card=card)
    spaces = legal_spaces(view, card)
    space = selection.space if selection.space in spaces else next(iter(spaces), None)
    return replace(selection, card=card, space=space)


def step_card(selection: Selection, view: PlayerView, hand: Sequence[Card], step: int) -> Selection:
    """Choose the next card in the hand, or the one before; it does not go round."""
    if selection.card not in hand:
        return with_card(selection, view, hand[0]) if hand else selection
    place = min(max(hand.index(selection.card) + step, 0), len(hand) - 1)
    return with_card(selection, view, hand[place])


def step_space(selection: Selection, view: PlayerView, step: int) -> Selection:
    """Choose the next legal space of the chosen card, or the one before; it does not go round."""
    if selection.card is None or selection.space is None:
        return selection
    spaces = legal_spaces(view, selection.card)
    place = min(max(spaces.index(selection.space) + step, 0), len(spaces) - 1)
    return replace(selection, space=spaces[place])


def stuck(selection: Selection) -> bool:
    """Whether a swap is wanted, and no space takes the chosen card."""
    return selection.purpose is Purpose.SWAP and selection.space is None


def arm(selection: Selection) -> Selection:
    """From choosing the card to choosing the space, or to confirming.

    A card that cannot be swapped for anything can still become a black hat.
    """
    if stuck(selection):
        return replace(selection, purpose=Purpose.BLACK, armed=True)
    return replace(selection, armed=True)


def back(selection: Selection, view: PlayerView) -> Selection | None:
    """One step back; nothing where there is none."""
    if selection.purpose is Purpose.SWAP:
        return replace(selection, armed=False) if selection.armed else None
    if selection.purpose in (Purpose.RETURN, Purpose.END):
        return None
    if view.board.played:
        return Selection(Purpose.END, armed=True)
    return with_card(Selection(Purpose.SWAP), view, selection.card or view.hand[0])


def turn_to(selection: Selection, purpose: Purpose, hand: Sequence[Card]) -> Selection:
    """Stage the chosen card for something else; the hand's first one where none is chosen."""
    card = selection.card if selection.card in hand else hand[0]
    return Selection(purpose, card, armed=True)


def to_space(selection: Selection, space: int) -> Selection:
    """Stage a swap of the chosen card for the one on `space`."""
    return replace(selection, purpose=Purpose.SWAP, space=space, armed=True)


def of_action(action: Action) -> Selection:
    """Stage an action that somebody else has found."""
    match action:
        case Swap(card=card, space=space):
            return Selection(Purpose.SWAP, card, space, armed=True)
        case EndTurn():
            return Selection(Purpose.END, armed=True)
        case _:
            return Selection(Purpose(action.do), action.card, armed=True)


def legal_spaces(view: PlayerView, card: Card) -> tuple[int, ...]:
    """The spaces for which `card` may be swapped now."""
    return tuple(
        action.space for action in view.legal if isinstance(action, Swap) and action.card is card
    )


def may(view: PlayerView, purpose: Purpose) -> bool:
    """Whether the viewer may do something of this kind now."""
    return any(action.do == purpose.value for action in view.legal)
