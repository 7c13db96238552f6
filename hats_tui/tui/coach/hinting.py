"""Hints in one game: whether there are any, what was found, and how often somebody asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import sqrt
from typing import TYPE_CHECKING, Final

from hats_tui.game import Action, BlackHat, Player, PlayerView, PublicView, Swap
from hats_tui.table.analyst import Analysis, Analyst
from hats_tui.tui.coach.hint_box import HintBox
from hats_tui.words.hints import no_hints, only_one_way
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp

BUDGET: Final = 8_000
"""Imagined games for a hint: about a second's work."""
_FOR_MAIN: Final = 0.7
"""Of that for the main actions, where others are possible as well."""
_MAIN: Final = 3
"""So many main actions are suggested beside another one."""


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
        if not self._app.preferences.now.hints:
            return no_hints("setting")
        if not agreed:
            return no_hints("game")
        if view is None or not isinstance(view, PlayerView) or not view.acts:
            return no_hints("over" if view is not None and view.board.over else "turn")
        return only_one_way() if len(view.legal) == 1 else None

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


async def best_moves(
    analyst: Analyst, view: PlayerView, on_news: Callable[[Analysis], None]
) -> Analysis:
    """The best moves; where the turn has both before it, main actions and the best optional one.

    Args:
        analyst: Who is asked.
        view: What the player knows.
        on_news: Called with what is known so far.

    Raises:
        EngineFailure: There is no answer.
    """
    main = tuple(action for action in view.legal if isinstance(action, Swap | BlackHat))
    others = tuple(action for action in view.legal if action not in main)
    if not main or not others:
        return await analyst.weigh(view, on_news, budget=BUDGET)

    def tell_main(news: Analysis) -> None:
        on_news(news.model_copy(update={"part": _FOR_MAIN * news.part}))

    def tell_others(news: Analysis) -> None:
        done = _FOR_MAIN + (1 - _FOR_MAIN) * news.part
        on_news(found.model_copy(update={"part": min(done, 0.99)}))

    work = int(_FOR_MAIN * BUDGET)
    found = await analyst.weigh(view, tell_main, budget=work, actions=main)
    found = found.model_copy(update={"moves": found.moves[:_MAIN]})
    besides = await analyst.weigh(view, tell_others, budget=BUDGET - work, actions=others)
    best = besides.moves[0]
    if best.win - besides.win > 1 / sqrt(max(besides.worlds, 1)):  # about two standard errors
        found = found.model_copy(update={"moves": (*found.moves, best)})
    on_news(found)
    return found
