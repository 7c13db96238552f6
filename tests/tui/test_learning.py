"""From the title into the tutorial, out of it, and what is remembered of it."""

from __future__ import annotations

import pytest
from support.mouse import Mouse
from support.screens import awake, running, settle
from support.tutorial import BY_KEYS, Learner, press, until_done, until_on

from hats_tui.store.lesson import FINISHED, OFFERED, lesson_file, recall_lesson, remember_lesson
from hats_tui.store.paths import games_dir
from hats_tui.tui.screens.setup import SetupScreen
from hats_tui.tui.screens.title import TitleScreen
from hats_tui.tui.screens.tutorial import TutorialScreen
from hats_tui.tui.screens.tutorial_napkin import TutorialNapkin
from hats_tui.tui.tutorial.lessons import LESSONS


async def test_from_the_title_to_the_end_and_on_to_a_game_and_no_game_is_kept() -> None:
    async with running() as pilot:
        learner = Learner(pilot, Mouse(pilot))
        pilot.app.animation_level = "none"
        await awake(pilot)
        await pilot.press("t")
        await until_on(learner, TutorialScreen)
        for lesson in LESSONS:
            if lesson.name == "napkin":
                await until_on(learner, TutorialNapkin)
                assert "42" in learner.text
                await awake(pilot)
                await pilot.press("enter")
                await until_on(learner, TutorialScreen)
                continue
            assert learner.course.lesson is lesson
            await press(learner, BY_KEYS[lesson.name])
            await until_done(learner)
            await press(learner, "enter")
            await pilot.pause()
        await until_on(learner, SetupScreen)
        for _ in range(300):
            if recall_lesson() == FINISHED:
                break
            await pilot.pause(0.02)
        assert recall_lesson() == FINISHED
        assert not games_dir().exists()


async def test_it_is_left_without_a_question_and_goes_on_from_there() -> None:
    async with running() as pilot:
        learner = Learner(pilot, Mouse(pilot))
        pilot.app.animation_level = "none"
        await awake(pilot)
        await pilot.press("t")
        await until_on(learner, TutorialScreen)
        await pilot.press("pagedown", "pagedown", "t")
        await until_on(learner, TitleScreen)
        await settle(pilot)
        assert "go on with step 3 of 12" in learner.text
        await awake(pilot)
        await pilot.press("t")
        await until_on(learner, TutorialScreen)
        assert learner.course.lesson.name == "end"


async def test_who_skips_the_last_step_comes_back_to_the_title() -> None:
    remember_lesson("teams")
    async with running() as pilot:
        learner = Learner(pilot, Mouse(pilot))
        await awake(pilot)
        await pilot.press("t")
        await until_on(learner, TutorialScreen)
        await pilot.press("pagedown")
        await until_on(learner, TitleScreen)
        assert recall_lesson() == "teams"


async def test_it_is_begun_anew_from_the_menu() -> None:
    remember_lesson("black")
    async with running() as pilot:
        learner = Learner(pilot, Mouse(pilot))
        await awake(pilot)
        await pilot.press("t")
        await until_on(learner, TutorialScreen)
        assert learner.course.lesson.name == "black"
        for entry in learner.screen.menu_entries():
            if "anew" in entry.label:
                entry.action()
        await pilot.pause()
        assert learner.course.lesson.name == "worth"


async def test_it_is_offered_at_the_first_start_only() -> None:
    async with running() as pilot:
        learner = Learner(pilot, Mouse(pilot))
        assert "► t  Tutorial  new here?" in learner.text
    assert recall_lesson() == OFFERED
    async with running() as pilot:
        learner = Learner(pilot, Mouse(pilot))
        assert "► n  New game" in learner.text
        assert "t  Tutorial" in learner.text
        assert "new here?" not in learner.text


async def test_who_has_played_is_offered_nothing() -> None:
    games_dir().mkdir(parents=True)
    (games_dir() / "a.hats").write_text("")
    async with running() as pilot:
        assert "new here?" not in Learner(pilot, Mouse(pilot)).text
    assert recall_lesson() is None


@pytest.mark.parametrize("left", [b"\xff", b"no such lesson", b""])
async def test_whatever_stands_in_the_file_the_tutorial_begins(left: bytes) -> None:
    lesson_file().parent.mkdir(parents=True)
    lesson_file().write_bytes(left)
    async with running() as pilot:
        learner = Learner(pilot, Mouse(pilot))
        await awake(pilot)
        await pilot.press("t")
        await until_on(learner, TutorialScreen)
        assert learner.course.place == 0
