"""The tutorial on its screen: by keys and by mouse, back and forth, with a light on what counts."""

from __future__ import annotations

import pytest
from support.mouse import Mouse
from support.pseudo import pseudo_spoken
from support.screens import awake, running, settle
from support.tutorial import Learner, learning

from hats_tui.game import Card, HatType
from hats_tui.store.lesson import FINISHED, OFFERED, lesson_file, recall_lesson, remember_lesson
from hats_tui.store.paths import games_dir
from hats_tui.tui.app import HatsApp
from hats_tui.tui.screens.help import HelpScreen
from hats_tui.tui.screens.setup import SetupScreen
from hats_tui.tui.screens.title import TitleScreen
from hats_tui.tui.screens.turn_stage import TurnStage
from hats_tui.tui.screens.tutorial import TutorialScreen
from hats_tui.tui.screens.tutorial_napkin import TutorialNapkin
from hats_tui.tui.turn.layout import Part
from hats_tui.tui.turn.topics import worth_of
from hats_tui.tui.tutorial.lessons import LESSONS
from hats_tui.tui.tutorial.scene import Mood

SIZES = [(80, 24), (120, 40), (200, 60)]
BY_KEYS = {
    "worth": "5",
    "type": "J 1 enter",
    "end": "enter",
    "value": "F 5 4 enter",
    "change": "C 6 4 enter",
    "duplicate": "H 6 1 enter",
    "discard": "P 3 d enter",
    "black": "P 1 b enter",
    "cookie": "J 4 5 enter",
    "favourite": "C 2 enter",
    "teams": "J 1 x enter",
}
"""How each lesson is done by keys."""


async def press(learner: Learner, keys: str) -> None:
    for key in keys.split():
        if key == "enter":
            await rest(learner)
        await learner.pilot.press(key)
    await learner.pilot.pause()


async def rest(learner: Learner) -> None:
    """Let what has done something rest, so that Enter or a click counts as pressed anew."""
    learner.screen._enter._rests_until = float("-inf")  # noqa: SLF001
    learner.screen._decided_at = float("-inf")  # noqa: SLF001


async def until_done(learner: Learner) -> None:
    for _ in range(200):
        if learner.coach.mood is Mood.DONE:
            return
        await learner.pilot.pause(0.02)
    raise AssertionError(f"the lesson {learner.course.lesson.name} is not done")


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
    lights = learner.screen._lights()  # noqa: SLF001
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


async def until_on(learner: Learner, kind: type[object]) -> None:
    for _ in range(300):
        if isinstance(learner.pilot.app.screen, kind):
            await learner.pilot.pause()
            return
        await learner.pilot.pause(0.02)
    raise AssertionError(f"{kind.__name__} does not come")


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
