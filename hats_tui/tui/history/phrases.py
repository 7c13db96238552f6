"""How the title names a game."""

from __future__ import annotations

from hats_tui.game import match_of
from hats_tui.store.games import UnfinishedGame
from hats_tui.words.history import game_text
from hats_tui.words.names import Names


def unfinished_text(game: UnfinishedGame) -> str:
    """Say which game it is: who plays, and how far it went."""
    names = Names.of(player.name for player in game.players)
    return game_text(names, game.round, match_of(game.header))
