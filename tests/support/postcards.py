"""A walk past what tells most of a language: a picture of each screen, in one application.

`support.tours` goes through all states; this is as much of it as each language gets in every run.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from functools import partial

from record.samples import GOLDEN
from store.history.shelf import put
from support.coached import judged
from support.gallery import deciding
from support.games import dealt, finished
from support.hints import Ahead, analysis
from support.past import history, quiet, statistics
from support.replay import with_setting
from support.screens import awake, running, settle
from support.turn import House
from textual.pilot import Pilot

from hats_tui.game import BlackHat, Say, Swap
from hats_tui.record import load_record
from hats_tui.store.paths import config_dir, games_dir
from hats_tui.table.coaching import OnNews
from hats_tui.table.review import Review
from hats_tui.table.roster import BOTS
from hats_tui.tui.app import HatsApp
from hats_tui.tui.coach.hint_box import HintBox
from hats_tui.tui.coach.looking_through import look_back
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.paint.glyphs import Glyphs
from hats_tui.tui.replay.film import film_of
from hats_tui.tui.screens.coach import CoachScreen
from hats_tui.tui.screens.help import HelpScreen
from hats_tui.tui.screens.napkin import NapkinScreen
from hats_tui.tui.screens.replay import ReplayScreen
from hats_tui.tui.screens.setup import SetupScreen
from hats_tui.tui.screens.tutorial import TutorialScreen
from hats_tui.tui.tutorial.course import Course
from hats_tui.tui.tutorial.lessons import place_of
from hats_tui.words.names import Names

Shown = AsyncIterator[str]
"""The names of what is shown, one after the other."""

PLAYERS = ("Ann", "Bob", "Cyd", "Dan")
SHELF = ("2p-01", "3p-01", "4p-01")


async def postcards(glyphs: Glyphs | None = None) -> AsyncIterator[tuple[Pilot[None], str]]:
    """Show one screen after the other; gives the application, and the name of what it shows.

    Args:
        glyphs: The signs to draw with; None: those of the terminal.
    """
    with_setting(config_dir(), "motion = false")
    async with running() as pilot:
        app = pilot.app
        assert isinstance(app, HatsApp)
        if glyphs is not None:
            app.wear("dark", glyphs)
            await pilot.pause()
        await awake(pilot)
        yield pilot, "title"
        for part in (_before, _turn_of_two, _turn_of_four, _napkin, _learning, _past, _watching):
            base = len(app.screen_stack)
            async for name in part(pilot, app):
                yield pilot, name
            while len(app.screen_stack) > base:
                await app.pop_screen()


def text_of(pilot: Pilot[None]) -> str:
    """The text of the present screen, row by row."""
    # As a picture, all that Textual gives away openly, it would be fifteen times the work.
    strips = pilot.app.screen._compositor.render_strips()  # noqa: SLF001
    return "\n".join(strip.text.rstrip() for strip in strips)


async def _before(pilot: Pilot[None], app: HatsApp) -> Shown:
    await app.push_screen(SetupScreen(BOTS))
    await pilot.press("right", "right", "tab", "tab")
    await pilot.pause()
    yield "set-up"
    await app.pop_screen()
    await pilot.press("f9")
    await settle(pilot)
    yield "settings"


async def _turn_of_two(pilot: Pilot[None], app: HatsApp) -> Shown:
    house = House(deciding(2))
    await app.push_screen(house.screen)
    house.show()
    await pilot.press("up")
    await pilot.pause()
    yield "turn of two"
    await app.push_screen(HelpScreen(app.screen))
    await pilot.press("3")
    await pilot.pause()
    yield "help"
    await app.pop_screen()
    view = dealt(2, first=1).view(1)
    main = [action for action in view.legal if isinstance(action, Swap | BlackHat)]
    box = HintBox(view, Names.of(PLAYERS[:2]), Ahead(view, [analysis((), 0.4)]))
    await app.push_screen(box)
    box.moves.show(analysis((*main[:2], main[-1], view.legal[-1])))
    await pilot.press("down")
    await pilot.pause()
    yield "hint"


async def _turn_of_four(pilot: Pilot[None], app: HatsApp) -> Shown:
    game = deciding(4)
    seat = game.state.board.actor or 1
    house = House(game.saying((seat + 1) % 4 + 1, Say.HIGH))
    await app.push_screen(house.screen)
    house.show()
    for keys, name in (
        ("w", "turn of four"),
        ("w,y", "why"),
        ("escape,d,d", "refusal"),
        ("escape,i", "a player"),
        ("escape,x", "exchange"),
        ("p", "talk"),
    ):
        await pilot.press(*keys.split(","))
        await pilot.pause()
        yield name


async def _napkin(pilot: Pilot[None], app: HatsApp) -> Shown:
    sheet = finished(4, 5).public_view().sheet
    assert sheet is not None
    await app.push_screen(NapkinScreen(NapkinPage(PLAYERS, sheet, None)))
    await awake(pilot)
    yield "napkin"


async def _learning(pilot: Pilot[None], app: HatsApp) -> Shown:
    course = Course.at(place_of("change"))
    await app.push_screen(
        TutorialScreen(course, lambda _place: None, lambda _place: None, motion=False)
    )
    await pilot.pause()
    await pilot.pause()
    yield "tutorial"


async def _past(pilot: Pilot[None], _app: HatsApp) -> Shown:
    for day, golden in enumerate(SHELF, start=1):
        os.utime(put(games_dir(), f"{golden}.hats", golden), (day, day))
    await history(pilot)
    await pilot.press("home")  # whichever was read first is chosen
    await quiet(pilot)
    yield "games"
    await statistics(pilot)
    yield "statistics"
    await pilot.press("tab")
    await quiet(pilot)
    yield "statistics, another page"


async def _watching(pilot: Pilot[None], app: HatsApp) -> Shown:
    record = load_record(GOLDEN / "4p-01.hats")
    whole = await judged(record.game, 1)

    async def look_through(_seat: int, _on_news: OnNews) -> Review:
        return whole

    await app.push_screen(CoachScreen(film_of(record), 1, look_through, partial(look_back, GOLDEN)))
    await pilot.press("n", "n")
    await pilot.pause()
    yield "coach"
    app.replay(GOLDEN / "4p-02.hats")
    for _ in range(500):
        if isinstance(app.screen, ReplayScreen):
            break
        await pilot.pause(0.02)
    await pilot.press("5", "right")
    await pilot.pause()
    yield "replay"
