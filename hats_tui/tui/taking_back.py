"""Taking a whole turn back, against bots: the game goes on from before it, in a new record."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from hats_tui.game import PublicView
from hats_tui.record import BadRecord, JournalError
from hats_tui.table.branch import take_turn_back
from hats_tui.table.table import Table
from hats_tui.words import taking_back
from hats_tui.words.deeds import Deed
from hats_tui.words.phrase import Phrase

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp


class TurnTakenBack(Exception):
    """The game is left, to be played again from before the last turn of its only person."""

    def __init__(self, record: Path, seat: int) -> None:
        """Tell which game, and whose turn."""
        super().__init__(record, seat)
        self.record = record
        self.seat = seat


def turn_to_take_back(table: Table, view: PublicView) -> TurnTakenBack | Phrase:
    """The turn that can be taken back, or why none can.

    Args:
        table: The game that is played.
        view: How it stands.
    """
    people: Mapping[int, object] = table.humans
    if table.shared:
        return taking_back.people_play()
    if view.board.over:
        return taking_back.it_is_over()
    if table.record is None or table.unsaved is not None:
        return taking_back.it_is_not_saved()
    seat = next(iter(people), None)
    if seat is None or not any(
        isinstance(event, Deed) and event.seat == seat for event in view.history
    ):
        return taking_back.nothing_done()
    return TurnTakenBack(table.record, seat)


async def go_back(app: HatsApp, turn: TurnTakenBack) -> Path:
    """Begin the record that goes on from before a turn.

    Args:
        app: Where it is told.
        turn: The turn; nobody plays its game at this moment.

    Returns:
        The record to go on with: the old one where there can be no new one.
    """
    try:
        path = await asyncio.to_thread(take_turn_back, turn.record, turn.seat)
    except (OSError, BadRecord, JournalError) as error:
        app.notify(_why_not(error), severity="error", timeout=15, markup=False)
        return turn.record
    if path is None:
        return turn.record
    app.notify(taking_back.taken_back(), timeout=8, markup=False)
    return path


def _why_not(error: OSError | BadRecord | JournalError) -> str:
    if isinstance(error, BadRecord):
        return taking_back.record_is_damaged()
    reason = error.reason if isinstance(error, JournalError) else error.strerror or str(error)
    return taking_back.nothing_written(reason)
