"""A row of games in lines of text: resumed or new, its napkin, and the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final

from hats_tui.game import Header, Match, PublicView, match_of, match_sheet
from hats_tui.host.dealing import deal_again, deal_new, deal_same
from hats_tui.host.new_game import NewGame
from hats_tui.host.problem_text import problem_texts
from hats_tui.host.saving import why_not_resumed
from hats_tui.host.series import Series
from hats_tui.plain.console import Console, Leave
from hats_tui.plain.options import Options, draft_of_options
from hats_tui.plain.play import LinePlay
from hats_tui.plain.questions import ask_for_game
from hats_tui.record import BadRecord, JournalError
from hats_tui.store.games import GamesFound, UnfinishedGame, games_found
from hats_tui.store.paths import games_dir
from hats_tui.store.settings import read_settings
from hats_tui.table.journal import Stopped
from hats_tui.table.roster import rivals
from hats_tui.words import _
from hats_tui.words.history import game_text, when
from hats_tui.words.match import match_lines, match_place
from hats_tui.words.names import Names
from hats_tui.words.napkin import napkin_sentences
from hats_tui.words.series import series_sentence

Begin = Callable[[LinePlay], Awaitable[PublicView]]
"""Begins a game, new or resumed, and plays it to its end."""

_OFFERED: Final = 9
"""Unfinished games that are told of; the others can be resumed by their files."""


class CannotBegin(Exception):
    """What the command line asks for cannot be played; `str()` says why."""

    def __init__(self, code: int, text: str) -> None:
        """Keep the exit code, and the sentences."""
        super().__init__(text)
        self.code = code


class LineEvening:
    """Plays games until nobody wants another one."""

    def __init__(self, console: Console, options: Options) -> None:
        """Begin an evening.

        Args:
            console: Where it happens.
            options: What the command line says about its first game.
        """
        self._console = console
        self._options = options
        self._settings, self._problems = read_settings()
        self._series: Series | None = None
        self._play: LinePlay | None = None

    async def run(self) -> None:
        """Play.

        Raises:
            CannotBegin: The command line asks for something that cannot be played.
            OSError: Nobody listens any more.
        """
        try:
            begin = await self._first()
            while begin is not None:
                begin = await self._one(begin)
        except Leave:
            self.say_farewell()

    def say_farewell(self) -> None:
        """Say what becomes of the game that was left, if there is one."""
        play, self._play = self._play, None
        if play is not None and play.unsaved:
            self._console.say(
                _("What was played without saving is lost; what was saved can be resumed.")
            )
        elif play is not None and play.begun:
            self._console.say(_("The game is kept. Play on with: hats-tui --plain --resume"))
        else:
            self._console.say(_("Goodbye."))

    async def _first(self) -> Begin | None:
        """The game that the command line asks for, or that somebody chooses."""
        self._console.say(*problem_texts(self._problems))
        options = self._options
        if options.resume is not None:
            return partial(LinePlay.resume, record=await _record_of(options.resume))
        if options.players is not None:
            draft = draft_of_options(options, await asyncio.to_thread(rivals))
            if isinstance(draft, list):
                raise CannotBegin(2, "\n".join(draft))
            return _dealt(draft.new_game())
        self._console.say(_("HATS, the card game of the tea table, in lines of text."))
        self._console.say(_("Type quit at any time to leave; a game that has begun is kept."))
        found = await asyncio.to_thread(games_found)
        self._console.say(*problem_texts(found.problems))
        return await self._chosen(found) if found.unfinished else await self._asked()

    async def _chosen(self, found: GamesFound) -> Begin:
        """One of the unfinished games, or a new one."""
        games = found.unfinished[:_OFFERED]
        template = _("{n}: {game}, last played {when}.")
        for n, game in enumerate(games, start=1):
            self._console.say(template.format(n=n, game=_text(game), when=_when(game)))
        question = _("Type the number of a game to resume it, or new. Enter for 1.")
        while True:
            answer = (await self._console.ask(question)).casefold() or "1"
            if answer in {"new", "n"}:
                return await self._asked()
            if answer.isdecimal() and 1 <= int(answer) <= len(games):
                return partial(LinePlay.resume, record=games[int(answer) - 1].path)

    async def _asked(self) -> Begin:
        self._series = None
        game = await ask_for_game(self._console, await asyncio.to_thread(rivals))
        return _dealt(game)

    async def _one(self, begin: Begin) -> Begin | None:
        """Play one game; gives what comes after it, nothing for the end."""
        play = self._play = LinePlay(self._console, self._settings)
        try:
            end = await begin(play)
        except Stopped:
            self.say_farewell()
            return None
        except (JournalError, BadRecord) as error:
            self._play = None
            raise CannotBegin(1, why_not_resumed(error)) from error
        self._play = None
        self._tell_end(play.header, end)
        return await self._next(play, end)

    def _tell_end(self, header: Header, end: PublicView) -> None:
        sheet = end.sheet
        assert sheet is not None, "the game is over"
        names = Names.uncut(player.name for player in header.players)
        self._series = series = (self._series or Series.of(sheet)).with_result(sheet)
        self._console.say(*napkin_sentences(sheet, names))
        match, whole = match_of(header), match_sheet(header, sheet)
        if whole is not None:
            self._console.say(*match_lines(whole, names))
        elif match is not None:
            self._console.say(match_place(match))
        elif series.games > 1:
            self._console.say(series_sentence(series.wins, series.games, names))

    async def _next(self, play: LinePlay, end: PublicView) -> Begin:
        header = play.header
        match = match_of(header)
        goes_on = match is not None and not match.last
        question = _after(match)
        while True:
            answer = (await self._console.ask(question)).casefold()
            if answer in {"rematch", "r"} and not goes_on:
                return _beginning(deal_again(header), hints=play.hints)
            if answer in {"same", "s"} and (goes_on or match is None):
                return _same(play, end)
            if answer in {"new", "n"}:
                return await self._asked()


def _after(match: Match | None) -> str:
    """The question what comes next."""
    if match is None:
        return _(
            "Type rematch to play again, same for the same deal with seats exchanged, new for "
            "another game, or quit."
        )
    if match.last:
        return _("Type rematch for another match, new for another game, or quit.")
    return _("Type same to go on with the match, new for another game, or quit.")


def _same(play: LinePlay, end: PublicView) -> Begin:
    """Begins the next game of a match, whose record is there already if it could be written."""
    if play.next_record is not None:
        return partial(LinePlay.resume, record=play.next_record)
    assert end.sheet is not None, "the game is over"
    header = deal_same(play.header, end.sheet, play.record)
    return _beginning(header, hints=play.hints)


def _dealt(game: NewGame) -> Begin:
    return _beginning(deal_new(game), hints=game.choices.hints)


def _beginning(header: Header, *, hints: bool) -> Begin:
    async def begin(play: LinePlay) -> PublicView:
        return await play.new(header, games_dir(), hints=hints)

    return begin


async def _record_of(name: str) -> Path:
    """The file of the game to be resumed.

    Args:
        name: Its path or the name of a file in the folder of the games; empty for the one that was
            played last.
    """
    if name:
        return _named(name)
    found = await asyncio.to_thread(games_found)
    if not found.unfinished:
        raise CannotBegin(1, _("There is no unfinished game to resume."))
    return found.unfinished[0].path


def _named(name: str) -> Path:
    inside = games_dir() / name
    return inside if inside.exists() and not Path(name).exists() else Path(name)


def _text(game: UnfinishedGame) -> str:
    names = Names.uncut(player.name for player in game.players)
    return game_text(names, game.round, match_of(game.header))


def _when(game: UnfinishedGame) -> str:
    return when(int(game.modified.timestamp()))
