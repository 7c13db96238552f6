"""The ledger that a screen asks, made anew when the games or the names have changed."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from hats_tui.store.history.ledger import Ledger
from hats_tui.store.history.listing import ListedGame
from hats_tui.store.history.statistics import (
    Person,
    Question,
    Statistics,
    people_with_games,
    statistics_of,
)


class Answer(NamedTuple):
    """What is shown."""

    people: Sequence[Person]
    """Everybody of whom there is something to tell."""
    person: Person | None
    """Whose games are counted; None where nobody has finished one."""
    statistics: Statistics | None


class Counting:
    """Asked from threads, one question at a time."""

    def __init__(self) -> None:
        """Begin without games."""
        self._lock = threading.Lock()
        self._ledger: Ledger | None = None
        self._people: Sequence[Person] = ()

    def take(self, games: Sequence[ListedGame]) -> None:
        """Count these games from now on."""
        with self._lock:
            self._close()
            self._ledger = Ledger(games)
            self._people = people_with_games(self._ledger)

    def ask(self, question: Question) -> Answer:
        """Answer a question; who has no games is replaced by who has the most."""
        with self._lock:
            if self._ledger is None or not self._people:
                return Answer(self._people, None, None)
            key = (question.player, question.human)
            asked = (each for each in self._people if (each.player, each.human) == key)
            person = next(asked, self._people[0])
            question = replace(question, player=person.player, human=person.human)
            return Answer(self._people, person, statistics_of(self._ledger, question))

    def close(self) -> None:
        """Forget everything."""
        with self._lock:
            self._close()

    def _close(self) -> None:
        if self._ledger is not None:
            self._ledger.close()
            self._ledger = None
