"""The policy of play-outs does what its text says, move by move."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import playouts
from support.games import examples, played
from support.playouts import HABITS

from hats_tui.bots.kernel.codes import code_of
from hats_tui.bots.kernel.greedy import (
    FACES,
    WILD,
    main_action,
    play_out,
)
from hats_tui.bots.kernel.legal import legal
from hats_tui.bots.kernel.play import end_turn, play
from hats_tui.bots.kernel.position import position_of
from hats_tui.bots.kernel.tastes import Habit
from hats_tui.game import GameState, Phase


@pytest.mark.parametrize("count", [2, 3, 4])
@given(seed=st.integers(0, 100_000), steps=st.integers(0, 90), habit=HABITS)
@examples(4)
def test_it_makes_the_move_that_the_rules_call_greedy(
    count: int, seed: int, steps: int, habit: Habit
) -> None:
    state = quiet(count, seed, steps)
    position, rng = position_of(state), Random(seed)
    dice = [rng.randrange(FACES) for _ in range(33)]
    if position.played:
        end_turn(position)
    played_out = playouts.play_out(state, dice, habit)
    for after, throw in zip(played_out, _dice_of(state, dice), strict=False):
        if throw is not None:
            action = main_action(position, throw, habit)
            assert action in legal(position)
            play(position, action, list)
            end_turn(position)
        assert position == position_of(after)


def quiet(count: int, seed: int, steps: int) -> GameState:
    """The state of a random game, or the nearest one before it in which no card is on offer."""
    state = played(count, seed, steps).state
    while state.board.phase is Phase.RETURN:
        steps -= 1
        state = played(count, seed, steps).state
    return state


def _dice_of(state: GameState, dice: list[int]) -> list[int | None]:
    """The throw of each turn; a turn whose main action was made needs none."""
    return [None, *dice] if state.board.played else list(dice)


def test_a_play_out_ends_the_game() -> None:
    for count in (2, 3, 4):
        position = position_of(quiet(count, 5, 11))
        play_out(position, [7] * 32)
        assert position.over
        assert all(hand.bit_count() == 1 for hand in position.hands)


def test_wild_dice_play_anything() -> None:
    position = position_of(quiet(2, 1, 0))
    tame = {main_action(position, throw) for throw in range(64)}
    wild = {main_action(position, throw) for throw in range(WILD, FACES)}
    assert len(tame) < 5 < len(wild)
    assert wild <= set(legal(position))


def test_the_slow_twin_knows_the_actions_by_the_same_numbers() -> None:
    state = quiet(3, 2, 0)
    assert {code_of(playouts.main_action(state, throw)) for throw in range(64)} == {
        main_action(position_of(state), throw) for throw in range(64)
    }
