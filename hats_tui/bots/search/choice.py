"""From a view to an action: what the players that search have in common."""

from __future__ import annotations

from collections.abc import Mapping

from hats_tui.bots.kernel.codes import code_of
from hats_tui.bots.search.flat import Tally, best_of
from hats_tui.bots.search.ismcts import Search
from hats_tui.bots.thoughts import think
from hats_tui.bots.worlds.worlds import Worlds
from hats_tui.game import MAIN_ACTIONS, Action, PlayerView

_NARROW = 6
"""So many actions are worth a tree; play-outs alone find out which."""

_FLAT = 3
_FLAT_FOR_THREE = 6
"""Where a tree is of no use, so many play-outs are made for each descent into it; three times as
many won 74 instead of 69 % at three players, where a fair share is 33 %."""


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
    worlds, seat, told = Worlds(view), view.seat - 1, _Thoughts(actions).tell
    [best] = best_of(list(actions), worlds, seat, play_outs=play_outs, seed=seed, tell=told)
    return actions[best]


def deep_choice(
    view: PlayerView, legal: tuple[Action, ...], *, play_outs: int, descents: int, seed: int
) -> Action:
    """The action that does best in a tree over those that do best in play-outs.

    With the last own card there is nothing left for a tree to see: what the others do then follows
    from what lies open, so play-outs come near to the truth. At three players a tree has brought
    nothing either: what two opponents do is too much for it. And what is thrown away or
    exchanged matters so little that it is not worth one.

    The work is such that each move takes about the same time: with more players there are fewer
    descents, since they lead through longer games; and the fewer turns are to come, the more work
    there is, up to twice as much, which is good since more depends on it then.

    Args:
        view: What the player may know.
        legal: What the player may do.
        play_outs: The work put in before the tree in the first turn.
        descents: The work put into the tree then, for two players.
        seed: All that is random follows from it.
    """
    if len(legal) == 1:
        return legal[0]
    board = view.board
    more = 1 + (board.round - 1) / MAIN_ACTIONS
    play_outs, descents = int(play_outs * more), int(descents * more * 2 / board.players)
    if board.played or board.waiting:
        return flat_choice(view, legal, play_outs=play_outs + descents, seed=seed)
    last = board.round == MAIN_ACTIONS
    if last or board.players == 3:
        play_outs += (_FLAT if last else _FLAT_FOR_THREE) * descents
        return flat_choice(view, legal, play_outs=play_outs, seed=seed)
    actions = {code_of(action): action for action in legal}
    worlds, seat, thoughts = Worlds(view), view.seat - 1, _Thoughts(actions)
    best = best_of(
        list(actions),
        worlds,
        seat,
        play_outs=play_outs,
        seed=seed,
        keep=_NARROW,
        tell=thoughts.tell,
    )
    search = Search(best, worlds, seat, seed)
    search.run(descents, thoughts.tell_again)
    return actions[search.best()]


class _Thoughts:
    """Tells what seems best so far, with how often it won in play-outs."""

    def __init__(self, actions: Mapping[int, Action]) -> None:
        self._actions = actions
        self._tally: Tally | None = None

    def tell(self, best: int, tally: Tally) -> None:
        """Tell it from play-outs."""
        self._tally = tally
        think(self._actions[best], tally.win(best))

    def tell_again(self, best: int) -> None:
        """Tell it from a tree over what did best in play-outs."""
        if self._tally is not None:
            self.tell(best, self._tally)
