"""What would have been best had a player seen all cards: of a game that is over, and no grade."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Final

from pydantic import Field

from hats_tui.bots.open_cards import OpenQuestion
from hats_tui.bots.protocol import SEED_LIMIT, Analysis
from hats_tui.game import Action, Game, derived_seed
from hats_tui.game.model import Frozen, Seat
from hats_tui.table.coaching import Unfinished, alternatives, decisions_of, game_at
from hats_tui.table.engine_child import EngineChild
from hats_tui.table.engine_failure import EngineFailure, FailureReason
from hats_tui.table.programs import open_cards
from hats_tui.table.review import SURE

BUDGET: Final = 200
"""Imagined games for a decision: there is one deal, so only what a new draw pile brings differs."""
_SECONDS: Final = 60.0
"""How long an answer may take, also on a machine that has much else to do."""

_Chance = Annotated[float, Field(ge=0, le=1)]


class Seen(Frozen):
    """A decision, and what would have been best with open cards."""

    place: Annotated[int, Field(ge=0)]
    """How many actions were done before."""
    round: Annotated[int, Field(ge=1)]
    action: Action
    """What was done."""
    win: _Chance
    """How likely the player's side was to win after it, the cards lying as they lay."""
    best: Action
    """What would have been best; the same where nothing was surely better."""
    best_win: _Chance

    @property
    def gain(self) -> float:
        """How much more likely a win would have been."""
        return 0.0 if self.best == self.action else max(self.best_win - self.win, 0.0)


class Hindsight(Frozen):
    """A whole game from one seat, looked back at."""

    seat: Seat
    decisions: tuple[Seen, ...] = ()


OnNews = Callable[[Hindsight, float], None]
"""Called with what is known so far, and how much of the work is done, from 0 to 1."""


async def hindsight(game: Game, seat: int, on_news: OnNews) -> Hindsight:
    """Look back at all decisions of a player.

    The process that does it is ended when this is, also when it is cancelled.

    Args:
        game: A game that is over.
        seat: The player.
        on_news: Told of every step.

    Raises:
        Unfinished: The game is not over: its cards are not open.
        EngineFailure: The process does not answer.
    """
    if not game.state.board.over:
        raise Unfinished
    found = Hindsight(seat=seat)
    decisions = decisions_of(game, seat)
    child = await EngineChild.start(open_cards())
    try:
        for number, (place, action) in enumerate(decisions, start=1):
            seen = await _look(child, game_at(game, place), action)
            found = found.with_(decisions=(*found.decisions, seen))
            on_news(found, number / len(decisions))
    finally:
        await child.kill()
    return found


async def _look(child: EngineChild, game: Game, action: Action) -> Seen:
    place = len(game.entries)
    question = OpenQuestion(
        state=game.state,
        actions=alternatives(game.view(action.seat), action),
        asked=(action,),
        budget=BUDGET,
        seed=derived_seed("open", "bot", place, action.seat) % SEED_LIMIT,
    )
    told = await _answer(child, question)
    done = next(move for move in told.moves if move.action == action)
    better = done.loss > SURE * done.error
    best = told.moves[0] if better else done
    return Seen(
        place=place,
        round=game.state.board.round,
        action=action,
        win=done.win,
        best=best.action,
        best_win=best.win,
    )


async def _answer(child: EngineChild, question: OpenQuestion) -> Analysis:
    """What the process says to a question.

    Raises:
        EngineFailure: Nothing in time, or what is no answer.
    """
    try:
        async with asyncio.timeout(_SECONDS):
            await child.say(question)
            told = await child.hear()
    except TimeoutError:
        raise EngineFailure(FailureReason.SILENT, f"nothing for {_SECONDS:g} seconds") from None
    if not isinstance(told, Analysis):
        raise EngineFailure(FailureReason.NONSENSE, "no analysis")
    return told
