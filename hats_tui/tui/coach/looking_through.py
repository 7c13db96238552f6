"""Has a game looked through: what is kept from another time, or else by a process of its own."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from hats_tui.game import Game
from hats_tui.record import load_record, read_record
from hats_tui.record.reader import load_bytes
from hats_tui.store.reviews import keep_review, kept_review, review_key
from hats_tui.table.analyst import Analyst
from hats_tui.table.coaching import OnNews, review
from hats_tui.table.hindsight import Hindsight, hindsight
from hats_tui.table.hindsight import OnNews as OnHindsight
from hats_tui.table.review import Review


@dataclass(frozen=True)
class _Found:
    """A game, and what is known of it already."""

    game: Game
    key: str
    review: Review | None


async def look_through(path: Path, seat: int, on_news: OnNews) -> Review:
    """Find out all about the game of one player, and keep it for the next time.

    Args:
        path: The file of the record; the game is over.
        seat: Whose game it is.
        on_news: Told of every step.

    Raises:
        OSError: The record cannot be read any more.
        BadRecord: It is not right any more.
        Unfinished: The game is not over.
        EngineFailure: The process that judges does not answer.
    """
    found = await asyncio.to_thread(_look_up, path, seat)
    if found.review is not None:
        return found.review
    analyst = Analyst(found.game.header.players)
    try:
        whole = await review(found.game, seat, analyst, on_news)
    finally:
        await analyst.close()
    await asyncio.to_thread(keep_review, found.key, whole.model_dump_json())
    return whole


async def look_back(path: Path, seat: int, on_news: OnHindsight) -> Hindsight:
    """Find out with open cards what would have been best for one player; nothing of it is kept.

    Args:
        path: The file of the record; the game is over.
        seat: Whose game it is.
        on_news: Told of every step.

    Raises:
        OSError: The record cannot be read any more.
        BadRecord: It is not right any more.
        Unfinished: The game is not over.
        EngineFailure: The process that judges does not answer.
    """
    game = (await asyncio.to_thread(load_record, path)).game
    return await hindsight(game, seat, on_news)


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
