"""What moves when the game has gone on: which card flies from where to where, and the cookie.

Everything is read off two scenes and the places on the screen. A card that not everybody sees flies
face down, for its owner too, and nothing moves for somebody who has just begun to look.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from textual.geometry import Offset, Region

from hats_tui.game import (
    ActionUndone,
    BlackHatMade,
    Card,
    CardDiscarded,
    CardOffered,
    CardPlayed,
    CardsExchanged,
    CookieMoved,
    Event,
    partner_of,
)
from hats_tui.tui.paint.card_picture import CardPicture, Face
from hats_tui.tui.turn.pointing import PILES
from hats_tui.tui.turn.scene import Scene
from hats_tui.words.names import short_hat_name

Places = Mapping[object, Region]
"""Where on the screen the targets of `Canvas.hit` are, by payload."""

CardEvent = CardPlayed | BlackHatMade | CardDiscarded | CardOffered | CardsExchanged

_DOWN = CardPicture(face=Face.DOWN)
_EMPTY = CardPicture(face=Face.EMPTY)
_LANDS, _LEAVES = 0.6, 0.3
"""When the played card has landed, and when the one that it takes leaves."""


@dataclass(frozen=True)
class Flight:
    """Something on its way; times are shares of the whole, from 0 to 1."""

    start: Offset
    """The cell in the middle of it, where it begins."""
    end: Offset
    """The cell in the middle of it, where it ends."""
    picture: CardPicture | None = None
    """The card; nothing for the cookie."""
    begins: float = 0.0
    ends: float = 1.0

    def at(self, share: float) -> Offset | None:
        """Where it is; nothing once it has arrived."""
        if share >= self.ends:
            return None
        along = max(share - self.begins, 0.0) / (self.ends - self.begins)
        eased = along * along * (3 - 2 * along)
        across, down = self.end - self.start
        return self.start + Offset(round(across * eased), round(down * eased))


def flights(
    before: Scene,
    after: Scene,
    old: Places,
    new: Places,
    released: Mapping[Card, Offset] | None = None,
) -> tuple[Flight, ...]:
    """What flies between two scenes, the lowest first.

    Args:
        before: What was shown.
        after: What is shown now.
        old: Where everything was.
        new: Where everything is.
        released: Cards that the mouse has carried, and where it let them go.
    """
    return tuple(_Flights(before, after, old, new, released or {}).of(news(before, after)))


def news(before: Scene, after: Scene) -> tuple[Event, ...]:
    """What has happened since; nothing where somebody else looks, or something was taken back."""
    known, told = before.view.history, after.view.history
    since = len(known)
    if before.seat != after.seat or told[:since] != known:
        return ()
    new = told[since:]
    return () if any(isinstance(event, ActionUndone) for event in new) else new


@dataclass(frozen=True)
class _Flights:
    """Finds the flights of an event."""

    before: Scene
    after: Scene
    old: Places
    new: Places
    released: Mapping[Card, Offset]

    def of(self, events: tuple[Event, ...]) -> Iterator[Flight]:
        """The flights of the last thing that was done with a card, and of the cookie."""
        done = [event for event in events if isinstance(event, CardEvent)]
        if done:
            yield from filter(None, self._of_cards(done[-1]))
        for event in events:
            if isinstance(event, CookieMoved):
                yield from self._of_cookie()

    def _of_cards(self, event: CardEvent) -> Iterator[Flight | None]:
        match event:
            case CardPlayed(seat=seat, card=card, space=space, took=took):
                lying, hand = self._at("space", space), self._from_hand(seat, card)
                if hand is not None:  # the table is bare until the played card lands
                    yield _flight(lying, lying, _EMPTY, ends=_LANDS)
                yield _flight(lying, self._player(seat), _face(took), begins=_LEAVES)
                yield _flight(hand, lying, _face(card), ends=_LANDS)
            case BlackHatMade(seat=seat, card=card):
                yield _flight(self._from_hand(seat, card), self._player(seat), _DOWN)
            case CardDiscarded(seat=seat, card=card, drew=drew):
                piles = _middle(self.new.get(PILES))
                yield _flight(self._from_hand(seat, card), piles, _DOWN, ends=_LANDS)
                yield from self._into_hand(seat, drew, piles)
            case CardOffered(seat=seat, card=card):
                goal = self._player(partner_of(seat))
                yield _flight(self._from_hand(seat, card), goal, _DOWN)
            case CardsExchanged(seat=seat, gave=gave, got=got):
                partner = partner_of(seat)
                yield from self._into_hand(partner, gave, self._player(seat))
                yield from self._into_hand(seat, got, self._from_hand(partner, got))

    def _of_cookie(self) -> Iterator[Flight]:
        start, end = (_middle(places.get(("cookie",))) for places in (self.old, self.new))
        flight = _flight(start, end, None)
        if flight is not None:
            yield flight

    def _into_hand(
        self, seat: int, card: Card | None, start: Offset | None
    ) -> Iterator[Flight | None]:
        """A card that comes into a hand; in one's own its place is empty until it is there."""
        hand = self.after.hand
        if seat == self.after.seat and card in hand and not self.after.covered:
            place = self._at("card", hand.index(card))
            yield _flight(place, place, _EMPTY)
            yield _flight(start, place, _DOWN, begins=_LEAVES)
        else:
            yield _flight(start, self._player(seat), _DOWN, begins=_LEAVES)

    def _from_hand(self, seat: int, card: Card | None) -> Offset | None:
        """Where a card comes from: its place in one's own hand, else the player."""
        if card is not None and card in self.released:
            return self.released[card]
        hand = self.before.hand
        if seat == self.before.seat and card in hand and not self.before.covered:
            return _middle(self.old.get(("card", hand.index(card))))
        return self._player(seat)

    def _player(self, seat: int) -> Offset | None:
        """Where the collection of a player is: left of the middle of row or panel."""
        region = self.new.get(("player", seat))
        if region is None:
            return None
        return Offset(region.x + region.width * 2 // 5, region.y + region.height // 2)

    def _at(self, *payload: object) -> Offset | None:
        return _middle(self.new.get(payload))


def _flight(
    start: Offset | None,
    end: Offset | None,
    picture: CardPicture | None,
    *,
    begins: float = 0.0,
    ends: float = 1.0,
) -> Flight | None:
    """A flight, where both ends are on the screen."""
    if start is None or end is None:
        return None
    return Flight(start, end, picture, begins, ends)


def _face(card: Card) -> CardPicture:
    return CardPicture(card, short_hat_name(card.hat))


def _middle(region: Region | None) -> Offset | None:
    if region is None:
        return None
    return Offset(region.x + region.width // 2, region.y + region.height // 2)
