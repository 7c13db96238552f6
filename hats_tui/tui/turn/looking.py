"""What the viewer looks at besides the table: the players, the log, the reasons, all hands."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from hats_tui.tui.turn.order import HandOrder
from hats_tui.tui.turn.scene import Panel
from hats_tui.tui.turn.tabletop import Tabletop
from hats_tui.tui.turn.topics import COOKIE, REFUSAL, Topic
from hats_tui.words import _
from hats_tui.words.log import Detail, told_of
from hats_tui.words.phrase import phrase
from hats_tui.words.refusals import Reason


class Looking(Tabletop):
    """Looks that decide nothing: each gives the same game with something else shown of it."""

    @property
    def looks_closely(self) -> bool:
        """Whether keys go on with what is looked at, instead of choosing cards."""
        return self.panel in (Panel.INSPECT, Panel.WHY)

    def inspect(self, seat: int | None = None) -> Self:
        """Look at a player closely, first at oneself; the same again: no more."""
        if self.panel is Panel.INSPECT and seat in (None, self.inspected):
            return self.look_away()
        return replace(self, panel=Panel.INSPECT, inspected=seat or self.seat or 1, message=None)

    def watch(self) -> Self:
        """Watch the next hand; after the last one again that of whoever plays."""
        if not self.open_views:
            return self.saying(phrase(_("All hands can be seen only where nobody but bots plays.")))
        watched = (self.watched or 0) + 1
        if watched > len(self.open_views):
            acting = self.open_views[(self.view.board.actor or self.view.board.turn) - 1]
            desk = replace(self, watched=None).with_view(acting, self.waiting)
            return desk.saying(phrase(_("You see the hand of whoever plays.")))
        return replace(self, watched=watched).with_view(self.open_views[watched - 1], self.waiting)

    def track(self) -> Self:
        """Show what every type is worth, or the log again."""
        panel = Panel.LOG if self.panel is Panel.TRACKER else Panel.TRACKER
        return replace(self, panel=panel, message=None)

    def scroll(self, lines: int, detail: Detail) -> Self:
        """Scroll the log, of which so much is told, back, or on."""
        panel = self.panel if self.looks_closely else Panel.LOG
        scrolled = min(max(self.scrolled + lines, 0), max(len(told_of(self.view, detail)) - 1, 0))
        return replace(self, panel=panel, scrolled=scrolled, message=None)

    def sort(self) -> Self:
        """Sort the hand the other way."""
        if self.seat is None:
            return self
        order = self.orders.get(self.seat, HandOrder.BY_TYPE).other
        return replace(self, orders={**self.orders, self.seat: order}, message=None)

    def cover(self) -> Self:
        """Hide the hand, or show it."""
        return replace(self, covered=not self.covered, message=None, refused=None)

    def explain(self, topic: Topic | None = None) -> Self:
        """Tell why something is as it is; the same again: no more.

        Args:
            topic: What is asked about; nothing: what was just refused, else what is staged.
        """
        refused = self.message if isinstance(self.message, Reason) else None
        if self.panel is Panel.WHY and refused is None and topic in (None, self.scene.asked):
            return self.look_away()
        asked = REFUSAL if topic is None and refused else topic
        return replace(self, panel=Panel.WHY, topic=asked, refused=refused, message=None)

    def explain_cookie(self) -> Self:
        """Tell who holds the cookie, and why."""
        return self.explain(COOKIE)

    def look_on(self, step: int) -> Self:
        """Look closely at the next player, or ask the next thing, or the one before; round."""
        if self.panel is Panel.INSPECT:
            seat = (self.inspected - 1 + step) % self.view.board.players + 1
            return replace(self, inspected=seat)
        scene = self.scene
        place = (scene.topics.index(scene.asked) + step) % len(scene.topics)
        return replace(self, topic=scene.topics[place], message=None)

    def look_away(self) -> Self:
        """Show the log again."""
        return replace(self, panel=Panel.LOG, message=None)
