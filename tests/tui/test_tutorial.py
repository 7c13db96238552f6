"""The tutorial on its screen: by keys and by mouse, back and forth, with a light on what counts."""

from __future__ import annotations

import pytest
from support.pseudo_language import pseudo_spoken
from support.tutorial import BY_KEYS, Learner, learning, press, rest, until_done

from hats_tui.game import Card, HatType
from hats_tui.tui.app import HatsApp
from hats_tui.tui.screens.help import HelpScreen
from hats_tui.tui.screens.turn_stage import TurnStage
from hats_tui.tui.turn.layout import Part
from hats_tui.tui.turn.topics import worth_of
from hats_tui.tui.tutorial.lessons import LESSONS
from hats_tui.tui.tutorial.scene import Mood

SIZES = [(80, 24), (120, 40), (200, 60)]


@pytest.mark.parametrize("lesson", BY_KEYS)
async def test_each_lesson_is_done_by_keys(lesson: str) -> None:
    async with learning(lesson) as learner:
        assert learner.coach.mood is Mood.TASK
        await press(learner, BY_KEYS[lesson])
        await until_done(learner)
        assert "Well done." in learner.text


@pytest.mark.parametrize(
    ("lesson", "card", "goal"),
    [
        ("type", "J1", ("space", 5)),
        ("value", "F5", ("space", 4)),
        ("change", "C6", ("space", 4)),
        ("duplicate", "H6", ("space", 1)),
        ("cookie", "J4", ("space", 5)),
        ("favourite", "C2", ("space", 4)),
        ("teams", "J1", ("player", 3)),
    ],
)
async def test_each_card_can_be_dragged_where_the_lesson_wants_it(
    lesson: str, card: str, goal: tuple[str, int]
) -> None:
    async with learning(lesson) as learner:
        await learner.mouse.drag(learner.card(card), learner.where(*goal))
        await until_done(learner)


BY_MOUSE: dict[str, tuple[str, tuple[object, ...]]] = {
    "worth": ("", ("space", 5)),
    "type": ("J1", ("space", 5)),
    "end": ("", ("key", "enter")),
    "value": ("F5", ("space", 4)),
    "change": ("C6", ("space", 4)),
    "duplicate": ("H6", ("space", 1)),
    "discard": ("P3", ("key", "d")),
    "black": ("P1", ("player", 1)),
    "cookie": ("J4", ("space", 5)),
    "favourite": ("C2", ("space", 4)),
}
"""What is dragged where in each lesson, or pressed; the card that is thrown away is pressed on."""


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_game_is_learnt_with_the_mouse_alone(size: tuple[int, int]) -> None:
    async with learning("worth", size) as learner:
        for lesson, (card, goal) in BY_MOUSE.items():
            assert learner.course.lesson.name == lesson
            await rest(learner)
            if lesson == "discard":
                for press_on in (learner.card(card), learner.where(*goal), learner.card(card)):
                    await learner.mouse.click(press_on)
            elif card:
                await learner.mouse.drag(learner.card(card), learner.where(*goal))
            else:
                await learner.mouse.click(learner.where(*goal))
            await until_done(learner)
            await rest(learner)
            if lesson != "favourite":
                await learner.mouse.click(learner.where("key", "enter"))
                await learner.pilot.pause()


async def test_black_hat_and_discard_are_done_by_mouse() -> None:
    async with learning("discard") as learner:
        await learner.mouse.click(learner.card("P3"))
        await learner.mouse.click(learner.where("key", "d"))
        await learner.mouse.click(learner.card("P3"))
        await until_done(learner)
        await rest(learner)
        await learner.mouse.click(learner.where("key", "enter"))
        await learner.pilot.pause()
        assert learner.course.lesson.name == "black"
        await learner.mouse.drag(learner.card("P1"), learner.where("player", 1))
        await until_done(learner)


async def test_the_question_is_answered_by_mouse_and_wrong_answers_are_told() -> None:
    async with learning("worth") as learner:
        await learner.mouse.click(learner.where("space", 2))
        await learner.pilot.pause()
        assert learner.coach.mood is Mood.NOT_THAT
        assert "makes a Fez worth 2" in learner.text
        await learner.mouse.click(learner.where("space", 5))
        await until_done(learner)


async def test_a_press_on_a_worth_explains_it_and_the_coach_comes_back() -> None:
    async with learning("worth") as learner:
        await learner.mouse.click(learner.where("why", worth_of(HatType.CROWN)))
        await learner.pilot.pause()
        assert "WHY?" in learner.text
        await learner.pilot.press("escape")
        await learner.pilot.pause()
        assert "COACH 1/12" in learner.text


async def test_a_wrong_move_is_not_done_and_the_coach_says_why() -> None:
    async with learning("type") as learner:
        await press(learner, "J 4 5 enter")
        assert learner.coach.mood is Mood.NOT_THAT
        assert "keep it and play J1" in learner.text
        assert Card.J4 in learner.scene.hand
        await press(learner, "J 1 5 enter")
        await until_done(learner)


async def test_what_the_rules_refuse_is_refused_as_in_a_real_game() -> None:
    async with learning("type") as learner:
        await press(learner, "C 2 5")
        assert "C2 cannot take J6" in str(learner.scene.message)
        assert learner.coach.mood is Mood.TASK


@pytest.mark.parametrize("lesson", [lesson.name for lesson in LESSONS if lesson.model])
async def test_whoever_asks_is_shown_how_it_is_done(lesson: str) -> None:
    async with learning(lesson) as learner:
        await learner.pilot.press("a")
        await learner.pilot.pause()
        assert "Like this; Enter does it." in str(learner.scene.message)
        await press(learner, "enter")
        await until_done(learner)


async def test_what_is_asked_is_not_told_by_a_hint() -> None:
    async with learning("worth") as learner:
        await learner.pilot.press("a")
        await learner.pilot.pause()
        assert "your answer" in str(learner.scene.message)
        assert not learner.course.done


async def test_a_lesson_can_be_done_once_more() -> None:
    async with learning("discard") as learner:
        await press(learner, BY_KEYS["discard"])
        await until_done(learner)
        await learner.pilot.press("u")
        await learner.pilot.pause()
        assert learner.coach.mood is Mood.TASK
        assert Card.P3 in learner.scene.hand


async def test_lessons_are_skipped_and_gone_back_to() -> None:
    async with learning("type") as learner:
        await learner.pilot.press("pageup")
        assert learner.course.lesson.name == "worth"
        await learner.pilot.press("pageup")
        await learner.pilot.pause()
        assert "first step" in str(learner.scene.message)
        await learner.pilot.press("pagedown", "pagedown", "pagedown")
        assert learner.course.lesson.name == "value"
        await learner.mouse.click(learner.where("key", "pageup"))
        await learner.pilot.pause()
        assert learner.course.lesson.name == "end"


async def test_what_was_played_in_the_turn_is_taken_back_by_the_lesson_before() -> None:
    async with learning("end") as learner:
        await learner.pilot.press("u")
        await learner.pilot.pause()
        assert learner.course.lesson.name == "type"


async def test_nothing_is_decided_while_the_next_step_waits() -> None:
    async with learning("type") as learner:
        await press(learner, BY_KEYS["type"])
        await until_done(learner)
        game = learner.course.game
        await learner.pilot.press("e", "b", "d", "1", "left", "up")
        await learner.pilot.pause()
        assert learner.course.game == game
        assert learner.coach.mood is Mood.DONE


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("first", ["worth", "teams"])
async def test_in_each_lesson_something_is_lit_and_nothing_hidden(
    first: str, size: tuple[int, int]
) -> None:
    async with learning(first, size) as learner:
        while True:
            require_light(learner)
            require_task(learner)
            if learner.course.lesson.name in ("favourite", "teams"):
                break
            await learner.pilot.press("pagedown")
            await learner.pilot.pause()


def require_light(learner: Learner) -> None:
    """Every spot of the lesson is lit, and what is painted there is there still."""
    lights = learner.screen.lights()
    assert len(lights) == len(learner.course.lesson.spots) > 0
    lit = learner.text
    TurnStage.lay(learner.screen, ())
    dark = learner.text
    TurnStage.lay(learner.screen, lights)
    assert learner.text == lit
    assert all(before == " " for after, before in zip(lit, dark, strict=True) if after != before)


def require_task(learner: Learner) -> None:
    """The task can be read to its end."""
    panel = next(zone for zone in learner.screen.zones if zone.part is Part.PANEL)
    rows = [panel.render_line(y).text.replace("►", "") for y in range(panel.size.height)]
    assert " ".join(str(learner.coach.task).split()) in " ".join(" ".join(rows).split())


async def test_a_longer_language_breaks_no_screen() -> None:
    with pseudo_spoken():
        async with learning("cookie") as learner:
            await press(learner, BY_KEYS["cookie"])
            await until_done(learner)
            assert "⟦" in learner.text


async def test_help_tells_of_the_tutorial() -> None:
    async with learning("type") as learner:
        await learner.pilot.press("f1")
        await learner.pilot.pause()
        assert isinstance(learner.pilot.app.screen, HelpScreen)
        assert "do what the coach says" in learner.text
        await learner.pilot.press("pagedown")
        assert "Skip this step" in learner.text


async def test_with_motion_the_others_are_seen_to_play_and_a_key_ends_it() -> None:
    async with learning("end") as learner:
        learner.screen._motion_wanted = True  # noqa: SLF001
        assert isinstance(learner.pilot.app, HatsApp)
        learner.pilot.app.animation_level = "full"
        await press(learner, "enter")
        await until_done(learner)
        await rest(learner)
        await learner.pilot.press("enter")
        await learner.pilot.pause()
        assert learner.coach.mood is Mood.WATCH
        await learner.pilot.press("left")
        await learner.pilot.pause()
        assert (learner.course.lesson.name, learner.coach.mood) == ("value", Mood.TASK)
