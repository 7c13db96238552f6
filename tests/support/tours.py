"""Walks over all screens and states: those of the gallery, and those with tests of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

from record.samples import GOLDEN
from support.coached import judged
from support.gallery import deciding, gallery
from support.games import dealt
from support.hints import Ahead, analysis
from support.past import fill, history, quiet, statistics
from support.replay import watching
from support.saves import after_turns, new_game
from support.screens import awake, running, settle
from support.turn import House, seated
from support.tutorial import learning, legal
from textual.pilot import Pilot

from hats_tui.game import BlackHat, Swap
from hats_tui.record import NotWritten, load_record
from hats_tui.table.coaching import OnNews
from hats_tui.table.review import Review
from hats_tui.tui.app import HatsApp
from hats_tui.tui.coach.hint_box import HintBox
from hats_tui.tui.coach.looking_through import look_back
from hats_tui.tui.coach.page import CoachPage
from hats_tui.tui.dialogs.menu import open_menu
from hats_tui.tui.dialogs.unsaved import AskUnsavedGame
from hats_tui.tui.replay.film import CLOSED, Eyes, film_of
from hats_tui.tui.screens.coach import CoachScreen
from hats_tui.tui.screens.settings import SettingsScreen
from hats_tui.tui.settings.rows import Row
from hats_tui.tui.tutorial.lessons import LESSONS
from hats_tui.words.names import Names
from hats_tui.words.turns import thinking

Stop = tuple[Pilot[Any], str]
"""An application that shows something, and what it shows."""
Tour = Callable[[], AsyncIterator[Stop]]


async def screens() -> AsyncIterator[Stop]:
    """The gallery."""
    async with running() as pilot:
        async for name in gallery(pilot):
            yield pilot, name


async def choices() -> AsyncIterator[Stop]:
    """What asks something above the title."""
    async with running() as pilot:
        app = pilot.app
        assert isinstance(app, HatsApp)
        app.change_colours()
        await pilot.pause()
        yield pilot, "colours"
        await pilot.press("escape", "q")
        await pilot.pause()
        yield pilot, "quit?"
        await pilot.press("escape")
        app.unfinished = True
        app.ask_to_quit()
        await pilot.pause()
        yield pilot, "quit a game?"
        await pilot.press("escape")
        app.playing = app.unsaved = True
        await open_menu(app)
        await pilot.pause()
        yield pilot, "menu of an unsaved game"
        await pilot.press("escape")
        await app.push_screen(
            AskUnsavedGame(NotWritten(Path("/games/2026-11-30.hats"), "No space"))
        )
        await pilot.pause()
        yield pilot, "cannot save"


async def turns() -> AsyncIterator[Stop]:
    """The turn in states that the gallery has not."""
    async with seated(deciding(4)) as seat:
        for keys, name in (
            ("y", "why the move"),
            ("right", "why a worth"),
            ("y,left", "why the favourite"),
            ("left", "why the cookie"),
            ("left", "why points"),
            ("escape,d,y", "why refused"),
            ("escape,escape,d", "refused"),
            ("c", "cookie"),
            ("v", "no other hands"),
            ("escape,m", "menu of a turn"),
        ):
            await seat.pilot.press(*keys.split(","))
            await seat.pilot.pause()
            yield seat.pilot, name
    async with running() as pilot:
        game = after_turns(new_game(3), 7)
        house = House(game)
        await pilot.app.push_screen(house.screen)
        house.screen.open_views = [game.view(number) for number in (1, 2, 3)]
        house.screen.show_view(game.view(2), thinking(2, house.names))
        await pilot.pause()
        yield pilot, "thinking"
        await pilot.press("v")
        await pilot.pause()
        yield pilot, "open hand"
    async for stop in _exchanges():
        yield stop


async def _exchanges() -> AsyncIterator[Stop]:
    """An exchange of partners, from the offer to the card that is given back."""
    async with seated(deciding(4)) as seat:
        for keys, name in (("x", "offer"), ("enter", "offered"), ("right", "give back")):
            await seat.pilot.press(*keys.split(","))
            await seat.pilot.pause()
            yield seat.pilot, name


async def hints() -> AsyncIterator[Stop]:
    """A hint that is looked for, and found."""
    view = dealt(2, first=1).view(1)
    main = [action for action in view.legal if isinstance(action, Swap | BlackHat)]
    async with running() as pilot:
        ahead = Ahead(view, [analysis((), 0.4)])
        box = HintBox(view, Names.of(["Ann", "Bob"]), ahead)
        pilot.app.push_screen(box)
        await pilot.pause()
        yield pilot, "looking ahead"
        box.moves.show(analysis((*main[:2], main[-1], view.legal[-1])))
        await pilot.press("down")
        await pilot.pause()
        yield pilot, "hints"


async def coach() -> AsyncIterator[Stop]:
    """A game that is coached."""
    record = load_record(GOLDEN / "4p-01.hats")
    news: list[tuple[Review, float]] = []
    whole = await judged(record.game, 1, lambda review, part: news.append((review, part)))

    async def look_through(_seat: int, on_news: OnNews) -> Review:
        on_news(*news[len(news) // 3])
        return whole

    async with running() as pilot:
        screen = CoachScreen(film_of(record), 1, look_through, partial(look_back, GOLDEN))
        await pilot.app.push_screen(screen)
        for keys in ("n,n", "n", "end"):
            await pilot.press(*keys.split(","))
            await pilot.pause()
            yield pilot, f"coach after {keys}"
        review, part = news[len(news) // 3]
        page = screen.query_one(CoachPage)
        page.show(type(page.sheet)(page.sheet.film, review, part))
        await pilot.pause()
        yield pilot, "coach under way"


async def past() -> AsyncIterator[Stop]:
    """The games, and the statistics."""
    fill()
    async with running() as pilot:
        await history(pilot)
        for keys, name in (
            ("down", "games"),
            ("m", "menu of the games"),
            ("escape,w", "who played"),
            ("escape,f", "finished games"),
            ("f", "unfinished games"),
            ("f", "damaged games"),
            ("slash,x", "nothing found"),
            ("enter,f,i", "a place is asked for"),
            ("escape,delete", "delete a game?"),
        ):
            await pilot.press(*keys.split(","))
            await quiet(pilot)
            yield pilot, name
        await pilot.press("escape", "escape")
        screen = await statistics(pilot)
        for page in range(screen.page.pages):
            yield pilot, f"statistics, page {page + 1}"
            await pilot.press("tab")
            await quiet(pilot)
        for keys, name in (("w", "whose statistics"), ("escape,n", "rename"), ("escape,m", "menu")):
            await pilot.press(*keys.split(","))
            await pilot.pause()
            yield pilot, f"statistics, {name}"


async def replay() -> AsyncIterator[Stop]:
    """A game that is watched."""
    async with watching(GOLDEN / "4p-02.hats") as watcher:
        pilot = watcher.pilot
        yield pilot, "replay, beginning"
        for keys, eyes, name in (
            ("5,right", None, "all open"),
            ("right", CLOSED, "closed"),
            ("w,y", Eyes(2), "seen by one"),
            ("escape,w,w", None, "hands"),
            ("p", None, "who plays on"),
            ("escape,m", None, "menu"),
            ("escape,end", None, "end"),
        ):
            await pilot.press(*keys.split(","))
            if eyes is not None:
                watcher.look_through(eyes)
            await pilot.pause()
            yield pilot, f"replay, {name}"
        await pilot.press("right")
        await awake(pilot)
        yield pilot, "replay, napkin"


async def settings() -> AsyncIterator[Stop]:
    """The settings, row by row."""
    async with running() as pilot:
        await pilot.press("f9")
        await settle(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, SettingsScreen)
        yield pilot, "settings"
        await pilot.press("tab", "enter", "d")
        await pilot.pause()
        yield pilot, "settings, a key that is taken"
        await pilot.press("escape", "shift+tab")
        seen: list[Row | None] = []
        while screen.rows.chosen not in seen:
            seen.append(screen.rows.chosen)
            await pilot.press("tab")
            await pilot.pause()
            yield pilot, f"settings, section {len(seen)}"


async def tutorial() -> AsyncIterator[Stop]:
    """Every lesson, done and not."""
    async with learning("worth") as learner:
        for lesson in LESSONS:
            if learner.course.lesson is not lesson:
                break
            yield learner.pilot, f"tutorial, {lesson.name}"
            model = learner.course.model
            wrong = [each for each in legal(learner.course) if each != model]
            learner.screen.try_out(wrong[-1])
            await learner.pilot.pause()
            yield learner.pilot, f"tutorial, {lesson.name}, wrong"
            answered = learner.course.answer(5) if model is None else learner.course.act(model)
            learner.screen.show(answered)
            await learner.pilot.pause()
            yield learner.pilot, f"tutorial, {lesson.name}, done"
            await learner.pilot.press("pagedown")
            await learner.pilot.pause()
    for last in ("teams", "napkin"):
        async with learning(last) as learner:
            yield learner.pilot, f"tutorial, {last}"


TOURS: tuple[Tour, ...] = (
    screens,
    choices,
    turns,
    hints,
    coach,
    past,
    replay,
    settings,
    tutorial,
)
