"""From a view to an action: what the players that search have in common."""

from __future__ import annotations

from hats_tui.bots.kernel.codes import code_of
from hats_tui.bots.search.flat import best_of
from hats_tui.bots.search.ismcts import Search
from hats_tui.bots.worlds.worlds import Worlds
from hats_tui.game import MAIN_ACTIONS, Action, PlayerView

_NARROW = 6
"""So many actions are worth a tree; play-outs alone find out which."""


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
    [best] = best_of(list(actions), Worlds(view), view.seat - 1, play_outs=play_outs, seed=seed)
    return actions[best]


def deep_choice(
    view: PlayerView, legal: tuple[Action, ...], *, play_outs: int, descents: int, seed: int
) -> Action:
    """The action that does best in a tree over those that do best in play-outs.

    With the last own card there is nothing left for a tree to see: what the others do then follows
    from what lies open, so play-outs come near to the truth. At three players a tree has brought
    nothing either: what two opponents do is too much for it.

    Args:
        view: What the player may know.
        legal: What the player may do.
        play_outs: The work put in before the tree; without one both add up.
        descents: The work put into the tree.
        seed: All that is random follows from it.
    """
    if len(legal) == 1:
        return legal[0]
    if view.board.round == MAIN_ACTIONS or view.board.players == 3:
        return flat_choice(view, legal, play_outs=play_outs + descents, seed=seed)
    actions = {code_of(action): action for action in legal}
    worlds, seat = Worlds(view), view.seat - 1
    best = best_of(list(actions), worlds, seat, play_outs=play_outs, seed=seed, keep=_NARROW)
    search = Search(best, worlds, seat, seed)
    search.run(descents)
    return actions[search.best()]
