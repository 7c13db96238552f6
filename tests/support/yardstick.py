"""A plain ISMCTS with greedy play-outs, never changed, so that strength can be measured by it.

It shares the rules, the worlds and the play-outs with our players, and nothing of their searches:
one tree for all worlds (open loop), every legal action of a world tried once before any is tried
again, UCB1 with the number of descents in which an action was there, half the share of the win and
half a logistic of the margin as worth. Optional actions are considered for the move itself only;
a black hat of somebody else is one branch, with any card. Sixteen descents are played out in step,
each branch under way counting as lost; otherwise a move would take many seconds.
"""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random

import numpy as np

from hats_tui.bots.kernel.codes import BLACK, CARD, KIND, OFFER, RETURN, code_of, members
from hats_tui.bots.kernel.legal import main_actions
from hats_tui.bots.kernel.play import end_turn, play
from hats_tui.bots.kernel.position import Position
from hats_tui.bots.lockstep.playouts import dice, play_out
from hats_tui.bots.worlds.worlds import Worlds
from hats_tui.game import Action, PlayerView

ITERATIONS = 4_000
_CURIOSITY = 0.25
_BATCH = 16


class _Node:
    def __init__(self) -> None:
        self.visits = 0
        self.there = 0
        self.total = 0.0
        self.below: dict[int, _Node] = {}


class Yardstick:
    """Chooses as our players do; the work is always `iterations` descents."""

    def __init__(self, iterations: int = ITERATIONS) -> None:
        self._iterations = iterations

    def __call__(
        self, view: PlayerView, legal: tuple[Action, ...], budget: int, seed: int
    ) -> Action:
        del budget
        if len(legal) == 1:
            return legal[0]
        by_code = {code_of(action): action for action in legal}
        root, worlds, rng = _Node(), Worlds(view), Random(seed)
        throw = dice(np.random.default_rng(seed))
        for _ in range(self._iterations // _BATCH):
            descents = [
                _descend(root, list(by_code), worlds.sample(rng), view.seat - 1, rng)
                for _ in range(_BATCH)
            ]
            descents.sort(key=lambda descent: -descent[0].left)
            ended = play_out([position for position, _path in descents], throw)
            for number, (_position, path) in enumerate(descents):
                points = ended.points[:, number].tolist()
                for node, side in path:
                    others = max(value for other, value in enumerate(points) if other != side)
                    clear = 1 / (1 + exp((others - points[side]) / 10))
                    node.total += 0.5 * float(ended.shares[side, number]) + 0.5 * clear
        return by_code[max(by_code, key=lambda code: _visits(root, code))]


def _visits(root: _Node, code: int) -> int:
    return root.below[code].visits if code in root.below else 0


def _descend(
    node: _Node, legal: list[int], position: Position, me: int, rng: Random
) -> tuple[Position, list[tuple[_Node, int]]]:
    """Go down to a new branch; gives the position there, and who chose each node on the way."""
    path: list[tuple[_Node, int]] = []
    while legal:
        actor = position.actor
        new = [action for action in legal if action not in node.below]
        for action in legal:
            if action in node.below:
                node.below[action].there += 1
        chosen = rng.choice(new) if new else max(legal, key=lambda action: _worth(node, action))
        node = node.below.setdefault(chosen, _Node())
        node.there += not node.visits
        node.visits += 1
        path.append((node, actor % 2 if position.players == 4 else actor))
        _perform(position, chosen, rng)
        if new or position.over:
            break
        legal = main_actions(position, position.hands[position.turn])
        if position.turn != me:
            legal = [action for action in legal if action & KIND != BLACK] + [BLACK]
    return position, path


def _worth(node: _Node, action: int) -> float:
    branch = node.below[action]
    return branch.total / branch.visits + _CURIOSITY * sqrt(log(branch.there) / branch.visits)


def _perform(position: Position, action: int, rng: Random) -> None:
    if action & KIND == BLACK and not action & CARD:
        action |= rng.choice(members(position.hands[position.turn]))
    play(position, action, lambda cards: rng.sample(cards, len(cards)))
    if action & KIND == OFFER:
        returned = rng.choice(members(position.hands[position.actor]))
        play(position, RETURN | returned, list)
    if position.played:
        end_turn(position)
