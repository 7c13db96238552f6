"""Help: it tells the keys that the screen really has, and hides the screen."""

from __future__ import annotations

from typing import ClassVar

import pytest
from support.screens import running, shown
from textual.binding import Binding, BindingType
from textual.events import MouseScrollDown, MouseScrollUp
from textual.pilot import Pilot
from textual.widgets import Label

from hats_tui.tui.keys.names import key_name
from hats_tui.tui.screens.base import HatsScreen
from hats_tui.tui.screens.help import HelpScreen


class Table(HatsScreen[None]):
    """A screen that shows a hand."""

    HELP = "Play **one** card."
    MOUSE = (("Click a card", "Choose it"),)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "nothing", "Card to the left", id="table.left"),
        *(
            Binding(str(n), "nothing", "A card by its number", id=f"table.{n}")
            for n in range(1, 10)
        ),
        Binding("x", "hidden", "Nobody may do this", id="table.hidden"),
        Binding("y", "off", "Not just now", id="table.off"),
        Binding("ctrl+z", "nothing", "Take back", id="table.undo"),
    ]

    @property
    def help_players(self) -> int | None:
        return 2

    def compose_screen(self) -> list[Label]:
        return [Label("F5 secret")]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        del parameters
        return {"hidden": False, "off": None}.get(action, True)


async def opened(pilot: Pilot[None]) -> HelpScreen:
    await pilot.app.push_screen(Table())
    await pilot.press("f1")
    await pilot.pause()
    assert isinstance(pilot.app.screen, HelpScreen)
    return pilot.app.screen


async def test_it_tells_what_the_screen_is_for_and_its_keys() -> None:
    async with running((80, 60)) as pilot:
        text = shown(await opened(pilot))
        assert "Play one card." in text
        assert "Left  h             Card to the left" in text
        assert "1-9                 A card by its number" in text
        assert "Ctrl+Z              Take back" in text
        assert "Not just now" in text
        assert "Nobody may do this" not in text
        assert "Click a card        Choose it" in text
        assert "F10  m              Menu" in text


async def test_it_hides_the_screen() -> None:
    async with running() as pilot:
        screen = await opened(pilot)
        assert not screen.is_modal
        assert "secret" not in shown(screen)
        assert not screen.query(Label)


async def test_it_tells_the_rules_for_so_many_players() -> None:
    async with running((80, 200)) as pilot:
        text = shown(await opened(pilot))
        assert "Your turn" in text
        assert "With four players" not in text
        assert "higher value: yes" in text
        assert "×5" in text


@pytest.mark.parametrize("key", ["escape", "f1", "question_mark"])
async def test_it_is_closed_by_key(key: str) -> None:
    async with running() as pilot:
        await opened(pilot)
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(pilot.app.screen, Table)


@pytest.mark.parametrize(("place", "button"), [((20, 5), 1), ((20, 5), 3), ((2, 23), 1)])
async def test_it_is_closed_by_mouse(place: tuple[int, int], button: int) -> None:
    async with running() as pilot:
        await opened(pilot)
        await pilot.click(offset=place, button=button)
        await pilot.pause()
        assert isinstance(pilot.app.screen, Table)


async def test_it_scrolls_by_keys_to_both_ends() -> None:
    async with running() as pilot:
        page = (await opened(pilot)).page
        await pilot.press("down", "j")
        assert page.top == 2
        await pilot.press("up", "k", "k")
        assert page.top == 0
        await pilot.press("pagedown", "space")
        assert page.top == 2 * (page.size.height - 2)
        await pilot.press("end")
        bottom = page.top
        await pilot.press("pagedown")
        assert page.top == bottom
        assert "cards left in the hand" in shown(pilot.app.screen)
        await pilot.press("home")
        assert page.top == 0


async def test_it_scrolls_by_mouse() -> None:
    async with running() as pilot:
        page = (await opened(pilot)).page
        page.post_message(MouseScrollDown(page, 5, 5, 0, 1, 0, False, False, False))
        await pilot.pause()
        assert page.top > 0
        page.post_message(MouseScrollUp(page, 5, 5, 0, -1, 0, False, False, False))
        await pilot.pause()
        assert page.top == 0
        await pilot.click(offset=(79, 20))
        assert page.top == page.size.height - 2
        await pilot.click(offset=(79, 0))
        assert page.top == 0
        assert isinstance(pilot.app.screen, HelpScreen)


async def test_digits_lead_to_sections() -> None:
    async with running() as pilot:
        screen = await opened(pilot)
        await pilot.press("4")
        assert "Your turn" in shown(screen).split("\n")[1]
        await pilot.press("9")
        assert "Hats and signs" in shown(screen)
        await pilot.press("2")
        assert "The goal" in shown(screen).split("\n")[1]


async def test_it_stays_whole_when_the_window_changes() -> None:
    async with running() as pilot:
        screen = await opened(pilot)
        await pilot.press("end")
        await pilot.resize_terminal(200, 60)
        await pilot.pause()
        assert "cards left in the hand" in shown(screen)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert screen.page.size == (80, 23)


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("a", "a"),
        ("f10", "F10"),
        ("question_mark", "?"),
        ("full_stop", "."),
        ("ctrl+q", "Ctrl+Q"),
        ("shift+tab", "Shift+Tab"),
        ("pageup", "PgUp"),
    ],
)
def test_keys_have_names(key: str, name: str) -> None:
    assert key_name(key) == name
