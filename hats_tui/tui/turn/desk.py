"""What one viewer has before them, and what a key or a press makes of it.

The desk is immutable: every intent gives a new desk, or the action that has been decided. The
screen only maps keys and presses to these intents, so all can be tried without a terminal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from hats_tui.game import (
    Action,
    Card,
    EndTurn,
    Offer,
    Phase,
    PlayerView,
    PublicView,
    Return,
    Swap,
)
from hats_tui.tui.turn import selection as intent
from hats_tui.tui.turn.newcomer import newcomer
from hats_tui.tui.turn.order import HandOrder, in_order
from hats_tui.tui.turn.scene import Panel, Scene, forecast_of
from hats_tui.tui.turn.selection import Purpose, Selection
from hats_tui.tui.turn.topics import COOKIE, REFUSAL, Topic
from hats_tui.words import _
from hats_tui.words.log import Detail, told_of
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.refusals import Kind, Reason, why_not, why_not_this

_KINDS: dict[Purpose, Kind] = {
    Purpose.BLACK: "black",
    Purpose.DISCARD: "discard",
    Purpose.OFFER: "offer",
    Purpose.END: "end",
}


@dataclass(frozen=True)
class Desk:
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

    # What is seen

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

    def with_view(self, view: PublicView, waiting: Phrase | None) -> Desk:
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

    def saying(self, message: Phrase | None) -> Desk:
        """The desk with a message in the status line, until the next intent."""
        return replace(self, message=message)

    def staging(self, selection: Selection) -> Desk:
        """The desk with something else staged; the message belonged to what was."""
        seat, card = self.seat, selection.card
        cards = self.last_cards
        if seat is not None and card is not None:
            cards = {**cards, seat: card}
        return replace(self, selection=selection, message=None, last_cards=cards)

    # What the viewer intends

    def step(self, step: int) -> Desk:
        """The next or previous card, space, or player under inspection."""
        if self.panel is Panel.INSPECT:
            seat = (self.inspected - 1 + step) % self.view.board.players + 1
            return replace(self, inspected=seat)
        if self.panel is Panel.WHY:
            return self._ask_next(step)
        if self.acting is None:
            return self.saying(self.waiting)
        view, selection = self.acting
        if selection.purpose is Purpose.SWAP and selection.armed:
            return self.staging(intent.step_space(selection, view, step))
        if selection.purpose is Purpose.END:
            return self
        return self.staging(intent.step_card(selection, view, self.hand, step))

    def up(self) -> Desk:
        """From the hand to the table."""
        if self.acting is None:
            return self.saying(self.waiting)
        selection = self.acting[1]
        return self if selection.purpose is Purpose.END else self.staging(intent.arm(selection))

    @property
    def before(self) -> Desk | None:
        """The desk one step back; nothing where there is no such step."""
        if self.panel in (Panel.INSPECT, Panel.WHY):
            return replace(self, panel=Panel.LOG, message=None)
        if self.acting is None:
            return None
        selection = intent.back(self.acting[1], self.acting[0])
        return None if selection is None else self.staging(selection)

    def number(self, number: int) -> Desk:
        """Choose a card by its number, or with a card chosen a space."""
        if self.acting is None:
            return self.saying(self.waiting)
        selection = self.acting[1]
        if selection.purpose is Purpose.SWAP and selection.armed:
            return self.choose_space(number)
        return self.choose_card(number - 1)

    def point_at_card(self, place: int) -> Desk:
        """Choose a card of the hand, by its place from 0, and go on choosing cards."""
        if self.acting is None or place >= len(self.hand):
            return self
        view, selection = self.acting
        if selection.purpose is Purpose.END:
            return self.saying(why_not(view, "swap", self.names))
        return self.staging(intent.with_card(selection, view, self.hand[place]))

    def choose_card(self, place: int) -> Desk:
        """Choose a card of the hand, by its place from 0, and go on to its space."""
        pointed = self.point_at_card(place)
        chosen = pointed.selection
        if pointed.message is not None or chosen is None or chosen.space is None:
            return pointed
        return pointed.staging(intent.arm(chosen))

    def choose_space(self, space: int) -> Desk:
        """Choose a space for the chosen card; where it cannot go there, say why."""
        if self.acting is None:
            return self
        view, selection = self.acting
        if selection.card is None or view.board.phase is Phase.RETURN:
            return self.saying(why_not(view, "swap", self.names))
        if self.covered:  # where the card can go, and where not, would tell which one it is
            return self.saying(hidden())
        swap = Swap(seat=view.seat, card=selection.card, space=space)
        reason = why_not_this(view, swap, self.names)
        if reason is not None:
            return self.saying(reason)
        return self.staging(intent.to_space(selection, space))

    def choose(self) -> Desk:
        """Choose what is staged; nothing is decided."""
        if self.acting is None:
            return self.saying(self.waiting)
        selection = self.acting[1]
        return self if selection.armed else self.staging(intent.arm(selection))

    def enter(self) -> Desk | Action:
        """Choose; where everything is chosen, decide."""
        if self.acting is None or not self.acting[1].armed:
            return self.choose()
        view, selection = self.acting
        return self._decided(selection, view)

    def stage(self, purpose: Purpose) -> Desk:
        """Stage the chosen card for something else than a swap; the same again: take it back."""
        if self.acting is None:
            return self.saying(self.waiting)
        view, selection = self.acting
        if selection.purpose is purpose:
            back = intent.back(selection, view)
            # Where no space takes the card, Enter has led here already, and the key means the same.
            stays = purpose is Purpose.BLACK and back is not None and intent.stuck(back)
            return self if back is None or stays else self.staging(back)
        reason = why_not(view, _KINDS[purpose], self.names)
        if reason is not None:
            return self.saying(reason)
        # An exchange needs the panel's place for itself.
        gives_way = purpose is Purpose.OFFER or self.panel is Panel.WHY
        panel = Panel.LOG if gives_way else self.panel
        staged = intent.turn_to(selection, purpose, self.hand)
        return replace(self, panel=panel).staging(staged)

    def suggested(self, action: Action) -> Desk:
        """Stage an action that was suggested, if it can still be done."""
        if self.acting is None or action not in self.acting[0].legal:
            return self
        staged = self.staging(intent.of_action(action))
        return replace(staged, panel=Panel.LOG) if isinstance(action, Offer | Return) else staged

    def end(self) -> Desk | Action:
        """End the turn."""
        if self.acting is None:
            return self.saying(self.waiting)
        view = self.acting[0]
        reason = why_not(view, "end", self.names)
        return EndTurn(seat=view.seat) if reason is None else self.saying(reason)

    def press_card(self, place: int) -> Desk | Action:
        """Choose a card of the hand; what is staged and pressed again is decided."""
        if self.acting is None:
            return self.saying(self.waiting)
        view, selection = self.acting
        again = selection.armed and selection.card is self.hand[place]
        if again and selection.purpose is not Purpose.SWAP:
            return self._decided(selection, view)
        return self.choose_card(place)

    def press_space(self, space: int) -> Desk | Action:
        """Choose a space; what is staged and pressed again is decided."""
        if self.acting is None:
            return self.saying(self.waiting)
        view, selection = self.acting
        if selection.purpose is Purpose.SWAP and selection.armed and selection.space == space:
            return self._decided(selection, view)
        return self.choose_space(space)

    # What the viewer looks at

    def inspect(self, seat: int | None = None) -> Desk:
        """Look at a player closely, first at oneself; the same again: no more."""
        if self.panel is Panel.INSPECT and seat in (None, self.inspected):
            return replace(self, panel=Panel.LOG, message=None)
        return replace(self, panel=Panel.INSPECT, inspected=seat or self.seat or 1, message=None)

    def watch(self) -> Desk:
        """Watch the next hand; after the last one again that of whoever plays."""
        if not self.open_views:
            return self.saying(phrase(_("All hands can be seen only where nobody but bots plays.")))
        watched = (self.watched or 0) + 1
        if watched > len(self.open_views):
            acting = self.open_views[(self.view.board.actor or self.view.board.turn) - 1]
            desk = replace(self, watched=None).with_view(acting, self.waiting)
            return desk.saying(phrase(_("You see the hand of whoever plays.")))
        return replace(self, watched=watched).with_view(self.open_views[watched - 1], self.waiting)

    def track(self) -> Desk:
        """Show what every type is worth, or the log again."""
        panel = Panel.LOG if self.panel is Panel.TRACKER else Panel.TRACKER
        return replace(self, panel=panel, message=None)

    def scroll(self, lines: int, detail: Detail) -> Desk:
        """Scroll the log, of which so much is told, back, or on."""
        panel = self.panel if self.panel in (Panel.INSPECT, Panel.WHY) else Panel.LOG
        scrolled = min(max(self.scrolled + lines, 0), max(len(told_of(self.view, detail)) - 1, 0))
        return replace(self, panel=panel, scrolled=scrolled, message=None)

    def sort(self) -> Desk:
        """Sort the hand the other way."""
        if self.seat is None:
            return self
        order = self.orders.get(self.seat, HandOrder.BY_TYPE).other
        return replace(self, orders={**self.orders, self.seat: order}, message=None)

    def cover(self) -> Desk:
        """Hide the hand, or show it."""
        return replace(self, covered=not self.covered, message=None, refused=None)

    def explain(self, topic: Topic | None = None) -> Desk:
        """Tell why something is as it is; the same again: no more.

        Args:
            topic: What is asked about; nothing: what was just refused, else what is staged.
        """
        refused = self.message if isinstance(self.message, Reason) else None
        if self.panel is Panel.WHY and refused is None and topic in (None, self.scene.asked):
            return replace(self, panel=Panel.LOG, message=None)
        asked = REFUSAL if topic is None and refused else topic
        return replace(self, panel=Panel.WHY, topic=asked, refused=refused, message=None)

    def explain_cookie(self) -> Desk:
        """Tell who holds the cookie, and why."""
        return self.explain(COOKIE)

    def _ask_next(self, step: int) -> Desk:
        """Ask about the next thing, or the one before; it goes round."""
        scene = self.scene
        place = (scene.topics.index(scene.asked) + step) % len(scene.topics)
        return replace(self, topic=scene.topics[place], message=None)

    def _decided(self, selection: Selection, view: PlayerView) -> Desk | Action:
        """What is staged, as an action; nobody decides on a card that is covered."""
        if self.covered and selection.card is not None:
            return self.saying(hidden())
        return selection.action(view.seat) or self


def _differ_in_talk(view: PublicView, known: PublicView) -> bool:
    """Whether something was said between two views, and nothing done: what is staged stays."""
    return view.talk != known.talk and view.model_copy(update={"talk": known.talk}) == known


def hidden() -> Phrase:
    """What is said where a hidden hand would tell something of its cards."""
    return phrase(_("Your hand is hidden: show it, to see what you play."))
