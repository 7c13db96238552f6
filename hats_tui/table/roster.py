"""Who can be asked to play, by the kinds that game records write."""

from __future__ import annotations

from typing import Final

from hats_tui.bots.players import BOTS, BotInfo

__all__ = ["BOTS", "HUMAN", "SENSIBLE", "BotInfo"]

HUMAN: Final = "human"
"""A person at this terminal."""

SENSIBLE: Final = "bot:greedy"
"""A bot that a newcomer can play against, and that plays on for somebody who leaves."""
