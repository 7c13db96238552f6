"""Actions weighed in the one world that there was, instead of in all that a player could expect."""

from __future__ import annotations

from random import Random

from hats_tui.bots.analysis.answering import analysis_of
from hats_tui.bots.analysis.weighing import weigh
from hats_tui.bots.kernel.codes import code_of
from hats_tui.bots.kernel.position import Position, position_of
from hats_tui.bots.open_cards import OpenQuestion
from hats_tui.bots.protocol import Analysis
from hats_tui.bots.worlds.worlds import types_in_play
from hats_tui.game import GameState


class OneWorld:
    """The position that there was, as often as it is wanted."""

    def __init__(self, state: GameState) -> None:
        """Take the moment, all cards open."""
        self._position = position_of(state)
        self.types = types_in_play(state.board)

    def sample(self, rng: Random) -> Position:
        """The position; nothing about it is random."""
        del rng
        return self._position.copy()


def looked_back(question: OpenQuestion) -> Analysis:
    """Answer a question; equal ones get equal answers."""
    actor = question.state.board.actor
    assert actor is not None, "somebody has to act"
    actions = {code_of(action): action for action in question.actions}
    *_earlier, whole = weigh(
        list(actions),
        [code_of(action) for action in question.asked],
        OneWorld(question.state),
        actor - 1,
        work=question.budget,
        seed=question.seed,
    )
    return analysis_of(1, whole, actions)
