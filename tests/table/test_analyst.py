"""Somebody who is asked how good actions are."""

from __future__ import annotations

import pytest
from support.faulty_bot import GAME, VIEW, command

from hats_tui.table.analyst import Analysis, Analyst, EngineFailure
from hats_tui.table.engine_failure import FailureReason


async def test_it_tells_more_and_more_and_equal_questions_get_equal_answers() -> None:
    news: list[Analysis] = []
    analyst = Analyst(GAME.header.players)
    try:
        told = await analyst.weigh(VIEW, news.append, budget=600)
        again = await analyst.weigh(VIEW, lambda _: None, budget=600)
        other = await analyst.weigh(VIEW, lambda _: None, budget=600, sample=2)
    finally:
        await analyst.close()

    assert news[-1] == told
    assert len(news) > 1
    assert again.moves == told.moves
    assert other.moves != told.moves
    assert {move.action for move in told.moves} <= set(VIEW.legal)


async def test_who_does_not_act_is_told_the_chance_alone() -> None:
    view = GAME.view(2)
    assert not view.acts
    analyst = Analyst(GAME.header.players)
    try:
        assert 0 < await analyst.chance(view, budget=200) < 1
    finally:
        await analyst.close()


async def test_a_process_that_ends_is_told_of() -> None:
    analyst = Analyst(GAME.header.players, command())  # which ends at what it does not know

    with pytest.raises(EngineFailure) as failed:
        await analyst.weigh(VIEW, lambda _: None, budget=10)

    assert failed.value.reason is FailureReason.ENDED
    await analyst.close()


async def test_endless_news_are_a_flood() -> None:
    flood = """
    def act(heard):
        while True:
            say(type="analysis", id=heard["id"], part=0.5, worlds=1, win=0.5)

    def hello(heard):
        say(type="hello", protocol=1)
        heard = json.loads(sys.stdin.readline())
        act(heard)
    """
    analyst = Analyst(GAME.header.players, command(flood))

    with pytest.raises(EngineFailure) as failed:
        await analyst.weigh(VIEW, lambda _: None, budget=10)

    assert failed.value.reason is FailureReason.NONSENSE
    await analyst.close()
