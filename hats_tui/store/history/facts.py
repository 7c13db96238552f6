"""What the history knows of one game, and how the index writes it down."""

from __future__ import annotations

import json
from enum import StrEnum
from typing import NamedTuple


class Status(StrEnum):
    """What has become of a game."""

    FINISHED = "finished"
    UNFINISHED = "unfinished"
    CONTINUED = "continued"
    """It goes on in another record: a turn was taken back there."""
    DAMAGED = "damaged"
    """The file is not a right record."""
    NEWER = "newer"
    """A newer program wrote the record."""


class SeatFacts(NamedTuple):
    """One player's game."""

    name: str
    """As the record has it."""
    kind: str
    """Who began to play the seat: `human`, `bot:ID` or `engine:NAME`."""
    plays: str
    """Who played it in the end."""
    hats: int = 0
    black: int = 0
    """Black hats, which score a point each."""
    favourite: int = 0
    """Points for the favourite hat; may be negative."""
    cookie: int = 0
    """5 for the holder at the end, else 0."""
    total: int = 0
    card: str = ""
    """The favourite hat; empty while the game goes on."""
    types: int = 0
    """Different types in the collection at the end."""
    takes: int = 0
    """How often the cookie was taken; what was taken back does not count."""
    held: int = 0
    """At the end of how many turns, of all players, the cookie was held."""
    optional: int = 0
    """Discards, or exchanges begun."""
    undos: int = 0
    """Actions taken back."""
    hints: int = 0


class GameFacts(NamedTuple):
    """One game. Points are those of a finished game; all are 0 as long as it goes on."""

    status: Status
    created: int = 0
    """When the game began, in seconds since 1970; when the file was changed where no one says."""
    round: int = 0
    """The round of the turn, from 1 to 8."""
    seats: tuple[SeatFacts, ...] = ()
    """By seat; empty for a damaged game."""
    sides: tuple[int, ...] = ()
    """Points of each player at 2 and 3, of teams A and B at 4."""
    winners: tuple[int, ...] = ()
    """Seats."""
    decided_by: str = ""
    """What decided: see `hats_tui.game.TieBreak`."""
    source: str = ""
    """The file of the game that this one was played on from."""
    taken_over: int = 0
    """How many actions were taken over from it."""
    fault: str = ""
    """What is wrong with a damaged record, for `hats_tui.record.sentence_of`."""
    fault_line: int = 0
    match_game: int = 0
    """Which game of a duplicate match it is, from 1 on; 0 for none."""
    match_games: int = 0
    """How many games that match has."""

    @property
    def margin(self) -> int:
        """By how many points the winners won; 0 for a tie, however it was broken."""
        best = sorted(self.sides, reverse=True)
        return best[0] - best[1] if len(best) > 1 else 0

    @property
    def helped(self) -> bool:
        """Whether somebody had a hint or went back to an earlier turn: such games count apart.

        Taking back what showed no hidden card, within a turn, is no help.
        """
        return bool(self.source) or any(seat.hints for seat in self.seats)


def written(facts: GameFacts) -> str:
    """The facts as one line of JSON, in the order of the fields."""
    return json.dumps(facts, ensure_ascii=True, separators=(",", ":"))


def read(text: str) -> GameFacts:
    """The facts that `written` wrote.

    Raises:
        ValueError: The text was written by nobody of ours.
        TypeError: The same.
    """
    status, created, round_, seats, sides, winners, *rest = json.loads(text)
    return GameFacts(
        Status(status),
        created,
        round_,
        tuple(SeatFacts(*seat) for seat in seats),
        tuple(sides),
        tuple(winners),
        *rest,
    )
