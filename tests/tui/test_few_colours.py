"""In a terminal with 256 colours everything has one of them, and nothing is left to rounding."""

from __future__ import annotations

import pytest
from rich.color import ColorType
from support.gallery import pieces, with_fields
from support.screens import running

from hats_tui.tui.app import HatsApp
from hats_tui.tui.theme import appearance, theme_names


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that does not say that it has all colours."""
    monkeypatch.delenv("COLORTERM")


async def test_all_that_is_shown_has_a_number() -> None:
    async with running() as pilot:
        app = pilot.app
        assert isinstance(app, HatsApp)
        app.wear("light")
        async for _screen in with_fields(pilot):
            app.wear("nord" if app.wardrobe.worn == "light" else "light")
            await pilot.pause()
            for piece in pieces(pilot):
                for colour in filter(None, (piece.style.color, piece.style.bgcolor)):
                    assert colour.type is ColorType.EIGHT_BIT, piece


def test_style_sheets_and_painters_get_the_same_colours() -> None:
    app = HatsApp()

    assert app.look.palette is appearance("dark", few=True).palette
    assert app.current_theme.variables["panel"] == "#262626"


@pytest.mark.parametrize("name", ["ansi", "mono"])
def test_what_is_left_to_the_terminal_stays_so(name: str) -> None:
    assert appearance(name, few=True) is appearance(name)


def test_every_theme_can_be_worn_with_256_colours() -> None:
    assert {appearance(name, few=True).name for name in theme_names()} == set(theme_names())
