"""What the one who watches has before them: a frame of the film, and what they look at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from hats_tui.game import (
    BlackHatMade,
    CardDiscarded,
    CardOffered,
    CardPlayed,
    CardsExchanged,
    Event,
    Outcome,
    PlayerView,
    TurnEnded,
)
from hats_tui.tui.replay.reel import Frame, OpenHand
from hats_tui.tui.replay.scene import BEGINNING, ReplayScene, Transport
from hats_tui.tui.turn.desk import Desk
from hats_tui.tui.turn.scene import Panel
from hats_tui.tui.turn.selection import Purpose, Selection
from hats_tui.words.events import Length, describe
from hats_tui.words.replay import at_the_end


@dataclass(frozen=True)
class ReplayDesk(Desk):
    """A desk at which nothing can be decided: what is staged is what the players did next."""

    coming: tuple[Event, ...] = ()
    outcome: Outcome | None = None
    hands: tuple[OpenHand, ...] = ()
    hands_wanted: bool = False
    """Whether the panel shows all hands."""
    transport: Transport = BEGINNING

    @property
    def scene(self) -> ReplayScene:
        """What the screen shows."""
        coming, viewer = self.coming, self.seat
        if coming:
            waiting = describe(coming[0], self.names, viewer, Length.SENTENCE)
        else:
            waiting = at_the_end(self.view.board)
        shown = {
            **vars(super().scene),
            "selection": self._staged,
            "forecast": self.outcome,
            "waiting": waiting,
        }
        return ReplayScene(
            **shown,
            coming=coming,
            hands=self.hands,
            hands_wanted=self.hands_wanted and bool(self.hands),
            transport=self.transport,
        )

    def at(self, frame: Frame, transport: Transport) -> ReplayDesk:
        """The desk at another moment, or for other eyes."""
        return replace(
            self,
            view=frame.view,
            coming=frame.coming,
            outcome=frame.outcome,
            hands=frame.hands,
            transport=transport,
            message=None,
            scrolled=0,
        )

    def next_panel(self, *, tracker_in_sight: bool) -> ReplayDesk:
        """Log, worths, and all hands where they lie open, one after the other."""
        panels = [(Panel.LOG, False)]
        if not tracker_in_sight:
            panels.append((Panel.TRACKER, False))
        if self.hands:
            panels.append((Panel.LOG, True))
        shown = (self.panel, self.hands_wanted and bool(self.hands))
        place = panels.index(shown) if shown in panels else -1
        panel, hands = panels[(place + 1) % len(panels)]
        return replace(self, panel=panel, hands_wanted=hands, message=None)

    def next_player(self) -> Self:
        """Look at the players closely one after the other, then at none."""
        if self.panel is not Panel.INSPECT:
            return self.inspect()
        first = self.seat or 1
        seat = self.inspected % self.view.board.players + 1
        return self.inspect() if seat == first else replace(self, inspected=seat)

    @property
    def _staged(self) -> Selection | None:
        """What the viewer does next, as if it were staged; nothing where somebody else acts."""
        view = self.view
        if not self.coming or not isinstance(view, PlayerView) or not view.acts:
            return None
        return _selection(self.coming[0])


def _selection(deed: Event) -> Selection | None:
    match deed:
        case CardPlayed(card=card, space=space):
            return Selection(Purpose.SWAP, card, space, armed=True)
        case BlackHatMade(card=card):
            return Selection(Purpose.BLACK, card, armed=True)
        case CardDiscarded(card=card):
            return Selection(Purpose.DISCARD, card, armed=True)
        case CardOffered(card=card):
            return Selection(Purpose.OFFER, card, armed=True)
        case CardsExchanged(got=card):
            return Selection(Purpose.RETURN, card, armed=True)
        case TurnEnded():
            return Selection(Purpose.END, armed=True)
    return None
