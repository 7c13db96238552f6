"""Flat Monte Carlo: play every action out in the same worlds, and go on with the better half."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from hats_tui.bots.kernel.position import Position
from hats_tui.bots.kernel.tastes import HABITS
from hats_tui.bots.lockstep.playouts import play_out
from hats_tui.bots.search.throws import same_throws
from hats_tui.bots.search.turns import perform
from hats_tui.bots.values.prospects import outcome, utilities
from hats_tui.bots.worlds.worlds import Imagined

_CHUNK = 1_500
"""As many games are played out in step; more need memory, fewer need time."""


class Tally:
    """What actions were worth in the worlds tried so far."""

    def __init__(self, actions: Sequence[int], worlds: Imagined, seat: int, seed: int) -> None:
        """Begin with none.

        Args:
            actions: Legal ones, as the kernel writes them.
            worlds: What the player thinks possible.
            seat: The player, from 0 on.
            seed: All that is random follows from it.
        """
        self.games = dict.fromkeys(actions, 0)
        self.totals = dict.fromkeys(actions, 0.0)
        self.wins = dict.fromkeys(actions, 0.0)
        self._worlds, self._seat = worlds, seat
        self._rng = Random(seed)
        self._numbers = np.random.default_rng(seed)

    def add(self, actions: Sequence[int], worlds: int) -> None:
        """Play some of the actions out, all in the same worlds."""
        at_once = max(1, _CHUNK // len(actions))
        for begin in range(0, worlds, at_once):
            count = min(at_once, worlds - begin)
            samples = [self._worlds.sample(self._rng) for _ in range(count)]
            self._add(actions, samples)

    def mean(self, action: int) -> float:
        """How good an action is, from 0 to 1."""
        return self.totals[action] / self.games[action]

    def win(self, action: int) -> float:
        """How often an action won, from 0 to 1."""
        return self.wins[action] / self.games[action]

    def _add(self, actions: Sequence[int], samples: Sequence[Position]) -> None:
        entries = []
        for action in actions:
            for number, sample in enumerate(samples):
                position = sample.copy()
                perform(position, action, self._rng)
                entries.append((position, action, number))
        entries.sort(key=lambda entry: -entry[0].left)
        positions = [position for position, _action, _number in entries]
        whose = np.array([number for _position, _action, number in entries])
        players = positions[0].players
        dice = same_throws(self._numbers, whose, len(samples), players)
        ends = play_out(positions, dice, HABITS[players])
        values = utilities(outcome(ends))
        side = self._seat % len(values)
        brought = zip(entries, values[side].tolist(), ends.shares[side].tolist(), strict=True)
        for (_position, action, _number), value, share in brought:
            self.games[action] += 1
            self.totals[action] += value
            self.wins[action] += share


def best_of(
    actions: Sequence[int],
    worlds: Imagined,
    seat: int,
    *,
    play_outs: int,
    seed: int,
    keep: int = 1,
    tell: Callable[[int, Tally], None] = lambda _best, _tally: None,
) -> list[int]:
    """The actions that do best, the best one first, found with about so many play-outs.

    Each round plays those that are still there out in as many games altogether as the other rounds,
    and then leaves the worse half.

    Args:
        actions: Legal ones, as the kernel writes them.
        worlds: What the player thinks possible.
        seat: The player, from 0 on.
        play_outs: The work.
        seed: All that is random follows from it.
        keep: How many actions are wanted.
        tell: Told after each round which action did best so far, and how all of them did.
    """
    tally = Tally(actions, worlds, seat, seed)
    left = list(actions)
    halvings = ((len(left) - 1) // keep).bit_length()
    rounds = max(1, min(halvings, play_outs // len(left)))
    for _round in range(rounds):
        tally.add(left, max(1, play_outs // (rounds * len(left))))
        left.sort(key=tally.mean, reverse=True)
        left = left[: max(keep, (len(left) + 1) // 2)]
        tell(left[0], tally)
    return left[:keep]
