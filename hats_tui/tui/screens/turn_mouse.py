"""The mouse on the turn screen: it points, presses, carries cards, and turns the wheel.

A gesture that goes astray does nothing and leaves nothing behind. What is decided goes the way of
the keys: the desk says what it means, and `Controls` gets the action.
"""

from __future__ import annotations

from collections.abc import Iterator

from textual import on
from textual.errors import NoWidget
from textual.events import (
    Click,
    Key,
    MouseDown,
    MouseScrollDown,
    MouseScrollUp,
    Resize,
    ScreenResume,
)
from textual.geometry import Offset

from hats_tui.game import Action, Card, PublicView
from hats_tui.tui.screens.turn_motion import TurnMotion
from hats_tui.tui.screens.turn_stage import Patience
from hats_tui.tui.turn import pointing
from hats_tui.tui.turn.carried import Carried, Goal
from hats_tui.tui.turn.desk import Desk
from hats_tui.tui.turn.layout import Part
from hats_tui.tui.turn.zone import SceneZone
from hats_tui.tui.widgets.drag_zone import DragZone
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import N_
from hats_tui.words.phrase import Phrase

LEFT, RIGHT = 1, 3
_BESIDE = (0, -1, 1, -2, 2)
"""So far beside a card the mouse may be to point at it, so that nothing flickers on its way."""

_STEADY = 1
"""So many cells may the right button slip between down and up."""

_NEVER = float("-inf")


class TurnMouse(TurnMotion):
    """The turn screen, steered by the mouse."""

    MOUSE = (
        (N_("Point at a card or a space"), N_("See what it would bring")),
        (
            N_("Click a card"),
            N_("Choose it; with a black hat or the like staged, again: do it"),
        ),
        (N_("Click a space"), N_("Choose it; again, or with a double click: play")),
        (N_("Drag a card"), N_("To a space: play it; to what is lit: what it says there")),
        (N_("Click a player"), N_("Look at the collection")),
        (N_("Click a figure, or the cookie"), N_("See why it is what it is")),
        (N_("Click the last row"), N_("Do what it says")),
        (N_("Right-click"), N_("One step back")),
        (N_("Wheel"), N_("Over hand and table: choose; elsewhere: scroll the log")),
    )

    _carried: Carried | None = None
    _right_down: Offset | None = None
    _gesture_at = _NEVER
    """When the last press or drop was made."""
    _decided_at = _NEVER
    """When that which decided was: the rest of a double click must not decide the next thing."""

    def on_key(self, event: Key) -> None:
        """A key ends a drag."""
        del event
        self.let_go()

    def on_resize(self, event: Resize) -> None:
        """Everything is elsewhere now."""
        del event
        self.let_go()
        self.peek(None)

    def on_screen_resume(self, event: ScreenResume) -> None:
        """A double click that began on what lay here does not go on."""
        self._decided_at = event.time

    def on_screen_suspend(self) -> None:
        """Something lies on this screen: no gesture goes on behind it."""
        self.let_go()
        self.peek(None)

    def show_view(
        self, view: PublicView, waiting: Phrase | None, patience: Patience | None = None
    ) -> None:
        """Show how things stand; what was carried belongs to what was.

        Args:
            view: What the one who looks may know.
            waiting: Whom the game waits for, if it is not the one who looks.
            patience: What to say instead where that takes long.
        """
        self.let_go()
        super().show_view(view, waiting, patience)

    def let_go(self) -> None:
        """End a press or a drag that has not come to its end; it comes to nothing."""
        for zone in self.query(DragZone):
            zone.let_go()
        if self._carried is not None:
            self._put_down()
            self.peek(None)

    def note_decision(self) -> None:
        """What is still to come of a double click has had its effect."""
        self._decided_at = self._gesture_at
        super().note_decision()

    @on(Zone.Hovered)
    def point(self, event: Zone.Hovered) -> None:
        """Show what a press would stage."""
        del event
        if self._carried is not None or self._desk is None or not self.is_active:
            return
        # Zones tell it each in their own time: only where the mouse is now counts.
        self.peek(pointing.pointed_at(self._desk, self._near(self.app.mouse_position)))

    @on(Zone.Pressed)
    def press(self, event: Zone.Pressed) -> None:
        """A press does what the keys would do."""
        if event.button != LEFT or self._desk is None:
            return
        # Somebody who goes on clicking makes one endless chain: it counts again after a while.
        rest = event.time - self._decided_at < self.app.CLICK_CHAIN_TIME_THRESHOLD
        if event.chain > 1 and rest:
            return
        self._decided_at = _NEVER
        self._gesture_at = event.time
        match event.payload:
            case ("key", str(key)):
                self.app.simulate_key(self.look.key(key))
            case payload:
                self.take(_pressed(self._desk, payload))

    @on(DragZone.Dragged)
    def carry(self, event: DragZone.Dragged) -> None:
        """Show the card under the pointer, and what letting it go there would do."""
        desk = self._desk
        if desk is None or not self.is_active:
            return
        if self._carried is None:
            self._carried = self._picked_up(desk, event)
        carried = self._carried
        if carried is not None:
            beneath = list(self._beneath(event.at))
            self.peek(pointing.carrying(desk, carried.card, beneath))
            self.lay(carried.overlays(event.at, beneath))

    @on(DragZone.Dropped)
    def drop(self, event: DragZone.Dropped) -> None:
        """Do what letting the card go there means."""
        carried, desk = self._carried, self._desk
        self._gesture_at = event.time
        self._put_down()
        if carried is None or desk is None or event.at is None or not self.is_active:
            self.peek(None)
            return
        # A pointer that has left the window is reported at its edge: the first row, which has the
        # piles on small screens, is not quite sure.
        beneath = self._beneath(event.at)
        outcome = pointing.let_go(desk, carried.card, beneath, sure=event.at.y > 0)
        if not isinstance(outcome, Desk):
            self._released = {carried.card: carried.middle(event.at)}
        self.take(outcome)

    def on_mouse_down(self, event: MouseDown) -> None:
        """Note where a click with the right button begins."""
        self._right_down = event.screen_offset if event.button == RIGHT else None

    def on_click(self, event: Click) -> None:
        """The right button goes one step back, wherever it is pressed."""
        began, self._right_down = self._right_down, None
        if event.button != RIGHT or began is None or self._desk is None:
            return
        if max(map(abs, event.screen_offset - began)) <= _STEADY:
            self.take(self._desk.before)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """The wheel over hand and table chooses, elsewhere it scrolls the log."""
        self._wheel(event, -1)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """The wheel over hand and table chooses, elsewhere it scrolls the log."""
        self._wheel(event, 1)

    def _wheel(self, event: MouseScrollUp | MouseScrollDown, step: int) -> None:
        desk = self._desk
        if desk is None:
            return
        beneath = self._zone_at(event.screen_offset)
        part = None if beneath is None else beneath.part
        if part is Part.HAND:
            self.take(pointing.wheel_over_hand(desk, step))
        elif part is Part.TABLE:
            self.take(pointing.wheel_over_table(desk, step))
        else:
            self.take(desk.scroll(-step, self.detail))

    def _zone_at(self, at: Offset) -> SceneZone | None:
        try:
            widget = self.get_widget_at(*at)[0]
        except NoWidget:
            return None
        return widget if isinstance(widget, SceneZone) else None

    def _near(self, at: Offset) -> object | None:
        """What the mouse points at; between two cards it is still the one that it comes from."""
        zone = self._zone_at(at)
        near = [Offset(at.x + beside, at.y) for beside in _BESIDE]
        found = (payload for place in near if zone for payload in zone.payloads_at(place))
        return next(found, None)

    def _beneath(self, at: Offset) -> Iterator[object]:
        """What a card can be let go on; at the very edge the pointer may be outside the window."""
        zone, (width, height) = self._zone_at(at), self.app.size
        inside = 0 < at.x < width - 1 and at.y < height - 1
        return zone.payloads_at(at) if zone is not None and inside else iter(())

    def _picked_up(self, desk: Desk, event: DragZone.Dragged) -> Carried | None:
        place = dict(event.zone.targets()).get(event.payload)
        match event.payload:
            case ("card", int(number)) if place is not None and number < len(desk.hand):
                card = desk.hand[number]
                grip = event.start - place.offset - (0, 1)
                return Carried(card, grip, self._goals(desk, card), self.look)
        return None

    def _goals(self, desk: Desk, card: Card) -> tuple[Goal, ...]:
        """Where the card may be let go, apart from the spaces, which have marks of their own."""
        words = pointing.open_goals(desk, card)
        return tuple(
            Goal(payload, region, words[payload])
            for zone in self.zones
            if zone.part is not Part.ACTIONS
            for payload, region in zone.targets()
            if payload in words
        )

    def _put_down(self) -> None:
        if self._carried is not None:
            self._carried = None
            self.lay(())


def _pressed(desk: Desk, payload: object) -> Desk | Action | None:
    match payload:
        case ("card", int(place)):
            return desk.press_card(place)
        case ("space", int(space)):
            return desk.press_space(space)
    return pointing.looked_at(desk, payload)
