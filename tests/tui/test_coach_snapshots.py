"""Pictures of hints and of the coach, in three sizes."""

from __future__ import annotations

from functools import partial

import pytest
from record.samples import GOLDEN
from support.coached import judged
from support.games import dealt
from support.hints import Ahead, analysis
from support.portrait import portrait
from support.screens import running
from syrupy.assertion import SnapshotAssertion

from hats_tui.game import BlackHat, Swap
from hats_tui.record import load_record
from hats_tui.table.coaching import OnNews
from hats_tui.table.review import Review
from hats_tui.tui.app import HatsApp
from hats_tui.tui.coach.hint_box import HintBox
from hats_tui.tui.coach.looking_through import look_back
from hats_tui.tui.coach.page import CoachPage
from hats_tui.tui.replay.film import film_of
from hats_tui.tui.screens.coach import CoachScreen
from hats_tui.words.names import Names

SIZES = [(80, 24), (120, 40), (200, 60)]
THEMES = ["dark", "mono"]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("theme", THEMES)
async def test_a_hint_looks_as_it_did(
    theme: str, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    view = dealt(2, first=1).view(1)
    main = [action for action in view.legal if isinstance(action, Swap | BlackHat)]
    moves = (*main[:2], main[-1], view.legal[-1])
    async with running(size) as pilot:
        assert isinstance(pilot.app, HatsApp)
        pilot.app.wear(theme)
        ahead = Ahead(view, [analysis((), 0.4)])
        pilot.app.push_screen(HintBox(view, Names.of(["Ann", "Bob"]), ahead))
        await pilot.pause()
        assert portrait(pilot.app) == snapshot(name="looking ahead")
        box = pilot.app.screen
        assert isinstance(box, HintBox)
        box.moves.show(analysis(moves))
        await pilot.press("down")
        await pilot.pause()
        assert portrait(pilot.app) == snapshot(name="found")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ["2p-01", "4p-01"])
async def test_the_coach_looks_as_it_did(
    name: str, theme: str, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    record = load_record(GOLDEN / f"{name}.hats")
    news: list[tuple[Review, float]] = []
    whole = await judged(record.game, 1, lambda review, part: news.append((review, part)))

    async def look_through(_seat: int, on_news: OnNews) -> Review:
        on_news(*news[len(news) // 3])
        return whole

    async with running(size) as pilot:
        assert isinstance(pilot.app, HatsApp)
        pilot.app.wear(theme)
        screen = CoachScreen(film_of(record), 1, look_through, partial(look_back, GOLDEN))
        await pilot.app.push_screen(screen)
        await pilot.pause()
        await pilot.press("n", "n")
        await pilot.pause()
        assert portrait(pilot.app) == snapshot(name="all of it")
        review, part = news[len(news) // 3]
        page = screen.query_one(CoachPage)
        page.show(type(page.sheet)(page.sheet.film, review, part))
        await pilot.pause()
        assert portrait(pilot.app) == snapshot(name="under way")
