"""Plays every move out once or twice in its mind, and believes what it sees there."""

from __future__ import annotations

from hats_tui.bots.search.choice import flat_choice
from hats_tui.game import Action, PlayerView

_PLAY_OUTS = 0.1
"""Of the budget: so few that luck decides among moves that are nearly as good."""


def choose(view: PlayerView, legal: tuple[Action, ...], budget: int, seed: int) -> Action:
    """The action that does best in a few play-outs.

    Args:
        view: What the player may know.
        legal: What the player may do.
        budget: Ten times the play-outs.
        seed: Decides what is imagined.
    """
    return flat_choice(view, legal, play_outs=int(_PLAY_OUTS * budget), seed=seed)
