"""What a player's history says about the cards that are out of sight."""

from __future__ import annotations

from typing import Final

from hats_tui.bots.kernel.codes import CODES
from hats_tui.bots.worlds.trail import Place, Trail
from hats_tui.game import (
    ActionUndone,
    BlackHatMade,
    CardDiscarded,
    CardPlayed,
    CardsExchanged,
    Event,
    PlayerView,
    partner_of,
)
from hats_tui.game.setup import DECK_SIZE, HAND_SIZE

DECK: Final = 0
DISCARDS: Final = 5
_BETWEEN: Final = 6
"""Where a card is for a moment while two are exchanged."""


def hand(seat: int) -> Place:
    """The hand of a seat, from 1 to 4, as a place."""
    return seat


def black_hat(seat: int, number: int) -> Place:
    """A black hat of a seat as a place; they count from 0."""
    return 8 * seat + number


def trail_of(view: PlayerView) -> Trail:
    """Follow a player's history to its end."""
    follower = _Follower(view)
    for event in view.history:
        follower.follow(event)
    return follower.trail


class _Follower:
    """Goes through a history, seen from one seat."""

    def __init__(self, view: PlayerView) -> None:
        players = view.board.players
        self._me = view.seat
        self._black = dict.fromkeys(range(1, players + 1), 0)
        self._last_played = 0
        hands = {hand(seat): HAND_SIZE for seat in self._black if seat != view.seat}
        self.trail = Trail({**hands, DECK: DECK_SIZE[players], DISCARDS: 0})

    def follow(self, event: Event) -> None:
        """One more event; those that move no hidden card are passed over."""
        match event:
            case CardPlayed(seat=seat, card=card):
                self._last_played = CODES[card]
                if seat != self._me:
                    self.trail.show(CODES[card], hand(seat))
            case BlackHatMade(seat=seat):
                if seat != self._me:
                    self.trail.move(hand(seat), black_hat(seat, self._black[seat]))
                self._black[seat] += 1
            case CardDiscarded():
                self._discarded(event)
            case CardsExchanged():
                self._exchanged(event)
            case ActionUndone():
                self._undone(event)
            case _:
                pass

    def _discarded(self, event: CardDiscarded) -> None:
        """The card is thrown first; then comes the draw, and then perhaps the new pile."""
        if event.card is not None and event.drew is not None:
            self.trail.hide(CODES[event.card], DISCARDS)
            self.trail.show(CODES[event.drew], DECK)
        else:
            self.trail.move(hand(event.seat), DISCARDS)
            self.trail.move(DECK, hand(event.seat))
        if event.reshuffled:
            self.trail.pour(DISCARDS, DECK)

    def _exchanged(self, event: CardsExchanged) -> None:
        partner = partner_of(event.seat)
        if event.gave is None or event.got is None:
            self.trail.exchange(hand(event.seat), hand(partner), _BETWEEN)
            return
        mine, theirs, other = event.gave, event.got, partner
        if event.seat != self._me:
            mine, theirs, other = theirs, mine, event.seat
        self.trail.show(CODES[theirs], hand(other))
        self.trail.hide(CODES[mine], hand(other))

    def _undone(self, event: ActionUndone) -> None:
        """A swap that was taken back has shown a card of that hand."""
        seat = event.seat
        if event.undone == "black":
            self._black[seat] -= 1
        if seat == self._me:
            return
        if event.undone == "swap":
            self.trail.hide(self._last_played, hand(seat))
        elif event.undone == "black":
            self.trail.pour(black_hat(seat, self._black[seat]), hand(seat))
