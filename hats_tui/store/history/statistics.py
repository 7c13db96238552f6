"""What the finished games tell of one player, all counted in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple

from hats_tui.store.history.ledger import Ledger
from hats_tui.store.history.wilson import Share


class Counted(StrEnum):
    """Which games count."""

    FAIR = "fair"
    """Those without hints, and without turns that were taken back."""
    HELPED = "helped"
    """The others."""
    ALL = "all"


@dataclass(frozen=True)
class Question:
    """Whose games are asked for, and which.

    Args:
        player: What a person is called, or the kind of a bot.
        human: Whether it is a person.
        counted: Which games count.
        players: How many played; 0 for any number.
    """

    player: str
    human: bool = True
    counted: Counted = Counted.FAIR
    players: int = 0


class Person(NamedTuple):
    """Somebody of whom there are statistics."""

    player: str
    """What a person is called, or the kind of a bot."""
    human: bool
    name: str
    games: int
    """Finished games of any sort."""


class Against(NamedTuple):
    """The games against one opponent."""

    player: str
    human: bool
    name: str
    won: Share
    lost: int
    """Games that the opponent won; a shared win is won by both."""


class Points(NamedTuple):
    """What was scored in a game, on average."""

    hats: float = 0.0
    black: float = 0.0
    favourite: float = 0.0
    cookie: float = 0.0
    total: float = 0.0
    best: int = 0
    worst: int = 0


class Habits(NamedTuple):
    """What somebody likes to do."""

    cookie_at_end: Share
    takes: float
    """How often the cookie was taken in a game."""
    held: float
    """In which share of all turns it was held."""
    black: float
    """Black hats in a game."""
    black_won: float
    black_lost: float
    optional: float
    """Discards or exchanges in a game."""
    undos: float
    types: float
    """Different types in the collection at the end."""


class Favourite(NamedTuple):
    """Games that ended with a favourite hat of one type."""

    hat: str
    games: int
    points: float
    """What it scored on average."""


class Past(NamedTuple):
    """One game of the player."""

    file: str
    created: int
    total: int
    won: bool
    margin: int


class Streaks(NamedTuple):
    """Games in a row."""

    now: int
    """Above 0 wins, below 0 defeats that were the last games."""
    wins: int
    defeats: int


@dataclass(frozen=True)
class Statistics:
    """All that is told of one player."""

    question: Question
    won: Share
    apart: int
    """Games that this question leaves out, since they had help or had none."""
    seats: tuple[tuple[int, Share], ...]
    opponents: tuple[Against, ...]
    """Most games first."""
    points: Points
    spread: tuple[tuple[int, int], ...]
    """How many games ended with about so many points: the lower end of each five, and games."""
    habits: Habits
    favourites: tuple[Favourite, ...]
    """Most games first."""
    past: tuple[Past, ...]
    """All games, the oldest first."""
    streaks: Streaks


BUCKET: Final = 5
"""Points that are counted together."""

_MINE: Final = (
    "me.player = :player AND me.human = :human AND (:players = 0 OR me.players = :players) "
    "AND (:helped IS NULL OR me.helped = :helped)"
)
_HELPED: Final = {Counted.FAIR: 0, Counted.HELPED: 1, Counted.ALL: None}


def people_with_games(ledger: Ledger) -> tuple[Person, ...]:
    """Everybody who finished a game: people first, then bots; who played most comes first."""
    sql = (
        "SELECT player, human, max(name), count(*) FROM seats GROUP BY player, human "
        "ORDER BY human DESC, count(*) DESC, player"
    )
    return tuple(
        Person(str(player), bool(human), str(name), int(games or 0))
        for player, human, name, games in ledger.ask(sql, {})
    )


def statistics_of(ledger: Ledger, question: Question) -> Statistics:
    """Count what there is to be told.

    Args:
        ledger: The finished games.
        question: Whose, and which of them.
    """
    asked = _Asked(ledger, question)
    past = asked.past()
    return Statistics(
        question=question,
        won=Share(sum(game.won for game in past), len(past)),
        apart=asked.apart(),
        seats=asked.seats(),
        opponents=asked.opponents(),
        points=asked.points(),
        spread=asked.spread(),
        habits=asked.habits(),
        favourites=asked.favourites(),
        past=past,
        streaks=streaks_of([game.won for game in past]),
    )


class _Asked:
    """One question to one ledger."""

    def __init__(self, ledger: Ledger, question: Question) -> None:
        self._ledger = ledger
        self._values = {
            "player": question.player,
            "human": question.human,
            "players": question.players,
            "helped": _HELPED[question.counted],
        }

    def apart(self) -> int:
        ((games,),) = self._rows(
            "SELECT count(*) FROM seats me WHERE me.player = :player AND me.human = :human "
            "AND (:players = 0 OR me.players = :players) "
            "AND :helped IS NOT NULL AND me.helped <> :helped"
        )
        return int(games)

    def seats(self) -> tuple[tuple[int, Share], ...]:
        rows = self._mine("me.seat, sum(me.won), count(*)", "GROUP BY me.seat ORDER BY me.seat")
        return tuple((int(seat), Share(int(won), int(games))) for seat, won, games in rows)

    def opponents(self) -> tuple[Against, ...]:
        rows = self._rows(
            "SELECT you.player, you.human, max(you.name), sum(me.won), count(*), sum(you.won) "
            "FROM seats me JOIN seats you ON you.file = me.file AND you.side <> me.side "
            f"WHERE {_MINE} GROUP BY you.player, you.human ORDER BY count(*) DESC, you.player"
        )
        return tuple(
            Against(str(player), bool(human), str(name), Share(int(won), int(games)), int(lost))
            for player, human, name, won, games, lost in rows
        )

    def points(self) -> Points:
        ((*means, best, worst),) = self._mine(
            "avg(me.hats), avg(me.black), avg(me.favourite), avg(me.cookie), avg(me.total), "
            "max(me.total), min(me.total)"
        )
        hats, black, favourite, cookie, total = (float(mean or 0) for mean in means)
        return Points(hats, black, favourite, cookie, total, int(best or 0), int(worst or 0))

    def spread(self) -> tuple[tuple[int, int], ...]:
        # SQLite divides towards 0; points may be below it.
        rows = self._mine(
            f"(me.total + 1000) / {BUCKET} * {BUCKET} - 1000 AS least, count(*)",
            "GROUP BY least ORDER BY least",
        )
        return tuple((int(least), int(games)) for least, games in rows)

    def habits(self) -> Habits:
        ((ends, games, *means),) = self._mine(
            "sum(me.cookie > 0), count(*), avg(me.takes), avg(me.held / (8.0 * me.players)), "
            "avg(me.black), avg(CASE WHEN me.won THEN me.black END), "
            "avg(CASE WHEN NOT me.won THEN me.black END), avg(me.optional), avg(me.undos), "
            "avg(me.types)"
        )
        share = Share(int(ends or 0), int(games))
        return Habits(share, *(float(mean or 0) for mean in means))

    def favourites(self) -> tuple[Favourite, ...]:
        rows = self._mine(
            "substr(me.card, 1, 1) AS hat, count(*), avg(me.favourite)",
            "GROUP BY hat ORDER BY count(*) DESC, hat",
        )
        return tuple(Favourite(str(hat), int(n), float(points)) for hat, n, points in rows)

    def past(self) -> tuple[Past, ...]:
        rows = self._mine(
            "me.file, me.created, me.total, me.won, me.margin", "ORDER BY me.created, me.file"
        )
        return tuple(
            Past(str(file), int(created), int(total), bool(won), int(margin))
            for file, created, total, won, margin in rows
        )

    def _mine(self, wanted: str, rest: str = "") -> list[tuple[Any, ...]]:
        return self._rows(f"SELECT {wanted} FROM seats me WHERE {_MINE} {rest}")

    def _rows(self, sql: str) -> list[tuple[Any, ...]]:
        return self._ledger.ask(sql, self._values)


def streaks_of(won: Sequence[bool]) -> Streaks:
    """Games in a row.

    Args:
        won: Which games were won, the oldest first.
    """
    now, best = 0, {True: 0, False: 0}
    for win in won:
        step = 1 if win else -1
        now = now + step if now * step > 0 else step
        best[win] = max(best[win], abs(now))
    return Streaks(now, best[True], best[False])
