"""Hints in one game: whether there are any, what was found, and how often somebody asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from hats_tui.game import Action, Player, PlayerView, PublicView
from hats_tui.table.analyst import Analysis, Analyst
from hats_tui.table.hints import best_moves
from hats_tui.tui.coach.hint_box import HintBox
from hats_tui.words.hints import why_no_hint
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp


class Hinting:
    """Opens the dialog of hints, and keeps what was found for as long as the moment lasts."""

    def __init__(
        self,
        app: HatsApp,
        players: tuple[Player, ...],
        names: Names,
        on_asked: Callable[[int], None],
    ) -> None:
        """Be ready for a game.

        Args:
            app: Where hints are shown.
            players: Who plays, by seat.
            names: Their names.
            on_asked: Called with the seat that asks for a hint it has not had yet.
        """
        self._app = app
        self._players = players
        self._names = names
        self._on_asked = on_asked
        self._moment: PlayerView | None = None
        """For which moment the last hint was asked."""
        self._found: Analysis | None = None

    def why_not(self, view: PublicView | None, *, agreed: bool) -> Phrase | None:
        """Why there is no hint now; nothing where there is one.

        Args:
            view: What the one who looks may know.
            agreed: Whether there are hints in this game.
        """
        return why_no_hint(view, wanted=self._app.preferences.now.hints, agreed=agreed)

    def give(self, view: PlayerView, stage: Callable[[Action], None]) -> None:
        """Help a player to a move.

        Args:
            view: What the player knows who has to act.
            stage: Called with the move that was taken.
        """
        if view != self._moment:
            self._moment, self._found = view, None
            self._on_asked(view.seat)

        def take(action: Action | None) -> None:
            if action is not None:
                stage(action)

        box = HintBox(view, self._names, partial(self._look_ahead, view), self._found)
        self._app.push_screen(box, take)

    async def _look_ahead(self, view: PlayerView, on_news: Callable[[Analysis], None]) -> Analysis:
        analyst = Analyst(self._players)
        try:
            found = await best_moves(analyst, view, on_news)
        finally:
            await analyst.close()
        if view == self._moment:
            self._found = found
        return found
