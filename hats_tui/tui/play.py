"""One game at this terminal.

`Play` decides who looks at the screen, draws the curtain before another person's hand, and hands
what is decided back to the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from hats_tui.game import Action, Event, Header, IllegalAction, Phase, PlayerView, PublicView, Say
from hats_tui.host.eyes import whose_eyes
from hats_tui.host.game_on_table import GameOnTable
from hats_tui.host.rivals import trouble_sentence
from hats_tui.store.settings import Settings
from hats_tui.table.engine_failure import EngineFailure
from hats_tui.table.table import House, Table
from hats_tui.table.thought import Thought
from hats_tui.tui.coach.hinting import Hinting
from hats_tui.tui.dialogs.menu import MenuEntry
from hats_tui.tui.dialogs.unsaved import ask_unsaved
from hats_tui.tui.errands import Errands
from hats_tui.tui.screens.curtain import Curtain
from hats_tui.tui.screens.curtain_page import CurtainText
from hats_tui.tui.screens.turn import TurnScreen
from hats_tui.tui.screens.turn_stage import Patience
from hats_tui.tui.table_menu import TableMenu
from hats_tui.tui.taking_back import turn_to_take_back
from hats_tui.words import _, spoken
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.recap import since_last_turn
from hats_tui.words.refusals import refusal_sentence
from hats_tui.words.standing_in import played_for
from hats_tui.words.thoughts import thinks_of
from hats_tui.words.turns import curtain, thinking, waits_for

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp


class Play(GameOnTable):
    """An observer of the table, and the controls of the turn screen."""

    _screen: TurnScreen
    _names: Names
    _hinting: Hinting
    _menu: TableMenu

    def __init__(self, app: HatsApp, settings: Settings) -> None:
        """Prepare to play.

        Args:
            app: Where it is shown.
            settings: The player's settings.
        """
        self._app = app
        self._house = House(
            pause=settings.bot_pause,
            on_trouble=self.tell_trouble,
            on_thought=self._take_thought,
            on_unsaved=partial(ask_unsaved, app),
            ends_turns=settings.end_turn_automatically,
        )
        self._seen: PublicView | None = None
        self._thought: Thought | None = None
        self._failed: int | None = None
        """The seat whose bot has failed at the action that is waited for."""
        self._news = asyncio.Event()
        self._language = spoken()
        self._eyes: int | None = None
        self._errands = Errands(self._fail)
        self._failure: BaseException | None = None
        self._table_read = asyncio.Event()

    async def new(self, header: Header, folder: Path, *, hints: bool = True) -> PublicView:
        """Play a new game to its end, with hints for who asks, or without; see `_run`."""
        table = await Table.new(header, folder, self, self._house, hints=hints)
        return await self._run(table)

    async def resume(self, record: Path) -> PublicView:
        """Play an unfinished game to its end; see `_run`."""
        return await self._run(await Table.resume(record, self, self._house))

    @property
    def branches(self) -> int:
        """How often it was played on from an earlier moment, or from another game."""
        return len(self._table.branches)

    async def see(self, view: PublicView, events: tuple[Event, ...]) -> None:
        """Learn from the referee how things stand; it is shown as soon as the screen is free."""
        del events
        self._tell_saving()
        self._seen, self._thought, self._failed = view, None, None
        self._news.set()

    def act(self, action: Action) -> Phrase | None:
        """Hand a decision of the one who looks to the referee; a sentence says why not."""
        human = self._table.humans.get(action.seat)
        if human is None:
            return None
        try:
            human.submit(action)
        except IllegalAction as error:
            return refusal_sentence(error.refusal, self._names)
        return None

    def undo(self) -> None:
        """Take back the last action of this turn, if a person here made it."""
        if self._failure is None and self._seen and self._seen.board.turn in self._table.humans:
            self._errand(partial(self._table.referee.undo, self._seen.board.turn))

    def take_turn_back(self) -> Phrase | None:
        """Leave the game, to play its person's last turn again; a sentence says why not."""
        if self._seen is None:
            return None
        turn = turn_to_take_back(self._table, self._seen)
        if isinstance(turn, Phrase):
            return turn
        self._failure = turn
        self._news.set()
        return None

    @property
    def hints(self) -> bool:
        """Whether the game and the settings have hints."""
        return self._table.hints and self._app.preferences.now.hints

    def hint(self) -> Phrase | None:
        """Suggest moves to the one who looks; a sentence says why that cannot be."""
        person = self._table.humans.get(self._eyes or 0)
        view = person.view if person is not None else None
        why_not = self._hinting.why_not(view, agreed=self._table.hints)
        if why_not is None and view is not None:
            self._hinting.give(view, self._screen.suggest)
        return why_not

    def tell_partner(self, say: Say) -> Phrase | None:
        """Say to the partner of the one who looks which card would be welcome."""
        if self._eyes is not None and self._failure is None:
            self._errands.run(self._table.referee.say(self._eyes, say))
        return None

    def hurry(self) -> None:
        """Do not wait for the bots' pauses."""
        self._table.referee.hurry()

    def show_napkin(self) -> None:
        """The final table has been looked at."""
        self._table_read.set()

    def menu_entries(self) -> list[MenuEntry]:
        """What can be done with seats and game."""
        return self._menu.entries(self._seen, self._eyes)

    def tell_trouble(self, seat: int, failure: EngineFailure) -> None:
        """Say that a bot failed, and what was done about it."""
        if not failure.unregistered:
            report = partial(self._app.ending.note_bot, failure.kind, str(failure))
            self._app.run_worker(report, thread=True, group="reports", exit_on_error=False)
        text = trouble_sentence(seat, failure, self._names)
        self._app.notify(str(text), severity="warning", timeout=8, markup=False)
        self._failed = seat
        self._news.set()  # whom the game waits for is said anew

    def _tell_saving(self) -> None:
        """Say when a game that was not saved is saved again; until then the screen says it."""
        unsaved = self._table.unsaved is not None
        if self._app.unsaved and not unsaved:
            self._app.notify(_("The game is saved again, all of it."))
        self._app.unsaved = unsaved

    async def _run(self, table: Table) -> PublicView:
        """Play to the end.

        Returns:
            How it ended, with the napkin.

        Raises:
            JournalError: The record cannot be written.
        """
        self._sit_down_at(table)
        unfollow = self._app.preferences.follow(self._take_settings)
        game = asyncio.create_task(table.run())
        game.add_done_callback(lambda _: self._news.set())
        self._app.unfinished = True
        try:
            await self._enter()
            await self._show_until_done(game)
            self._app.unfinished = False
            assert self._seen is not None, "the referee tells the observers before it ends"
            await self._show()
            await self._table_read.wait()
            await self._screen.in_front()
            await self._app.pop_screen()
            return self._seen
        finally:
            unfollow()
            self._app.unfinished = False
            await self._clear_away(game)

    def _sit_down_at(self, table: Table) -> None:
        """Prepare the screen for a game, and what its menu and its hints need."""
        self._put(table)
        players = table.header.players
        self._names = Names.of(player.name for player in players)
        self._screen = TurnScreen(self._names, len(players), self)
        self._hinting = Hinting(self._app, players, self._names, self._note_hint)
        self._menu = TableMenu(
            self._app, table, self._names, self._errand, self.undo, self.take_turn_back
        )
        self._screen.branched = table.branches

    def _take_settings(self, settings: Settings) -> None:
        """Play on as the player wants it now."""
        ends_turns = settings.end_turn_automatically
        self._table.change(pause=settings.bot_pause, ends_turns=ends_turns)
        before, self._language = self._language, spoken()
        shown = self._screen.shown
        if self._language != before and shown is not None and shown.waiting is not None:
            self._news.set()  # it is said anew whom the game waits for

    async def _enter(self) -> None:
        """Show the screen, in the place of that of a game from which a turn was taken back."""
        if isinstance(self._app.screen, TurnScreen):
            await self._app.switch_screen(self._screen)
        else:
            await self._app.push_screen(self._screen)

    async def _show_until_done(self, game: asyncio.Task[None]) -> None:
        while not game.done():
            await self._news.wait()
            self._news.clear()
            if self._failure is not None:
                raise self._failure
            await self._show()
        game.result()

    async def _clear_away(self, game: asyncio.Task[None]) -> None:
        game.cancel()
        try:
            await asyncio.gather(self._errands.cancel(), game, return_exceptions=True)
        finally:
            await self._table.close()

    async def _show(self) -> None:
        """Show how things stand to whoever may look, behind a curtain where that changes."""
        view = self._seen
        if view is None:
            return
        people = self._table.humans
        shared = self._table.shared
        eyes = whose_eyes(view.board, people, self._eyes, shared=shared)
        self._screen.open_views = self._open_hands()
        if eyes is None:
            self._eyes = None
            self._screen.show_view(view, self._waiting(view), self._patience(view))
            return
        if shared and eyes != self._eyes and not view.board.over:
            self._eyes = None
            self._screen.show_view(view, self._waiting(view))
            await self._screen.in_front()
            if self._seen is not view or not await self._curtain(eyes, view):
                return
        self._eyes = eyes
        person = self._table.humans.get(eyes)
        own = person.view if person is not None else None
        if own is not None:
            waiting = None if own.acts else self._waiting(own)
            self._screen.show_view(own, waiting, self._patience(own))

    def _open_hands(self) -> tuple[PlayerView, ...]:
        """What each seat sees, where nobody but bots ever sat down: there is nothing to hide."""
        if not self._table.only_bots:
            return ()
        game = self._table.referee.game
        return tuple(game.view(seat) for seat in range(1, len(self._table.header.players) + 1))

    async def _curtain(self, seat: int, view: PublicView) -> bool:
        """Have the keyboard passed to `seat`; False where the offer was taken back instead."""
        own = self._table.humans[seat].view
        assert own is not None, "the referee tells the seats before the observers"
        answer = await self._app.push_screen_wait(Curtain(partial(self._curtain_text, own, view)))
        if answer == "undo":
            self.undo()
        return answer == "ready"

    def _curtain_text(self, own: PlayerView, view: PublicView) -> CurtainText:
        undo = None
        if view.board.phase is Phase.RETURN and view.board.turn in self._table.humans:
            giver = self._names[view.board.turn]
            undo = phrase(_("{name} may take the offer back"), name=giver)
        news = since_last_turn(view.history, own.seat, self._names)
        return CurtainText(curtain(own, self._names), news, undo)

    def _waiting(self, view: PublicView) -> Phrase | None:
        actor = view.board.actor
        if actor is None:
            return None
        if actor in self._table.humans:
            return waits_for(view.board, self._names)
        return self._choosing(actor)

    def _patience(self, view: PublicView) -> Patience | None:
        """What to say while a bot takes its time."""
        actor = view.board.actor
        if actor is None or actor in self._table.humans:
            return None
        return partial(self._thinking, actor)

    def _thinking(self, actor: int, seconds: int) -> Phrase:
        thought = None if self._failed == actor else self._thought
        if thought is not None and thought.seat == actor and thought.win is not None:
            return thinks_of(actor, thought.best, thought.win, self._names)
        return self._choosing(actor, seconds if seconds > 1 else 0)

    def _choosing(self, actor: int, seconds: int = 0) -> Phrase:
        if self._failed == actor or self._table.given_up(actor):
            return played_for(actor, self._names)
        return thinking(actor, self._names, seconds)

    def _take_thought(self, thought: Thought) -> None:
        self._thought = thought

    def _note_hint(self, seat: int) -> None:
        self._errands.run(self._table.referee.note_hint(seat))

    def _errand(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something beside the game; a refusal is told in the status line."""
        self._errands.run(self._told(work))

    def _fail(self, error: BaseException) -> None:
        self._failure = error
        self._news.set()

    async def _told(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
            self._screen.paint()  # what can be done may be something else now
        except IllegalAction as error:
            self._screen.say(refusal_sentence(error.refusal, self._names))
        else:
            self._news.set()
