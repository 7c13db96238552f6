"""The searches: reproducible, blind for what a player cannot know, and right where it is clear."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from support.games import advance, dealt, end, played
from support.positions import opening
from support.secrets import other_game

from hats_tui.bots.kernel.codes import BLACK, CODES, DISCARD, KIND, code_of
from hats_tui.bots.kernel.position import position_of
from hats_tui.bots.lockstep.playouts import Ends
from hats_tui.bots.search.choice import deep_choice, flat_choice
from hats_tui.bots.search.flat import Tally, best_of
from hats_tui.bots.search.ismcts import Search
from hats_tui.bots.search.turns import perform
from hats_tui.bots.thoughts import heard_by
from hats_tui.bots.values.prospects import outcome, utilities
from hats_tui.bots.worlds.worlds import Worlds
from hats_tui.game import (
    Action,
    BlackHat,
    Card,
    EndTurn,
    Game,
    Offer,
    PlayerView,
    Swap,
    reduce,
    score_sheet,
)


def decision(count: int, seed: int, steps: int) -> PlayerView:
    """The view of whoever has to act in a random game."""
    game = played(count, seed, steps)
    actor = game.state.board.actor
    assert actor is not None
    return game.view(actor)


def search(view: PlayerView, descents: int, seed: int = 1) -> Search:
    found = Search([code_of(action) for action in view.legal], Worlds(view), view.seat - 1, seed)
    found.run(descents)
    return found


@pytest.mark.parametrize("count", [2, 3, 4])
def test_games_that_look_the_same_get_the_same_move(count: int) -> None:
    differ = 0
    for steps in (0, 7, 25):
        game = played(count, 5, steps)
        seat = game.state.board.actor
        assert seat is not None
        other = other_game(game, seat, Random(steps))
        differ += other.state != game.state
        for choose in (flat, deep):
            assert choose(other.view(seat), seed=3) == choose(game.view(seat), seed=3)
    assert differ == 3


def flat(view: PlayerView, seed: int) -> Action:
    return flat_choice(view, view.legal, play_outs=100, seed=seed)


def deep(view: PlayerView, seed: int) -> Action:
    return deep_choice(view, view.legal, play_outs=100, descents=100, seed=seed)


def test_the_seed_decides_what_is_imagined() -> None:
    view = decision(2, 1, 0)
    trees = [search(view, 96, seed).root for seed in (1, 1, 2)]
    totals = [[branch.total for branch in tree.branches.values()] for tree in trees]
    assert totals[0] == totals[1] != totals[2]


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("steps", [0, 1, 2, 3, 20, 40])
def test_only_legal_actions_come_out_in_any_situation(count: int, steps: int) -> None:
    for seed in range(3):
        view = decision(count, seed, steps)
        assert flat(view, seed) in view.legal
        assert deep(view, seed) in view.legal


@pytest.mark.parametrize("count", [2, 4])
def test_what_is_thought_can_be_heard_and_changes_nothing(count: int) -> None:
    view = decision(count, 2, 0)
    heard: list[tuple[Action, float]] = []
    for choose in (flat, deep):
        alone = choose(view, 5)
        with heard_by(lambda *thought: heard.append(thought)):
            assert choose(view, 5) == alone
        assert heard[-1][0] == alone
    assert all(best in view.legal and 0 <= win <= 1 for best, win in heard)
    assert len(heard) > 3


def test_a_single_action_needs_no_thought() -> None:
    game = advance(dealt(2, 1, first=1), BlackHat(seat=1, card=dealt(2, 1).view(1).hand[0]))
    view = game.view(1)
    only = (EndTurn(seat=1),)
    assert flat_choice(view, only, play_outs=1, seed=1) == only[0]
    assert deep_choice(view, only, play_outs=1, descents=1, seed=1) == only[0]


def test_each_descent_visits_a_branch_that_was_there() -> None:
    root = search(decision(3, 2, 9), 300).root
    assert 100 <= root.visits == sum(branch.visits for branch in root.branches.values())
    waiting = [root]
    while waiting:
        node = waiting.pop()
        for branch in node.branches.values():
            assert 0 <= branch.total <= branch.visits <= branch.available
            waiting.append(branch)


def test_black_hats_of_others_are_one_branch_and_own_ones_are_many() -> None:
    root = search(decision(2, 2, 0), 900).root
    own: set[int] = set()
    others: set[int] = set()
    for action, branch in root.branches.items():
        (own if action & KIND == DISCARD else others).update(branch.branches)
    assert {action for action in others if action & KIND == BLACK} == {BLACK}
    assert BLACK not in own
    assert any(action & KIND == BLACK for action in own)


def last_turn() -> Game:
    """The last card of the last player: everything but the others' favourites is open."""
    game = dealt(2, 6, first=1)
    while game.state.board.hand_sizes[1] > 2 or game.state.board.turn != 2:
        seat = game.state.board.turn
        swaps = [action for action in game.view(seat).legal if isinstance(action, Swap)]
        other = BlackHat(seat=seat, card=game.view(seat).hand[0])
        game = end(advance(game, swaps[-1] if swaps else other))
    return game


def test_the_last_card_is_played_as_well_as_can_be() -> None:
    game = last_turn()
    view = game.view(2)
    mains = tuple(action for action in view.legal if isinstance(action, Swap | BlackHat))

    def margin(action: Action) -> int:
        after = reduce(reduce(game.state, action), EndTurn(seat=2))
        points = score_sheet(after).sides
        return points[1] - points[0]

    chosen = deep_choice(view, mains, play_outs=400, descents=0, seed=1)
    assert margin(chosen) == max(map(margin, mains))


def test_more_play_outs_are_shared_among_all_actions_and_then_among_the_better_ones() -> None:
    view = decision(2, 3, 0)
    actions = [code_of(action) for action in view.legal]
    tally = Tally(actions, Worlds(view), view.seat - 1, 1)
    tally.add(actions, 3)
    tally.add(actions[:2], 100)
    assert [tally.games[action] for action in actions[:3]] == [103, 103, 3]
    assert all(0 <= tally.mean(action) <= 1 for action in actions)
    kept = best_of(actions, Worlds(view), view.seat - 1, play_outs=2_000, seed=1, keep=4)
    assert len(set(kept)) == 4


def test_an_offer_is_answered_and_the_turn_goes_on() -> None:
    game = opening("H6 C6 F6 P6 S6 T6", "H1 H2", "C1", "J3 J4", "P1", first=1)
    position = position_of(game.state)
    perform(position, code_of(Offer(seat=1, card=Card.H2)), Random(1))
    assert (position.turn, position.offer, position.used, position.played) == (0, 0, True, False)
    assert position.hands[2] >> CODES[Card.H2] & 1


def test_a_win_is_worth_more_than_any_loss_and_a_clear_one_more() -> None:
    points = np.array([[20, 30, 20, 40], [21, 20, 20, 20]], dtype=np.int16)
    won = np.array([[0, 1, 0.5, 1], [1, 0, 0.5, 0]], dtype=np.float32)
    [mine, theirs] = utilities(outcome(Ends(points, won))).tolist()
    assert mine[0] < mine[2] < mine[1] < mine[3] < 1
    assert mine[2] == theirs[2] == 0.5
    assert theirs[1] < 0.5 < theirs[0]
