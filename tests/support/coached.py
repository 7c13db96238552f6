"""A game that is coached without a process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from hats_tui.game import Action, Game, PlayerView
from hats_tui.table.analyst import Analysis, Assessment
from hats_tui.table.coaching import OnNews, review
from hats_tui.table.review import Review


@dataclass
class Judge:
    """An analyst to whom the first of the actions is the best, and each other one loses more."""

    step: float = 0.08
    error: float = 0.01
    asked: list[tuple[PlayerView, tuple[Action, ...], int]] = field(default_factory=list)
    glances: list[PlayerView] = field(default_factory=list)

    async def weigh(
        self,
        view: PlayerView,
        on_news: Callable[[Analysis], None],
        *,
        budget: int,
        actions: tuple[Action, ...] = (),
        asked: tuple[Action, ...] = (),
        sample: int = 1,
    ) -> Analysis:
        del on_news, asked, sample
        await asyncio.sleep(0)
        self.asked.append((view, actions, budget))
        moves = tuple(self._assessed(n, action) for n, action in enumerate(actions))
        return Analysis(id=1, part=1, worlds=budget, win=0.5, moves=moves)

    async def chance(self, view: PlayerView, *, budget: int) -> float:
        del budget
        await asyncio.sleep(0)
        self.glances.append(view)
        return 0.3 + 0.05 * view.board.round

    def _assessed(self, number: int, action: Action) -> Assessment:
        loss = min(self.step * number, 0.6)
        return Assessment(action=action, win=0.7 - loss, loss=loss, error=self.error * (number > 0))


async def judged(game: Game, seat: int, on_news: OnNews = lambda _review, _part: None) -> Review:
    """The review of a game by such a judge."""
    return await review(game, seat, Judge(), on_news)  # type: ignore[arg-type]
