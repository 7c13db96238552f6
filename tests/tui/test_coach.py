"""The coach's screen: it comes from the replay, shows what is found, and leads back to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from record.samples import GOLDEN
from support.coached import Judge
from support.mouse import Mouse
from support.replay import Watcher, watching
from support.saves import after_turns, new_game, save
from support.screens import place_of, shown
from textual.pilot import Pilot

from hats_tui.record import load_record
from hats_tui.table.analyst import Analyst, EngineFailure
from hats_tui.table.coaching import alternatives, decisions_of, game_at
from hats_tui.table.engine_failure import FailureReason
from hats_tui.table.hindsight import Hindsight, Seen
from hats_tui.table.hindsight import OnNews as OnHindsight
from hats_tui.table.review import Grade, Review
from hats_tui.tui.coach.open_page import OpenPage
from hats_tui.tui.coach.page import CoachPage
from hats_tui.tui.replay.film import Eyes
from hats_tui.tui.screens.coach import CoachScreen
from hats_tui.tui.screens.open_cards import OpenCardsScreen
from hats_tui.tui.screens.replay import ReplayScreen

TWO, FOUR = GOLDEN / "2p-01.hats", GOLDEN / "4p-01.hats"


async def until(pilot: Pilot[Any], come: Callable[[], bool], what: str) -> None:
    for _ in range(3000):
        if come():
            return
        await pilot.pause(0.02)
    raise AssertionError(f"{what} did not come: {shown(pilot.app.screen)}")


class Coached:
    """The coach's screen over a replay."""

    def __init__(self, watcher: Watcher) -> None:
        self.pilot = watcher.pilot
        self.replay = watcher.screen
        self.mouse: Mouse = watcher.mouse

    @property
    def screen(self) -> CoachScreen:
        screen = self.pilot.app.screen
        assert isinstance(screen, CoachScreen)
        return screen

    @property
    def review(self) -> Review:
        return self.screen.query_one(CoachPage).sheet.found

    @property
    def chosen(self) -> int:
        return self.screen.query_one(CoachPage).sheet.chosen

    @property
    def text(self) -> str:
        return shown(self.pilot.app.screen)

    async def press(self, *keys: str) -> int:
        """Press keys; gives the decision that is looked at then."""
        await self.pilot.press(*keys)
        await self.pilot.pause()
        return self.chosen

    async def back(self) -> None:
        """Wait for the replay."""
        come = lambda: self.pilot.app.screen is self.replay  # noqa: E731
        await until(self.pilot, come, "the replay")

    async def whole(self) -> None:
        """Wait until the whole game was looked through."""
        page = self.screen.query_one(CoachPage)
        await until(self.pilot, lambda: page.sheet.finished, "all of it")
        await self.pilot.pause()


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    """Judges in the place of the process."""
    found = Judge()
    monkeypatch.setattr(Analyst, "weigh", lambda _self, *rest, **named: found.weigh(*rest, **named))
    monkeypatch.setattr(
        Analyst, "chance", lambda _self, *rest, **named: found.chance(*rest, **named)
    )
    return found


@asynccontextmanager
async def coached(
    record: Path = TWO, size: tuple[int, int] = (80, 24), *, wait: bool = True
) -> AsyncIterator[Coached]:
    async with watching(record, size=size) as watcher:
        await watcher.pilot.press("a")
        opened = Coached(watcher)
        come = lambda: isinstance(watcher.pilot.app.screen, CoachScreen)  # noqa: E731
        await until(watcher.pilot, come, "the coach")
        if wait:
            await opened.whole()
        yield opened


def rows_below(heading: str, text: str, number: int) -> list[str]:
    """So many rows below a heading."""
    rows = text.split("\n")
    place = next(y for y, row in enumerate(rows) if heading in row)
    return rows[place + 1 : place + 1 + number]


async def test_the_whole_game_is_told_in_sum_plotted_and_judged(judge: Judge) -> None:
    async with coached() as coach:
        assert "did not win" in coach.text or " won. " in coach.text
        assert f"{len(coach.review.decisions)} decisions" in coach.text
        assert "Luck: the deal" in coach.text
        assert "CHANCE TO WIN" in coach.text
        assert "Why: " in coach.text
        assert coach.review.seat == 1


async def test_decisions_are_gone_through_by_keys(judge: Judge) -> None:
    async with coached() as coach:
        last = len(coach.review.decisions) - 1
        assert await coach.press("down", "j", "right", "l") == 4
        assert await coach.press("up", "k", "left") == 1
        assert await coach.press("home") == 0
        assert [row[-1] for row in rows_below("DECISIONS", coach.text, 3)] == ["█", "░", "░"]
        assert await coach.press("pagedown") == 5
        assert await coach.press("pageup", "up") == 0
        assert await coach.press("end", "down") == last
        assert [row[-1] for row in rows_below("DECISIONS", coach.text, 3)] == ["░", "░", "█"]


async def test_what_was_wrong_is_found_by_keys_round_and_round(judge: Judge) -> None:
    async with coached() as coach:
        good = {Grade.BEST, Grade.FINE}
        wrong = [n for n, each in enumerate(coach.review.decisions) if each.grade not in good]
        assert len(wrong) > 1
        found = [await coach.press("n") for _ in range(len(wrong) + 1)]
        if wrong[0] == 0:
            wrong = [*wrong[1:], wrong[0]]
        assert found == [*wrong, wrong[0]]
        assert await coach.press("N") == wrong[-1]


async def test_enter_shows_the_decision_in_the_replay_with_the_players_eyes(judge: Judge) -> None:
    async with coached() as coach:
        await coach.press("down", "down")
        place = coach.review.decisions[2].place
        await coach.pilot.press("enter")
        await coach.back()
        assert coach.replay.place == place
        assert coach.replay.at.eyes == Eyes(1)


async def test_the_coach_comes_back_to_the_decision_that_was_seen(
    judge: Judge, looked_back: list[int]
) -> None:
    async with coached() as coach:
        await coach.press("down", "down")
        await coach.pilot.press("enter")
        await coach.back()
        await coach.pilot.press("a")
        await until(coach.pilot, lambda: "Luck: the deal" in coach.text, "the coach")
        assert coach.chosen == 2
        await coach.press("up")
        await coach.pilot.press("c")
        await until(coach.pilot, lambda: "+35 %" in coach.text, "the open cards")
        opened = coach.pilot.app.screen
        assert isinstance(opened, OpenCardsScreen)
        assert opened.query_one(OpenPage).sheet.chosen == 1


async def test_the_mouse_chooses_in_the_list_and_in_the_plot(judge: Judge) -> None:
    async with coached(size=(120, 40)) as coach:
        page = coach.screen.query_one(CoachPage)
        places = dict(page.targets())
        await coach.mouse.click(places["decision", 3].offset)
        await coach.pilot.pause()
        assert coach.chosen == 3
        near = [(payload, region) for payload, region in page.targets() if "near" in str(payload)]
        await coach.mouse.click(near[-1][1].offset)
        await coach.pilot.pause()
        assert coach.chosen == len(coach.review.decisions) - 1
        place = coach.review.decisions[-1].place
        await coach.mouse.click(dict(page.targets())["decision", coach.chosen].offset)
        await coach.back()
        assert coach.replay.place == place


async def test_another_player_is_coached_and_looked_through(judge: Judge) -> None:
    async with coached(FOUR) as coach:
        await coach.pilot.press("o", "o")
        await coach.whole()
        assert coach.review.seat == 3
        assert "Chloé" in coach.text
        await coach.pilot.press("enter")
        await coach.back()
        assert coach.replay.at.eyes == Eyes(3)


async def test_what_was_found_is_kept_for_the_next_time(judge: Judge) -> None:
    async with coached() as coach:
        first = coach.review
    asked = len(judge.asked)
    assert asked
    async with coached() as coach:
        assert coach.review == first
    assert len(judge.asked) == asked


async def test_a_changed_record_is_looked_through_anew(judge: Judge, tmp_path: Path) -> None:
    copy = tmp_path / "copy.hats"
    lines = TWO.read_text(encoding="utf-8").splitlines()
    copy.write_text("\n".join(lines) + "\n", encoding="utf-8")
    async with coached(copy):
        asked = len(judge.asked)
    lines.insert(1, '{"note":"talk","seat":1,"say":"high"}')
    copy.write_text("\n".join(lines) + "\n", encoding="utf-8")
    async with coached(copy):
        assert len(judge.asked) > asked


async def test_progress_is_shown_and_escape_gives_up(
    judge: Judge, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    stopped = asyncio.Event()

    async def stuck(_self: object, *_rest: object, **_named: object) -> float:
        try:
            await asyncio.Event().wait()
        finally:
            stopped.set()
        return 0.0

    monkeypatch.setattr(Analyst, "weigh", stuck)
    async with coached(wait=False) as coach:
        await until(coach.pilot, lambda: "Looking through the game" in coach.text, "a bar")
        assert "Esc stops it" in coach.text
        await coach.pilot.press("down", "n", "enter")  # there is nothing to see yet
        await coach.pilot.press("escape")
        await coach.back()
        await asyncio.wait_for(stopped.wait(), 10)
    assert not (home / "state" / "coach").exists()


async def test_a_process_that_fails_is_told_and_closes_the_screen(
    monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    async def fails(_self: object, *_rest: object, **_named: object) -> float:
        raise EngineFailure(FailureReason.ENDED, "exit code 1")

    monkeypatch.setattr(Analyst, "weigh", fails)
    monkeypatch.setattr(Analyst, "chance", fails)
    async with watching(TWO) as watcher:
        await watcher.pilot.press("a")
        await until(watcher.pilot, lambda: bool(told), "a word about it")
        come = lambda: watcher.pilot.app.screen is watcher.screen  # noqa: E731
        await until(watcher.pilot, come, "the replay")
    assert "did not answer" in told[0]


async def test_a_game_that_is_not_over_has_no_coach(home: Path, judge: Judge) -> None:
    record = save(home, after_turns(new_game(2), 5))
    async with watching(record) as watcher:
        await watcher.pilot.press("a")
        await watcher.pilot.pause()
        assert isinstance(watcher.pilot.app.screen, ReplayScreen)
        assert "when the game is over" in watcher.text
        entries = {entry.label: entry for entry in watcher.screen.menu_entries()}
        assert not entries["The coach"].enabled
    assert not judge.asked


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60), (60, 20), (1, 1), (500, 150)])
async def test_it_fits_windows_of_any_size(size: tuple[int, int], judge: Judge) -> None:
    async with coached(wait=False) as coach:
        await coach.pilot.resize_terminal(*size)
        await coach.whole()
        await coach.pilot.press("end")
        await coach.pilot.pause()
        assert coach.screen.query_one(CoachPage).sheet.finished


async def test_it_works_with_the_real_process(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, budget in (("BUDGET", 200), ("MORE", 300), ("GLANCE", 100)):
        monkeypatch.setattr(f"hats_tui.table.coaching.{name}", budget)
    async with coached() as coach:
        assert coach.review.decisions
        assert len(coach.review.moments) > 16


@pytest.fixture
def looked_back(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Everything that is seen with open cards stands still after three decisions, until told."""
    seats: list[int] = []

    async def look(_path: Path, seat: int, on_news: OnHindsight) -> Hindsight:
        seats.append(seat)
        game = load_record(TWO).game
        decisions = tuple(
            Seen(
                place=place,
                round=game_at(game, place).state.board.round,
                action=action,
                win=0.4,
                best=alternatives(game_at(game, place).view(seat), action)[number % 2],
                best_win=0.75,
            )
            for number, (place, action) in enumerate(decisions_of(game, seat))
        )
        on_news(Hindsight(seat=seat, decisions=decisions[:3]), 0.25)
        return Hindsight(seat=seat, decisions=decisions)

    monkeypatch.setattr("hats_tui.tui.watching.look_back", look)
    return seats


@pytest.mark.usefixtures("judge")
async def test_with_open_cards_is_a_screen_of_its_own_by_key_and_by_press(
    looked_back: list[int],
) -> None:
    async with coached(size=(120, 40)) as coach:
        pilot = coach.pilot
        for way in ("c", "Open cards"):
            if way == "c":
                await pilot.press(way)
            else:
                await coach.mouse.click(place_of(pilot.app.screen, way))
            come = lambda: isinstance(pilot.app.screen, OpenCardsScreen)  # noqa: E731
            await until(pilot, come, "the open cards")
            await until(pilot, lambda: "+35 %" in coach.text, "what was found")
            assert "Nobody could know that" in coach.text
            *_list, last, gap, _heading = coach.text.partition("THE DECISION")[0].split("\n")
            assert last.strip()  # what is told of one stands below them all
            assert not gap.strip()
            assert "With open cards: " in coach.text or "Nothing better could be" in coach.text
            assert not any(grade in coach.text for grade in ("mistake", "blunder"))
            await pilot.press("down", "end", "home")
            await pilot.press("escape")
            await until(pilot, lambda: "COACH" in coach.text, "the coach")
        await pilot.press("c", "down", "enter")
        await coach.back()
    assert looked_back == [1, 1, 1]


async def test_news_that_come_while_the_screen_is_taken_down_are_let_go(judge: Judge) -> None:
    async with coached() as coach:
        await coach.screen.query_one(CoachPage).remove()
        coach.screen.choose(1)
        await coach.pilot.press("escape")
        await coach.back()


async def test_a_process_that_fails_behind_the_help_closes_the_screen_after_it(
    monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    read = asyncio.Event()

    async def fails(_self: object, *_rest: object, **_named: object) -> float:
        await read.wait()
        raise EngineFailure(FailureReason.ENDED, "exit code 1")

    monkeypatch.setattr(Analyst, "weigh", fails)
    monkeypatch.setattr(Analyst, "chance", fails)
    async with coached(wait=False) as coach:
        await coach.pilot.press("question_mark")
        app = coach.pilot.app
        await until(coach.pilot, lambda: not isinstance(app.screen, CoachScreen), "help")
        shown_help = app.screen
        read.set()
        await until(coach.pilot, lambda: bool(told), "the failure")
        assert app.screen is shown_help
        await coach.pilot.press("escape")
        await coach.back()
