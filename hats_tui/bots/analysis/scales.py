"""Actions tried in the same worlds, so that their differences show."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt
from random import Random
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.kernel.codes import RETURN
from hats_tui.bots.kernel.position import Position
from hats_tui.bots.search.habits import gift
from hats_tui.bots.search.turns import perform
from hats_tui.bots.values.afterwards import hopes
from hats_tui.bots.values.network import learnt
from hats_tui.bots.values.prospects import Prospects, utilities
from hats_tui.bots.worlds.worlds import Imagined

AS_USUAL: Final = -1
"""Stands for no action in particular: whoever acts goes on as well as can be, all cards seen."""
_CHUNK: Final = 300
"""So many positions are valued in step: each has dozens of lines."""
_DOUBT: Final = 0.01
"""How far the network may be off in a difference, as a standard deviation."""

_Floats: TypeAlias = NDArray[np.float64]


class Difference(NamedTuple):
    """How much less likely a win is after one action than after another, in the same worlds."""

    mean: float
    error: float
    """The standard error of the mean, with the doubt about the network."""


class Scales:
    """What actions brought, world by world."""

    def __init__(self, actions: Sequence[int], worlds: Imagined, seat: int, seed: int) -> None:
        """Begin with no world tried.

        Args:
            actions: Legal ones as the kernel writes them, or `AS_USUAL`; one at least.
            worlds: What the player thinks possible.
            seat: The player, from 0 on.
            seed: All that is random follows from it.
        """
        self.actions = tuple(actions)
        self._worlds, self._seat = worlds, seat
        self._rng = Random(seed)
        self._wins: dict[int, list[_Floats]] = {action: [] for action in actions}
        self._values: dict[int, list[_Floats]] = {action: [] for action in actions}

    @property
    def at_once(self) -> int:
        """How many worlds are best tried in one go."""
        return max(1, _CHUNK // len(self.actions))

    def add(self, count: int) -> None:
        """Try all actions in so many more worlds."""
        samples = [self._worlds.sample(self._rng) for _ in range(count)]
        begun = {
            action: [_begun(sample.copy(), action, self._rng) for sample in samples]
            for action in self.actions
        }
        for action, found in self._found(begun).items():
            side = self._seat % found.shape[1]
            self._wins[action].append(found[0, side])
            self._values[action].append(utilities(found)[side])

    def _found(self, begun: dict[int, list[Position]]) -> dict[int, Prospects]:
        """What every side can hope for in positions, by what led to them."""
        # After one action equally many main actions are left in all worlds.
        actions = sorted(begun, key=lambda action: -begun[action][0].left)
        positions = [position for action in actions for position in begun[action]]
        found = hopes(positions, self._worlds.types, learnt(positions[0].players))
        return dict(zip(actions, np.split(found, len(actions), axis=2), strict=True))

    def win(self, action: int) -> float:
        """How likely a win is after an action, from 0 to 1."""
        return float(np.concatenate(self._wins[action]).mean())

    def value(self, action: int) -> float:
        """How good an action is: the win, and how clear everything is; from 0 to 1."""
        return float(np.concatenate(self._values[action]).mean())

    def difference(self, better: int, action: int) -> Difference:
        """How much less likely a win is after `action` than after `better`."""
        if action == better:
            return Difference(0.0, 0.0)
        each = np.concatenate(self._wins[better]) - np.concatenate(self._wins[action])
        spread = float(each.std(ddof=1)) if len(each) > 1 else 1.0
        return Difference(float(each.mean()), hypot(spread / sqrt(len(each)), _DOUBT))


def _begun(position: Position, action: int, rng: Random) -> Position:
    """The position after an action; without one only a waiting offer is answered."""
    if action != AS_USUAL:
        perform(position, action, rng)
    elif position.offer:
        perform(position, RETURN | gift(position, position.actor, position.turn), rng)
    return position
