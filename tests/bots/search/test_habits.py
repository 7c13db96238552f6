"""What players are taken to do where a search makes no choice of its own."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import advance, course, dealt, end, examples
from support.playouts import HABITS
from support.positions import opening

from hats_tui.bots.kernel.codes import BLACK, CODES, RETURN, set_of
from hats_tui.bots.kernel.greedy import NO_SPACE
from hats_tui.bots.kernel.position import Position, position_of
from hats_tui.bots.kernel.tastes import Habit, Taste, taste_of
from hats_tui.bots.lockstep.crowd import Crowd
from hats_tui.bots.lockstep.policy import Outlook
from hats_tui.bots.search.habits import gift, spare_card
from hats_tui.bots.search.tree import Node
from hats_tui.bots.search.turns import draw, perform
from hats_tui.bots.values.afterwards import afterwards
from hats_tui.bots.values.network import learnt
from hats_tui.game import BlackHat, Card, Offer, Swap


def before_a_main_action(count: int, seed: int, steps: int) -> Position:
    """A position of a random game in which somebody has to play."""
    for game in course(count, seed):
        steps -= 1
        board = game.state.board
        if steps < 0 and not (board.played or board.waiting or board.over):
            break
    else:
        game = dealt(count, seed)
    return position_of(game.state)


def node_of(position: Position, taste: Taste) -> tuple[Node, dict[int, int]]:
    """A node with all that can be done there out of sight, and what each of that is worth."""
    crowd, left, types = Crowd([position]), position.left, range(7)
    lines = afterwards(crowd, left, types, learnt(position.players))
    everything = Outlook(crowd, left, 1).worths(taste)
    node, worths = Node(), dict[int, int]()
    for card, slot, space, liking in zip(
        lines.cards, lines.choice.slot, lines.choice.space, lines.likings(taste), strict=True
    ):
        action = BLACK if space == NO_SPACE else int(space) << 6 | int(card)
        node.branch(action).liking = int(liking)
        worth = int(everything[slot, min(space, len(position.table)), 0])
        worths[action] = max(worth, worths.get(action, worth))
    return node, worths


@pytest.mark.parametrize("count", [2, 3, 4])
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 60), habit=HABITS)
@examples(5)
def test_what_is_done_by_habit_is_what_its_taste_finds_best(
    count: int, seed: int, steps: int, habit: Habit
) -> None:
    position = before_a_main_action(count, seed, steps)
    hand = position.hands[position.turn]
    taste = taste_of(habit, hand.bit_count())
    node, worths = node_of(position, taste)
    other = node.branch(next(card for card in range(1, 56) if not hand >> card & 1))
    other.liking = 10_000
    assert worths[node.by_habit(position, taste)] == max(worths.values())
    assert worths[node.by_habit(position, taste)] == max(worths.values())


def test_a_gift_serves_the_partner_and_spares_the_own_favourite() -> None:
    game = opening("H6 C6 F6 P6 S6 T6", "H1 H2", "C1", "H3 J4", "P1", first=1)
    game = end(advance(game, Swap(seat=1, card=Card.H1, space=1)))
    position = position_of(game.state)
    assert gift(position, 2, 0) == CODES[Card.H3]
    game = end(advance(game, BlackHat(seat=2, card=Card.C1)))
    position = position_of(advance(game, Offer(seat=3, card=Card.J4)).state)
    perform(position, RETURN | gift(position, 0, 2), Random(1))
    assert position.hands[0] >> CODES[Card.J4] & 1


def test_a_spare_card_is_the_lowest_but_for_the_favourite() -> None:
    position = position_of(opening("H6", "H1 C2 F3 H4 C3 F4 H3 C4 F5", "C1", first=1).state)
    position.shown[0] = set_of([Card.H6])
    assert spare_card(position, 0) == CODES[Card.C2]


def test_what_can_be_spared_is_thrown_away_unless_it_is_high() -> None:
    position = position_of(dealt(3).state)
    seat, coming = position.turn, position.deck[-1]
    position.shown[seat] = set_of([Card.C1, Card.C3, Card.C4])
    position.hands[seat] = held = set_of([Card.F2, Card.C5, Card.C6])
    draw(position, Random(1))
    assert position.discards == set_of([Card.F2])
    assert position.hands[seat] == held ^ set_of([Card.F2]) | 1 << coming

    position = position_of(dealt(3).state)
    position.shown[seat] = set_of([Card.C1, Card.C3, Card.C4])
    position.hands[seat] = held = set_of([Card.F5, Card.C5, Card.C6])
    draw(position, Random(1))
    assert position.hands[seat] == held
    assert not position.discards
