"""Games that a network plays with itself, thousands in step, and what can be learnt from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.kernel.position import Position
from hats_tui.bots.kernel.tastes import HABITS
from hats_tui.bots.lockstep.crowd import Crowd
from hats_tui.bots.lockstep.playouts import dice, ends, step
from hats_tui.bots.values.afterwards import afterwards, best_of_each
from hats_tui.bots.values.features import Features, features
from hats_tui.bots.values.network import Weights
from hats_tui.bots.values.prospects import Prospects, outcome

RENEWED: Final = 0.35
"""How often the optional action is used: a card thrown away, or exchanged with the partner."""
STRAYING: Final = 0.15
"""How often something else is played than what seems best."""
_DARING: Final = 0.4
"""Of those how often it is just anything; otherwise what seems nearly as good is likelier."""
_HEAT: Final = 0.03
_NEARLY: Final = 0.02
"""What is worse by more says nothing about what could have been reached."""
_TRUST: Final = 0.8
"""How far later positions tell more than the next one."""


@dataclass
class Lesson:
    """Positions with equally many main actions left, and what should have been expected there."""

    left: int
    seen: Features
    truth: NDArray[np.float32]
    """By output and position."""


class Table:
    """Many games, one step at a time."""

    def __init__(
        self, positions: list[Position], types: list[int], rng: np.random.Generator
    ) -> None:
        self.crowd = Crowd(positions)
        self._types, self._rng = types, rng
        decks = [position.deck for position in positions]
        self._deck = np.array(decks, dtype=np.int16).T
        self._drawn = np.zeros(len(positions), dtype=np.intp)

    def play(self, weights: Weights | None) -> list[Lesson]:
        """Play all games to the end; without weights as habit has it."""
        lessons: list[Lesson] = []
        expected: list[Prospects] = []
        strayed: list[NDArray[np.bool_]] = []
        for left in range(int(self.crowd.left[0]), 0, -1):
            self._renew(left)
            seen = features(self.crowd, left, self._types)
            lessons.append(Lesson(left, seen, np.empty(0, dtype=np.float32)))
            if weights is None:
                step(self.crowd, left, dice(self._rng), HABITS[self.crowd.players])
            else:
                best, far = self._step(left, weights)
                expected.append(best)
                strayed.append(far)
        self._judge(lessons, expected, strayed)
        return lessons

    def _step(self, left: int, weights: Weights) -> tuple[Prospects, NDArray[np.bool_]]:
        crowd, size = self.crowd, len(self.crowd.left)
        lines = afterwards(crowd, left, self._types, weights)
        where, worths, best = lines.where, lines.worths, lines.best()
        strays, dares = self._rng.random(size) < STRAYING, self._rng.random(size) < _DARING
        noise = self._rng.gumbel(size=len(where))
        tried = np.where(dares[where], noise, worths / _HEAT + noise)
        played = np.where(strays, best_of_each(tried, where), best)
        self.crowd = lines.below.spread(played)
        return lines.found[:, :, best], worths[played] < worths[best] - _NEARLY

    def _judge(
        self, lessons: list[Lesson], expected: list[Prospects], strayed: list[NDArray[np.bool_]]
    ) -> None:
        """Look back from the end: what was true, as far as what was played was best."""
        truth = outcome(ends(self.crowd))
        for number in reversed(range(len(lessons))):
            if expected:
                truth = np.where(strayed[number], expected[number], truth)
                truth = _TRUST * truth + (1 - _TRUST) * expected[number]
            lesson = lessons[number]
            lesson.truth = _as_outputs(truth, self.crowd.mover(lesson.left))

    def _renew(self, left: int) -> None:
        """Some throw a card away and draw, or exchange one with the partner."""
        crowd, every = self.crowd, np.arange(len(self.crowd.left))
        player = crowd.mover(left)
        slot = _spare(crowd, player, crowd.hand_size(left))
        some = every[self._rng.random(len(every)) < RENEWED]
        if crowd.players < 4:
            some = some[self._drawn[some] < len(self._deck)]
            crowd.cards[player, slot[some], some] = self._deck[self._drawn[some], some]
            self._drawn[some] += 1
        else:
            partner = (player + 2) % 4
            size = (left - 3) // 4 + 2
            given = self._rng.integers(0, size, len(every))
            mine = crowd.cards[player, slot[some], some]
            theirs = crowd.cards[partner, given[some], some]
            crowd.cards[player, slot[some], some] = theirs
            crowd.cards[partner, given[some], some] = mine
            crowd.cards[partner, :size].sort(axis=0)
        crowd.cards[player, : crowd.hand_size(left)].sort(axis=0)


def _spare(crowd: Crowd, player: int, size: int) -> NDArray[np.intp]:
    """By position the place of the lowest card that is not the best favourite."""
    cards = crowd.cards[player, :size]
    sums = np.take_along_axis(crowd.sums[player], (cards >> 3).astype(np.intp), 0)
    favourite = (sums - (cards & 7)).argmax(0)
    ranks = cards & 7
    ranks[favourite, np.arange(cards.shape[1])] = 7
    spare: NDArray[np.intp] = ranks.argmin(0)
    return spare


def _as_outputs(truth: Prospects, mover: int) -> NDArray[np.float32]:
    sides = truth.shape[1]
    turned = np.roll(truth, -(mover % sides), axis=1)
    rows = turned[:, 0] if sides == 2 else turned.reshape(2 * sides, -1)
    return rows.astype(np.float32)
