"""A recorded game as pictures, one for each moment, as far as the one who watches may see it.

A film is made once, from the record. What must not be seen is not in it, so nobody who holds one
can show too much.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from hats_tui.game import CookieMoved, EndTurn, Game, ScoreSheet
from hats_tui.record import Record
from hats_tui.record.branching import branch_places, people
from hats_tui.tui.replay.reel import Frame, OpenHand, Reel, hand_of, states_of
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
class Film:
    """All moments of a game, from the deal on; a place is how many actions were done before it."""

    names: Names
    reels: Mapping[int | None, Reel]
    """The game as it is seen, by whose seat may be looked from; None is nobody's eyes."""
    hands: tuple[tuple[OpenHand, ...], ...]
    """By place what every seat holds, where all hands may lie open; else nothing."""
    turns: tuple[int, ...]
    """The places where turns begin."""
    rounds: tuple[int, ...]
    """The places where rounds begin."""
    cookies: tuple[int, ...]
    """The places to which the cookie has just moved."""
    branches: tuple[int, ...] = ()
    """The places from which the game was played on, a turn taken back included."""

    @property
    def last(self) -> int:
        """The place at the end."""
        return len(self.reels[None].boards) - 1

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names.full)

    @property
    def eyes(self) -> tuple[Eyes, ...]:
        """Whose eyes there are to choose from; nobody's come first."""
        seats = (Eyes(seat) for seat in self.reels if seat is not None)
        return (CLOSED, *([OPEN] if self.hands else []), *seats)

    @property
    def sheet(self) -> ScoreSheet | None:
        """The napkin, where the game is over."""
        return self.reels[None].sheet

    @property
    def branched(self) -> tuple[int, ...]:
        """How many events there were at each of the places from which it was played on."""
        known = self.reels[None].known
        return tuple(known[place] for place in self.branches)

    def over_at(self, place: int) -> bool:
        """Whether the game is over at a place."""
        return self.reels[None].boards[place].over

    def frame(self, place: int, eyes: Eyes) -> Frame:
        """The moment at a place.

        Args:
            place: From 0 to the last one.
            eyes: Some of those that there are.
        """
        if not eyes.open:
            return self.reels[eyes.seat].frame(place)
        board = self.reels[None].boards[place]
        frame = self.reels[board.actor or board.turn].frame(place)
        return replace(frame, hands=self.hands[place])

    def usual_eyes(self, person: int | None) -> Eyes:
        """Whose eyes suit best: those of the only person, else all hands open if they may be."""
        wanted = OPEN if person is None else Eyes(person)
        return wanted if wanted in self.eyes else self.eyes[-1]

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
    game, persons = record.game, people(record)
    seats = range(1, len(game.header.players) + 1)
    is_open = game.state.board.over or not persons
    seen = seats if is_open else persons if len(persons) == 1 else ()
    return Film(
        names=Names.of(player.name for player in record.players),
        reels={seat: Reel.cut(game, seat) for seat in (None, *seen)},
        hands=_hands(game, seats) if is_open else (),
        turns=_turns(game),
        rounds=_turns(game)[:: len(seats)],  # Rules: Set-up, turns go in seat order
        cookies=_cookies(game),
        branches=branch_places(record),
    )


def _hands(game: Game, seats: Sequence[int]) -> tuple[tuple[OpenHand, ...], ...]:
    return tuple(tuple(hand_of(state, seat) for seat in seats) for state in states_of(game))


def _turns(game: Game) -> tuple[int, ...]:
    ends = (n for n, entry in enumerate(game.entries, 1) if isinstance(entry.move, EndTurn))
    return (0, *(n for n in ends if not game.entries[n - 1].state.board.over))


def _cookies(game: Game) -> tuple[int, ...]:
    return tuple(
        n
        for n, entry in enumerate(game.entries, 1)
        if any(isinstance(event, CookieMoved) for event in entry.events)
    )
