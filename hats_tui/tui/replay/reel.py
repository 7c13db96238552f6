"""The moments of a recorded game as one pair of eyes sees them.

A reel is cut before it is made: it holds what its viewer may know and nothing else. The single
frames are made when they are looked at, for most of them nobody ever does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate

from hats_tui.game import (
    BlackHat,
    Board,
    Card,
    Discard,
    EndTurn,
    Event,
    Game,
    GameState,
    Move,
    Outcome,
    PlayerView,
    PublicView,
    Remark,
    Return,
    ScoreSheet,
    Swap,
    Undo,
    forecast,
    outcome,
)
from hats_tui.game.view import own_discards, passed_cards


@dataclass(frozen=True)
class OpenHand:
    """What one player holds and hides."""

    cards: tuple[Card, ...]
    black_hats: tuple[Card, ...]
    offer: Card | None = None
    """The card that waits for the partner's."""


@dataclass(frozen=True)
class Frame:
    """One moment, and what is done next in it."""

    view: PublicView
    """What the one who watches may know then."""
    coming: tuple[Event, ...] = ()
    """What happens next, cut as the view is; nothing at the end."""
    outcome: Outcome | None = None
    """What the next action brings, where it is a main action; a forecast for its own player."""
    hands: tuple[OpenHand, ...] = ()
    """By seat, where all hands lie open."""


@dataclass(frozen=True)
class Reel:
    """All moments from the deal on, for one seat, or for nobody's eyes."""

    seat: int | None
    boards: tuple[Board, ...]
    events: tuple[Event, ...]
    """All that happened, cut to what the viewer may know."""
    known: tuple[int, ...]
    """By place: how many of the events had happened then."""
    undoable: tuple[int, ...]
    """By place: how many actions could be taken back then."""
    outcomes: tuple[Outcome | None, ...]
    """By place: what the next action brings."""
    held: tuple[OpenHand, ...]
    """By place: what the seat holds; nothing without one."""
    sheet: ScoreSheet | None
    """The napkin, where the game is over at the end."""
    talk: tuple[Remark, ...]
    """All that partners said to each other."""

    @classmethod
    def cut(cls, game: Game, seat: int | None) -> Reel:
        """Cut a game to what `seat` may know of it at each of its moments."""
        states = states_of(game)
        return cls(
            seat=seat,
            boards=tuple(state.board for state in states),
            events=tuple(event.seen_by(seat) for event in game.events),
            known=tuple(accumulate((len(entry.events) for entry in game.entries), initial=0)),
            undoable=tuple(_undoable(entry.move for entry in game.entries)),
            outcomes=tuple(_outcomes(game, states, seat)),
            held=() if seat is None else tuple(hand_of(state, seat) for state in states),
            sheet=game.public_view().sheet,
            talk=game.talk,
        )

    def frame(self, place: int) -> Frame:
        """The moment after so many actions."""
        now, end = self.known[place], place == len(self.boards) - 1
        coming = () if end else self.events[now : self.known[place + 1]]
        return Frame(self._view(place, self.events[:now]), coming, self.outcomes[place])

    def _view(self, place: int, history: tuple[Event, ...]) -> PublicView:
        board = self.boards[place]
        sheet = self.sheet if board.over else None
        undoable = self.undoable[place]
        talk = tuple(remark for remark in self.talk if remark.after <= len(history))
        if self.seat is None:
            return PublicView(
                board=board, history=history, undoable=undoable, sheet=sheet, talk=talk
            )
        held = self.held[place]
        return PlayerView(
            board=board,
            history=history,
            undoable=undoable,
            sheet=sheet,
            talk=talk,
            seat=self.seat,
            hand=held.cards,
            black_hats=held.black_hats,
            discarded=own_discards(history, self.seat),
            passed=passed_cards(history, self.seat),
            offer=held.offer,
        )


def states_of(game: Game) -> tuple[GameState, ...]:
    """The states of a game, from the deal on."""
    return (game.start, *(entry.state for entry in game.entries))


def hand_of(state: GameState, seat: int) -> OpenHand:
    """What a player holds and hides."""
    offer = state.offer if state.board.turn == seat else None
    return OpenHand(state.hands[seat - 1], state.black_hats[seat - 1], offer)


def _outcomes(
    game: Game, states: tuple[GameState, ...], seat: int | None
) -> Iterator[Outcome | None]:
    for entry, state in zip(game.entries, states, strict=False):
        move = entry.move
        if not isinstance(move, Swap | BlackHat):
            yield None
        elif move.seat == seat:
            yield forecast(state.board, state.actor_hand, move)
        else:
            yield outcome(state.board, move)
    yield None


def _undoable(moves: Iterable[Move]) -> Iterator[int]:
    """How many actions can be taken back at the deal, and after each move."""
    count = 0
    yield count
    for move in moves:
        if isinstance(move, Undo):
            count -= 1
        elif isinstance(move, EndTurn | Discard | Return):
            count = 0
        else:
            count += 1
        yield count
