"""How the parts of the turn screen come to their places.

The places are reckoned while Textual lays out, from the very size that it lays out for. So there is
no moment at which a part stands where another window would have it.
"""

from __future__ import annotations

from textual.geometry import NULL_OFFSET, NULL_SPACING, Size
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

from hats_tui.tui.turn.layout import Part, layout


class TurnLayout(Layout):
    """Gives every child whose id is a part in sight its region; the others are not shown."""

    name = "turn"

    def __init__(self, players: int) -> None:
        """Lay out for so many players."""
        self._players = players

    def arrange(
        self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        """Place the children; the rest of the signature is Textual's."""
        del parent, greedy
        regions = layout(size.width, size.height, self._players)
        return [
            WidgetPlacement(regions[part], NULL_OFFSET, NULL_SPACING, child)
            for child in children
            if (part := Part(child.id or "")) in regions
        ]


class TurnArea(Widget):
    """Holds the parts of the turn screen, over the whole window."""

    DEFAULT_CSS = """
    TurnArea { width: 100%; height: 100%; overflow: hidden; }
    """

    def __init__(self, players: int) -> None:
        """Make the area of a game.

        Args:
            players: How many play.
        """
        super().__init__()
        self._turn_layout = TurnLayout(players)

    @property
    def layout(self) -> Layout:
        """How the children come to their places."""
        return self._turn_layout
