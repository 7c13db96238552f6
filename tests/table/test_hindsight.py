"""Games looked back at with open cards."""

from __future__ import annotations

import pytest
from record.samples import GOLDEN
from support.games import finished, played

from hats_tui.bots.analysis.hindsight import OneWorld, looked_back
from hats_tui.bots.kernel.position import position_of
from hats_tui.bots.open_cards import OpenQuestion
from hats_tui.bots.protocol import line_of, read_for_bot
from hats_tui.record import load_record
from hats_tui.table import hindsight as module
from hats_tui.table.coaching import Unfinished, alternatives, decisions_of, game_at
from hats_tui.table.hindsight import Hindsight, hindsight


def question(count: int, seat: int, number: int) -> OpenQuestion:
    """What is asked about a decision of a game."""
    game = finished(count, 3)
    place, action = decisions_of(game, seat)[number]
    before = game_at(game, place)
    return OpenQuestion(
        state=before.state,
        actions=alternatives(before.view(seat), action),
        asked=(action,),
        budget=200,
        seed=7,
    )


@pytest.mark.parametrize("count", [2, 3, 4])
def test_equal_questions_get_equal_answers_about_all_that_is_asked(count: int) -> None:
    asked = question(count, 2, 3)
    answer = looked_back(asked)

    assert answer == looked_back(OpenQuestion.model_validate_json(line_of(asked)))
    assert answer.part == 1
    assert asked.asked[0] in {move.action for move in answer.moves}


def test_there_is_one_world_the_true_one() -> None:
    state = question(3, 1, 2).state
    world = OneWorld(state)
    first = world.sample(None)  # type: ignore[arg-type]
    first.hands[0] = 0

    assert world.sample(None) == position_of(state)  # type: ignore[arg-type]


def test_no_player_can_be_asked_such_a_thing() -> None:
    """The protocol that bots and engines speak does not know of it."""
    with pytest.raises(ValueError, match="type"):
        read_for_bot(line_of(question(2, 1, 1)))


async def test_a_game_that_goes_on_keeps_its_cards() -> None:
    with pytest.raises(Unfinished):
        await hindsight(played(2, 1, 9), 1, lambda _found, _part: None)


async def test_a_process_of_its_own_finds_it_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUDGET", 40)
    game = load_record(GOLDEN / "2p-01.hats").game
    news: list[tuple[Hindsight, float]] = []
    found = await hindsight(game, 1, lambda seen, part: news.append((seen, part)))

    assert [(each.place, each.action) for each in found.decisions] == list(decisions_of(game, 1))
    assert news[-1] == (found, 1.0)
    assert [len(seen.decisions) for seen, _part in news] == list(range(1, len(news) + 1))
    assert all(0 <= each.gain <= 1 for each in found.decisions)
