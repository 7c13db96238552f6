"""Somebody who is asked how good actions are, in a process of its own.

Who asks gets to know no more than the view says with which it asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hats_tui.bots.protocol import SEED_LIMIT, Analyse, Analysis, Assessment
from hats_tui.game import Action, Player, PlayerView, derived_seed
from hats_tui.table.engine_failure import EngineFailure
from hats_tui.table.engine_process import EngineProcess
from hats_tui.table.programs import Program, our_bot

__all__ = ["Analysis", "Analyst", "Assessment", "EngineFailure"]

_WHO: Final = "deep"
"""All of our bots' processes can tell; this one is named for what it does."""

_SECONDS: Final = 120.0
"""How long an answer may take, also on a machine that has much else to do."""

_NUMBERED_LATER: Final = 1


class Analyst:
    """A process that is asked one thing at a time; it starts when it is first needed."""

    def __init__(self, players: tuple[Player, ...], program: Program | None = None) -> None:
        """Prepare, without starting anything.

        Args:
            players: Who plays, by seat.
            program: What is run, where it is not one of ours.
        """
        self._process = EngineProcess(program or our_bot(_WHO), 1, players)

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
        """Tell how good what a player may do is.

        After a main action the turn is taken to end, and no later turn to have an optional action.
        So main actions can be compared with each other, and so can cards to be thrown or given.

        Equal questions get equal answers.

        Args:
            view: What the player knows who has to act.
            on_news: Called with what is known so far, again and again.
            budget: How many games are imagined, about.
            actions: What is compared; none: all that the player may do.
            asked: Actions that are to be told about however bad they are.
            sample: Another number imagines other games.

        Raises:
            EngineFailure: There is no answer.
        """
        return await self._ask(view, actions or view.legal, asked, budget, sample, on_news)

    async def chance(self, view: PlayerView, *, budget: int) -> float:
        """Tell how likely the side of a player is to win when all go on as well as can be.

        Args:
            view: What the player knows, whoever has to act.
            budget: How many games are imagined, about.

        Raises:
            EngineFailure: There is no answer.
        """
        told = await self._ask(view, (), (), budget, 1, lambda _news: None)
        return told.win

    async def _ask(
        self,
        view: PlayerView,
        actions: tuple[Action, ...],
        asked: tuple[Action, ...],
        budget: int,
        sample: int,
        on_news: Callable[[Analysis], None],
    ) -> Analysis:
        seed = derived_seed(f"{sample}", "bot", len(view.history), view.seat) % SEED_LIMIT
        question = Analyse(
            id=_NUMBERED_LATER, view=view, actions=actions, asked=asked, budget=budget, seed=seed
        )
        return await self._process.analyse(question, on_news, _SECONDS)

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        await self._process.close()
