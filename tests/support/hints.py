"""Looking ahead without a process: what a test wants to be found is found."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from hats_tui.game import Action, PlayerView
from hats_tui.table.analyst import Analysis, Analyst, Assessment


def analysis(actions: tuple[Action, ...], part: float = 1.0) -> Analysis:
    """These actions, each a little worse than the one before."""
    moves = tuple(
        Assessment(action=action, win=0.6 - 0.1 * n, loss=0.1 * n, error=0.02 * (n > 0))
        for n, action in enumerate(actions)
    )
    return Analysis(id=1, part=part, worlds=1_000, win=0.4, moves=moves)


@dataclass
class Ahead:
    """Tells what it is given, and then waits until it may end."""

    view: PlayerView
    news: list[Analysis] = field(default_factory=list)
    asked: int = 0
    given_up: bool = False
    go_on: asyncio.Event = field(default_factory=asyncio.Event)

    async def __call__(self, on_news: Callable[[Analysis], None]) -> Analysis:
        self.asked += 1
        try:
            for each in self.news:
                on_news(each)
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.given_up = True
            raise
        last = analysis(self.view.legal[:4])
        on_news(last)
        return last


def weighed_at_once(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Have the first actions found the best, at once.

    Returns:
        The work that was asked for, each time that somebody asked.
    """
    asked: list[int] = []

    async def weigh(
        _self: object,
        view: PlayerView,
        on_news: Callable[[Analysis], None],
        *,
        budget: int,
        actions: tuple[Action, ...] = (),
    ) -> Analysis:
        asked.append(budget)
        found = analysis((actions or view.legal)[:2])
        on_news(found)
        return found

    monkeypatch.setattr(Analyst, "weigh", weigh)
    return asked
