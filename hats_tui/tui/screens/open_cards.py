"""A finished game with open cards: what would have been best for somebody who knew everything."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from hats_tui.table.hindsight import Hindsight
from hats_tui.tui.coach.open_page import OpenPage
from hats_tui.tui.coach.sheet import OpenSheet
from hats_tui.tui.history.head import Head
from hats_tui.tui.replay.film import Film
from hats_tui.tui.screens import decisions
from hats_tui.tui.widgets.key_bar import KeyBar, KeyEntry
from hats_tui.words import N_

LookBack = decisions.Search[Hindsight]
"""Looks back at the game of a seat with open cards."""


class OpenCardsScreen(decisions.DecisionsScreen[OpenSheet, Hindsight]):
    """Gives the place of the decision that the player wants to see, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *decisions.stepping("open"),
        Binding("enter,space", "see", N_("See it in the replay"), id="open.see"),
        Binding("escape,c", "leave", N_("Back to the coach"), id="open.leave"),
    ]
    HELP = N_(
        "What would have been best **with all cards open**, the draw pile too. The cards as they "
        "lay are judged, move by move, by what the strongest bot has learnt. **These are no "
        "grades**: nobody could know it. How well it was played, the coach says."
    )
    MOUSE = (
        (N_("Click a decision"), N_("Look at it; again: see it in the replay")),
        *decisions.MOUSE,
    )

    def __init__(self, film: Film, seat: int, look_back: LookBack, place: int = 0) -> None:
        """Look back at the game of a player.

        Args:
            film: The game, all of it.
            seat: Whose game it is.
            look_back: Finds out what would have been best.
            place: The decision nearest to it is looked at first.
        """
        super().__init__(OpenSheet(film, Hindsight(seat=seat)), look_back, place)

    def compose_screen(self) -> ComposeResult:
        """Title, page and keys."""
        yield Head(self.look, N_("WITH OPEN CARDS"))
        yield OpenPage(self.look, self._sheet)
        yield KeyBar(
            self.look,
            (
                KeyEntry("enter", N_("See it"), "see"),
                KeyEntry("escape", N_("Back"), "leave"),
                KeyEntry("question_mark", N_("Help"), "app.help"),
            ),
        )
