"""Tree search over what a player knows: open-loop ISMCTS with greedy play-outs.

A node stands for a sequence of actions, not for a position: each descent goes through it in another
world. An action is tried only where the hand of that world allows it, so its bonus for being
seldom tried counts the descents in which it was there to be chosen. What other players do out of
sight is one branch. Descents are made by the dozen and played out in step; a branch that was just
chosen counts as lost until its game has ended, so that the next descent rather takes another.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Final

import numpy as np

from hats_tui.bots.kernel.codes import BLACK, CARD
from hats_tui.bots.kernel.greedy import NO_SPACE, WILD
from hats_tui.bots.kernel.position import Position
from hats_tui.bots.lockstep.crowd import Crowd
from hats_tui.bots.lockstep.playouts import ends, step
from hats_tui.bots.search.outcomes import utilities
from hats_tui.bots.search.throws import throws
from hats_tui.bots.search.turns import perform
from hats_tui.bots.worlds.worlds import Worlds

CURIOSITY: Final = 0.25
"""How much a branch gains from being seldom tried."""
WIDTH: Final = 1.5
"""Another branch is looked for so many times the square root of a node's visits."""
BATCH: Final = 64
"""Descents that are played out in step."""
COPIES: Final = 4
"""Each descent is played out so often: early in a game most of what differs is due to the dice."""
STRAYING: Final = 0.5
"""How often another branch is looked for with dice, where there is one already."""
_UNTRIED: Final = 1e9
"""What a branch that was never tried promises."""


class Node:
    """A branch, and what is behind it."""

    __slots__ = ("available", "branches", "total", "tries", "visits")

    def __init__(self) -> None:
        """Begin without visits."""
        self.visits = 0
        self.available = 0
        """How often it could have been chosen."""
        self.total = 0.0
        """What it brought to the side that chose it."""
        self.tries = 0
        """How often another branch was looked for, and found or not."""
        self.branches: dict[int, Node] = {}

    def wants_branch(self) -> bool:
        """Whether it is time to look for another branch."""
        return self.tries < WIDTH * sqrt(self.visits)

    def select(self, position: Position) -> int:
        """The most promising branch that this world allows, or -1."""
        hand, best, chosen = position.hands[position.actor], -1.0, -1
        for action, branch in self.branches.items():
            card = action & CARD
            # What others do out of sight, and the end of a turn, name no card and are always there.
            if card and not hand >> card & 1:
                continue
            branch.available += 1
            visits = branch.visits
            worth = _UNTRIED
            if visits:
                bonus = CURIOSITY * sqrt(log(branch.available) / visits)
                worth = branch.total / visits + bonus
            if worth > best:
                best, chosen = worth, action
        return chosen


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
        self._numbers = np.random.default_rng(seed)

    def run(self, descents: int) -> None:
        """Go on with so many descents, or until no other action can become the most tried."""
        while descents > 0 and self._lead() <= descents:
            self._batch(min(BATCH, descents))
            descents -= BATCH

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
            cards, spaces = step(crowd, left, throw)
            while begun < len(cards):
                self._first(descents[begun // COPIES], int(cards[begun]), int(spaces[begun]))
                begun += COPIES
        values = utilities(ends(crowd))
        means: list[list[float]] = values.reshape(len(values), -1, COPIES).mean(2).T.tolist()
        return means

    def _descend(self) -> Descent:
        descent = Descent(self.root, self._worlds.sample(self._rng))
        descent.follow(self.root.select(descent.position), self._rng)
        while not descent.position.over:
            node = descent.path[-1]
            action = -1 if node.wants_branch() else node.select(descent.position)
            if action < 0:
                break
            descent.follow(action, self._rng)
        return descent

    def _first(self, descent: Descent, card: int, space: int) -> None:
        """The first main action of a play-out becomes a branch."""
        hidden = space == NO_SPACE and descent.position.turn != self._seat
        action = BLACK if hidden else space << 6 | card
        node = descent.path[-1]
        node.tries += 1
        branch = node.branches.setdefault(action, Node())
        branch.available += 1
        descent.enter(branch)


class Descent:
    """One way down the tree, in one world."""

    __slots__ = ("path", "position", "sides")

    def __init__(self, root: Node, position: Position) -> None:
        """Begin at the root."""
        self.path = [root]
        self.position = position
        self.sides: list[int] = []
        """By step: the side that chose."""
        root.visits += 1

    def follow(self, action: int, rng: Random) -> None:
        """Take a branch."""
        node = self.path[-1].branches[action]
        self.enter(node)
        perform(self.position, action, rng)

    def enter(self, node: Node) -> None:
        """Choose a node for whoever has to act."""
        actor, players = self.position.actor, self.position.players
        self.sides.append(actor % 2 if players == 4 else actor)
        self.path.append(node)
        node.visits += 1

    def learn(self, values: Sequence[float], *, strayed: bool) -> None:
        """Tell the nodes of the path what the game brought each side.

        Args:
            values: What it brought, by side.
            strayed: Whether the last step was any move, to see what it is like: nobody would make
                it yet, so it says nothing about the nodes before it.
        """
        if strayed:
            for node in self.path[:-1]:
                node.visits -= 1
            self.path[-1].total += values[self.sides[-1]]
            return
        for node, side in zip(self.path[1:], self.sides, strict=True):
            node.total += values[side]
