"""A trail keeps exactly the ways that a search through all arrangements finds."""

from __future__ import annotations

from itertools import permutations
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from support.games import examples

from hats_tui.bots.worlds.trail import Trail

DECK, HANDS, PILE, BETWEEN = 0, (1, 2), 5, 6
SEEN = -1
CARDS = range(6)
SIZES = {DECK: 2, 1: 2, 2: 2}

Arrangement = tuple[int, ...]
"""For each card the place where it is."""


class Search:
    """Everything that can be, card by card, beside a trail that is told the same."""

    def __init__(self, rng: Random) -> None:
        places = [place for place, size in SIZES.items() for _ in range(size)]
        self.rng = rng
        self.truth: Arrangement = tuple(rng.sample(places, len(places)))
        self.all = set(permutations(places))
        self.trail = Trail(SIZES)

    def held(self, place: int) -> list[int]:
        return [card for card in CARDS if self.truth[card] == place]

    def show(self, place: int) -> None:
        if cards := self.held(place):
            card = self.rng.choice(cards)
            self.truth = moved(self.truth, card, SEEN)
            self.all = {moved(one, card, SEEN) for one in self.all if one[card] == place}
            self.trail.show(card, place)

    def hide(self, place: int) -> None:
        if cards := self.held(SEEN):
            card = self.rng.choice(cards)
            self.truth = moved(self.truth, card, place)
            self.all = {moved(one, card, place) for one in self.all}
            self.trail.hide(card, place)

    def move(self, source: int, target: int) -> None:
        if cards := self.held(source):
            self.truth = moved(self.truth, self.rng.choice(cards), target)
            self.all = {
                moved(one, card, target)
                for one in self.all
                for card in CARDS
                if one[card] == source
            }
            self.trail.move(source, target)

    def exchange(self) -> None:
        if self.held(1) and self.held(2):
            a, b = self.rng.choice(self.held(1)), self.rng.choice(self.held(2))
            self.truth = moved(moved(self.truth, a, 2), b, 1)
            self.all = {
                moved(moved(one, a, 2), b, 1)
                for one in self.all
                for a in CARDS
                for b in CARDS
                if (one[a], one[b]) == (1, 2)
            }
            self.trail.exchange(1, 2, BETWEEN)

    def pour(self) -> None:
        self.truth = tuple(DECK if place == PILE else place for place in self.truth)
        self.all = {tuple(DECK if p == PILE else p for p in one) for one in self.all}
        self.trail.pour(PILE, DECK)

    def step(self) -> None:
        """Something that can happen in a game."""
        hand = self.rng.choice(HANDS)
        self.rng.choice(
            [
                lambda: self.show(self.rng.choice((DECK, hand))),
                lambda: self.hide(self.rng.choice((PILE, hand))),
                lambda: self.move(hand, self.rng.choice((PILE, 9))),
                lambda: self.move(DECK, hand),
                self.exchange,
                self.pour,
            ]
        )()


def moved(one: Arrangement, card: int, place: int) -> Arrangement:
    return (*one[:card], place, *one[card + 1 :])


def arrangements(trail: Trail, seen: set[int]) -> set[Arrangement]:
    """All arrangements that a trail stands for: cards that it does not follow can be anywhere."""
    followed = {card for group in trail.groups for card in group}
    found = set()
    for order in permutations(card for card in CARDS if card not in seen):
        places = sorted(trail.sizes.elements())
        one = dict(zip(order, places, strict=True))
        way = tuple(tuple(sorted(one[card] for card in group)) for group in trail.groups)
        if way in trail.ways:
            found.add(tuple(one.get(card, SEEN) for card in CARDS))
    assert not followed & seen
    return found


@given(st.integers(0, 100_000), st.integers(0, 14))
@examples(75)
def test_it_keeps_all_ways_and_no_others(seed: int, steps: int) -> None:
    search = Search(Random(seed))
    for _step in range(steps):
        search.step()
    assert search.truth in search.all
    assert arrangements(search.trail, set(search.held(SEEN))) == search.all


def test_cards_that_came_into_the_pile_together_are_one_group() -> None:
    trail = Trail({DECK: 1, 1: 5})
    for card in (1, 2, 3):
        trail.hide(card, PILE)
    trail.pour(PILE, DECK)
    trail.move(DECK, 1)
    assert [sorted(group) for group in trail.groups] == [[1, 2, 3]]
    assert trail.ways == {((DECK, DECK, DECK),), ((DECK, DECK, 1),)}
