"""Learning: the gradients are those of the error, and a network finds what its lessons show."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from benchmarks.learning.fitting import Fit, add_slopes, fresh
from benchmarks.learning.selfplay import Lesson, Table
from benchmarks.values import shuffled, store, types_of

from hats_tui.bots.values.network import UNIT, Weights, expect, learnt, read


def lessons_of(count: int, weights: Weights | None = None) -> list[Lesson]:
    rng = np.random.default_rng(1)
    return Table(shuffled(count, rng, games=12), types_of(count), rng).play(weights)


def error(weights: Weights, lesson: Lesson) -> float:
    guess = expect(weights, lesson.seen, lesson.left)
    truth = lesson.truth
    return float(-(truth * np.log(guess) + (1 - truth) * np.log(1 - guess)).sum())


@pytest.mark.parametrize("count", [2, 3, 4])
def test_slopes_are_those_of_the_error(count: int) -> None:
    rng = np.random.default_rng(2)
    weights = fresh(count, rng)
    lesson = lessons_of(count)[5]
    slopes = Weights(*map(np.zeros_like, weights))
    add_slopes(weights, lesson, slopes)
    for name, slope in slopes._asdict().items():
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        weight, step = getattr(weights, name), np.float32(1 / 512)
        weight[place] += step
        above = error(weights, lesson)
        weight[place] -= 2 * step
        below = error(weights, lesson)
        weight[place] += step
        assert (above - below) / (2 * step) == pytest.approx(slope[place], rel=3e-2)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_network_learns_what_it_is_shown(count: int) -> None:
    lessons = lessons_of(count)
    fit = Fit(fresh(count, np.random.default_rng(3)))
    errors = [fit.learn(lessons, 3e-3) for _ in range(30)]
    assert errors[-1] < errors[0] / 2


@pytest.mark.parametrize("count", [2, 3, 4])
def test_games_of_a_network_end_in_what_was_true(count: int) -> None:
    lessons = lessons_of(count, learnt(count))
    assert [lesson.left for lesson in lessons] == list(range(8 * count, 0, -1))
    assert all(((lesson.truth >= 0) & (lesson.truth <= 1)).all() for lesson in lessons)
    held = lessons[0].seen.types[:, : 6 * count].sum((0, 1))
    assert (held == 9 * count).all()


def test_what_is_stored_is_what_was_learnt(tmp_path: Path) -> None:
    weights = fresh(3, np.random.default_rng(4))
    store(weights, tmp_path / "some.npz")
    again = read((tmp_path / "some.npz").read_bytes())
    for one, other in zip(weights, again, strict=True):
        assert np.abs(one - other).max() <= 0.5 / UNIT
