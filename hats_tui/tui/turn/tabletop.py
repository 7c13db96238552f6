"""What one viewer has before them: the game as they see it, and what they have done with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from hats_tui.game import Card, PlayerView, PublicView
from hats_tui.tui.turn import selection as intent
from hats_tui.tui.turn.newcomer import newcomer
from hats_tui.tui.turn.order import HandOrder, in_order
from hats_tui.tui.turn.scene import Panel, Scene, forecast_of
from hats_tui.tui.turn.selection import Purpose, Selection
from hats_tui.tui.turn.topics import Topic
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase
from hats_tui.words.refusals import Reason


@dataclass(frozen=True)
class Tabletop:
    """The view, and everything of the turn screen that is not the game's."""

    names: Names
    view: PublicView
    waiting: Phrase | None = None
    """Whom the game waits for, if it is not the viewer."""
    open_views: tuple[PlayerView, ...] = ()
    """What each seat sees, where all hands are open to somebody who only watches."""
    watched: int | None = None
    """Whose hand is watched; nothing: that of the player who has to act."""
    selection: Selection | None = None
    """What is staged; nothing where the viewer does not act."""
    message: Phrase | None = None
    panel: Panel = Panel.LOG
    inspected: int = 1
    topic: Topic | None = None
    """What is asked about in the panel of reasons."""
    refused: Reason | None = None
    """What was refused when that was asked about."""
    scrolled: int = 0
    branched: tuple[int, ...] = ()
    """How many events there were when the game was played on from another one, for each time."""
    covered: bool = False
    carried: Card | None = None
    """The card of the hand that the mouse carries."""
    fresh: Card | None = None
    """The card of the hand that has newly come into it."""
    orders: Mapping[int, HandOrder] = field(default_factory=dict)
    """How each player's hand is sorted."""
    last_cards: Mapping[int, Card] = field(default_factory=dict)
    """The card that each player chose last."""

    @property
    def seat(self) -> int | None:
        """The viewer's seat, where a hand is shown."""
        return self.view.seat if isinstance(self.view, PlayerView) else None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's hand, sorted as they like it."""
        view = self.view
        if not isinstance(view, PlayerView):
            return ()
        return in_order(view.hand, self.orders.get(view.seat, HandOrder.BY_TYPE))

    @property
    def acting(self) -> tuple[PlayerView, Selection] | None:
        """The view and what is staged, where the viewer has to act."""
        if isinstance(self.view, PlayerView) and self.selection is not None:
            return self.view, self.selection
        return None

    @property
    def scene(self) -> Scene:
        """What the screen shows."""
        view, selection = self.view, self.selection
        exchange = selection and selection.purpose in (Purpose.OFFER, Purpose.RETURN)
        return Scene(
            view=view,
            names=self.names,
            hand=self.hand,
            selection=selection,
            forecast=forecast_of(view, selection) if isinstance(view, PlayerView) else None,
            covered=self.covered,
            carried=self.carried,
            watching=bool(self.open_views),
            fresh=self.fresh,
            waiting=self.waiting,
            message=self.message,
            panel=Panel.EXCHANGE if exchange and self.panel is Panel.LOG else self.panel,
            inspected=self.inspected,
            topic=self.topic,
            refused=self.refused,
            scrolled=self.scrolled,
            branched=self.branched,
        )

    def with_view(self, view: PublicView, waiting: Phrase | None) -> Self:
        """The desk when the game has moved on, or somebody else looks."""
        if self.open_views and self.watched is not None:
            view = self.open_views[self.watched - 1]
        if self.acting is not None and waiting is None and _differ_in_talk(view, self.view):
            return replace(self, view=view)
        new = replace(self, view=view, waiting=waiting, selection=None, message=None, scrolled=0)
        fresh = newcomer(view) if isinstance(view, PlayerView) else None
        new = replace(new, refused=None, fresh=fresh)
        looks_anew = new.seat != self.seat and not self.open_views
        if looks_anew or view.board.waiting:
            new = replace(new, panel=Panel.LOG)
        if looks_anew:
            new = replace(new, covered=False)
        if isinstance(view, PlayerView) and waiting is None:
            last = self.last_cards.get(view.seat)
            new = replace(new, selection=intent.begin(view, new.hand, last))
        if new.panel is Panel.WHY and self.scene.asked not in new.scene.topics:
            # What was asked about is done: the log tells it, and no other question was put.
            return replace(new, panel=Panel.LOG)
        return new

    def saying(self, message: Phrase | None) -> Self:
        """The desk with a message in the status line, until the next intent."""
        return replace(self, message=message)

    def staging(self, selection: Selection) -> Self:
        """The desk with something else staged; the message belonged to what was."""
        seat, card = self.seat, selection.card
        cards = self.last_cards
        if seat is not None and card is not None:
            cards = {**cards, seat: card}
        return replace(self, selection=selection, message=None, last_cards=cards)


def _differ_in_talk(view: PublicView, known: PublicView) -> bool:
    """Whether something was said between two views, and nothing done: what is staged stays."""
    return view.talk != known.talk and view.model_copy(update={"talk": known.talk}) == known
