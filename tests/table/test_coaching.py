"""Going through a game: what is asked, what is judged, and whose luck it was."""

from __future__ import annotations

import pytest
from support.coached import Judge, judged
from support.games import dealt, finished, played

from hats_tui.game import (
    MAIN_ACTIONS,
    BlackHat,
    Discard,
    EndTurn,
    Game,
    Offer,
    Swap,
    Undo,
    score_sheet,
)
from hats_tui.table import coaching
from hats_tui.table.analyst import Analyst
from hats_tui.table.coaching import Unfinished, alternatives, game_at, review


@pytest.mark.parametrize("count", [2, 3, 4])
async def test_the_parts_of_the_way_add_up_to_the_result(count: int) -> None:
    for seed in (1, 2):
        game = finished(count, seed)
        found = await judged(game, 1)
        sheet = score_sheet(game.state)
        even = 1 / 2 if count == 4 else 1 / count
        won = (1 in sheet.winners) / (1 if count == 4 else len(sheet.winners))

        shares = found.shares
        assert shares.deal + shares.own + shares.draws + shares.others == pytest.approx(won - even)
        assert found.moments[-1].win == pytest.approx(won)
        assert found.moments[-1].place == len(game.entries)
        places = [moment.place for moment in found.moments]
        assert places == sorted(set(places))
        assert places[0] == 0


@pytest.mark.parametrize("count", [2, 3, 4])
async def test_what_is_judged_is_what_the_player_chose_and_kept(count: int) -> None:
    game = finished(count, 1)
    assert any(isinstance(entry.move, Undo) for entry in game.entries)
    kept: list[int] = []
    for place, entry in enumerate(game.entries):
        if isinstance(entry.move, Undo):
            kept.pop()
        else:
            kept.append(place)

    found = await judged(game, 2)

    assert found.decisions
    for decision in found.decisions:
        assert decision.place in kept
        move = game.entries[decision.place].move
        assert (move.seat, move.do) == (2, decision.action.do)
        assert game_at(game, decision.place).state.board.round == decision.round
    mains = [d for d in found.decisions if isinstance(d.action, Swap | BlackHat)]
    assert len(mains) == MAIN_ACTIONS


async def test_the_coach_sees_no_more_than_the_player_saw() -> None:
    game, judge = finished(3, 4), Judge()
    await review(game, 2, judge, lambda _review, _part: None)  # type: ignore[arg-type]

    assert {view.seat for view, _actions, _budget in judge.asked} == {2}
    assert {view.seat for view in judge.glances} == {2}
    for view, actions, _budget in judge.asked:
        assert set(actions) <= set(view.legal)


async def test_only_what_is_open_gets_more_games() -> None:
    game = finished(2, 3)
    clear, unclear = Judge(step=0.15, error=0.001), Judge(step=0.05, error=0.02)
    for judge in (clear, unclear):
        await review(game, 1, judge, lambda _review, _part: None)  # type: ignore[arg-type]

    assert {budget for *_rest, budget in clear.asked} == {coaching.BUDGET}
    assert {budget for *_rest, budget in unclear.asked} == {coaching.BUDGET, coaching.MORE}


async def test_it_tells_more_and_more_and_at_last_all() -> None:
    told: list[tuple[int, float]] = []
    game = finished(2, 1)
    found = await judged(game, 1, lambda news, part: told.append((len(news.moments), part)))

    assert told == sorted(told)
    assert told[-1] == (len(found.moments), 1.0)


async def test_a_game_that_is_not_over_has_no_coach() -> None:
    with pytest.raises(Unfinished):
        await judged(played(2, 1, 20), 1)


def after(game: Game, *kinds: type) -> Game:
    """The game after the first legal actions of these kinds."""
    for kind in kinds:
        seat = game.state.board.actor
        assert seat is not None
        move = next(action for action in game.view(seat).legal if isinstance(action, kind))
        game = game.apply(game.with_chance(move))
    return game


def test_a_main_action_is_compared_with_main_actions() -> None:
    view = dealt(2, first=1).view(1)
    others = alternatives(view, view.legal[0])
    assert {type(action) for action in others} == {Swap, BlackHat}


def test_a_thrown_card_is_compared_with_others_and_with_none() -> None:
    view = after(dealt(2, first=1), BlackHat).view(1)
    discard = next(action for action in view.legal if isinstance(action, Discard))
    assert alternatives(view, discard) == view.legal
    view = dealt(4, first=1).view(1)
    offer = next(action for action in view.legal if isinstance(action, Offer))
    assert {type(action) for action in alternatives(view, offer)} == {Offer}


def test_to_end_a_turn_is_judged_in_the_last_one_only() -> None:
    game = after(dealt(2, first=1), BlackHat)
    end = EndTurn(seat=1)
    assert alternatives(game.view(1), end) == ()
    last = after(game, *[EndTurn, BlackHat] * 14)
    assert last.state.board.round == MAIN_ACTIONS
    assert last.state.board.turn == 1
    assert end in alternatives(last.view(1), end)


async def test_the_real_analyst_finds_the_same_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, budget in (("BUDGET", 300), ("MORE", 400), ("GLANCE", 100)):
        monkeypatch.setattr(coaching, name, budget)
    game = finished(2, 1)
    found = []
    for _ in range(2):
        analyst = Analyst(game.header.players)
        try:
            found.append(await review(game, 1, analyst, lambda _review, _part: None))
        finally:
            await analyst.close()

    assert found[0] == found[1]
    assert len(found[0].decisions) >= MAIN_ACTIONS
