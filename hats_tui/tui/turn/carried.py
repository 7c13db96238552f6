"""A card on its way under the pointer, and what is lit for it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from textual.geometry import Offset, Region

from hats_tui.game import Card
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.cards import CardPicture, draw_card
from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.ghost import Ghost, Light, Overlay
from hats_tui.words.names import short_hat_name


@dataclass(frozen=True)
class Goal:
    """A place that is lit, because the card may be let go there."""

    payload: object
    region: Region
    word: str
    """What the card becomes there."""


@dataclass(frozen=True)
class Carried:
    """A card that the mouse carries."""

    card: Card
    grip: Offset
    """Where on the card the pointer holds it."""
    goals: tuple[Goal, ...]
    look: Look

    def overlays(self, at: Offset, beneath: Collection[object]) -> list[Overlay]:
        """What lies over the screen: the lights, and the card above them.

        Args:
            at: The cell of the screen where the pointer is.
            beneath: The payloads that are there.
        """
        lights: list[Overlay] = [
            self._light(goal, strong=goal.payload in beneath) for goal in self.goals
        ]
        return [*lights, Ghost(picture_of(self.card, self.look), at - self.grip)]

    def middle(self, at: Offset) -> Offset:
        """The cell in the middle of the card, with the pointer at some cell."""
        size = self.look.tier.card
        return at - self.grip + Offset(size.width // 2, size.height // 2)

    def _light(self, goal: Goal, *, strong: bool) -> Light:
        style, glyphs = self.look.palette.style, self.look.glyphs
        edges = (glyphs.edge_left, glyphs.edge_right)
        if strong:
            return Light(goal.region, edges, style("ring_edge"), goal.word, style("ring"))
        return Light(goal.region, edges, style("ring_soft_edge"), goal.word, style("key"))


def picture_of(card: Card, look: Look) -> Canvas:
    """A card without anything around it."""
    size = look.tier.card
    sheet = Canvas(size.width, size.height, ellipsis=look.glyphs.ellipsis)
    draw_card(sheet, 0, 0, CardPicture(card, short_hat_name(card.hat)), look)
    return sheet
