"""Which of several unfinished games to play on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hats_tui.game import MAIN_ACTIONS
from hats_tui.store.games import UnfinishedGame
from hats_tui.tui.dialogs.choice import Choice
from hats_tui.tui.widgets.entries import Entry
from hats_tui.words import _
from hats_tui.words.names import Names
from hats_tui.words.phrase import both, phrase

_MOST: Final = 9
"""Games that are offered; the keys are digits."""


class ChooseGame(Choice):
    """Gives the number of the game, from 0, or None."""

    def __init__(self, games: Sequence[UnfinishedGame]) -> None:
        """Offer some games.

        Args:
            games: The newest first; at most nine are shown.
        """
        entries = [
            Entry(str(number), when(game), game_text(game))
            for number, game in enumerate(games[:_MOST], start=1)
        ]
        super().__init__(_("Which game?"), entries)


def game_text(game: UnfinishedGame) -> str:
    """Say which game it is: who plays, and how far it went."""
    names = Names.of(player.name for player in game.players)
    who = both([names.short(seat) for seat in range(1, len(game.players) + 1)])
    text = _("{names}, round {round} of {rounds}")
    return str(phrase(text, names=who, round=game.round, rounds=MAIN_ACTIONS))


def when(game: UnfinishedGame) -> str:
    """Say when it was last played, in the time of this place."""
    return f"{game.modified.astimezone():%Y-%m-%d %H:%M}"
