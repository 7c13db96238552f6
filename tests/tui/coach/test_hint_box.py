"""The dialog of hints: it shows what is found, and stages what is taken."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from support.games import dealt
from support.hints import Ahead, analysis
from support.screens import running, shown
from textual.pilot import Pilot

from hats_tui.game import Action
from hats_tui.table.analyst import Analysis, EngineFailure
from hats_tui.table.engine_failure import FailureReason
from hats_tui.tui.coach.hint_box import HintBox
from hats_tui.tui.screens.help import HelpScreen
from hats_tui.words.names import Names

VIEW = dealt(2, first=1).view(1)
NAMES = Names.of(["Ann", "Bob"])


class Opened:
    """The dialog, and what came of it."""

    def __init__(self, pilot: Pilot[Any], ahead: Ahead) -> None:
        self.pilot = pilot
        self.ahead = ahead
        self.taken: list[Action | None] = []

    @property
    def text(self) -> str:
        return shown(self.pilot.app.screen)

    async def found(self) -> None:
        """Let all be found."""
        self.ahead.go_on.set()
        await self.pilot.pause()
        await self.pilot.pause()
        assert "games that this could be" in self.text


@asynccontextmanager
async def opened(
    ahead: Ahead | None = None, known: Analysis | None = None
) -> AsyncIterator[Opened]:
    async with running() as pilot:
        box = Opened(pilot, ahead or Ahead(VIEW))
        pilot.app.push_screen(HintBox(VIEW, NAMES, box.ahead, known), box.taken.append)
        await pilot.pause()
        yield box


async def test_it_tells_how_far_it_is_then_the_moves_with_chances_and_reasons() -> None:
    news = [analysis((), 0.5)]
    async with opened(Ahead(VIEW, news)) as box:
        assert "Looking ahead" in box.text
        assert "60 %" not in box.text

        await box.found()

        assert "60 %" in box.text
        assert "10 % less, give or take 4" in box.text
        assert "takes the cookie" in box.text


@pytest.mark.parametrize(
    ("keys", "place"),
    [
        (["enter"], 0),
        (["space"], 0),
        (["down", "enter"], 1),
        (["j", "j", "k", "enter"], 1),
        (["down"] * 9 + ["enter"], 3),
        (["up", "enter"], 0),
        (["3"], 2),
    ],
)
async def test_a_move_is_taken_by_keys(keys: list[str], place: int) -> None:
    async with opened() as box:
        await box.found()
        await box.pilot.press(*keys)
        await box.pilot.pause()
        assert box.taken == [VIEW.legal[place]]


async def test_a_move_is_taken_by_the_mouse() -> None:
    async with opened() as box:
        await box.found()
        row = next(y for y, line in enumerate(box.text.split("\n")) if "50 %" in line)
        await box.pilot.click("Suggestions", offset=(5, row))
        await box.pilot.pause()
        assert box.taken == [VIEW.legal[1]]


@pytest.mark.parametrize("key", ["escape", "c"])
async def test_it_can_be_given_up_at_any_time(key: str) -> None:
    async with opened() as box:
        await box.pilot.press(key)
        await box.pilot.pause()
        await box.pilot.pause()
        assert box.taken == [None]
        assert box.ahead.given_up


async def test_the_button_gives_up_as_well() -> None:
    async with opened() as box:
        await box.pilot.click("#close")
        await box.pilot.pause()
        assert box.taken == [None]


async def test_before_anything_is_found_nothing_is_taken() -> None:
    async with opened() as box:
        await box.pilot.press("enter", "1", "down", "up")
        await box.pilot.pause()
        assert box.taken == []
        assert isinstance(box.pilot.app.screen, HintBox)


async def test_a_chosen_move_stays_chosen_when_it_gets_another_place() -> None:
    first, second = VIEW.legal[:2]
    async with opened(Ahead(VIEW, [analysis((second, first), 0.5)])) as box:
        await box.pilot.press("down")
        await box.found()  # where the first legal action is the best
        await box.pilot.press("enter")
        await box.pilot.pause()
        assert box.taken == [first]


async def test_what_is_known_is_not_looked_for_again() -> None:
    async with opened(known=analysis(VIEW.legal[2:4])) as box:
        assert box.ahead.asked == 0
        await box.pilot.press("enter")
        await box.pilot.pause()
        assert box.taken == [VIEW.legal[2]]


async def test_a_search_that_fails_is_told_and_closes(told: list[str]) -> None:
    async def fails(_on_news: object) -> Analysis:
        raise EngineFailure(FailureReason.ENDED, "exit code 1")

    async with running() as pilot:
        taken: list[Action | None] = []
        pilot.app.push_screen(HintBox(VIEW, NAMES, fails), taken.append)
        await pilot.pause()
        await pilot.pause()
        assert taken == [None]
    assert any("No hint came" in text for text in told)


async def test_a_search_that_fails_behind_another_screen_closes_after_it(told: list[str]) -> None:
    read = asyncio.Event()

    async def fails(_on_news: object) -> Analysis:
        await read.wait()
        raise EngineFailure(FailureReason.ENDED, "exit code 1")

    async with running() as pilot:
        taken: list[Action | None] = []
        pilot.app.push_screen(HintBox(VIEW, NAMES, fails), taken.append)
        await pilot.pause()
        covering = HelpScreen(pilot.app.screen)
        pilot.app.push_screen(covering)
        await pilot.pause()
        read.set()
        await pilot.pause()
        assert told
        assert pilot.app.screen is covering
        assert taken == []
        covering.dismiss(None)
        await pilot.pause()
        await pilot.pause()
        assert taken == [None]
