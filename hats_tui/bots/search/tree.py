"""The tree of a search: branches, and ways down to them.

A node stands for a sequence of actions, not for a position: each descent goes through it in another
world. An action is tried only where the hand of that world allows it, so its bonus for being
seldom tried counts the descents in which it was there to be chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Final

from hats_tui.bots.kernel.codes import CARD
from hats_tui.bots.kernel.position import Position
from hats_tui.bots.search.turns import perform

CURIOSITY: Final = 0.25
"""How much a branch gains from being seldom tried."""
WIDTH: Final = 1.5
"""Another branch is looked for so many times the square root of a node's visits."""
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
