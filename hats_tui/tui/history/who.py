"""Choosing whose games are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hats_tui.store.history.listing import Company, ListedGame, Wanted, count_players
from hats_tui.tui.dialogs.choice import Choice
from hats_tui.tui.history.filter_bar import company_text
from hats_tui.tui.widgets.entries import Entry
from hats_tui.words import _, ngettext
from hats_tui.words.names import shown_name

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp

_MOST: Final = 9
"""Players that are offered; the others are found by typing."""


async def choose_who(app: HatsApp, games: Sequence[ListedGame], wanted: Wanted) -> Wanted:
    """Let the player choose whose games are shown.

    Args:
        app: The application.
        games: All games.
        wanted: What is shown now.

    Returns:
        What is to be shown.
    """
    players = count_players(games).most_common(_MOST)
    companies = tuple(Company)
    keys = ("e", "p", "b")
    entries = [
        *(Entry(key, company_text(each)) for key, each in zip(keys, companies, strict=True)),
        *(
            Entry(str(n), shown_name(name), ngettext("{n} game", "{n} games", many).format(n=many))
            for n, (name, many) in enumerate(players, start=1)
        ),
    ]
    number = await app.push_screen_wait(Choice(_("Games of"), entries))
    if number is None:
        return wanted
    if number < len(companies):
        return replace(wanted, company=companies[number], player="")
    return replace(wanted, company=Company.ANYBODY, player=players[number - len(companies)][0])
