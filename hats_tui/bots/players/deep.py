"""Grows a tree of answers and answers to them, and has learnt what positions are worth."""

from __future__ import annotations

from hats_tui.bots.search.choice import deep_choice
from hats_tui.game import Action, PlayerView

_PLAY_OUTS = 7.5
_DESCENTS = 3.0
"""Of the budget; at the default one a move takes most of a second."""


def choose(view: PlayerView, legal: tuple[Action, ...], budget: int, seed: int) -> Action:
    """The action that does best in a tree search.

    Args:
        view: What the player may know.
        legal: What the player may do.
        budget: A third of the descents into the tree, and fewer than a seventh of the play-outs.
        seed: Decides what is imagined.
    """
    return deep_choice(
        view,
        legal,
        play_outs=int(_PLAY_OUTS * budget),
        descents=int(_DESCENTS * budget),
        seed=seed,
    )
