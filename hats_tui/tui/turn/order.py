"""In which order a hand is shown."""

from __future__ import annotations

from enum import StrEnum

from hats_tui.game import Card, HatType

_TYPES = tuple(HatType)


class HandOrder(StrEnum):
    """How the cards of a hand are sorted."""

    BY_TYPE = "type"
    BY_RANK = "rank"

    @property
    def other(self) -> HandOrder:
        """The order to change to."""
        return HandOrder.BY_RANK if self is HandOrder.BY_TYPE else HandOrder.BY_TYPE


def in_order(hand: tuple[Card, ...], order: HandOrder) -> tuple[Card, ...]:
    """The hand, sorted by type and then by value, or the other way round."""
    if order is HandOrder.BY_TYPE:
        return tuple(sorted(hand, key=lambda card: (_TYPES.index(card.hat), card.rank)))
    return tuple(sorted(hand, key=lambda card: (card.rank, _TYPES.index(card.hat))))
