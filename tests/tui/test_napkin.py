"""The napkin as a screen: what comes next, by keys and by mouse, and never by accident."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest
from support.games import finished
from support.screens import SMALL, awake, running, shown
from textual.events import Key
from textual.pilot import Pilot

from hats_tui.game import Match, score_sheet
from hats_tui.tui.app import HatsApp
from hats_tui.tui.dialogs.menu import Menu
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.screens import napkin as napkin_module
from hats_tui.tui.screens.help import HelpScreen
from hats_tui.tui.screens.napkin import NapkinScreen
from hats_tui.tui.widgets.key_bar import KeyBar

Answers = list[str | None]


@asynccontextmanager
async def napkin(
    size: tuple[int, int] = SMALL, *, motion: bool = False
) -> AsyncIterator[tuple[Pilot[None], Answers]]:
    """The napkin of a game for two, and where its answer will be."""
    page = NapkinPage(("Ann", "Bob"), score_sheet(finished(2, 1).state))
    answers: Answers = []
    async with running(size) as pilot:
        pilot.app.push_screen(NapkinScreen(page, motion=motion), answers.append)
        await pilot.pause()
        yield pilot, answers


async def press_entry(pilot: Pilot[None], label: str) -> None:
    bar = pilot.app.screen.query_one(KeyBar)
    await pilot.click(KeyBar, offset=(bar.render_line(0).text.index(label), 0))
    await pilot.pause()


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        (["r"], "rematch"),
        (["n"], "new"),
        (["t"], "title"),
        (["escape"], "title"),
        (["right", "enter"], "rematch"),
        (["tab", "tab", "space"], "same"),
        (["d"], "same"),
        (["right", "right", "left", "enter"], "rematch"),
        (["down", "down", "down", "down", "enter"], "title"),
    ],
)
async def test_what_comes_next_by_keys(keys: list[str], answer: str) -> None:
    async with napkin() as (pilot, answers):
        await awake(pilot)
        await pilot.press(*keys)
        await pilot.pause()
        assert answers == [answer]


@pytest.mark.parametrize(
    ("label", "answer"),
    [
        ("Rematch", "rematch"),
        ("Swap seats", "same"),
        ("New game", "new"),
        ("Title", "title"),
    ],
)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_what_comes_next_by_mouse(label: str, answer: str, size: tuple[int, int]) -> None:
    async with napkin(size) as (pilot, answers):
        await awake(pilot)
        await press_entry(pilot, label)
        assert answers == [answer]


async def test_an_enter_that_is_held_does_nothing() -> None:
    async with napkin() as (pilot, answers):
        await awake(pilot)
        await pilot.press(*["enter"] * 20)
        assert answers == []


async def test_input_that_comes_too_early_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NapkinScreen, "GUARD", 3600.0)
    async with napkin() as (pilot, answers):
        before = shown(pilot.app.screen)
        await pilot.press("r", "n", "t", "escape", "right", "enter")
        await press_entry(pilot, "Rematch")
        assert answers == []
        assert shown(pilot.app.screen) == before


@pytest.mark.parametrize(
    ("keys", "answer"), [(["d"], "same"), (["enter"], "rematch"), (["n"], "new")]
)
async def test_what_comes_next_by_the_menu(keys: list[str], answer: str) -> None:
    async with napkin() as (pilot, answers):
        await awake(pilot)
        await pilot.press("f10")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Menu)
        await pilot.press(*keys)
        await pilot.pause()
        assert answers == [answer]


async def test_the_menu_has_the_game_watched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    watched: list[Path] = []
    monkeypatch.setattr(HatsApp, "replay", lambda _app, record: watched.append(record))
    page = NapkinPage(("Ann", "Bob"), score_sheet(finished(2, 1).state))
    async with running() as pilot:
        pilot.app.push_screen(NapkinScreen(page, record=Path("game.hats")))
        await awake(pilot)
        await pilot.press("f10")
        await pilot.pause()
        await pilot.press("v")
        await pilot.pause()
    assert watched == [Path("game.hats")]


@pytest.mark.parametrize(("late", "answer"), [(-60.0, []), (1.0, ["same"])])
async def test_it_is_the_press_that_has_to_come_late_enough_not_the_news_of_it(
    monkeypatch: pytest.MonkeyPatch, late: float, answer: list[str]
) -> None:
    monkeypatch.setattr(NapkinScreen, "GUARD", 3600.0)  # the machine never comes to ring the alarm
    async with napkin() as (pilot, answers):
        shown_at = monotonic()
        key = Key("d", "d")
        key.time = shown_at + 3600.0 + late
        pilot.app.post_message(key)
        await pilot.pause()
        assert answers == answer


@pytest.mark.parametrize(
    "open_help", [lambda pilot: pilot.press("f1"), lambda pilot: press_entry(pilot, "Help")]
)
async def test_help_is_at_hand(open_help: Callable[[Pilot[None]], Awaitable[None]]) -> None:
    async with napkin() as (pilot, _answers):
        await awake(pilot)
        await open_help(pilot)
        await pilot.pause()
        assert isinstance(pilot.app.screen, HelpScreen)


async def test_the_figures_and_the_keys_are_shown() -> None:
    async with napkin() as (pilot, _answers):
        text = shown(pilot.app.screen)
        assert "The scoring napkin" in text
        assert "r  Rematch" in text


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Writing that would take an hour."""
    monkeypatch.setattr(napkin_module, "DURATION", 3600.0)


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("key", ["right", "x", "space", "f8"])
async def test_any_key_has_everything_written_at_once(key: str) -> None:
    async with napkin(motion=True) as (pilot, answers):
        assert "Total" not in shown(pilot.app.screen)
        await pilot.press(key)
        await pilot.pause()
        assert "Total" in shown(pilot.app.screen)
        assert answers == []


@pytest.mark.usefixtures("slow")
async def test_a_press_has_everything_written_at_once() -> None:
    async with napkin(motion=True) as (pilot, _answers):
        await pilot.click(offset=(40, 12))
        await pilot.pause()
        assert "Total" in shown(pilot.app.screen)


@pytest.mark.usefixtures("slow")
async def test_nothing_is_written_slowly_where_nothing_moves() -> None:
    async with napkin(motion=False) as (pilot, _answers):
        assert "Total" in shown(pilot.app.screen)
    async with running() as pilot:
        pilot.app.animation_level = "none"
        page = NapkinPage(("Ann", "Bob"), score_sheet(finished(2, 1).state))
        await pilot.app.push_screen(NapkinScreen(page, motion=True))
        await pilot.pause()
        assert "Total" in shown(pilot.app.screen)


async def test_in_the_end_everything_is_written_by_itself() -> None:
    async with napkin(motion=True) as (pilot, _answers):
        for _ in range(500):
            if "Total" in shown(pilot.app.screen):
                break
            await pilot.pause(0.02)
        assert "points." in shown(pilot.app.screen)


def test_writing_takes_a_quarter_of_a_second_at_most() -> None:
    assert napkin_module.DURATION <= 0.25


async def test_a_match_goes_on_and_shows_no_hands_before_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    monkeypatch.setattr(HatsApp, "notify", lambda _app, text, **_how: told.append(text))
    sheet = score_sheet(finished(2, 1).state)
    page = NapkinPage(("Ann", "Bob"), sheet, match=Match(game=1, of=2))
    answers: Answers = []
    async with running() as pilot:
        screen = NapkinScreen(page, record=Path("game.hats"))
        pilot.app.push_screen(screen, answers.append)
        await pilot.pause()
        await awake(pilot)
        entries = {entry.label: entry.enabled for entry in screen.menu_entries()}
        await pilot.press("r", "v")
        assert told == ["Not yet: after the match. It would show the hands to come."]
        await press_entry(pilot, "Next game")
    assert entries == {"Next game": True, "New game": True, "Watch the game again": False}
    assert answers == ["same"]
