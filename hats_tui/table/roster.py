"""Who can be asked to play."""

from __future__ import annotations

from hats_tui.bots.players import BOTS, BotInfo

__all__ = ["BOTS", "BotInfo"]
