"""Looks one move ahead in imagined deals, and has learnt what positions are worth."""

from __future__ import annotations

from hats_tui.bots.analysis.scales import Scales
from hats_tui.bots.kernel.codes import code_of
from hats_tui.bots.thoughts import think
from hats_tui.bots.worlds.worlds import Worlds
from hats_tui.game import Action, PlayerView

_WORLDS = 0.008
"""Of the budget: so few that it often errs, and stands between Raven and Owl."""


def choose(view: PlayerView, legal: tuple[Action, ...], budget: int, seed: int) -> Action:
    """The action after which the network expects most, on average over deals.

    Args:
        view: What the player may know.
        legal: What the player may do.
        budget: More than a hundred times as many as deals are imagined.
        seed: Decides what is imagined.
    """
    if len(legal) == 1:
        return legal[0]
    actions = {code_of(action): action for action in legal}
    scales = Scales(list(actions), Worlds(view), view.seat - 1, seed)
    scales.add(max(1, int(_WORLDS * budget)))
    best = max(actions, key=scales.value)
    think(actions[best], scales.win(best))
    return actions[best]
