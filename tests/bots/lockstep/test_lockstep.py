"""Positions in step go the same way as each of them alone, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import dealt, examples
from support.playouts import HABITS

from hats_tui.bots.kernel import greedy
from hats_tui.bots.kernel.codes import members
from hats_tui.bots.kernel.greedy import FACES
from hats_tui.bots.kernel.legal import legal
from hats_tui.bots.kernel.play import end_turn, play
from hats_tui.bots.kernel.position import Position, position_of
from hats_tui.bots.kernel.score import shares, sides
from hats_tui.bots.kernel.tastes import Habit
from hats_tui.bots.lockstep.crowd import Crowd, Ints
from hats_tui.bots.lockstep.playouts import Dice, dice, ends, play_out, step


def crowd_of(count: int, seed: int) -> list[Position]:
    """Positions from random games at all stages, those with most main actions left first."""
    found, first = [], 1 + seed % count
    for number in range(40):
        rng = Random(100 * seed + number)
        position = position_of(dealt(count, rng.random(), first=first).state)
        for _step in range(rng.choice((0, 1, 2, 3, 20, 40, 90))):
            if actions := legal(position):
                play(position, rng.choice(actions), lambda cards: sorted(cards, reverse=True))
        if not position.offer:
            found.append(position)
    return sorted(found, key=lambda position: -position.left)


def fixed_dice(
    seed: int, size: int
) -> tuple[Dice, np.ndarray[tuple[int, int], np.dtype[np.int16]]]:
    """Throws that can be looked up: by main actions left and position."""
    throws = np.random.default_rng(seed).integers(0, FACES, (33, size), dtype=np.int16)

    def throw(left: int, count: int) -> Ints:
        return throws[left, :count]

    return throw, throws


def check_equal(crowd: Crowd, positions: Sequence[Position]) -> None:
    """All that a crowd knows is what its positions say."""
    for number, position in enumerate(positions):
        assert crowd.left[number] == position.left
        assert crowd.table[:, number].tolist() == position.table
        assert crowd.claims[:, number].tolist() == position.claims
        assert crowd.cookie[number] == position.cookie
        assert crowd.black[:, number].tolist() == [pile.bit_count() for pile in position.black]
        for player, hand in enumerate(position.hands):
            held = members(hand)
            assert crowd.cards[player, : len(held), number].tolist() == list(held)
        for kind in range(7):
            check_type(crowd, number, position, kind)


def check_type(crowd: Crowd, number: int, position: Position, kind: int) -> None:
    collected = [[c & 7 for c in members(pile) if c >> 3 == kind] for pile in position.shown]
    assert crowd.sums[:, kind, number].tolist() == list(map(sum, collected))
    for side in range(crowd.sides):
        counted = sum(map(len, collected[side :: crowd.sides]))
        assert crowd.counts[side, kind, number] == counted
    lies = sum(1 << space for space, card in enumerate(position.table) if card >> 3 == kind)
    assert crowd.spaces[kind, number] == lies


@pytest.mark.parametrize("count", [2, 3, 4])
@given(seed=st.integers(0, 100_000), habit=HABITS)
@examples(3)
def test_each_step_is_that_of_the_kernel(count: int, seed: int, habit: Habit) -> None:
    positions = crowd_of(count, seed)
    crowd = Crowd(positions)
    throw, throws = fixed_dice(seed, len(positions))
    for position in positions:
        if position.played:
            end_turn(position)
    for left in range(positions[0].left, 0, -1):
        check_equal(crowd, positions)
        step(crowd, left, throw, habit)
        for number, position in enumerate(positions):
            if position.left == left:
                action = greedy.main_action(position, int(throws[left, number]), habit)
                play(position, action, list)
                end_turn(position)
    check_equal(crowd, positions)
    check_ends(crowd, positions)


def check_ends(crowd: Crowd, positions: Sequence[Position]) -> None:
    ended = ends(crowd)
    assert ended.points.T.tolist() == [sides(position) for position in positions]
    expected = np.array([shares(position) for position in positions], dtype=np.float32)
    assert ended.shares.T.tolist() == expected.tolist()


def test_positions_are_left_as_they_are() -> None:
    positions = crowd_of(3, 1)
    before = [position.copy() for position in positions]
    play_out(positions, dice(np.random.default_rng(1)))
    assert positions == before


def test_equal_seeds_give_equal_ends() -> None:
    positions = crowd_of(2, 1)
    a, b, c = (play_out(positions, dice(np.random.default_rng(seed))) for seed in (5, 5, 6))
    assert a.points.tolist() == b.points.tolist() != c.points.tolist()


def test_shared_wins_are_shared() -> None:
    """Two have the same, and the third holds the cookie but has collected nothing."""
    positions = [position for position in crowd_of(3, 1) if position.over]
    for position in positions:
        position.shown = [position.shown[0], position.shown[0], 0]
        position.black = [position.black[0]] * 3
        position.hands = [position.hands[0]] * 3
        position.cookie = 2
    assert [0.5, 0.5, 0] in map(shares, positions)
    check_ends(Crowd(positions), positions)
