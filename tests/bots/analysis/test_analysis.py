"""What a player is told about actions: always the same, from the view alone, and right."""

from __future__ import annotations

from random import Random

import pytest
from support.games import advance, finished, played
from support.secrets import other_game

from hats_tui.bots.analysis.answering import analyses
from hats_tui.bots.analysis.scales import AS_USUAL, Scales
from hats_tui.bots.kernel.codes import code_of
from hats_tui.bots.protocol import Analyse, Analysis
from hats_tui.bots.worlds.worlds import Worlds
from hats_tui.game import EndTurn, Game, Offer, PlayerView, Swap, score_sheet

BUDGET = 400


def request(view: PlayerView, *, seed: int = 1, budget: int = BUDGET) -> Analyse:
    return Analyse(id=3, view=view, actions=view.legal, budget=budget, seed=seed)


def at_decision(count: int, seed: int, steps: int) -> tuple[Game, int]:
    """A random game of so many steps or a few more, when somebody can choose; and who that is."""
    while True:
        game = played(count, seed, steps)
        actor = game.state.board.actor
        assert actor is not None
        if len(game.view(actor).legal) > 1:
            return game, actor
        steps += 1


def last(asked: Analyse) -> Analysis:
    return list(analyses(asked))[-1]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_games_that_look_the_same_are_judged_the_same(count: int) -> None:
    differ = 0
    for steps in (0, 25):
        game, seat = at_decision(count, 5, steps)
        other = other_game(game, seat, Random(steps))
        differ += other.state != game.state
        assert last(request(other.view(seat))) == last(request(game.view(seat)))
    assert differ == 2


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_answers_come_to_an_end_and_tell_the_best_first(count: int) -> None:
    game, seat = at_decision(count, 5, 12)
    view = game.view(seat)

    told = list(analyses(request(view)))

    parts = [each.part for each in told]
    assert parts == sorted(parts)
    assert parts[-1] == 1
    assert {each.id for each in told} == {3}
    moves = told[-1].moves
    assert {move.action for move in moves} <= set(view.legal)
    assert moves[0].loss == moves[0].error == 0
    assert [move.win for move in moves] == sorted((move.win for move in moves), reverse=True)
    for move in moves:
        assert move.loss == pytest.approx(moves[0].win - move.win)


def test_the_first_answers_know_nothing_yet_and_say_so() -> None:
    game, seat = at_decision(2, 5, 0)

    first = next(analyses(request(game.view(seat))))

    assert (first.worlds, first.moves) == (0, ())


@pytest.mark.parametrize("budget", [1, 40, 144])
def test_however_little_work_is_asked_for_only_the_last_answer_is_the_end(budget: int) -> None:
    game, seat = at_decision(2, 5, 0)

    told = list(analyses(request(game.view(seat), budget=budget)))

    assert [each.part == 1 for each in told] == [False] * (len(told) - 1) + [True]
    assert told[-1].moves


def test_what_is_asked_about_is_told_of_however_bad_it_is() -> None:
    game, seat = at_decision(2, 5, 0)
    view = game.view(seat)
    moves = last(request(view)).moves
    worst = next(a for a in view.legal if a not in {move.action for move in moves})

    asked = request(view).model_copy(update={"asked": (worst,)})

    assert worst in {move.action for move in last(asked).moves}


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_chance_to_win_is_told_while_others_act(count: int) -> None:
    game, seat = at_decision(count, 5, 9)
    other = seat % count + 1

    told = last(Analyse(id=1, view=game.view(other), budget=200, seed=1))

    assert 0 < told.win < 1
    assert not told.moves


def test_the_chance_to_win_is_told_while_a_card_is_on_offer() -> None:
    game, seat = at_decision(4, 5, 0)
    offer = next(action for action in game.view(seat).legal if isinstance(action, Offer))
    offering = game.apply(offer)
    assert offering.state.board.waiting

    for other in range(1, 5):
        told = last(Analyse(id=1, view=offering.view(other), budget=200, seed=1))
        assert 0 < told.win < 1


def test_more_worlds_make_surer() -> None:
    game, seat = at_decision(2, 5, 12)
    view = game.view(seat)

    few, many = last(request(view, budget=400)), last(request(view, budget=3_200))

    assert many.worlds > few.worlds
    assert many.moves[-1].error < few.moves[-1].error


@pytest.mark.parametrize("seed", [2, 3, 4])
def test_in_the_last_turn_of_all_the_clearest_lead_is_found(seed: int) -> None:
    """What is hidden then is the same whatever is done, so leads differ by what can be seen."""
    whole = finished(2, seed)
    ends = [n for n, entry in enumerate(whole.entries, 1) if isinstance(entry.move, EndTurn)]
    game = whole.model_copy(update={"entries": whole.entries[: ends[-2]]})
    view = game.view(game.state.board.turn)
    swaps = {code_of(action): action for action in view.legal if isinstance(action, Swap)}
    assert len(swaps) > 1
    scales = Scales(list(swaps), Worlds(view), view.seat - 1, 1)
    scales.add(50)

    best = max(swaps, key=lambda code: (scales.win(code), scales.value(code)))

    leads = {code: final_lead(game, swap) for code, swap in swaps.items()}
    assert leads[best] == max(leads.values())
    assert min(leads.values()) < leads[best]


def final_lead(game: Game, swap: Swap) -> int:
    """By how much whoever plays last wins, or loses."""
    sides = score_sheet(advance(game, swap, EndTurn(seat=swap.seat)).state).sides
    return sides[swap.seat - 1] - sides[2 - swap.seat]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_how_things_stand_is_told_on_the_scale_of_the_actions(count: int) -> None:
    """A move that is called the best must not seem to have changed the chance to win."""
    game, seat = at_decision(count, 5, 30)
    view = game.view(seat)
    told = last(request(view))
    assert told.win == told.moves[0].win


@pytest.mark.parametrize("steps", [0, 21, 35])
def test_an_action_is_judged_like_the_moment_after_it(steps: int) -> None:
    game, seat = at_decision(2, 7, steps)
    view = game.view(seat)
    action = next(action for action in view.legal if isinstance(action, Swap))
    before = Scales([code_of(action)], Worlds(view), seat - 1, 1)
    view = advance(game, action, EndTurn(seat=seat)).view(seat)
    after = Scales([AS_USUAL], Worlds(view), seat - 1, 2)
    for scales in (before, after):
        scales.add(200)
    assert after.win(AS_USUAL) == pytest.approx(before.win(code_of(action)), abs=0.05)
