"""The seats of all finished games as a table in memory, to be asked in SQL.

It is made of the facts in the index whenever statistics are wanted, so a name that was corrected a
moment ago is right, and a damaged index has no figures of its own.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Self

from hats_tui.store.history.facts import GameFacts, Status
from hats_tui.store.history.listing import HUMAN, ListedGame

_TABLE: Final = """
CREATE TABLE seats (
    file TEXT, created INTEGER, players INTEGER, helped INTEGER,
    seat INTEGER, side INTEGER,
    player TEXT,                -- what a person is called, or the kind of a bot or an engine
    human INTEGER, name TEXT,   -- the name beside it
    hats INTEGER, black INTEGER, favourite INTEGER, cookie INTEGER, total INTEGER,
    card TEXT, types INTEGER, takes INTEGER, held INTEGER, optional INTEGER, undos INTEGER,
    won INTEGER,
    margin INTEGER              -- of the side over the best other one; below 0 for a lost game
);
CREATE INDEX by_player ON seats (player, human, created);
CREATE INDEX by_file ON seats (file);
"""
_INSERT: Final = f"INSERT INTO seats VALUES ({','.join('?' * 22)})"


class Ledger:
    """A table of seats; close it when it has answered."""

    def __init__(self, games: Iterable[ListedGame]) -> None:
        """Write the table.

        Args:
            games: The games; only finished ones count.
        """
        self._connection = sqlite3.connect(":memory:", check_same_thread=False)
        self._connection.executescript(_TABLE)
        self._connection.executemany(_INSERT, _rows(games))

    def __enter__(self) -> Self:
        """The table itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close it."""
        self.close()

    def ask(self, sql: str, values: Mapping[str, object]) -> list[tuple[Any, ...]]:
        """Ask a question.

        Args:
            sql: The question, with named places.
            values: What goes into them.
        """
        return self._connection.execute(sql, values).fetchall()

    def close(self) -> None:
        """Forget the table."""
        self._connection.close()


def _rows(games: Iterable[ListedGame]) -> Iterator[tuple[object, ...]]:
    for game in games:
        if game.status is Status.FINISHED:
            yield from _seats(game, game.facts)


def _seats(game: ListedGame, facts: GameFacts) -> Iterator[tuple[object, ...]]:
    count = len(facts.seats)
    for seat, (name, own) in enumerate(zip(game.names, facts.seats, strict=True), start=1):
        side = (seat - 1) % len(facts.sides)
        best = max(points for n, points in enumerate(facts.sides) if n != side)
        human = own.kind == HUMAN
        yield (
            game.file,
            facts.created,
            count,
            facts.helped,
            seat,
            side,
            name if human else own.kind,
            human,
            name,
            own.hats,
            own.black,
            own.favourite,
            own.cookie,
            own.total,
            own.card,
            own.types,
            own.takes,
            own.held,
            own.optional,
            own.undos,
            seat in facts.winners,
            facts.sides[side] - best,
        )
