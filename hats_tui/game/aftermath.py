"""What each main action of a game has changed, told from what everybody knows.

The board now and what happened lead back to the board before each action.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from hats_tui.game.board import Board, changed
from hats_tui.game.cards import Card
from hats_tui.game.cookie import rule_on_cookie
from hats_tui.game.events import ActionUndone, BlackHatMade, CardPlayed, CookieMoved, Event
from hats_tui.game.forecast import Outcome, worth_changes
from hats_tui.game.scoring import points_now
from hats_tui.game.view import PublicView


class _OpenCards(NamedTuple):
    """What counts at a moment."""

    table: tuple[Card, ...]
    collections: tuple[tuple[Card, ...], ...]
    black_hats: tuple[int, ...]
    cookie: int | None


def standing_places(history: Sequence[Event]) -> list[int]:
    """The places of the events that were not taken back, without the notices of taking back."""
    kept: list[int] = []
    for n, event in enumerate(history):
        if not isinstance(event, ActionUndone):
            kept.append(n)
            continue
        if kept and isinstance(history[kept[-1]], CookieMoved):
            kept.pop()
        if kept:
            kept.pop()
    return kept


def aftermaths(view: PublicView) -> Mapping[int, Outcome]:
    """What the main actions that stand have changed, each by its place in the history.

    Args:
        view: The board now, and what happened; what is hidden in it makes no difference.
    """
    return _aftermaths(view.board, view.history)


@lru_cache(maxsize=8)
def _aftermaths(board: Board, history: tuple[Event, ...]) -> Mapping[int, Outcome]:
    """The same; a log asks for it at every repaint."""
    found = {}
    after = _OpenCards(board.table, board.collections, board.black_hats, board.cookie)
    holder = after.cookie
    for n in reversed(standing_places(history)):
        event = history[n]
        if isinstance(event, CookieMoved):
            holder = event.ruling.holder
        elif isinstance(event, CardPlayed | BlackHatMade):
            before = _before(after, event, holder)
            found[n] = _outcome(before, after, event.seat)
            after = before
    return MappingProxyType(found)


def _before(after: _OpenCards, event: CardPlayed | BlackHatMade, holder: int | None) -> _OpenCards:
    """What lay open before an action, and who held the cookie."""
    seat = event.seat
    if isinstance(event, BlackHatMade):
        blacks = changed(after.black_hats, seat, after.black_hats[seat - 1] - 1)
        return after._replace(black_hats=blacks, cookie=holder)
    return after._replace(
        table=changed(after.table, event.space, event.took),
        collections=changed(after.collections, seat, after.collections[seat - 1][:-1]),
        cookie=holder,
    )


def _outcome(before: _OpenCards, after: _OpenCards, seat: int) -> Outcome:
    return Outcome(
        before=points_now(before),
        after=points_now(after),
        worths=worth_changes(before.table, after.table),
        cookie=rule_on_cookie(before.cookie, seat, after.collections, after.black_hats),
    )
