"""What a key or a press makes of what one viewer has before them.

The desk is immutable: every intent gives a new desk, or the action that has been decided. The
screen only maps keys and presses to these intents, so all can be tried without a terminal.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from hats_tui.game import Action, EndTurn, Offer, Phase, PlayerView, Return, Swap
from hats_tui.tui.turn import selection as intent
from hats_tui.tui.turn.looking import Looking
from hats_tui.tui.turn.scene import Panel
from hats_tui.tui.turn.selection import Purpose, Selection
from hats_tui.words import _
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.refusals import Kind, why_not, why_not_this

_KINDS: dict[Purpose, Kind] = {
    Purpose.BLACK: "black",
    Purpose.DISCARD: "discard",
    Purpose.OFFER: "offer",
    Purpose.END: "end",
}


class Desk(Looking):
    """What lies before the viewer, with all that they can intend."""

    def step(self, step: int) -> Self:
        """The next or previous card, space, or player under inspection."""
        if self.looks_closely:
            return self.look_on(step)
        if self.acting is None:
            return self.saying(self.waiting)
        view, selection = self.acting
        if selection.purpose is Purpose.SWAP and selection.armed:
            return self.staging(intent.step_space(selection, view, step))
        if selection.purpose is Purpose.END:
            return self
        return self.staging(intent.step_card(selection, view, self.hand, step))

    def up(self) -> Self:
        """From the hand to the table."""
        if self.acting is None:
            return self.saying(self.waiting)
        selection = self.acting[1]
        return self if selection.purpose is Purpose.END else self.staging(intent.arm(selection))

    @property
    def before(self) -> Self | None:
        """The desk one step back; nothing where there is no such step."""
        if self.looks_closely:
            return self.look_away()
        if self.acting is None:
            return None
        selection = intent.back(self.acting[1], self.acting[0])
        return None if selection is None else self.staging(selection)

    def number(self, number: int) -> Self:
        """Choose a card by its number, or with a card chosen a space."""
        if self.acting is None:
            return self.saying(self.waiting)
        selection = self.acting[1]
        if selection.purpose is Purpose.SWAP and selection.armed:
            return self.choose_space(number)
        return self.choose_card(number - 1)

    def point_at_card(self, place: int) -> Self:
        """Choose a card of the hand, by its place from 0, and go on choosing cards."""
        if self.acting is None or place >= len(self.hand):
            return self
        view, selection = self.acting
        if selection.purpose is Purpose.END:
            return self.saying(why_not(view, "swap", self.names))
        return self.staging(intent.with_card(selection, view, self.hand[place]))

    def choose_card(self, place: int) -> Self:
        """Choose a card of the hand, by its place from 0, and go on to its space."""
        pointed = self.point_at_card(place)
        chosen = pointed.selection
        if pointed.message is not None or chosen is None or chosen.space is None:
            return pointed
        return pointed.staging(intent.arm(chosen))

    def choose_space(self, space: int) -> Self:
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

    def choose(self) -> Self:
        """Choose what is staged; nothing is decided."""
        if self.acting is None:
            return self.saying(self.waiting)
        selection = self.acting[1]
        return self if selection.armed else self.staging(intent.arm(selection))

    def enter(self) -> Self | Action:
        """Choose; where everything is chosen, decide."""
        if self.acting is None or not self.acting[1].armed:
            return self.choose()
        view, selection = self.acting
        return self._decided(selection, view)

    def stage(self, purpose: Purpose) -> Self:
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

    def suggested(self, action: Action) -> Self:
        """Stage an action that was suggested, if it can still be done."""
        if self.acting is None or action not in self.acting[0].legal:
            return self
        staged = self.staging(intent.of_action(action))
        return replace(staged, panel=Panel.LOG) if isinstance(action, Offer | Return) else staged

    def end(self) -> Self | Action:
        """End the turn."""
        if self.acting is None:
            return self.saying(self.waiting)
        view = self.acting[0]
        reason = why_not(view, "end", self.names)
        return EndTurn(seat=view.seat) if reason is None else self.saying(reason)

    def press_card(self, place: int) -> Self | Action:
        """Choose a card of the hand; what is staged and pressed again is decided."""
        if self.acting is None:
            return self.saying(self.waiting)
        view, selection = self.acting
        again = selection.armed and selection.card is self.hand[place]
        if again and selection.purpose is not Purpose.SWAP:
            return self._decided(selection, view)
        return self.choose_card(place)

    def press_space(self, space: int) -> Self | Action:
        """Choose a space; what is staged and pressed again is decided."""
        if self.acting is None:
            return self.saying(self.waiting)
        view, selection = self.acting
        if selection.purpose is Purpose.SWAP and selection.armed and selection.space == space:
            return self._decided(selection, view)
        return self.choose_space(space)

    def _decided(self, selection: Selection, view: PlayerView) -> Self | Action:
        """What is staged, as an action; nobody decides on a card that is covered."""
        if self.covered and selection.card is not None:
            return self.saying(hidden())
        return selection.action(view.seat) or self


def hidden() -> Phrase:
    """What is said where a hidden hand would tell something of its cards."""
    return phrase(_("Your hand is hidden: show it, to see what you play."))
