"""What is expected of positions: the same of equal ones, exact, and worth something."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.games import played

from hats_tui.bots.kernel.codes import members
from hats_tui.bots.kernel.greedy import FACES, NO_SPACE, WILD, main_action, play_out
from hats_tui.bots.kernel.legal import main_actions
from hats_tui.bots.kernel.play import end_turn, play
from hats_tui.bots.kernel.position import Position, position_of
from hats_tui.bots.kernel.score import shares, sides
from hats_tui.bots.lockstep.crowd import Crowd
from hats_tui.bots.values.afterwards import afterwards
from hats_tui.bots.values.features import features
from hats_tui.bots.values.network import UNIT, Weights, expect, learnt
from hats_tui.bots.values.prospects import prospects
from hats_tui.bots.worlds.worlds import Worlds

COUNTS = st.sampled_from([2, 3, 4])
SEEDS = st.integers(0, 10_000)
STEPS = st.integers(0, 60)


def position_in(count: int, seed: int, steps: int) -> tuple[Position, list[int]]:
    """A position of a random game before a main action, and the types in play."""
    game = played(count, seed, steps)
    position = position_of(game.state)
    if position.offer:
        position.hands[position.turn] |= 1 << position.offer
        position.offer = 0
    if position.played and position.left:
        end_turn(position)
    return position, Worlds(game.view(1)).types if not position.over else []


def hopes(positions: list[Position], types: list[int]) -> np.ndarray:
    left = positions[0].left
    return prospects(Crowd(positions), left, types, learnt(positions[0].players))


@given(count=COUNTS, seed=SEEDS, steps=STEPS, order=st.permutations(range(7)))
def test_types_are_all_alike(count: int, seed: int, steps: int, order: list[int]) -> None:
    position, types = position_in(count, seed, steps)
    if not position.left:
        return

    def other(card: int) -> int:
        return order[card >> 3] << 3 | card & 7

    def others(cards: int) -> int:
        return sum(1 << other(card) for card in members(cards))

    renamed = replace(
        position,
        table=[other(card) for card in position.table],
        hands=[others(hand) for hand in position.hands],
        shown=[others(shown) for shown in position.shown],
        black=[others(black) for black in position.black],
    )
    names = sorted(order[kind] for kind in types)
    assert (hopes([renamed], names) == hopes([position], types)).all()


@given(count=COUNTS, seed=SEEDS, steps=STEPS)
def test_seats_are_all_alike(count: int, seed: int, steps: int) -> None:
    position, types = position_in(count, seed, steps)
    if not position.left:
        return
    moved = replace(
        position,
        first=(position.first + 1) % count,
        turn=(position.turn + 1) % count,
        hands=position.hands[-1:] + position.hands[:-1],
        shown=position.shown[-1:] + position.shown[:-1],
        black=position.black[-1:] + position.black[:-1],
        claims=position.claims[-1:] + position.claims[:-1],
        cookie=position.cookie if position.cookie < 0 else (position.cookie + 1) % count,
    )
    assert (hopes([moved], types) == np.roll(hopes([position], types), 1, axis=1)).all()


@given(count=COUNTS, seed=SEEDS, steps=STEPS)
def test_the_sums_are_exact(count: int, seed: int, steps: int) -> None:
    position, types = position_in(count, seed, steps)
    if not position.left:
        return
    left, weights, crowd = position.left, learnt(count), Crowd([position] * 3)
    found = expect(weights, features(crowd, left, types), left)
    expected = by_hand(weights, crowd, left, types)
    assert found[:, 1].tolist() == pytest.approx(expected, abs=1e-15)
    assert (found == found[:, :1]).all()


def by_hand(weights: Weights, crowd: Crowd, left: int, types: list[int]) -> list[float]:
    """The network, in whole numbers."""
    units = [(array * UNIT).round().astype(int) for array in weights]
    types_in, whole_in, start_in, types_on, whole_on, start_on, out, start_out = units
    seen = features(crowd, left, types)
    whole = seen.whole[:, 0].astype(int)
    rest = start_in[left] + whole_in @ whole
    hidden = [np.maximum(rest + types_in @ kind[:, 0].astype(int), 0) for kind in seen.types]
    deep = UNIT * (start_on[left] + whole_on @ whole) + types_on @ np.sum(hidden, axis=0)
    lots = UNIT**2 * start_out + out @ np.maximum(deep, 0)
    return [1 / (1 + exp(-value / UNIT**3)) for value in lots.tolist()]


@settings(max_examples=40)
@given(count=COUNTS, seed=SEEDS, steps=STEPS)
def test_lines_are_all_that_can_be_done_and_what_it_leads_to(
    count: int, seed: int, steps: int
) -> None:
    position, types = position_in(count, seed, steps)
    if not position.left:
        return
    lines = afterwards(Crowd([position]), position.left, types, learnt(count))
    actions = (lines.choice.space << 6 | lines.cards).tolist()
    assert sorted(actions) == sorted(main_actions(position, position.hands[position.turn]))
    side = position.turn % (2 if count == 4 else count)
    for line, action in enumerate(actions):
        after = position.copy()
        play(after, action, list)
        end_turn(after)
        assert (hopes([after], types)[:, :, 0] == lines.found[:, :, line]).all()
        assert lines.worths[line] == lines.found[:, side, line].mean()
    [best] = lines.best()
    assert lines.worths[best] == lines.worths.max()
    assert NO_SPACE in lines.choice.space


@pytest.mark.parametrize("count", [2, 3, 4])
def test_what_is_expected_often_comes_true(count: int) -> None:
    """The weights belong to the features: with others nothing would fit."""
    rng, guessed, true = Random(1), list[float](), list[float]()
    for seed in range(40):
        position, types = position_in(count, seed, 0)
        while position.left > count:
            play(position, main_action(position, rng.randrange(FACES)), list)
            end_turn(position)
        guessed += hopes([position], types)[0, :, 0].tolist()
        play_out(position, (rng.randrange(WILD) for _ in range(count)))
        true += shares(position)
    assert np.corrcoef(guessed, true)[0, 1] > 0.4


@pytest.mark.parametrize("count", [2, 3, 4])
def test_at_the_end_nothing_is_guessed(count: int) -> None:
    for seed in range(10):
        position, _types = position_in(count, seed, 0)
        play_out(position, (0 for _ in range(8 * count)))
        won, clear = hopes([position], [])[:, :, 0].tolist()
        assert won == shares(position)
        points = sides(position)
        assert sorted(range(len(points)), key=clear.__getitem__) == sorted(
            range(len(points)), key=points.__getitem__
        )
