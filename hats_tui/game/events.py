"""What happened, told to each seat as far as it may know.

An action yields events. `Event.seen_by(seat)` is the same event without what is hidden from that
seat: the log, the curtain's summary, bots and coaches live on nothing else.
"""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field

from hats_tui.game.actions import Action, BlackHat, Discard, EndTurn, Offer, Return, Swap
from hats_tui.game.board import Board
from hats_tui.game.cards import Card
from hats_tui.game.cookie import CookieRuling, rule_on_cookie
from hats_tui.game.model import Frozen, Seat
from hats_tui.game.scoring import TieBreak, score_sheet
from hats_tui.game.setup import partner_of
from hats_tui.game.state import GameState


class _Public(Frozen):
    """An event that everybody sees whole."""

    def seen_by(self, seat: int | None) -> Self:
        """The event as `seat` sees it; None is somebody who has no seat."""
        del seat
        return self


class CardPlayed(_Public):
    """A swap: `card` now lies on `space`, `took` is in the collection."""

    kind: Literal["played"] = "played"
    round: int
    seat: Seat
    card: Card
    space: int
    took: Card


class BlackHatMade(Frozen):
    """A card became a black hat; its face is known to its owner only."""

    kind: Literal["black_hat"] = "black_hat"
    round: int
    seat: Seat
    card: Card | None = None

    def seen_by(self, seat: int | None) -> Self:
        """The event as `seat` sees it; None is somebody who has no seat."""
        return self if seat == self.seat else self.model_copy(update={"card": None})


class CookieMoved(_Public):
    """The cookie changed hands, and why."""

    kind: Literal["cookie"] = "cookie"
    round: int
    ruling: CookieRuling


class CardDiscarded(Frozen):
    """A card was thrown away and another drawn; both are known to the player only."""

    kind: Literal["discarded"] = "discarded"
    round: int
    seat: Seat
    card: Card | None = None
    drew: Card | None = None
    reshuffled: bool = False
    """Whether the draw emptied the pile, so that the discards became the new one."""

    def seen_by(self, seat: int | None) -> Self:
        """The event as `seat` sees it; None is somebody who has no seat."""
        return self if seat == self.seat else self.model_copy(update={"card": None, "drew": None})


class CardOffered(Frozen):
    """A card lies face down for the partner; its face is known to the giver only."""

    kind: Literal["offered"] = "offered"
    round: int
    seat: Seat
    card: Card | None = None

    def seen_by(self, seat: int | None) -> Self:
        """The event as `seat` sees it; None is somebody who has no seat."""
        return self if seat == self.seat else self.model_copy(update={"card": None})


class CardsExchanged(Frozen):
    """Two partners exchanged a card each; both know both cards, nobody else any."""

    kind: Literal["exchanged"] = "exchanged"
    round: int
    seat: Seat
    """The player whose turn it is."""
    gave: Card | None = None
    got: Card | None = None

    def seen_by(self, seat: int | None) -> Self:
        """The event as `seat` sees it; None is somebody who has no seat."""
        knows = seat in (self.seat, partner_of(self.seat))
        return self if knows else self.model_copy(update={"gave": None, "got": None})


class TurnEnded(_Public):
    """A turn ended."""

    kind: Literal["ended"] = "ended"
    round: int
    seat: Seat


class ActionUndone(_Public):
    """The last action of the turn was taken back; `undone` is its `do`."""

    kind: Literal["undone"] = "undone"
    round: int
    seat: Seat
    undone: Literal["swap", "black", "offer"]


class GameEnded(_Public):
    """The game ended, and the favourite hats were shown."""

    kind: Literal["over"] = "over"
    round: int
    favourites: tuple[Card, ...]
    winners: tuple[Seat, ...]
    decided_by: TieBreak


Event = Annotated[
    CardPlayed
    | BlackHatMade
    | CookieMoved
    | CardDiscarded
    | CardOffered
    | CardsExchanged
    | TurnEnded
    | ActionUndone
    | GameEnded,
    Field(discriminator="kind"),
]
"""Anything that can happen."""


def events_of(before: GameState, action: Action, after: GameState) -> tuple[Event, ...]:
    """What `action` made happen between two states, whole."""
    main = _action_event(before, action)
    if isinstance(action, Swap | BlackHat):
        return (main, *_cookie_moved(before.board, after.board))
    if after.board.over:
        sheet = score_sheet(after)
        favourites = tuple(player.favourite for player in sheet.players)
        ended = GameEnded(
            round=after.board.round,
            favourites=favourites,
            winners=sheet.winners,
            decided_by=sheet.decided_by,
        )
        return (main, ended)
    return (main,)


def _action_event(before: GameState, action: Action) -> Event:
    seat, number = action.seat, before.board.round
    match action:
        case Swap(card=card, space=space):
            took = before.board.table[space - 1]
            return CardPlayed(round=number, seat=seat, card=card, space=space, took=took)
        case BlackHat(card=card):
            return BlackHatMade(round=number, seat=seat, card=card)
        case Discard(card=card, drew=drew, reshuffle=pile):
            new_pile = pile is not None
            return CardDiscarded(round=number, seat=seat, card=card, drew=drew, reshuffled=new_pile)
        case Offer(card=card):
            return CardOffered(round=number, seat=seat, card=card)
        case Return(card=card):
            giver = before.board.turn
            return CardsExchanged(round=number, seat=giver, gave=before.offer, got=card)
        case EndTurn():
            return TurnEnded(round=number, seat=seat)


def _cookie_moved(before: Board, after: Board) -> tuple[CookieMoved, ...]:
    """The cookie's journey after a main action, where it made one."""
    if before.cookie == after.cookie:
        return ()
    ruling = cookie_ruling(before, after)
    return (CookieMoved(round=before.round, ruling=ruling),)


def cookie_ruling(before: Board, after: Board) -> CookieRuling:
    """Why the cookie went, or stays, where it is after the main action between two boards."""
    return rule_on_cookie(before.cookie, after.turn, after.collections, after.black_hats)
