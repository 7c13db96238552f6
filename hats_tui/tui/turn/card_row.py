"""Cards side by side in a given width, and where each of them stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.cards import CardPicture, draw_card
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier

_WIDEST_GAPS = {Tier.S: 2, Tier.M: 3, Tier.L: 5}


@dataclass(frozen=True)
class CardRow:
    """Where the cards of a row stand."""

    left: int
    """Column of the first card."""
    pitch: int
    """Columns from one card to the next."""

    @classmethod
    def centred(cls, width: int, count: int, tier: Tier, *, room_for: int = 0) -> CardRow:
        """Put cards into the middle of a width, apart as far as there is room.

        Args:
            width: The columns there are, enough for all cards with a column between them.
            count: How many cards.
            tier: Their size.
            room_for: So many cards could lie here; they are parted as if they did.
        """
        card, most = tier.card.width, max(count, room_for)
        gap = min(max((width - most * card) // (most + 1), 1), _WIDEST_GAPS[tier])
        pitch = card + gap
        return cls(left=(width - count * pitch + gap) // 2, pitch=pitch)

    def column(self, place: int) -> int:
        """The first column of a card; the places count from 0."""
        return self.left + place * self.pitch

    def edges(self, count: int) -> list[int]:
        """The columns where the margin of every second card begins, but for the first."""
        return [self.column(place) - 1 for place in range(2, count, 2)]

    def draw(self, canvas: Canvas, y: int, pictures: Sequence[CardPicture], look: Look) -> None:
        """Paint the cards, with their rings over their neighbours' margins."""
        canvas.cut(self.edges(len(pictures)))
        by_ring = sorted(enumerate(pictures), key=lambda placed: placed[1].ring.value)
        for place, picture in by_ring:
            draw_card(canvas, self.column(place), y, picture, look)
