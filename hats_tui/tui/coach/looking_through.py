"""Has a game looked through: what is kept from another time, or else by a process of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from hats_tui.game import Game
from hats_tui.record import BadRecord, load_record, read_record
from hats_tui.record.reader import load_bytes
from hats_tui.store.reviews import keep_review, kept_review, review_key
from hats_tui.table.analyst import Analyst
from hats_tui.table.coaching import OnNews, Unfinished, review
from hats_tui.table.engine_failure import EngineFailure
from hats_tui.table.hindsight import Hindsight, hindsight
from hats_tui.table.hindsight import OnNews as OnHindsight
from hats_tui.table.review import Review
from hats_tui.tui.replay.unreadable import why_unreadable
from hats_tui.words.coach import coach_failed, not_finished


@dataclass(frozen=True)
class _Found:
    """A game, and what is known of it already."""

    game: Game
    key: str
    review: Review | None


class CannotLook(Exception):
    """A game cannot be looked through; `str()` says why, to the player."""


async def look_through(path: Path, seat: int, on_news: OnNews) -> Review:
    """Find out all about the game of one player, and keep it for the next time.

    Args:
        path: The file of the record; the game is over.
        seat: Whose game it is.
        on_news: Told of every step.

    Raises:
        CannotLook: Something is wrong with the file, or the process that judges does not answer.
    """
    with _reading(path):
        found = await asyncio.to_thread(_look_up, path, seat)
    if found.review is not None:
        return found.review
    analyst = Analyst(found.game.header.players)
    try:
        with _asking():
            whole = await review(found.game, seat, analyst, on_news)
    finally:
        await analyst.close()
    await asyncio.to_thread(keep_review, found.key, whole.model_dump_json())
    return whole


async def look_back(path: Path, seat: int, on_news: OnHindsight) -> Hindsight:
    """Find out with open cards what would have been best for one player; nothing of it is kept.

    All as in `look_through`, what is raised too.
    """
    with _reading(path):
        game = (await asyncio.to_thread(load_record, path)).game
    with _asking():
        return await hindsight(game, seat, on_news)


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    """Say what is wrong with the file."""
    try:
        yield
    except (OSError, BadRecord) as error:
        raise CannotLook(why_unreadable(path, error)) from error


@contextmanager
def _asking() -> Iterator[None]:
    """Say why nothing was judged."""
    try:
        yield
    except Unfinished as error:
        raise CannotLook(str(not_finished())) from error
    except (EngineFailure, OSError) as error:
        raise CannotLook(coach_failed()) from error


def _look_up(path: Path, seat: int) -> _Found:
    data = load_bytes(path)
    key = review_key(data, seat)
    return _Found(read_record(data).game, key, _kept(key))


def _kept(key: str) -> Review | None:
    text = kept_review(key)
    if text is None:
        return None
    try:
        return Review.model_validate_json(text)
    except ValidationError:
        return None
