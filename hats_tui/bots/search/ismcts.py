"""Search in a tree over what a player knows: open-loop ISMCTS with a learnt sense of what is good.

What other players do out of sight is one branch. A descent goes down to where it meets cards that
it has not seen played there; then all that could be done with the hand of its world is valued by
the network, and the best of it is what the descent has found. The descents are made by the dozen
and valued in step; a branch that was just chosen counts as lost until then, so that the next
descent rather takes another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from random import Random
from typing import Final

import numpy as np

from hats_tui.bots.kernel.codes import BLACK
from hats_tui.bots.kernel.greedy import NO_SPACE
from hats_tui.bots.kernel.position import Position
from hats_tui.bots.kernel.tastes import taste_of
from hats_tui.bots.lockstep.crowd import Crowd
from hats_tui.bots.lockstep.playouts import ends
from hats_tui.bots.search.habits import OTHERS
from hats_tui.bots.search.tree import Descent, Node
from hats_tui.bots.search.turns import draw
from hats_tui.bots.values.afterwards import Lines, afterwards, best_of_each
from hats_tui.bots.values.network import learnt
from hats_tui.bots.values.prospects import outcome, utilities
from hats_tui.bots.worlds.worlds import Imagined

BATCH: Final = 64
"""Descents that are valued in step."""
USES: Final = 4
"""So many descents in a row are made in one world: a new one costs as much as they do."""


class Search:
    """One search, from a player's view."""

    def __init__(self, actions: Sequence[int], worlds: Imagined, seat: int, seed: int) -> None:
        """Prepare.

        Args:
            actions: The legal ones, as the kernel writes them.
            worlds: What the player thinks possible.
            seat: The player, from 0 on.
            seed: All that is random follows from it.
        """
        self.root = Node()
        self.root.branches = {action: Node() for action in actions}
        self._untried = list(actions)
        self._worlds, self._seat = worlds, seat
        self._rng = Random(seed)
        self._world, self._uses = worlds.sample(self._rng), USES
        self._types = worlds.types
        self._weights = learnt(self._world.players)
        self._others = OTHERS[self._world.players]

    def run(
        self, descents: int, tell: Callable[[int, float], None] = lambda _best, _win: None
    ) -> None:
        """Go on with so many descents, or until no other action can become the most tried.

        Args:
            descents: The work.
            tell: Told again and again which action is the best so far, and how likely it wins.
        """
        while descents > 0 and self._lead() <= descents:
            self._batch(min(BATCH, descents))
            descents -= BATCH
            best = self.best()
            tell(best, self.root.branches[best].won / self.root.branches[best].visits)

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
        for left, alike in groupby(descents, lambda descent: descent.position.left):
            self._value(list(alike), left)

    def _value(self, descents: list[Descent], left: int) -> None:
        """Find out what descents have come to that have so many main actions left."""
        crowd = Crowd([descent.position for descent in descents])
        if left:
            lines = afterwards(crowd, left, self._types, self._weights)
            self._branch(descents, lines)
            found = lines.found[:, :, lines.best()]
        else:
            found = outcome(ends(crowd))
        values, shares = utilities(found).T.tolist(), found[0].T.tolist()
        for descent, value, share in zip(descents, values, shares, strict=True):
            descent.learn(value, share)

    def _branch(self, descents: list[Descent], lines: Lines) -> None:
        """All that can be done at the ends of the descents becomes branches."""
        position = descents[0].position
        hidden, cards = position.turn != self._seat, position.hands[position.turn].bit_count()
        likings = lines.likings(taste_of(self._others.habit, cards))
        actions = lines.choice.space << 6 | lines.cards
        told = np.arange(len(actions))
        if hidden:
            black = lines.choice.space == NO_SPACE
            actions[black] = BLACK
            best = best_of_each(lines.worths[black], lines.where[black])
            told = np.concatenate([told[~black], told[black][best]])
        for descent in descents:
            descent.path[-1].known |= descent.position.hands[position.turn]
        for number, action, worth, liking in zip(
            lines.where[told].tolist(),
            actions[told].tolist(),
            lines.worths[told].tolist(),
            likings[told].tolist(),
            strict=True,
        ):
            branch = descents[number].path[-1].branch(action)
            branch.suppose(worth)
            branch.liking = liking

    def _descend(self) -> Descent:
        descent = Descent(self.root, self._next_world())
        own, others = descent.position.hands[self._seat], self._others
        first = self._untried.pop() if self._untried else self.root.select(own)
        self._follow(descent, first)
        while not descent.position.over:
            node, hand = descent.path[-1], descent.position.hands[descent.position.turn]
            if hand & ~node.known:
                break
            if descent.position.turn != self._seat and self._rng.random() < others.by_habit:
                action = node.by_habit(descent.position, taste_of(others.habit, hand.bit_count()))
            else:
                action = node.select(hand)
            self._follow(descent, action)
        return descent

    def _follow(self, descent: Descent, action: int) -> None:
        """Take a branch; then the next player may draw."""
        descent.follow(action, self._rng)
        position = descent.position
        others_turn = position.turn != self._seat and not position.over
        if others_turn and self._rng.random() < self._others.draws:
            draw(position, self._rng)

    def _next_world(self) -> Position:
        if not self._uses:
            self._world, self._uses = self._worlds.sample(self._rng), USES
        self._uses -= 1
        return self._world.copy()
