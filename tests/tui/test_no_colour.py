"""With NO_COLOR nothing is coloured, and what is chosen can still be told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from support.games import played
from support.screens import awake, running, shown
from textual.geometry import Region
from textual.pilot import Pilot
from textual.strip import Strip

from hats_tui.tui.screens.curtain import Curtain
from hats_tui.tui.screens.curtain_page import CurtainText
from hats_tui.tui.screens.help import HelpScreen
from hats_tui.tui.screens.title import TitleScreen
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words.names import Names
from hats_tui.words.turns import curtain


@pytest.fixture(autouse=True)
def no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")


def is_coloured(strip: Strip) -> bool:
    styles = [segment.style for segment in strip if segment.style is not None]
    colours = [colour for style in styles for colour in (style.color, style.bgcolor)]
    return any(colour is not None and not colour.is_default for colour in colours)


def attributes(strips: Sequence[Strip], text: str) -> tuple[object, ...]:
    """The attributes with which a text is shown."""
    pieces = (segment for strip in strips for segment in strip if segment.text == text)
    style = next(pieces).style
    assert style is not None
    return style.bold, style.underline, style.reverse


def assert_plain(pilot: Pilot[None]) -> None:
    for zone in pilot.app.screen.query(Zone):
        for y in range(zone.size.height):
            assert not is_coloured(zone.render_line(y))


async def test_the_title() -> None:
    async with running() as pilot:
        assert isinstance(pilot.app.screen, TitleScreen)
        assert "► t  Tutorial" in shown(pilot.app.screen)
        assert_plain(pilot)


async def test_the_help_from_beginning_to_end() -> None:
    async with running((80, 160)) as pilot:
        await awake(pilot)
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(pilot.app.screen, HelpScreen)
        assert_plain(pilot)


async def test_the_menu() -> None:
    async with running() as pilot:
        await pilot.press("f10")
        await pilot.pause()
        assert "► ?  Help" in shown(pilot.app.screen)
        assert_plain(pilot)


async def test_the_curtain() -> None:
    view = played(2, 7, 9).view(1)
    async with running() as pilot:
        text = CurtainText(curtain(view, Names.of(("Ann", "Bob"))))
        await pilot.app.push_screen(Curtain(lambda: text))
        await awake(pilot)
        assert_plain(pilot)


async def test_the_palette_of_commands() -> None:
    async with running() as pilot:
        await awake(pilot)
        await pilot.press("ctrl+p")
        await pilot.pause(0.2)
        [commands] = pilot.app.screen.query("CommandList")
        strips = commands.render_lines(Region(0, 0, *commands.size))
        assert not any(map(is_coloured, strips))
        chosen, other = (attributes(strips, text) for text in ("Help", "Menu"))
        assert chosen != other
