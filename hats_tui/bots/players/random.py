"""Plays any legal action, each as likely as the others."""

from __future__ import annotations

from hats_tui.game import Action, PlayerView, shuffled


def choose(view: PlayerView, legal: tuple[Action, ...], budget: int, seed: int) -> Action:
    """One of the legal actions, by lot.

    Args:
        view: What the player may know; it is not looked at.
        legal: What the player may do.
        budget: Not needed.
        seed: Decides the lot.
    """
    del view, budget
    return shuffled(legal, str(seed), "bot")[0]
