"""Somebody who is asked how good actions are, in a process of its own.

Who asks gets to know no more than the view says with which it asks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hats_tui.bots.protocol import SEED_LIMIT, Analyse, Analysis, Assessment
from hats_tui.game import Action, Player, PlayerView, derived_seed
from hats_tui.table.engine import command_of
from hats_tui.table.engine_failure import EngineFailure
from hats_tui.table.engine_process import EngineProcess

__all__ = ["Analysis", "Analyst", "Assessment", "EngineFailure"]

_WHO: Final = "bot:deep"
"""All of our bots' processes can tell; this one is named for what it does."""

_SECONDS: Final = 120.0
"""How long an answer may take, also on a machine that has much else to do."""

_NUMBERED_LATER: Final = 1


class Analyst:
    """A process that is asked one thing at a time; it starts when it is first needed."""

    def __init__(self, players: tuple[Player, ...], command: Sequence[str] | None = None) -> None:
        """Prepare, without starting anything.

        Args:
            players: Who plays, by seat.
            command: The program, where it is not one of ours.
        """
        self._process = EngineProcess(command_of(_WHO) if command is None else command, 1, players)

    async def weigh(
        self,
        view: PlayerView,
        on_news: Callable[[Analysis], None],
        *,
        budget: int,
        asked: tuple[Action, ...] = (),
        sample: int = 1,
    ) -> Analysis:
        """Tell how good what a player may do is; where others act, only the chance to win.

        Equal questions get equal answers.

        Args:
            view: What the player knows.
            on_news: Called with what is known so far, again and again.
            budget: How many games are imagined, about.
            asked: Actions that are to be told about however bad they are.
            sample: Another number imagines other games.

        Raises:
            EngineFailure: There is no answer.
        """
        seed = derived_seed(f"{sample}", "bot", len(view.history), view.seat) % SEED_LIMIT
        question = Analyse(
            id=_NUMBERED_LATER,
            view=view,
            actions=view.legal,
            asked=asked,
            budget=budget,
            seed=seed,
        )
        return await self._process.analyse(question, on_news, _SECONDS)

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        await self._process.close()
