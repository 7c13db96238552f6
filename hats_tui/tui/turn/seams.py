"""Where rows of cards are cut, so that little is sent when only some of the cards change.

Textual sends a row from the last edge of any widget to the left of what has changed. In a part with
many cards side by side that is nearly all of it. Empty widgets beneath the part have edges where
its cards are parted; they are never seen, and the mouse never finds them.
"""

from __future__ import annotations

from collections.abc import Iterator

from textual.geometry import Region

from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn.card_row import CardRow
from hats_tui.tui.turn.hand import MOST_CARDS
from hats_tui.tui.turn.layout import Part, Regions

MOST_SEAMS = 3
"""Two edges for each: as many as six spaces and nine cards have."""


def seams(regions: Regions, tier: Tier, spaces: int, cards: int) -> list[Region]:
    """Regions whose edges are those of the cards.

    Args:
        regions: Where the parts stand.
        tier: The size of screen.
        spaces: How many cards lie on the tea table.
        cards: How many cards the hand has.
    """
    table, hand = regions[Part.TABLE], regions[Part.HAND]
    on_table = CardRow.centred(table.width, spaces, tier)
    in_hand = CardRow.centred(hand.width, cards, tier, room_for=MOST_CARDS)
    return [*_between(table, on_table, spaces), *_between(hand, in_hand, cards)]


def _between(room: Region, row: CardRow, cards: int) -> Iterator[Region]:
    """Every second card with its margin, so that all edges are there once."""
    edges = row.edges(cards)
    for left, right in zip(edges[::2], [*edges[1::2], room.width], strict=False):
        yield Region(room.x + left, room.y, right - left, room.height)
