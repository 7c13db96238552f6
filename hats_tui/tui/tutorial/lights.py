"""The light on what a lesson speaks of. It hides nothing: it only fills cells that are empty.

A place of a single row is shown in the style of what is chosen instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.geometry import Offset, Region

from hats_tui.game import Card
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.layout import Part
from hats_tui.tui.turn.zone import SceneZone
from hats_tui.tui.tutorial.lessons import Spot

_MOST: Final = 16
"""So much of a long row is lit: its colours to the right are to be seen."""


@dataclass(frozen=True)
class Spotlight:
    """A light on a region of the screen.

    Args:
        spoken_of: The cells of the screen that are spoken of.
        look: Palette and signs.
        margin: So many columns on either side are lit as well, 0 or 1.
    """

    spoken_of: Region
    look: Look
    margin: int = 1

    @property
    def region(self) -> Region:
        """The cells of the screen that it may touch."""
        return self.spoken_of.grow((0, self.margin, 0, self.margin))

    def paint(self, canvas: Canvas, origin: Offset) -> None:
        """Paint the part that lies on one zone."""
        region = self.region.translate(-origin)
        lines = canvas.lines()
        if self.spoken_of.height == 1:
            self._invert(canvas, region, lines)
            return
        style, glyphs = self.look.palette.style("accent"), self.look.glyphs
        for y in range(region.y, region.bottom):
            for x, sign in ((region.x, glyphs.edge_right), (region.right - 1, glyphs.edge_left)):
                inside = 0 <= y < canvas.height and 0 <= x < canvas.width
                if inside and lines[y][x : x + 1] == " ":
                    canvas.text(x, y, sign, style)

    def _invert(self, canvas: Canvas, region: Region, lines: list[str]) -> None:
        if 0 <= region.y < canvas.height:
            start = max(region.x, 0)
            text = lines[region.y][start : min(region.right, start + _MOST)]
            canvas.text(start, region.y, text, self.look.palette.style("key"))


def spotlights(
    spots: Sequence[Spot], hand: Sequence[Card], zones: Sequence[SceneZone], look: Look
) -> list[Spotlight]:
    """Light those spots that are in sight; what can be done stands side by side.

    Args:
        spots: What is spoken of.
        hand: The cards of the hand, from left to right.
        zones: The parts in sight.
        look: Palette and signs.
    """
    return [
        Spotlight(region, look, margin=0 if spot.part is Part.ACTIONS else 1)
        for spot in spots
        if (region := _region(spot, hand, zones)) is not None
    ]


def _region(spot: Spot, hand: Sequence[Card], zones: Sequence[SceneZone]) -> Region | None:
    """Where a spot is, if it is in sight."""
    payload = spot.payload
    if isinstance(payload, Card):
        if payload not in hand:
            return None
        payload = ("card", hand.index(payload))
    zone = next((zone for zone in zones if zone.part is spot.part), None)
    if zone is None:
        return None
    places = (region for known, region in zone.targets() if payload in (None, known))
    return next(places, None)
