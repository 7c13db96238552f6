"""The standing of a series of games in words."""

from __future__ import annotations

from collections.abc import Sequence

from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, listed, phrase
from hats_tui.words.sides import side_name
from hats_tui.words.translation import ngettext, pgettext


def series_sentence(wins: Sequence[int], games: int, names: Names) -> Phrase:
    """How often each side has won.

    Args:
        wins: Games won by each player, or by each of the two teams.
        games: Games played.
        names: The players' names; four of them make two teams.
    """
    won = pgettext("games won", "{side}: {wins}")
    sides = [
        phrase(won, side=side_name(side, len(names.full), names), wins=number)
        for side, number in enumerate(wins)
    ]
    template = ngettext("Won in {games} game: {sides}", "Won in {games} games: {sides}", games)
    return phrase(template, games=games, sides=listed(sides))
