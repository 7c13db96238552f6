"""What a line of a record can be, and how it is written.

An action's line is its own JSON (`hats_tui.game.actions`); the header's is `hats_tui.game.header`.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Literal

from pydantic import Field

from hats_tui.game import Header, Move, PlayerKind, ScoreSheet
from hats_tui.game.model import Line, Seat


class SeatNote(Line):
    """From here on somebody else plays `seat`."""

    note: Literal["seat"] = "seat"
    seat: Seat
    kind: PlayerKind


class HintNote(Line):
    """`seat` asked for a hint."""

    note: Literal["hint"] = "hint"
    seat: Seat


class TalkNote(Line):
    """`seat` said something to its partner; what this program cannot say it does not hear."""

    note: Literal["talk"] = "talk"
    seat: Seat
    say: str
    """The id of a phrase."""


class FromNote(Line):
    """The game was played on from another one."""

    note: Literal["from"] = "from"
    file: str
    """The name of the other record; it is never opened."""
    n: Annotated[int, Field(ge=0)]
    """How many actions of the other game were taken over."""


class OtherNote(Line):
    """A note that this program does not know; what it says stands in the text of its line."""

    note: str


KnownNote = Annotated[SeatNote | HintNote | TalkNote | FromNote, Field(discriminator="note")]
"""The notes that the program writes."""

Note = SeatNote | HintNote | TalkNote | FromNote | OtherNote
"""What may stand between the actions without changing the game."""


class ResultPlayer(Line):
    """The points of one player."""

    hats: int
    black: int
    favourite: int
    cookie: int
    total: int


class Result(Line):
    """How a game ended."""

    players: tuple[ResultPlayer, ...]
    """By seat."""
    sides: tuple[int, ...]
    """Points of the players at 2 and 3, of teams A and B at 4."""
    winners: tuple[Seat, ...]

    @classmethod
    def of(cls, sheet: ScoreSheet) -> Result:
        """The result that a napkin shows."""
        players = tuple(
            ResultPlayer(
                hats=player.hats,
                black=player.black,
                favourite=player.favourite_points,
                cookie=player.cookie,
                total=player.total,
            )
            for player in sheet.players
        )
        return cls(players=players, sides=sheet.sides, winners=sheet.winners)


class ResultLine(Line):
    """The last line of a finished game."""

    result: Result


def header_line(header: Header) -> str:
    """The first line of a record.

    Raises:
        ValueError: The header does not say when the game was created, which a record has to.
    """
    if header.created is None:
        raise ValueError("a record says when its game was created")
    return header.model_dump_json(exclude_none=True)


def move_line(move: Move) -> str:
    """The line of an action or an undo; a discard brings what chance added to it."""
    return move.model_dump_json(exclude_none=True)


def note_line(note: KnownNote) -> str:
    """The line of a note."""
    return note.model_dump_json()


def result_line(sheet: ScoreSheet) -> str:
    """The last line of a finished game."""
    return ResultLine(result=Result.of(sheet)).model_dump_json()


def created_now() -> str:
    """This moment as a header's `created` writes it: UTC, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
