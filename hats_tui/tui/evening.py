"""A row of games at this terminal: set-up or resume, the game, its napkin, and the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from hats_tui.game import HatType, Header, PublicView, ScoreSheet, match_of, match_sheet
from hats_tui.host.dealing import chosen_types, deal_again, deal_new, deal_same
from hats_tui.host.saving import why_not_resumed
from hats_tui.host.series import Series
from hats_tui.record import BadRecord, JournalError
from hats_tui.store.paths import games_dir
from hats_tui.table.journal import Stopped
from hats_tui.table.roster import rivals
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.play import Play
from hats_tui.tui.screens.napkin import NapkinScreen
from hats_tui.tui.screens.setup import SetupScreen
from hats_tui.tui.taking_back import TurnTakenBack, go_back
from hats_tui.words import _

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp

Begin = Callable[[Play], Awaitable[PublicView]]
"""Begins a game, new or resumed, and plays it to its end."""


class Evening:
    """Plays games until the player wants the title back."""

    def __init__(self, app: HatsApp) -> None:
        """Begin an evening.

        Args:
            app: Where it happens.
        """
        self._app = app
        app.preferences.read()
        self._series: Series | None = None
        self._types_out: tuple[HatType, ...] | None = None
        """The types that were chosen to be out of play; None: a resumed game has to tell."""

    async def new_game(self) -> None:
        """Set up a game, play it, and go on as the player wishes."""
        begin = await self._set_up()
        while begin is not None:
            begin = await self._play(begin)

    async def resume(self, record: Path) -> None:
        """Play on an unfinished game, and go on as the player wishes."""
        begin: Begin | None = partial(Play.resume, record=record)
        while begin is not None:
            begin = await self._play(begin)

    async def _set_up(self) -> Begin | None:
        others = await asyncio.to_thread(rivals)
        wish = await self._app.push_screen_wait(SetupScreen(others))
        if wish is None:
            return None
        self._series, self._types_out = None, wish.removed
        return _beginning(deal_new(wish), hints=wish.choices.hints)

    async def _play(self, begin: Begin) -> Begin | None:
        """Play one game; gives what comes after it, nothing for the title."""
        play = Play(self._app, self._app.preferences.now)
        try:
            end = await begin(play)
        except TurnTakenBack as turn:
            return partial(Play.resume, record=await go_back(self._app, turn))
        except Stopped:
            return None
        except (JournalError, BadRecord) as error:
            self._app.notify(why_not_resumed(error), severity="error", timeout=15, markup=False)
            return None
        if end.sheet is None:
            return None
        return await self._after(play, end.sheet)

    async def _after(self, play: Play, sheet: ScoreSheet) -> Begin | None:
        """Show the napkin of a game; gives what is wanted next, nothing for the title."""
        if play.record is None:
            said = _("This game could not be saved, so it is not among your games.")
            self._app.notify(said, severity="warning", timeout=15)
        header = play.header
        self._series = (self._series or Series.of(sheet)).with_result(sheet)
        page = NapkinPage(
            tuple(player.name for player in header.players),
            sheet,
            self._series,
            play.branches,
            match_of(header),
            match_sheet(header, sheet),
        )
        napkin = NapkinScreen(page, motion=True, record=play.record)
        answer = await self._app.push_screen_wait(napkin)
        if answer == "rematch":
            if self._types_out is None:
                self._types_out = chosen_types(header)
            return _beginning(deal_again(header, self._types_out), hints=play.hints)
        if answer == "same":
            return _same(play, sheet)
        return await self._set_up() if answer == "new" else None


def _same(play: Play, sheet: ScoreSheet) -> Begin:
    """Begins the next game of a match, whose record is there already if it could be written."""
    if play.next_record is not None:
        return partial(Play.resume, record=play.next_record)
    header = deal_same(play.header, sheet, play.record)
    return _beginning(header, hints=play.hints)


def _beginning(header: Header, *, hints: bool) -> Begin:
    async def begin(play: Play) -> PublicView:
        return await play.new(header, games_dir(), hints=hints)

    return begin
