"""From a view to an action: what the players that search have in common."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from hats_tui.bots.kernel.codes import code_of
from hats_tui.bots.search.ending import worth
from hats_tui.bots.search.flat import Tally, best_of
from hats_tui.bots.search.ismcts import Search
from hats_tui.bots.thoughts import think
from hats_tui.bots.worlds.worlds import Worlds
from hats_tui.game import MAIN_ACTIONS, Action, PlayerView

_NARROW = 6
"""So many actions are worth a tree; play-outs alone find out which."""

_FLAT_FOR_THREE = 6
"""Where a tree is of no use, so many play-outs are made for each descent into it; three times as
many won 74 instead of 69 % at three players, where a fair share is 33 %."""

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
    worlds, seat, told = Worlds(view), view.seat - 1, _Thoughts(actions).tell
    [best] = best_of(list(actions), worlds, seat, play_outs=play_outs, seed=seed, tell=told)
    return actions[best]


def deep_choice(
    view: PlayerView, legal: tuple[Action, ...], *, play_outs: int, descents: int, seed: int
) -> Action:
    """The action that does best in a tree over those that do best in play-outs.

    The last round is searched through instead. At three players a tree has brought nothing: what
    two opponents do is too much for it. And what is thrown away or exchanged matters so little
    that it is not worth one.

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
    if board.round == MAIN_ACTIONS:
        return _Finalists(view, legal, play_outs, seed).in_the_end(play_outs // _PLAY_OUTS_A_WORLD)
    if board.players == 3:
        play_outs += _FLAT_FOR_THREE * descents
        return flat_choice(view, legal, play_outs=play_outs, seed=seed)
    if board.played or board.waiting:
        return flat_choice(view, legal, play_outs=play_outs + descents, seed=seed)
    return _Finalists(view, legal, play_outs, seed).in_a_tree(descents)


class _Finalists:
    """The few actions that do best in play-outs, to be compared more thoroughly."""

    def __init__(
        self, view: PlayerView, legal: tuple[Action, ...], play_outs: int, seed: int
    ) -> None:
        self._actions = {code_of(action): action for action in legal}
        self._thoughts = _Thoughts(self._actions)
        self._worlds, self._seat, self._seed = Worlds(view), view.seat - 1, seed
        self._codes = best_of(
            list(self._actions),
            self._worlds,
            self._seat,
            play_outs=play_outs,
            seed=seed,
            keep=_NARROW,
            tell=self._thoughts.tell,
        )

    def in_a_tree(self, descents: int) -> Action:
        """The best in a tree of so many descents."""
        search = Search(self._codes, self._worlds, self._seat, self._seed)
        search.run(descents, self._thoughts.tell_again)
        return self._actions[search.best()]

    def in_the_end(self, worlds: int) -> Action:
        """The best when so many worlds are searched through."""
        rng = Random(self._seed)
        samples = [self._worlds.sample(rng) for _ in range(worlds)]
        worths = {code: worth(code, samples, self._seat, rng) for code in self._codes}
        return self._actions[max(worths, key=worths.__getitem__)]


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
