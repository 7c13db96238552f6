"""Cards that were seen once and are hidden again: in which places can they be now?

A card never seen can be in any hidden place. One that a player threw away, gave to the partner or
saw in a hand (somebody played it and took that back) can only be where somebody can have brought
it. So these few are followed through everything that happens out of sight: each hidden move carries
either one of them or a card never seen, and all ways are kept that what is seen allows.

Cards that became part of the draw pile together have the same prospects; they form a group, and of
a group it is only kept how many are in which place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import TypeAlias

Place: TypeAlias = int
"""A hand, the draw pile, the discards, or a single black hat."""
Places: TypeAlias = tuple[Place, ...]
"""Where the cards of a group are, in order; which card is where is not said."""
Way: TypeAlias = tuple[Places, ...]
"""One way in which the followed cards can lie, by group."""


class Trail:
    """The followed cards, and all the ways in which they can lie.

    It is known how many cards lie in each place, since a place that is full of followed cards has
    no other card to give away.
    """

    def __init__(self, sizes: dict[Place, int]) -> None:
        """Begin with nothing seen.

        Args:
            sizes: How many cards there are in each hidden place.
        """
        self.sizes = Counter(sizes)
        self.groups: list[list[int]] = []
        """What is followed."""
        self.ways: set[Way] = {()}

    def hide(self, card: int, place: Place) -> None:
        """A card that the player sees goes to a hidden place."""
        self.sizes[place] += 1
        self.groups.append([card])
        self.ways = {(*way, (place,)) for way in self.ways}

    def show(self, card: int, place: Place) -> None:
        """A card comes out of a hidden place into sight."""
        number = next((n for n, group in enumerate(self.groups) if card in group), None)
        if number is None:
            self.ways = {way for way in self.ways if count(way, place) < self.sizes[place]}
        else:
            self.groups[number].remove(card)
            held = (way for way in self.ways if place in way[number])
            self.ways = {_with(way, number, _without(way[number], place)) for way in held}
        self.sizes[place] -= 1

    def move(self, source: Place, target: Place) -> None:
        """Some card goes from one hidden place to another."""
        self.ways = {moved for way in self.ways for moved in self._moved(way, source, target)}
        self.sizes[source] -= 1
        self.sizes[target] += 1

    def exchange(self, one: Place, other: Place, between: Place) -> None:
        """Two hidden places give each other a card at once; `between` is an empty place for it."""
        self.move(one, between)
        self.move(other, one)
        self.pour(between, other)

    def pour(self, source: Place, target: Place) -> None:
        """Everything that lies in one hidden place goes to another."""
        alike = [
            number
            for number in range(len(self.groups))
            if all(place == source for way in self.ways for place in way[number])
        ]
        self.ways = {
            tuple([tuple(sorted([target if p == source else p for p in group])) for group in way])
            for way in self.ways
        }
        self._join(alike)
        self.sizes[target] += self.sizes.pop(source, 0)

    def _join(self, alike: list[int]) -> None:
        """Make one group of some whose cards are all in the same place for certain."""
        if len(alike) < 2:
            return
        apart = [number for number in range(len(self.groups)) if number not in alike]
        joined = [card for number in alike for card in self.groups[number]]
        self.groups = [*(self.groups[number] for number in apart), joined]
        self.ways = {
            (*(way[n] for n in apart), tuple(chain(*(way[n] for n in alike)))) for way in self.ways
        }

    def _moved(self, way: Way, source: Place, target: Place) -> Iterable[Way]:
        """What can become of a way when a card moves."""
        if count(way, source) < self.sizes[source]:
            yield way
        for number, group in enumerate(way):
            if source in group:
                yield _with(way, number, tuple(sorted((*_without(group, source), target))))


def count(way: Way, place: Place) -> int:
    """How many of the followed cards are in a place."""
    return sum([group.count(place) for group in way])


def _with(way: Way, number: int, group: Places) -> Way:
    return (*way[:number], group, *way[number + 1 :])


def _without(group: Places, place: Place) -> Places:
    number = group.index(place)
    return (*group[:number], *group[number + 1 :])
