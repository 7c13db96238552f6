"""Actions together with all that follows from them without a choice."""

from __future__ import annotations

from random import Random
from typing import Final

from hats_tui.bots.kernel.codes import BLACK, DISCARD, KIND, OFFER, RETURN
from hats_tui.bots.kernel.play import end_turn, play
from hats_tui.bots.kernel.position import Position
from hats_tui.bots.search.habits import gift, spare_card

_LOW: Final = 4
"""A card of a lower or this rank is thrown away for an unseen one."""


def perform(position: Position, action: int, rng: Random) -> None:
    """Make an action; then the next choice is a main action, or the game is over.

    An offer is answered, and a turn whose main action was made is ended: later turns have
    nothing optional in a search but what `draw` does, so that it sees twice as far.

    Args:
        position: It is changed in place.
        action: What is done; a black hat without a card is whichever card its player can spare.
        rng: Shuffles the discards where a draw empties the pile.
    """
    if action == BLACK:
        action |= spare_card(position, position.turn)
    play(position, action, lambda cards: rng.sample(cards, len(cards)))
    if action & KIND == OFFER:
        partner = position.actor
        play(position, RETURN | gift(position, partner, position.turn), list)
    if position.played:
        end_turn(position)


def draw(position: Position, rng: Random) -> None:
    """Throw away what can be spared for the next card of the pile, unless it is a high card.

    Args:
        position: It is changed in place; the main action of the turn is still to come.
        rng: Shuffles the discards where the pile becomes empty.
    """
    card = spare_card(position, position.turn)
    if card & 7 <= _LOW:
        perform(position, DISCARD | card, rng)
