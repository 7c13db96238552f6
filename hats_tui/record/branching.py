"""Playing on from a moment of another game: what the record of the new game says.

The actions so far are copied to the letter, and a note tells where they come from. Nothing is read
or written here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from hats_tui.game import EndTurn, Header, Player
from hats_tui.game.model import Line
from hats_tui.record.lines import (
    FromNote,
    Note,
    OtherNote,
    ResultLine,
    SeatNote,
    TalkNote,
    note_line,
)
from hats_tui.record.reader import Record
from hats_tui.record.script import RecordLine, Script

_HUMAN: Final = "human"
_CONTINUED: Final = "continued"


class _ContinuedNote(Line):
    """The game goes on in another record, as long as nothing follows this note."""

    note: Literal["continued"] = "continued"
    file: str


def people(script: Script) -> frozenset[int]:
    """The seats on which a person has sat at any time of the game."""
    seated = {n for n, player in enumerate(script.players, 1) if player.kind == _HUMAN}
    dealt = {n for n, player in enumerate(script.header.players, 1) if player.kind == _HUMAN}
    notes = [line.content for line in script.notes]
    came = {note.seat for note in notes if isinstance(note, SeatNote) and note.kind == _HUMAN}
    return frozenset(seated | dealt | came)


def branch_places(script: Script) -> tuple[int, ...]:
    """The moments from which the game was played on, a turn taken back included.

    Returns:
        For each branch after how many actions of this record it lies.
    """
    places, done = [], 0
    for line in script.lines[1:]:
        if isinstance(line.content, FromNote):
            places.append(done)
        done += not isinstance(line.content, Note | ResultLine)
    return tuple(places)


def branches(script: Script) -> int:
    """How often the game was played on from another one, a turn taken back included."""
    return len(branch_places(script))


def continued_line(file: str) -> str:
    """The last line of a record whose game goes on in another one.

    Args:
        file: The name of the other record.
    """
    return _ContinuedNote(file=file).model_dump_json()


def is_continued(script: Script) -> bool:
    """Whether the game goes on in another record, and has not been played further in this one."""
    last = script.lines[-1].content
    return isinstance(last, OtherNote) and last.note == _CONTINUED


def branched_header(
    record: Record, players: tuple[Player, ...], created: str, *, same: bool = False
) -> Header:
    """The deal of a game that is played on by other people.

    Args:
        record: The game that it comes from.
        players: Who plays now, by seat.
        created: When, as the record writes it.
        same: Whether it is to be the same game, so that a match to which that belongs goes on.
    """
    changes = {"players": players, "created": created}
    return record.header.model_copy(update=changes if same else {**changes, "match": None})


def branched_lines(record: Record, file: str, n: int) -> tuple[str, ...]:
    """All lines but the header of a record that goes on after `n` actions of another one.

    Earlier branches stay told, also those that lie beyond this moment: what was taken back once was
    taken back. What was said before it was heard. Other notes belong to the game that they were
    made in.

    Args:
        record: The game that it comes from.
        file: The name of the other record.
        n: How many actions are taken over, from 0 on; an undo counts as one.

    Raises:
        ValueError: There are not so many actions, or the game is over after them.
    """
    if not 0 <= n <= len(record.moves) or (n and record.game.entries[n - 1].state.board.over):
        raise ValueError("there is nothing to play on after these actions")
    note = note_line(FromNote(file=file, n=n))
    return (*_copied(record, n), note)


def start_of_last_turn(record: Record, seat: int) -> int | None:
    """After how many actions the last turn of `seat` in which something was done began.

    Returns:
        The number of actions before it; nothing where there was no such turn.
    """
    entries = record.game.entries
    starts = [0, *(n for n, entry in enumerate(entries, 1) if isinstance(entry.move, EndTurn))]
    states = [record.game.start, *(entry.state for entry in entries)]
    own = [n for n in starts if n < len(entries) and states[n].board.turn == seat]
    return own[-1] if own else None


def _copied(record: Record, n: int) -> Iterator[str]:
    """The first `n` actions, what was said among them, and the notes of all earlier branches."""
    left = n
    for line in record.lines[1:]:
        if isinstance(line.content, FromNote) or (left and isinstance(line.content, TalkNote)):
            yield _without_newline(line)
        elif left and not isinstance(line.content, Note | ResultLine):
            left -= 1
            yield _without_newline(line)


def _without_newline(line: RecordLine) -> str:
    return line.text.strip()
