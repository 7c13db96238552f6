"""Everything that the turn screen shows at one moment, for one pair of eyes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from hats_tui.game import (
    Action,
    BlackHat,
    Board,
    Card,
    EndTurn,
    Forecast,
    Outcome,
    PlayerView,
    PublicView,
    Swap,
    forecast,
)
from hats_tui.tui.turn.figures import Figures
from hats_tui.tui.turn.selection import Selection
from hats_tui.tui.turn.topics import Topic, topics
from hats_tui.words import _
from hats_tui.words.log import Detail
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase
from hats_tui.words.refusals import Reason


class Panel(StrEnum):
    """What stands below the hand."""

    LOG = "log"
    TRACKER = "tracker"
    INSPECT = "inspect"
    WHY = "why"
    EXCHANGE = "exchange"


@dataclass(frozen=True)
class Scene:
    """What is shown, and to whom.

    The view is all that the painters get of the game, so nothing can be shown that the viewer may
    not know: a `PlayerView` where a player looks, a `PublicView` where nobody may see a hand.
    """

    view: PublicView
    names: Names
    hand: tuple[Card, ...] = ()
    """The viewer's hand in the order in which it is shown."""
    selection: Selection | None = None
    """What is staged; nothing where the viewer does not act at this screen."""
    forecast: Outcome | None = None
    """What the staged main action would bring."""
    covered: bool = False
    """Whether the viewer hides the hand from others who might look."""
    carried: Card | None = None
    """The card of the hand that the mouse carries."""
    watching: bool = False
    """Whether somebody without a seat looks into an open hand: nobody is "you" then."""
    fresh: Card | None = None
    """The card of the hand that has newly come into it."""
    waiting: Phrase | None = None
    """Whom the game waits for, where it is not the viewer."""
    message: Phrase | None = None
    """What the status line says instead of how things stand: a refusal, a notice."""
    panel: Panel = Panel.LOG
    inspected: int = 1
    """The seat that the inspect panel is about."""
    topic: Topic | None = None
    """What the panel of reasons is about; nothing: the first thing that can be asked about."""
    refused: Reason | None = None
    """What was refused, where that can be asked about."""
    scrolled: int = 0
    """How many entries the log is scrolled back."""
    detail: Detail = "normal"
    """How much the log tells."""
    branched: tuple[int, ...] = ()
    """How many events there were when the game was played on from another one, for each time."""
    unsaved: bool = False
    """Whether the game is played though it cannot be saved."""
    hints: bool = True
    """Whether hints may be asked for in this game, if not always."""
    tracker_in_sight: bool = False
    """Whether the tracker has a place of its own in this window."""
    counting: Figures | None = None
    """Points and worths on their way to what they are; nothing once they have come there."""

    @property
    def player(self) -> PlayerView | None:
        """The view as a player's, where one looks."""
        return self.view if isinstance(self.view, PlayerView) else None

    @property
    def seat(self) -> int | None:
        """The seat of the viewer."""
        return self.view.seat if isinstance(self.view, PlayerView) else None

    @property
    def reader(self) -> int | None:
        """The seat of whoever reads the texts, where it is one of the players: "you"."""
        return None if self.watching else self.seat

    @property
    def beneath(self) -> str:
        """What stands below the hand when nothing is asked for, in a word."""
        return _("Log")

    @property
    def topics(self) -> tuple[Topic, ...]:
        """What can be asked about; nothing that would tell of a hand while it is hidden."""
        hand = bool(self.hand) and not self.covered
        staged = self.forecast is not None or staged_move(self) is not None
        return topics(
            self.view,
            refused=self.refused is not None,
            staged=staged and not self.covered,
            hand=hand and self.player is not None and self.reader is not None,
        )

    @property
    def asked(self) -> Topic:
        """What the panel of reasons is about now."""
        able = self.topics
        return self.topic if self.topic in able else able[0]

    @property
    def board_then(self) -> Board | None:
        """The board after the staged main action; nothing where there is none, or it is hidden."""
        board = self.view.board
        match None if self.covered else staged_move(self):
            case Swap(card=card, space=space):
                return board.after_swap(card, space)
            case BlackHat():
                return board.after_black_hat()
        return None

    @property
    def figures(self) -> Figures:
        """The points and worths to show."""
        return self.counting or Figures.of(self.view.board)


def staged_move(scene: Scene) -> Action | None:
    """What is staged, as an action, where the viewer acts; to end the turn is no such thing."""
    view, selection = scene.player, scene.selection
    action = selection.action(view.seat) if view and selection and view.acts else None
    return None if isinstance(action, EndTurn) else action


def forecast_of(view: PlayerView, selection: Selection | None) -> Forecast | None:
    """What the staged action would bring, where it is a main action."""
    action = selection.action(view.seat) if selection else None
    if isinstance(action, Swap | BlackHat):
        return forecast(view.board, view.hand, action)
    return None
