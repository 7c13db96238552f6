"""How the parts of the turn screen come to their places.

The places are reckoned while Textual lays out, from the very size that it lays out for. So there is
no moment at which a part stands where another window would have it.
"""

from __future__ import annotations

from textual.app import ComposeResult
from textual.geometry import NULL_OFFSET, NULL_SPACING, Region, Size
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.strip import Strip
from textual.widget import Widget

from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn.hand import MOST_CARDS
from hats_tui.tui.turn.layout import Part, layout
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.seams import MOST_SEAMS, seams
from hats_tui.tui.turn.tea_table import MOST_SPACES
from hats_tui.tui.turn.zone import SceneZone


class Seam(Widget):
    """Lies beneath a part for the sake of its edges; see `hats_tui.tui.turn.seams`."""

    def render_line(self, y: int) -> Strip:
        """Nothing that is ever seen."""
        del y
        return Strip.blank(self.size.width)


class TurnLayout(Layout):
    """Gives every part in sight its region, with seams beneath; what is left is not shown."""

    name = "turn"

    def __init__(self, players: int, below: int) -> None:
        """Lay out for so many players, with so many rows of the window for something else."""
        self._players = players
        self._below = below
        self.spaces, self.cards = MOST_SPACES, MOST_CARDS
        """How many cards lie on the tea table, and in the hand."""

    def arrange(
        self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        """Place the children; the signature is Textual's."""
        del parent, greedy
        regions = layout(size.width, size.height + self._below, self._players, self._below)
        beneath = iter(seams(regions, Tier.of(*size), self.spaces, self.cards))
        placements = []
        for child in children:
            if isinstance(child, SceneZone) and child.part in regions:
                placements.append(_placed(child, regions[child.part], order=0))
            elif isinstance(child, Seam) and (region := next(beneath, None)):
                placements.append(_placed(child, region, order=-1))
        return placements


class TurnArea(Widget):
    """Holds the parts of the turn screen, over the whole window."""

    DEFAULT_CSS = """
    TurnArea { width: 100%; height: 100%; overflow: hidden; }
    """

    def __init__(
        self, look: Look, players: int, zone: type[SceneZone] = SceneZone, *, below: int = 0
    ) -> None:
        """Make the area of a game.

        Args:
            look: Palette, signs and size of screen.
            players: How many play.
            zone: What paints the parts.
            below: So many rows at the bottom of the window belong to something else, at most one.
        """
        super().__init__()
        self._look = look
        self._zone = zone
        self._turn_layout = TurnLayout(players, below)

    @property
    def layout(self) -> Layout:
        """How the children come to their places."""
        return self._turn_layout

    def compose(self) -> ComposeResult:
        """The parts, and the seams beneath them."""
        for part in Part:
            yield self._zone(self._look, part)
        for _ in range(MOST_SEAMS):
            yield Seam()

    def fit(self, scene: Scene) -> None:
        """Put the seams between the cards of this scene."""
        arranged, spaces = self._turn_layout, len(scene.view.board.table)
        cards = len(scene.hand) or arranged.cards
        if (spaces, cards) != (arranged.spaces, arranged.cards):
            arranged.spaces, arranged.cards = spaces, cards
            self.query(Seam).first().refresh(repaint=False, layout=True)


def _placed(widget: Widget, region: Region, order: int) -> WidgetPlacement:
    return WidgetPlacement(region, NULL_OFFSET, NULL_SPACING, widget, order)
