"""From a view to an action: what the players that search have in common."""

from __future__ import annotations

from collections.abc import Mapping

from hats_tui.bots.kernel.codes import code_of
from hats_tui.bots.search.beliefs import Beliefs
from hats_tui.bots.search.ending import in_the_end
from hats_tui.bots.search.flat import Tally, best_of
from hats_tui.bots.search.habits import OTHERS
from hats_tui.bots.search.ismcts import Search
from hats_tui.bots.thoughts import think
from hats_tui.bots.worlds.worlds import Imagined, Worlds
from hats_tui.game import MAIN_ACTIONS, Action, PlayerView

_FINALISTS = 6
"""So many actions are compared in the last round: play-outs find out which. Earlier this would cost
much: all actions in the tree won 74 instead of 60 % against the yardstick."""

_SHORTER = 0.8
"""So much of the descents is enough of them with more players, where each takes longer."""

_PLAY_OUTS_A_WORLD = 10
"""Play-outs that take as long as one world of the last round, searched through."""


def flat_choice(
    view: PlayerView, legal: tuple[Action, ...], *, play_outs: int, seed: int
) -> Action:
    """The action that does best in play-outs.

    Args:
        view: What the player may know.
        legal: What the player may do.
        play_outs: The work.
        seed: All that is random follows from it.
    """
    if len(legal) == 1:
        return legal[0]
    actions = {code_of(action): action for action in legal}
    worlds, seat, told = Worlds(view), view.seat - 1, _Thoughts(actions).tell_tally
    [best] = best_of(list(actions), worlds, seat, play_outs=play_outs, seed=seed, tell=told)
    return actions[best]


def deep_choice(
    view: PlayerView, legal: tuple[Action, ...], *, play_outs: int, descents: int, seed: int
) -> Action:
    """The action that does best in a tree search; the last round is searched through instead.

    The fewer turns are to come, the more descents there are, up to nearly twice as many: each takes
    less time then, and more depends on it.

    Args:
        view: What the player may know.
        legal: What the player may do.
        play_outs: The work in the last round, which is for finding out what is worth a search.
        descents: The work put into the tree in the first turn, at two players.
        seed: All that is random follows from it.
    """
    if len(legal) == 1:
        return legal[0]
    actions = {code_of(action): action for action in legal}
    worlds, seat, thoughts = _imagined(view, seed), view.seat - 1, _Thoughts(actions)
    if view.board.round == MAIN_ACTIONS:
        told = thoughts.tell_tally
        finalists = best_of(
            list(actions), worlds, seat, play_outs=play_outs, seed=seed, keep=_FINALISTS, tell=told
        )
        samples = play_outs // _PLAY_OUTS_A_WORLD
        return actions[in_the_end(finalists, worlds, seat, samples, seed)]
    search = Search(list(actions), worlds, seat, seed)
    shorter = _SHORTER if view.board.players > 2 else 1.0
    more = 1 + (view.board.round - 1) / MAIN_ACTIONS
    search.run(int(descents * shorter * more), thoughts.tell)
    return actions[search.best()]


def _imagined(view: PlayerView, seed: int) -> Imagined:
    """The worlds; where the others always play by habit, those that this explains more often."""
    worlds, others = Worlds(view), OTHERS[view.board.players]
    return Beliefs(view, worlds, others.habit, seed) if others.by_habit == 1 else worlds


class _Thoughts:
    """Tells what seems best so far, with how likely it wins."""

    def __init__(self, actions: Mapping[int, Action]) -> None:
        self._actions = actions

    def tell(self, best: int, win: float) -> None:
        """Tell it."""
        think(self._actions[best], win)

    def tell_tally(self, best: int, tally: Tally) -> None:
        """Tell it from play-outs."""
        self.tell(best, tally.win(best))
