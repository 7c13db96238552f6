"""What an evening asks about the game on its table, in a terminal's window or in lines of text."""

from __future__ import annotations

from pathlib import Path

from hats_tui.game import Header
from hats_tui.table.table import Table


class GameOnTable:
    """The facts of a game; whoever shows it puts the table there with `_put`."""

    _table: Table
    _agreed: bool

    def _put(self, table: Table) -> None:
        """Keep the table, and what was agreed on when the game was begun."""
        self._table = table
        self._agreed = table.hints

    @property
    def header(self) -> Header:
        """The game."""
        return self._table.header

    @property
    def hints(self) -> bool:
        """Whether players might ask for hints in it when it was begun here."""
        return self._agreed

    @property
    def record(self) -> Path | None:
        """The file of its record, where all of the game is in it."""
        return None if self._table.unsaved is not None else self._table.record

    @property
    def next_record(self) -> Path | None:
        """The file of the next game of a match, once this game of it is over."""
        return self._table.next_record
