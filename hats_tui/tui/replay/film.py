"""A recorded game as pictures, one for each moment, as far as the one who watches may see it.

A film is made once, from the record. What must not be seen is not in it, so nobody who holds one
can show too much.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from hats_tui.game import (
    BlackHat,
    Card,
    CookieMoved,
    EndTurn,
    Entry,
    Event,
    Game,
    Outcome,
    PublicView,
    ScoreSheet,
    Swap,
    forecast,
    outcome,
)
from hats_tui.record import Record
from hats_tui.record.branching import branches, people
from hats_tui.words.names import Names


@dataclass(frozen=True)
class Eyes:
    """Who watches: a player, everybody's hands lying open, or nobody's."""

    seat: int | None = None
    open: bool = False
    """Whether all hands lie open; then the hand of whoever acts is shown."""


CLOSED = Eyes()
OPEN = Eyes(open=True)


@dataclass(frozen=True)
class OpenHand:
    """What one player holds and hides."""

    cards: tuple[Card, ...]
    black_hats: tuple[Card, ...]


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
class Film:
    """All moments of a game, from the deal on; a place is how many actions were done before it."""

    names: Names
    reels: Mapping[Eyes, tuple[Frame, ...]]
    """The moments as they are seen, for everybody who may watch; nobody's eyes come first."""
    turns: tuple[int, ...]
    """The places where turns begin."""
    rounds: tuple[int, ...]
    """The places where rounds begin."""
    cookies: tuple[int, ...]
    """The places to which the cookie has just moved."""
    branches: int = 0
    """How often the game was played on from another one."""

    @property
    def last(self) -> int:
        """The place at the end."""
        return len(self.reels[CLOSED]) - 1

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names.full)

    @property
    def eyes(self) -> tuple[Eyes, ...]:
        """Whose eyes there are to choose from."""
        return tuple(self.reels)

    @cached_property
    def sheet(self) -> ScoreSheet | None:
        """The napkin, where the game is over."""
        return self.reels[CLOSED][-1].view.sheet

    def usual_eyes(self, person: int | None) -> Eyes:
        """Whose eyes suit best: those of the only person, else all hands open if they may be."""
        wanted = OPEN if person is None else Eyes(person)
        return wanted if wanted in self.reels else self.eyes[-1]

    def eyes_after(self, eyes: Eyes) -> Eyes:
        """The next eyes, round and round."""
        return self.eyes[(self.eyes.index(eyes) + 1) % len(self.eyes)]

    def neighbour(self, marks: Sequence[int], place: int, step: int) -> int:
        """The next mark after a place, or the one before; at the ends the end."""
        if step > 0:
            return min((mark for mark in marks if mark > place), default=self.last)
        return max((mark for mark in marks if mark < place), default=0)


def film_of(record: Record) -> Film:
    """Make the film of a record, with what may be seen of it and no more.

    A game that is over, or that no person ever played, lies open. Of another one its only person
    sees what that person has seen; where several sit at one keyboard, all hands stay closed.
    """
    game = record.game
    return Film(
        names=Names.of(player.name for player in record.players),
        reels=dict(_reels(game, people(record))),
        turns=_turns(game),
        rounds=_rounds(game),
        cookies=_cookies(game),
        branches=branches(record),
    )


def _reels(game: Game, persons: frozenset[int]) -> Iterator[tuple[Eyes, tuple[Frame, ...]]]:
    moments = _moments(game)
    yield CLOSED, _reel(moments, None)
    seats = range(1, len(game.header.players) + 1)
    if game.state.board.over or not persons:
        own = {seat: _reel(moments, seat) for seat in seats}
        yield OPEN, tuple(_opened(moment, own, n) for n, moment in enumerate(moments))
        yield from ((Eyes(seat), reel) for seat, reel in own.items())
    elif len(persons) == 1:
        (seat,) = persons
        yield Eyes(seat), _reel(moments, seat)


def _moments(game: Game) -> list[Game]:
    """The game at each of its moments."""
    return [
        Game(header=game.header, start=game.start, entries=game.entries[:n])
        for n in range(len(game.entries))
    ] + [game]


def _reel(moments: Sequence[Game], seat: int | None) -> tuple[Frame, ...]:
    entries = [*moments[-1].entries, None]
    return tuple(_frame(game, seat, entry) for game, entry in zip(moments, entries, strict=True))


def _frame(game: Game, seat: int | None, entry: Entry | None) -> Frame:
    view = game.public_view() if seat is None else game.view(seat)
    if entry is None:
        return Frame(view)
    coming = tuple(event.seen_by(seat) for event in entry.events)
    return Frame(view, coming, _outcome(game, seat, entry))


def _outcome(game: Game, seat: int | None, entry: Entry) -> Outcome | None:
    move, state = entry.move, game.state
    if not isinstance(move, Swap | BlackHat):
        return None
    if move.seat == seat:
        return forecast(state.board, state.actor_hand, move)
    return outcome(state.board, move)


def _opened(game: Game, reels: Mapping[int, tuple[Frame, ...]], n: int) -> Frame:
    """A moment through the eyes of whoever acts, with all hands beside it."""
    state = game.state
    hands = tuple(map(OpenHand, state.hands, state.black_hats))
    return replace(reels[state.board.actor or state.board.turn][n], hands=hands)


def _turns(game: Game) -> tuple[int, ...]:
    ends = (n for n, entry in enumerate(game.entries, 1) if isinstance(entry.move, EndTurn))
    return (0, *(n for n in ends if not game.entries[n - 1].state.board.over))


def _rounds(game: Game) -> tuple[int, ...]:
    """Where the first player begins a turn. Rules: Set-up, turns go in seat order."""
    players = len(game.header.players)
    return _turns(game)[::players]


def _cookies(game: Game) -> tuple[int, ...]:
    return tuple(
        n
        for n, entry in enumerate(game.entries, 1)
        if any(isinstance(event, CookieMoved) for event in entry.events)
    )
