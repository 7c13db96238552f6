"""Worlds that explain what the others have done are imagined more often.

A world gives each of the others a hand, and so the hands that they can have had in their turns
before. For each turn the habit that they are taken to have says what they would have played; a
world in which they would have played something else counts less. Whoever hardly ever plays by that
habit, in whatever world, is not judged by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.kernel.codes import BLACK, CARD, members
from hats_tui.bots.kernel.greedy import NO_SPACE, WILD
from hats_tui.bots.kernel.position import Position
from hats_tui.bots.kernel.tastes import Habit, taste_of
from hats_tui.bots.lockstep.crowd import Crowd
from hats_tui.bots.lockstep.policy import Outlook
from hats_tui.bots.search.deeds import THROWN, Deed, deeds_of
from hats_tui.bots.worlds.worlds import Worlds
from hats_tui.game import PlayerView

WORLDS: Final = 800
"""So many are compared."""
_DOUBT: Final = 0.1
"""What a world counts for each action that it does not explain."""
_STRANGER: Final = 0.25
"""Whoever does in a smaller share of cases what habit has it has other habits: it is 0.45 with the
habit, and 0.1 for a player who looks ahead."""

_Hits: TypeAlias = NDArray[np.bool_]


class Beliefs:
    """Worlds, each as often as it is likely after what the others have done."""

    def __init__(self, view: PlayerView, worlds: Worlds, habit: Habit, seed: int) -> None:
        """Compare worlds.

        Args:
            view: What the player may know.
            worlds: What it thinks possible.
            habit: That of the others.
            seed: All that is random follows from it.
        """
        rng = Random(seed)
        self.types = worlds.types
        samples = [worlds.sample(rng) for _ in range(WORLDS)]
        weights = np.ones(WORLDS)
        deeds = deeds_of(view)
        for seat in {deed.seat for deed in deeds}:
            own = [deed for deed in deeds if deed.seat == seat]
            weights *= explained(own, samples, habit, rng)
        reached = np.cumsum(weights)
        points = (np.arange(WORLDS) + rng.random()) / WORLDS * reached[-1]
        places = np.minimum(np.searchsorted(reached, points), WORLDS - 1)
        self._worlds: list[Position] = [samples[place] for place in places.tolist()]

    def sample(self, rng: Random) -> Position:
        """One of the worlds; it is not to be changed."""
        return self._worlds[rng.randrange(WORLDS)]


def explained(
    deeds: Sequence[Deed], worlds: Sequence[Position], habit: Habit, rng: Random
) -> NDArray[np.float64]:
    """By world how well it explains what one player did."""
    hands = [hands_before(deeds, world, rng) for world in worlds]
    hits = [
        _hits(deed, np.array(held), habit, rng)
        for deed, held in zip(deeds, zip(*hands, strict=True), strict=True)
        if deed.action != THROWN
    ]
    if np.mean(hits) < _STRANGER:
        return np.ones(len(worlds))
    weights: NDArray[np.float64] = np.where(hits, 1.0, _DOUBT).prod(0)
    return weights


def hands_before(deeds: Sequence[Deed], world: Position, rng: Random) -> list[int]:
    """The hands that the player can have had before each deed, when it ends in this world.

    What was drawn and thrown away is not known: any card of the hand, and any of the discards.
    """
    seat = deeds[0].seat
    hand, black, thrown = world.hands[seat], world.black[seat], world.discards
    found = []
    for deed in reversed(deeds):
        if deed.action == THROWN:
            if thrown:
                back = 1 << rng.choice(members(thrown))
                hand ^= 1 << rng.choice(members(hand)) | back
                thrown ^= back
        elif deed.action == BLACK:
            card = 1 << rng.choice(members(black))
            hand, black = hand | card, black ^ card
        else:
            hand |= 1 << (deed.action & CARD)
        found.append(hand)
    return found[::-1]


def _hits(deed: Deed, hands: NDArray[np.int64], habit: Habit, rng: Random) -> _Hits:
    """By hand whether a habit would have done this."""
    size = len(hands)
    crowd = Crowd([deed.before]).spread(np.zeros(size, dtype=np.intp))
    crowd.deal(deed.seat, hands)
    left = deed.before.left
    throws = np.random.default_rng(rng.getrandbits(32)).integers(0, WILD, size, dtype=np.int16)
    choice = Outlook(crowd, left, size).choose(throws, taste_of(habit, crowd.hand_size(left)))
    if deed.action == BLACK:
        hits: _Hits = choice.space == NO_SPACE
    else:
        cards = crowd.cards[deed.seat][choice.slot, np.arange(size)]
        hits = (choice.space == deed.action >> 6) & (cards == deed.action & CARD)
    return hits
