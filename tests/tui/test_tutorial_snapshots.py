"""Every step of the tutorial, done and not, as it was when somebody last looked at it."""

from __future__ import annotations

import pytest
from support.portrait import portrait
from support.tutorial import Learner, learning
from syrupy.assertion import SnapshotAssertion

from hats_tui.game import BlackHat, Card, Swap
from hats_tui.tui.tutorial.deals import LEARNER
from hats_tui.tui.tutorial.scene import Mood

LOOKS = [
    ("dark", (80, 24)),
    ("dark", (120, 40)),
    ("dark", (200, 60)),
    ("light", (80, 24)),
    ("mono", (80, 24)),
]


async def do_as_meant(learner: Learner) -> None:
    model = learner.course.model
    learner.screen.show(learner.course.answer(5) if model is None else learner.course.act(model))
    await learner.pilot.pause()
    assert learner.coach.mood is Mood.DONE


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=str)
async def test_every_step_looks_as_it_did(
    theme: str, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    for first, last in (("worth", "favourite"), ("teams", "teams")):
        async with learning(first, size, theme) as learner:
            while True:
                name = learner.course.lesson.name
                assert portrait(learner.pilot.app) == snapshot(name=name)
                await do_as_meant(learner)
                assert portrait(learner.pilot.app) == snapshot(name=f"{name}, done")
                if name == last:
                    break
                await learner.pilot.press("pagedown")
                await learner.pilot.pause()
    async with learning("napkin", size, theme) as learner:
        assert portrait(learner.pilot.app) == snapshot(name="napkin")


async def test_what_is_not_asked_for_looks_as_it_did(snapshot: SnapshotAssertion) -> None:
    async with learning("cookie") as learner:
        for action in (
            Swap(seat=LEARNER, card=Card.C2, space=5),
            BlackHat(seat=LEARNER, card=Card.F3),
        ):
            learner.screen.try_out(action)
            await learner.pilot.pause()
            assert portrait(learner.pilot.app) == snapshot(name=action.do)
