"""What is read can be read: its contrast on every screen, in every theme."""

from __future__ import annotations

import pytest
from support.contrast import SOME, faint, painted_on, too_faint
from support.gallery import gallery, pieces, with_fields
from support.marks import Marks
from support.screens import running
from support.terminals import TERMINALS

from hats_tui.tui.app import HatsApp
from hats_tui.tui.paint.palette import DARK

SIZES = [(80, 24), (120, 40), (200, 60)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_what_we_paint_can_be_read_in_every_theme(size: tuple[int, int]) -> None:
    marks = Marks(DARK)
    async with running(size) as pilot:
        app = pilot.app
        assert isinstance(app, HatsApp)
        painted = await painted_on(app, pilot, marks, gallery(pilot))
    assert len(painted) > 50
    assert not too_faint(marks, painted, list(TERMINALS))


async def test_what_textual_shows_can_be_read() -> None:
    faults: set[str] = set()
    async with running() as pilot:
        app = pilot.app
        assert isinstance(app, HatsApp)
        async for _screen in with_fields(pilot):
            for name in SOME:
                app.wear(name)
                await pilot.pause()
                faults |= faint(pilot, name)
    assert not faults


@pytest.mark.parametrize("name", SOME)
async def test_the_palette_of_commands_can_be_read(name: str) -> None:
    async with running() as pilot:
        app = pilot.app
        assert isinstance(app, HatsApp)
        app.wear(name)
        await pilot.press("ctrl+p")
        await pilot.pause(0.2)
        assert any("Theme" in piece.text for piece in pieces(pilot))
        assert not faint(pilot, name)
