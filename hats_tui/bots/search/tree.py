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
from hats_tui.bots.kernel.tastes import Taste
from hats_tui.bots.search.habits import left_in_hand
from hats_tui.bots.search.turns import perform

CURIOSITY: Final = 0.1
"""How much a branch gains from being seldom tried."""
TRUST: Final = 2
"""So many visits what a branch promises counts for."""


class Node:
    """A branch, and what is behind it."""

    __slots__ = (
        "available",
        "branches",
        "guess",
        "guesses",
        "habitual",
        "known",
        "liking",
        "total",
        "visits",
        "won",
    )

    def __init__(self) -> None:
        """Begin without visits."""
        self.visits = 0
        self.available = 1
        """How often it could have been chosen, once included that it has appeared."""
        self.total = 0.0
        """What it brought to the side that chose it."""
        self.won = 0.0
        """How often that side won."""
        self.guess = 0.0
        """What it promised that side before it was tried, on average over some worlds."""
        self.liking = 0
        """What a habit finds in it, but for the cards that stay in hand."""
        self.guesses = 0
        self.branches: dict[int, Node] = {}
        self.known = 0
        """The cards whose actions are among the branches."""
        self.habitual: dict[int, int] = {}
        """By hand: what is done by habit. All else that matters for it is alike in all worlds."""

    def suppose(self, promise: float) -> None:
        """Learn what it promises in one more world."""
        self.guesses += 1
        self.guess += (promise - self.guess) / self.guesses

    def branch(self, action: int) -> Node:
        """The branch of an action, a new one if need be."""
        found = self.branches.get(action)
        if found is None:
            found = self.branches[action] = Node()
        return found

    def select(self, hand: int) -> int:
        """The most promising branch that a hand allows."""
        best, chosen = -1.0, -1
        for action, branch in self.branches.items():
            card = action & CARD
            # What others do out of sight, and the end of a turn, name no card and are always there.
            if card and not hand >> card & 1:
                continue
            branch.available += 1
            weight = branch.visits + TRUST
            worth = (branch.total + TRUST * branch.guess) / weight
            worth += CURIOSITY * sqrt(log(branch.available) / weight)
            if worth > best:
                best, chosen = worth, action
        return chosen

    def by_habit(self, position: Position, taste: Taste) -> int:
        """The branch that a habit likes best among those that the hand of who is to play allows."""
        hand = position.hands[position.turn]
        if hand not in self.habitual:
            self.habitual[hand] = self._liked_best(position, taste)
        chosen = self.habitual[hand]
        self.branches[chosen].available += 1
        return chosen

    def _liked_best(self, position: Position, taste: Taste) -> int:
        """The first of those that a habit likes best."""
        stays, hand = left_in_hand(position, taste), position.hands[position.turn]
        black = max(stays[-1].values())
        best, chosen = -1_000_000, -1
        for action, branch in self.branches.items():
            card = action & CARD
            if card and not hand >> card & 1:
                continue
            liking = branch.liking + (stays[action >> 6][card] if card else black)
            if liking > best:
                best, chosen = liking, action
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
        position = self.position
        node = self.path[-1].branches[action]
        self.sides.append(position.actor % 2 if position.players == 4 else position.actor)
        self.path.append(node)
        node.visits += 1
        perform(position, action, rng)

    def learn(self, values: Sequence[float], shares: Sequence[float]) -> None:
        """Tell the nodes of the path what was found at its end.

        Args:
            values: How good it is, by side.
            shares: How likely a win is, by side.
        """
        for node, side in zip(self.path[1:], self.sides, strict=True):
            node.total += values[side]
            node.won += shares[side]
            if not node.guesses:
                node.suppose(values[side])
