"""Plays every move out in many games that could be this one, and takes what does best."""

from __future__ import annotations

from hats_tui.bots.search.choice import flat_choice
from hats_tui.game import Action, PlayerView

_PLAY_OUTS = 2.5
"""Of the budget."""


def choose(view: PlayerView, legal: tuple[Action, ...], budget: int, seed: int) -> Action:
    """The action that does best in some thousand play-outs.

    Args:
        view: What the player may know.
        legal: What the player may do.
        budget: Two fifths of the play-outs.
        seed: Decides what is imagined.
    """
    return flat_choice(view, legal, play_outs=int(_PLAY_OUTS * budget), seed=seed)
