"""The last round: searched through, as slow and plain arithmetic says."""

from __future__ import annotations

from math import exp
from random import Random

import pytest
from support.games import dealt
from support.secrets import other_game

from hats_tui.bots.kernel.codes import code_of
from hats_tui.bots.kernel.legal import legal, main_actions
from hats_tui.bots.kernel.play import end_turn, play
from hats_tui.bots.kernel.position import Position, position_of
from hats_tui.bots.kernel.score import shares, sides
from hats_tui.bots.players import bot_named
from hats_tui.bots.search.choice import deep_choice
from hats_tui.bots.search.ending import worth
from hats_tui.bots.worlds.worlds import Worlds
from hats_tui.game import Game


def late(count: int, seed: int, left: int) -> Game:
    """A game of beginners when so many main actions are left, and the next one is to be made."""
    bot, game = bot_named("hasty"), dealt(count, seed)
    assert bot is not None
    choose = bot.player()
    while sum(game.state.board.hand_sizes) - count > left or game.state.board.played:
        actor = game.state.board.actor
        assert actor is not None
        view = game.view(actor)
        game = game.apply(game.with_chance(choose(view, view.legal, 10, seed)))
    return game


def brought(position: Position) -> list[float]:
    """What everybody gets when each plays best for its side and sees all cards."""
    if position.over:
        return [
            0.5 * share + 0.5 / (1 + exp((max(others) - own) / 10))
            for share, own, others in zip(shares(position), *points_of(position), strict=True)
        ]
    actions = main_actions(position, position.hands[position.turn])
    values = [brought(after(position, action)) for action in actions]
    return max(values, key=lambda value: value[side_to_move(position)])


def side_to_move(position: Position) -> int:
    return position.turn % (2 if position.players == 4 else position.players)


def points_of(position: Position) -> tuple[list[int], list[list[int]]]:
    own = sides(position)
    return own, [[*own[:side], *own[side + 1 :]] for side in range(len(own))]


def after(position: Position, action: int) -> Position:
    position = position.copy()
    play(position, action, list)
    end_turn(position)
    return position


@pytest.mark.parametrize(("count", "left"), [(2, 2), (3, 3), (3, 2), (4, 3), (4, 1)])
def test_where_all_is_known_everybody_plays_best(count: int, left: int) -> None:
    position = position_of(late(count, 3 * count + left, left).state)
    side = side_to_move(position)
    for action in main_actions(position, position.hands[position.turn]):
        found = worth(action, [position], position.turn, Random(1))
        assert found == pytest.approx(brought(after(position, action))[side])


def test_a_later_move_is_one_for_all_worlds_that_look_alike() -> None:
    """With a later move of its own to make, not to know the others' cards costs something."""
    game, rng = late(2, 5, 4), Random(1)
    view = game.view(game.state.board.turn)
    worlds = [Worlds(view).sample(rng) for _ in range(12)]
    seat, costs = view.seat - 1, []
    for action in main_actions(worlds[0], worlds[0].hands[seat]):
        blind = worth(action, worlds, seat, rng)
        seeing = [worth(action, [world], seat, rng) for world in worlds]
        costs.append(sum(seeing) / len(seeing) - blind)
    assert min(costs) >= -1e-9
    assert max(costs) > 1e-3


def test_a_drawn_card_is_played_as_well_as_can_be() -> None:
    game = late(2, 8, 1)
    position = position_of(game.state)
    for code in legal(position):
        if code not in main_actions(position, position.hands[position.turn]):
            drawn = position.copy()
            play(drawn, code, list)
            best = brought(drawn)[position.turn]
            assert worth(code, [position], position.turn, Random(1)) == pytest.approx(best)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_games_that_look_the_same_end_with_the_same_move(count: int) -> None:
    game = late(count, 2, count)
    seat = game.state.board.turn
    views = [game.view(seat), other_game(game, seat, Random(1)).view(seat)]
    moves = [deep_choice(view, view.legal, play_outs=300, descents=10, seed=3) for view in views]
    assert moves[0] == moves[1]
    assert code_of(moves[0]) in map(code_of, game.view(seat).legal)
