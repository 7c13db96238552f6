"""Search in a tree over what a player knows: open-loop ISMCTS with greedy play-outs.

What other players do out of sight is one branch. New branches are what play-outs begin with. The
descents are made by the dozen and played out in step; a branch that was just chosen counts as lost
until its game has ended, so that the next descent rather takes another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import numpy as np

from hats_tui.bots.kernel.codes import BLACK
from hats_tui.bots.kernel.greedy import NO_SPACE, WILD
from hats_tui.bots.kernel.position import Position
from hats_tui.bots.kernel.tastes import HABITS
from hats_tui.bots.lockstep.crowd import Crowd
from hats_tui.bots.lockstep.playouts import ends, step
from hats_tui.bots.search.outcomes import utilities
from hats_tui.bots.search.throws import throws
from hats_tui.bots.search.tree import Descent, Node
from hats_tui.bots.worlds.worlds import Worlds

BATCH: Final = 128
"""Descents that are played out in step."""
COPIES: Final = 8
"""Each descent is played out so often: early in a game most of what differs is due to the dice."""
USES: Final = 4
"""So many descents in a row are made in one world: a new one costs as much as they do."""
STRAYING: Final = 0.5
"""How often another branch is looked for with dice, where there is one already."""


class Search:
    """One search, from a player's view."""

    def __init__(self, actions: Sequence[int], worlds: Worlds, seat: int, seed: int) -> None:
        """Prepare.

        Args:
            actions: The legal ones, as the kernel writes them.
            worlds: What the player thinks possible.
            seat: The player, from 0 on.
            seed: All that is random follows from it.
        """
        self.root = Node()
        self.root.branches = {action: Node() for action in actions}
        self._worlds, self._seat = worlds, seat
        self._rng = Random(seed)
        self._world, self._uses = worlds.sample(self._rng), USES
        self._numbers = np.random.default_rng(seed)

    def run(self, descents: int, tell: Callable[[int], None] = lambda _best: None) -> None:
        """Go on with so many descents, or until no other action can become the most tried.

        Args:
            descents: The work.
            tell: Told again and again which action is the best so far.
        """
        while descents > 0 and self._lead() <= descents:
            self._batch(min(BATCH, descents))
            descents -= BATCH
            tell(self.best())

    def best(self) -> int:
        """The action that was tried most, the better one of equals."""
        branches = self.root.branches
        return max(branches, key=lambda a: (branches[a].visits, branches[a].total))

    def _lead(self) -> int:
        """How much more often the most tried action was tried than the next one."""
        visits = sorted(branch.visits for branch in self.root.branches.values())
        return visits[-1] - visits[-2] if len(visits) > 1 else 0

    def _batch(self, size: int) -> None:
        descents = [self._descend() for _ in range(size)]
        descents.sort(key=lambda descent: -descent.position.left)
        strayed = [
            bool(descent.path[-1].branches) and self._rng.random() < STRAYING
            for descent in descents
        ]
        values = self._play_out(descents, strayed)
        for descent, brought, stray in zip(descents, values, strayed, strict=True):
            descent.learn(brought, strayed=stray)

    def _play_out(self, descents: Sequence[Descent], strayed: Sequence[bool]) -> list[list[float]]:
        """What each descent brings each side, after the first main action became a branch."""
        positions = [descent.position for descent in descents for _ in range(COPIES)]
        first = self._numbers.integers(0, WILD, len(descents), dtype=np.int16) & 63
        first[np.array(strayed)] += np.int16(WILD)
        crowd = Crowd(positions)
        throw = throws(self._numbers, positions, np.repeat(first, COPIES))
        begun = 0
        for left in range(int(crowd.left[0]), 0, -1):
            cards, spaces = step(crowd, left, throw, HABITS[crowd.players])
            while begun < len(cards):
                self._first(descents[begun // COPIES], int(cards[begun]), int(spaces[begun]))
                begun += COPIES
        values = utilities(ends(crowd))
        means: list[list[float]] = values.reshape(len(values), -1, COPIES).mean(2).T.tolist()
        return means

    def _descend(self) -> Descent:
        descent = Descent(self.root, self._next_world())
        descent.follow(self.root.select(descent.position), self._rng)
        while not descent.position.over:
            node = descent.path[-1]
            action = -1 if node.wants_branch() else node.select(descent.position)
            if action < 0:
                break
            descent.follow(action, self._rng)
        return descent

    def _next_world(self) -> Position:
        if not self._uses:
            self._world, self._uses = self._worlds.sample(self._rng), USES
        self._uses -= 1
        return self._world.copy()

    def _first(self, descent: Descent, card: int, space: int) -> None:
        """The first main action of a play-out becomes a branch."""
        hidden = space == NO_SPACE and descent.position.turn != self._seat
        action = BLACK if hidden else space << 6 | card
        node = descent.path[-1]
        node.tries += 1
        branch = node.branches.setdefault(action, Node())
        branch.available += 1
        descent.enter(branch)
