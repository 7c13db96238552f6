"""From a record to the facts that the history keeps of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from hats_tui.game import Discard, EndTurn, Return, Undo, match_of, partner_of, score_sheet
from hats_tui.record import (
    BadRecord,
    Fault,
    FaultCode,
    FromNote,
    HintNote,
    Record,
    load_bytes,
    noted,
    read_record,
)
from hats_tui.record.branching import is_continued
from hats_tui.store.history.facts import GameFacts, SeatFacts, Status
from hats_tui.store.history.stamp import Stamp


def facts_of_file(path: Path) -> tuple[Stamp, GameFacts]:
    """What is to be known of the game in a file, whatever is in it.

    Raises:
        OSError: The file cannot be read.
    """
    stamp = Stamp.of(path.stat())
    seconds = stamp.modified // 10**9
    try:
        return stamp, facts_of(read_record(load_bytes(path)), seconds)
    except BadRecord as error:
        return stamp, _damaged(error.fault, seconds)


def facts_of(record: Record, modified: int = 0) -> GameFacts:
    """What is to be known of a game.

    Args:
        record: Its record.
        modified: When the file was changed, in seconds since 1970.
    """
    over = record.result is not None
    sheet = score_sheet(record.game.state) if over else None
    match = match_of(record.header)
    source = next((note for note in _notes(record) if isinstance(note, FromNote)), None)
    return GameFacts(
        status=_status(record),
        created=_seconds(record.header.created) or modified,
        round=record.round,
        seats=_seats(record),
        sides=sheet.sides if sheet else (),
        winners=sheet.winners if sheet else (),
        decided_by=sheet.decided_by.value if sheet else "",
        source=source.file if source else "",
        taken_over=source.n if source else 0,
        match_game=match.game if match else 0,
        match_games=match.of if match else 0,
    )


def _status(record: Record) -> Status:
    if record.result is not None:
        return Status.FINISHED
    return Status.CONTINUED if is_continued(record) else Status.UNFINISHED


def _damaged(fault: Fault, modified: int) -> GameFacts:
    newer = fault.code is FaultCode.UNKNOWN_VERSION
    return GameFacts(
        status=Status.NEWER if newer else Status.DAMAGED,
        created=modified,
        fault=noted(fault),
        fault_line=fault.line,
    )


def _seconds(created: str | None) -> int:
    """The moment that a header names; 0 where it names none since 1970."""
    try:
        moment = datetime.fromisoformat(created or "")
        return max(int((moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()), 0)
    except (ValueError, OverflowError):
        return 0


def _notes(record: Record) -> Iterator[object]:
    return (line.content for line in record.notes)


def _seats(record: Record) -> tuple[SeatFacts, ...]:
    habits = _habits(record)
    hints = Counter(note.seat for note in _notes(record) if isinstance(note, HintNote))
    seats = []
    for seat, (began, plays) in enumerate(
        zip(record.header.players, record.players, strict=True), start=1
    ):
        facts = SeatFacts(
            began.name,
            began.kind,
            plays.kind,
            takes=habits["takes", seat],
            held=habits["held", seat],
            optional=habits["optional", seat],
            undos=habits["undos", seat],
            hints=hints[seat],
        )
        seats.append(_scored(record, seat, facts))
    return tuple(seats)


def _scored(record: Record, seat: int, facts: SeatFacts) -> SeatFacts:
    if record.result is None:
        return facts
    sheet = score_sheet(record.game.state).players[seat - 1]
    return facts._replace(
        hats=sheet.hats,
        black=sheet.black,
        favourite=sheet.favourite_points,
        cookie=sheet.cookie,
        total=sheet.total,
        card=sheet.favourite.value,
        types=sheet.types,
    )


def _habits(record: Record) -> Counter[tuple[str, int]]:
    """How often each seat did something; the cookie is looked at when a turn ends."""
    counts: Counter[tuple[str, int]] = Counter()
    holder: int | None = None
    for entry in record.game.entries:
        move = entry.move
        match move:
            case Undo(seat=seat):
                counts["undos", seat] += 1
            case Discard(seat=seat):
                counts["optional", seat] += 1
            case Return(seat=seat):
                counts["optional", partner_of(seat)] += 1
            case EndTurn():
                cookie = entry.state.board.cookie
                if cookie is not None:
                    counts["held", cookie] += 1
                    counts["takes", cookie] += cookie != holder
                holder = cookie
            case _:
                pass
    return counts
