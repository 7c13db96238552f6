"""Steps that make a network expect what was true: gradients by hand, and Adam."""

from __future__ import annotations

from typing import Final

import numpy as np
from benchmarks.learning.selfplay import Lesson

from hats_tui.bots.values.features import size_of_types, size_of_whole
from hats_tui.bots.values.network import Weights

_FIRST, _SECOND = 48, 32
"""The sizes of the two layers."""
_SLOW, _SLOWER, _TINY = 0.9, 0.999, 1e-7
_LARGEST: Final = 100.0
"""No weight is larger, so that it can be stored in 16 bits."""


def fresh(players: int, rng: np.random.Generator) -> Weights:
    """Weights that know nothing."""
    outputs, turns = (6 if players == 3 else 2), 8 * players + 1
    types, whole = size_of_types(players), size_of_whole(players)

    def some(spread: float, *shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
        return (spread * rng.standard_normal(shape)).astype(np.float32)

    return Weights(
        types_in=some(0.25, _FIRST, types),
        whole_in=some(0.15, _FIRST, whole),
        start_in=some(0.15, turns, _FIRST),
        types_on=some(0.12, _SECOND, _FIRST),
        whole_on=some(0.1, _SECOND, whole),
        start_on=some(0.1, turns, _SECOND),
        out=some(0.15, outputs, _SECOND),
        start_out=some(0.0, outputs),
    )


class Fit:
    """Weights that get better."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._means = Weights(*map(np.zeros_like, weights))
        self._squares = Weights(*map(np.zeros_like, weights))
        self._steps = 0

    def learn(self, lessons: list[Lesson], rate: float) -> float:
        """Take one step; gives how far the expectations were off, squared."""
        slopes = Weights(*map(np.zeros_like, self.weights))
        off, count = 0.0, 0
        for lesson in lessons:
            off += add_slopes(self.weights, lesson, slopes)
            count += lesson.truth.size
        self._steps += 1
        slower = 1 - _SLOWER**self._steps
        slow = 1 - _SLOW**self._steps
        for weight, slope, mean, square in zip(
            self.weights, slopes, self._means, self._squares, strict=True
        ):
            mean[...] = _SLOW * mean + (1 - _SLOW) * slope / count
            square[...] = _SLOWER * square + (1 - _SLOWER) * (slope / count) ** 2
            step = rate * (mean / slow) / (np.sqrt(square / slower) + _TINY)
            weight[...] = np.clip(weight - step, -_LARGEST, _LARGEST)
        return off / count


def add_slopes(w: Weights, lesson: Lesson, slopes: Weights) -> float:
    """Add how each weight changes the cross-entropy of a lesson; gives its squared error."""
    types, whole = lesson.seen
    rest = w.whole_in @ whole + w.start_in[lesson.left][:, None]
    hidden = np.maximum(w.types_in @ types + rest, 0)
    summed = hidden.sum(0)
    deep = w.types_on @ summed + w.whole_on @ whole + w.start_on[lesson.left][:, None]
    np.maximum(deep, 0, out=deep)
    expected = 1 / (1 + np.exp(-(w.out @ deep + w.start_out[:, None])))
    wrong = expected - lesson.truth
    s = slopes
    s.out[...] += wrong @ deep.T
    s.start_out[...] += wrong.sum(1)
    back = (w.out.T @ wrong) * (deep > 0)
    s.types_on[...] += back @ summed.T
    s.whole_on[...] += back @ whole.T
    s.start_on[lesson.left] += back.sum(1)
    deeper = (w.types_on.T @ back) * (hidden > 0)
    s.types_in[...] += np.matmul(deeper, types.transpose(0, 2, 1)).sum(0)
    both = deeper.sum(0)
    s.whole_in[...] += both @ whole.T
    s.start_in[lesson.left] += both.sum(1)
    return float((wrong * wrong).sum())
