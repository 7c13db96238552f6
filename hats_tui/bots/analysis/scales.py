"""Actions tried in the same worlds with the same dice, so that their differences show."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.kernel.codes import RETURN
from hats_tui.bots.kernel.position import Position
from hats_tui.bots.lockstep.playouts import play_out
from hats_tui.bots.search.flat import CHUNK
from hats_tui.bots.search.habits import gift
from hats_tui.bots.search.outcomes import utilities
from hats_tui.bots.search.throws import same_throws
from hats_tui.bots.search.turns import perform

AS_USUAL: Final = -1
"""Stands for no action in particular: everybody goes on as in all play-outs."""

_Floats: TypeAlias = NDArray[np.float64]


class Difference(NamedTuple):
    """How much less often one action won than another one, in the same worlds."""

    mean: float
    error: float
    """The standard error of the mean."""


class Possible(Protocol):
    """What may be, as positions: all that a player thinks possible, or the only one there was."""

    def sample(self, rng: Random) -> Position:
        """One of the positions."""
        ...


class Scales:
    """What actions brought, world by world."""

    def __init__(self, actions: Sequence[int], worlds: Possible, seat: int, seed: int) -> None:
        """Begin with no world tried.

        Args:
            actions: Legal ones as the kernel writes them, and perhaps `AS_USUAL`.
            worlds: What the player thinks possible.
            seat: The player, from 0 on.
            seed: All that is random follows from it.
        """
        self.actions = tuple(actions)
        self._worlds, self._seat = worlds, seat
        self._rng = Random(seed)
        self._numbers = np.random.default_rng(seed)
        self._wins: dict[int, list[_Floats]] = {action: [] for action in actions}
        self._values: dict[int, list[_Floats]] = {action: [] for action in actions}

    @property
    def at_once(self) -> int:
        """How many worlds are best tried in one go."""
        return max(1, CHUNK // len(self.actions))

    def add(self, count: int) -> None:
        """Try all actions in so many more worlds."""
        samples = [self._worlds.sample(self._rng) for _ in range(count)]
        entries = []
        for action in self.actions:
            for number, sample in enumerate(samples):
                position = sample.copy()
                _begin(position, action, self._rng)
                entries.append((position, action, number))
        entries.sort(key=lambda entry: -entry[0].left)
        positions = [position for position, _action, _number in entries]
        whose = np.array([number for _position, _action, number in entries])
        ends = play_out(positions, same_throws(self._numbers, whose, count, positions[0].players))
        side = self._seat % len(ends.shares)
        values = utilities(ends)[side]
        rows = {action: (np.zeros(count), np.zeros(count)) for action in self.actions}
        for place, (_position, action, number) in enumerate(entries):
            wins, worth = rows[action]
            wins[number], worth[number] = ends.shares[side, place], values[place]
        for action, (wins, worth) in rows.items():
            self._wins[action].append(wins)
            self._values[action].append(worth)

    def win(self, action: int) -> float:
        """How often an action won, from 0 to 1."""
        return float(np.concatenate(self._wins[action]).mean())

    def value(self, action: int) -> float:
        """How good an action was: its wins, and how clear everything was; from 0 to 1."""
        return float(np.concatenate(self._values[action]).mean())

    def difference(self, better: int, action: int) -> Difference:
        """How much less often `action` won than `better`."""
        each = np.concatenate(self._wins[better]) - np.concatenate(self._wins[action])
        spread = float(each.std(ddof=1)) if len(each) > 1 else 1.0
        return Difference(float(each.mean()), spread / float(np.sqrt(len(each))))


def _begin(position: Position, action: int, rng: Random) -> None:
    """Make an action; without one only a waiting offer is answered."""
    if action != AS_USUAL:
        perform(position, action, rng)
    elif position.offer:
        perform(position, RETURN | gift(position, position.actor, position.turn), rng)
