"""Dialogs: a question whose safe answer is chosen, and the menu of a screen."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from support.screens import awake, place_of, running, shown
from textual.pilot import Pilot
from textual.widgets import Button, Label

from hats_tui.tui.app import HatsApp
from hats_tui.tui.dialogs.ask_text import AskText
from hats_tui.tui.dialogs.confirm import Confirm
from hats_tui.tui.dialogs.menu import Menu, MenuEntry, open_menu
from hats_tui.tui.screens.base import HatsScreen
from hats_tui.tui.screens.help import HelpScreen


async def asked(pilot: Pilot[None], question: str = "Quit?") -> list[bool | None]:
    answers: list[bool | None] = []
    await pilot.app.push_screen(Confirm(question, yes="Quit", no="Stay"), answers.append)
    await pilot.pause()
    return answers


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        (["enter"], False),
        (["n"], False),
        (["escape"], False),
        (["y"], True),
        (["left", "enter"], True),
        (["tab", "enter"], True),
        (["left", "right", "enter"], False),
        (["space"], False),
        (["left", "space"], True),
        (["tab", "space"], True),
    ],
)
async def test_a_question_by_keys(keys: list[str], answer: bool) -> None:
    async with running() as pilot:
        answers = await asked(pilot)
        await pilot.press(*keys)
        await pilot.pause()
        assert answers == [answer]


@pytest.mark.parametrize(("button", "answer"), [("#yes", True), ("#no", False)])
async def test_a_question_by_mouse(button: str, answer: bool) -> None:
    async with running() as pilot:
        answers = await asked(pilot)
        await pilot.click(button)
        await pilot.pause()
        assert answers == [answer]


async def test_a_press_beside_a_question_is_a_no() -> None:
    async with running() as pilot:
        answers = await asked(pilot)
        await pilot.click(offset=(1, 22))
        await pilot.pause()
        assert answers == [False]


async def test_a_question_is_shown_as_it_is_and_fits() -> None:
    question = "[/] Really? " + "漢字 " * 60
    async with running() as pilot:
        await asked(pilot, question)
        assert str(pilot.app.screen.query_one("#heading", Label).render()) == question
        for button in pilot.app.screen.query(Button):
            assert pilot.app.screen.region.contains_region(button.region)


async def test_a_held_enter_does_not_quit() -> None:
    async with running() as pilot:
        await awake(pilot)
        await pilot.press("q", *(["enter"] * 10))
        await pilot.pause()
        assert pilot.app.is_running


async def test_q_and_y_quit() -> None:
    async with running() as pilot:
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("y")
        await pilot.pause()
        assert not pilot.app.is_running


class Workshop(HatsScreen[None]):
    """A screen with things to do."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    def menu_entries(self) -> Sequence[MenuEntry]:
        return [
            MenuEntry("Undo", lambda: self.done.append("undo"), key="u"),
            MenuEntry("Draw", lambda: self.done.append("draw"), False, "The pile is empty."),
            MenuEntry("Sort", self.sort),
            MenuEntry("Question", lambda: self.done.append("question"), key="?"),
        ]

    async def sort(self) -> None:
        self.done.append("sort")


async def in_menu(pilot: Pilot[None]) -> Workshop:
    screen = Workshop()
    await pilot.app.push_screen(screen)
    await pilot.press("f10")
    await pilot.pause()
    assert isinstance(pilot.app.screen, Menu)
    return screen


@pytest.mark.parametrize(
    ("keys", "done"),
    [
        (["enter"], ["undo"]),
        (["u"], ["undo"]),
        (["down", "enter"], ["sort"]),
        (["2"], ["sort"]),
        (["question_mark"], ["question"]),
        (["escape"], []),
        (["f10"], []),
        (["m"], []),
    ],
)
async def test_the_menu_by_keys(keys: list[str], done: list[str]) -> None:
    async with running() as pilot:
        screen = await in_menu(pilot)
        await pilot.press(*keys)
        await pilot.pause()
        assert pilot.app.screen is screen
        assert screen.done == done


@pytest.mark.parametrize(("label", "done"), [("Sort", ["sort"]), ("Undo", ["undo"])])
async def test_the_menu_by_mouse(label: str, done: list[str]) -> None:
    async with running() as pilot:
        screen = await in_menu(pilot)
        await pilot.click("EntryList", offset=place_of(pilot.app.screen, label))
        await pilot.pause()
        assert pilot.app.screen is screen
        assert screen.done == done


async def test_what_cannot_be_done_says_why_and_is_not_done() -> None:
    async with running() as pilot:
        screen = await in_menu(pilot)
        draw, why = (place_of(pilot.app.screen, text) for text in ("Draw", "The pile is empty."))
        assert draw[1] == why[1]
        await pilot.press("1")
        await pilot.click("EntryList", offset=draw)
        await pilot.pause()
        assert isinstance(pilot.app.screen, Menu)
        assert screen.done == []


async def test_a_right_click_or_one_beside_closes_the_menu() -> None:
    async with running() as pilot:
        for how in ({"offset": (1, 1)}, {"offset": (40, 12), "button": 3}):
            screen = await in_menu(pilot)
            await pilot.click(**how)
            await pilot.pause()
            assert pilot.app.screen is screen


async def test_the_menu_opens_once() -> None:
    async with running() as pilot:
        await in_menu(pilot)
        assert isinstance(pilot.app, HatsApp)
        depth = len(pilot.app.screen_stack)
        await open_menu(pilot.app)
        assert len(pilot.app.screen_stack) == depth


async def test_the_menu_has_help_and_quit_everywhere_and_the_title_in_a_game() -> None:
    async with running() as pilot:
        await pilot.press("f10")
        await pilot.pause()
        assert "title" not in shown(pilot.app.screen)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(pilot.app.screen, HelpScreen)
        await pilot.press("escape", "f10")
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Confirm)


async def test_the_menu_leads_back_to_the_title(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[bool] = []
    monkeypatch.setattr(HatsApp, "back_to_title", lambda _app: left.append(True))
    async with running() as pilot:
        assert isinstance(pilot.app, HatsApp)
        pilot.app.playing = True
        await in_menu(pilot)
        await pilot.press("t")
        await pilot.pause()
        assert left == [True]


async def test_nothing_typed_is_no_answer_and_it_is_said_why() -> None:
    answers: list[str | None] = []
    async with running() as pilot:
        dialog = AskText("A name", "  ", yes="Rename")
        await pilot.app.push_screen(dialog, answers.append)
        await pilot.press("enter")
        await pilot.click("#yes")
        await pilot.pause()
        assert answers == []
        assert str(dialog.query_one("#note", Label).content) == "Type something, or cancel."
        await pilot.press(*"Ann", "enter")
        await pilot.pause()
    assert answers == ["Ann"]
