"""Hints in lines of text: found by a process of its own, and stopped by Ctrl+C."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from hats_tui.game import Player, PlayerView
from hats_tui.plain.console import Console
from hats_tui.table.analyst import Analysis, Analyst, EngineFailure
from hats_tui.table.hints import MOVES, Figures, best_moves, figures
from hats_tui.table.review import SURE
from hats_tui.words.coach import why_line
from hats_tui.words.forecasts import move_line
from hats_tui.words.hints import (
    behind_text,
    besides_sentence,
    hint_sentence,
    looking_ahead,
    no_answer,
    stopped_looking,
    worlds_text,
)
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase
from hats_tui.words.reasons import reasons

_PATIENCE: Final = 2.0
"""So often, in seconds, is told how far it is."""


class LineHints:
    """Looks ahead for whoever asks, and keeps what was found for as long as the moment lasts."""

    def __init__(self, console: Console, players: tuple[Player, ...], names: Names) -> None:
        """Be ready for a game.

        Args:
            console: Where hints are told.
            players: Who plays, by seat.
            names: Their names.
        """
        self._console = console
        self._players = players
        self._names = names
        self._moment: PlayerView | None = None
        self._found: Analysis | None = None

    def is_new(self, view: PlayerView) -> bool:
        """Whether no hint was asked for at this moment; from now on one was."""
        new = view != self._moment
        if new:
            self._moment, self._found = view, None
        return new

    async def tell(self, view: PlayerView) -> None:
        """Look ahead, if that was not done yet, and tell the best moves.

        Args:
            view: What the player knows who has to act.
        """
        found = self._found or await self._look_ahead(view)
        if found is not None:
            self._found = found
            self._console.say(worlds_text(found.worlds), *self._lines(found, view))

    async def _look_ahead(self, view: PlayerView) -> Analysis | None:
        """What is found; nothing where that was stopped, or failed, which is told."""
        progress = _Progress(self._console)
        analyst = Analyst(self._players)
        looking = asyncio.ensure_future(best_moves(analyst, view, progress))
        try:
            with _stopping(looking):
                await asyncio.wait((looking,))
            if looking.cancelled():
                self._console.say(stopped_looking())
                return None
            return looking.result()
        except EngineFailure:
            self._console.say(no_answer())
            return None
        finally:
            looking.cancel()
            await analyst.close()

    def _lines(self, found: Analysis, view: PlayerView) -> Iterator[Phrase]:
        moves = found.moves[:MOVES]
        suggested = [move.action for move in moves]
        for number, move in enumerate(moves):
            told = move_line(move.action, view.board, self._names)
            match figures(moves, number, view.board):
                case Figures.BESIDES:
                    yield besides_sentence(number + 1, told)
                case Figures.CHANCE:
                    yield hint_sentence(number + 1, told, move.win)
                case Figures.BEHIND:
                    behind = behind_text(moves[0].win, move.win, SURE * move.error)
                    yield hint_sentence(number + 1, told, move.win, behind)
            why = reasons(move.action, view, self._names, beside=suggested)
            if why.spans:
                yield why_line(why)


class _Progress:
    """Tells how far it is where somebody waits, but not at every step."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._told = time.monotonic()
        if console.watched:
            console.say(looking_ahead(0.0))

    def __call__(self, news: Analysis) -> None:
        now = time.monotonic()
        if self._console.watched and news.part < 1 and now - self._told >= _PATIENCE:
            self._told = now
            self._console.say(looking_ahead(news.part))


@contextmanager
def _stopping(looking: asyncio.Future[Analysis]) -> Iterator[None]:
    """Let Ctrl+C stop this, and not the game."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    stop: Callable[[], object] = looking.cancel
    loop = asyncio.get_running_loop()

    def interrupt(number: int, frame: FrameType | None) -> None:
        del number, frame
        loop.call_soon_threadsafe(stop)

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
