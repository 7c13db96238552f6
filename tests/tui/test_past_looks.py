"""Games and statistics can be read in every theme, and without any colour."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from support.contrast import SOME, faint, painted_on, too_faint
from support.marks import Marks
from support.past import fill, history, quiet, statistics
from support.screens import running
from support.terminals import TERMINALS
from textual.pilot import Pilot
from tui.test_no_colour import assert_plain

from hats_tui.tui.app import HatsApp
from hats_tui.tui.paint.palette import DARK


async def past(pilot: Pilot[None]) -> AsyncIterator[None]:
    """Show the games in their states, then the pages of the statistics."""
    await history(pilot)
    yield
    for keys in ("f,f", "f", "slash,x", "enter,f,i", "escape,delete"):
        await pilot.press(*keys.split(","))
        await quiet(pilot)
        yield
    await pilot.press("escape")
    screen = await statistics(pilot)
    for _page in range(screen.page.pages):
        yield
        await pilot.press("tab")
        await quiet(pilot)
    for keys in ("w", "escape,n"):
        await pilot.press(*keys.split(","))
        await pilot.pause()
        yield


@pytest.mark.parametrize("size", [(80, 24), (200, 60)], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_what_we_paint_can_be_read_in_every_theme(size: tuple[int, int]) -> None:
    fill()
    marks = Marks(DARK)
    async with running(size) as pilot:
        app = pilot.app
        assert isinstance(app, HatsApp)
        painted = await painted_on(app, pilot, marks, past(pilot))
    assert len(painted) > 15
    assert not too_faint(marks, painted, list(TERMINALS))


async def test_what_textual_shows_can_be_read() -> None:
    fill()
    faults: set[str] = set()
    async with running() as pilot:
        app = pilot.app
        assert isinstance(app, HatsApp)
        async for _shown in past(pilot):
            for name in SOME:
                app.wear(name)
                await pilot.pause()
                faults |= faint(pilot, name)
    assert not faults


async def test_nothing_is_coloured_with_no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    fill()
    async with running() as pilot:
        async for _shown in past(pilot):
            assert_plain(pilot)
