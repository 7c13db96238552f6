"""Which moves are suggested to a player who wants a hint, and what is told of their chances."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from math import sqrt
from typing import Final

from hats_tui.game import MAIN_ACTIONS, BlackHat, Board, EndTurn, PlayerView, Swap
from hats_tui.table.analyst import Analysis, Analyst, Assessment

MOVES: Final = 4
"""So many moves are suggested at most."""

BUDGET: Final = 4_000
"""Imagined games for a hint: about a second's work."""
_FOR_MAIN: Final = 0.7
"""Of that for the main actions, where others are possible as well."""
_MAIN: Final = 3
"""So many main actions are suggested beside another one."""


class Figures(StrEnum):
    """What can be told of the chances of a suggested move."""

    CHANCE = "chance"
    """How often the side wins with it."""
    BEHIND = "behind"
    """That, and how far it is behind the best one."""
    BESIDES = "besides"
    """Nothing: it does not take the place of the best one, but comes before or after it."""


def figures(moves: tuple[Assessment, ...], number: int, board: Board) -> Figures:
    """What can be told of the chances of one of the suggested moves.

    A main action cannot be set against a card that is thrown or given besides. Nor can the end of a
    turn against a draw, as long as another turn can make up for it.

    Args:
        moves: The suggested moves, the best first.
        number: Which of them, from 0.
        board: How things stand.
    """
    best, move = moves[0].action, moves[number].action
    if isinstance(best, Swap | BlackHat) and not isinstance(move, Swap | BlackHat):
        return Figures.BESIDES
    if not number or (isinstance(move, EndTurn) and board.round < MAIN_ACTIONS):
        return Figures.CHANCE
    return Figures.BEHIND


async def best_moves(
    analyst: Analyst, view: PlayerView, on_news: Callable[[Analysis], None]
) -> Analysis:
    """The best moves; where the turn has both before it, main actions and the best optional one.

    Args:
        analyst: Who is asked.
        view: What the player knows.
        on_news: Called with what is known so far.

    Raises:
        EngineFailure: There is no answer.
    """
    main = tuple(action for action in view.legal if isinstance(action, Swap | BlackHat))
    others = tuple(action for action in view.legal if action not in main)
    if not main or not others:
        return await analyst.weigh(view, on_news, budget=BUDGET)

    def tell_main(news: Analysis) -> None:
        on_news(news.model_copy(update={"part": _FOR_MAIN * news.part}))

    def tell_others(news: Analysis) -> None:
        done = _FOR_MAIN + (1 - _FOR_MAIN) * news.part
        on_news(found.model_copy(update={"part": min(done, 0.99)}))

    work = int(_FOR_MAIN * BUDGET)
    found = await analyst.weigh(view, tell_main, budget=work, actions=main)
    found = found.model_copy(update={"moves": found.moves[:_MAIN]})
    besides = await analyst.weigh(view, tell_others, budget=BUDGET - work, actions=others)
    best = besides.moves[0]
    if best.win - besides.win > 1 / sqrt(max(besides.worlds, 1)):  # about two standard errors
        found = found.model_copy(update={"moves": (*found.moves, best)})
    on_news(found)
    return found
