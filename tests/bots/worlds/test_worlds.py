"""Sampled worlds are those that a view allows: no others, none missing, each as likely."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import advance, dealt, end, examples, games, played
from support.positions import opening
from support.secrets import other_game

from hats_tui.bots.kernel.codes import CARDS, CODES, members, set_of
from hats_tui.bots.kernel.position import Position, position_of
from hats_tui.bots.worlds.history import DECK, DISCARDS, black_hat, hand, trail_of
from hats_tui.bots.worlds.trail import Trail, Way
from hats_tui.bots.worlds.worlds import Worlds
from hats_tui.game import (
    BlackHat,
    Card,
    CardDiscarded,
    CardPlayed,
    Discard,
    Game,
    GameState,
    Offer,
    PlayerView,
    Return,
    Swap,
    Undo,
    legal_actions,
    unseen_cards,
)


def worlds(view: PlayerView, count: int, seed: int = 0) -> list[Position]:
    found, rng = Worlds(view), Random(seed)
    return [found.sample(rng) for _ in range(count)]


def way_in(state: GameState, trail: Trail) -> Way:
    """Where the followed cards really are."""
    piles = {DECK: state.deck, DISCARDS: state.discards}
    for seat, (cards, faces) in enumerate(zip(state.hands, state.black_hats, strict=True), 1):
        piles[hand(seat)] = cards
        piles.update({black_hat(seat, number): (face,) for number, face in enumerate(faces)})
    places = {CODES[card]: place for place, pile in piles.items() for card in pile}
    return tuple(tuple(sorted(places[card] for card in group)) for group in trail.groups)


def state_in(view: PlayerView, world: Position) -> GameState:
    """The state of a world; it cannot be built unless each card is there exactly once."""
    return GameState(
        board=view.board,
        hands=tuple(tuple(CARDS[code] for code in members(hand)) for hand in world.hands),
        black_hats=tuple(tuple(CARDS[c] for c in members(faces)) for faces in world.black),
        deck=tuple(CARDS[code] for code in reversed(world.deck)),
        discards=tuple(CARDS[code] for code in members(world.discards)),
        offer=CARDS[world.offer] if world.offer else None,
    )


@given(games(steps=120), st.integers(0, 1000))
@examples(30)
def test_a_world_is_a_state_that_looks_the_same(game: Game, seed: int) -> None:
    if game.state.board.over:
        return
    for seat in range(1, game.state.board.players + 1):
        view = game.view(seat)
        for world in worlds(view, 3, seed):
            state = state_in(view, world)
            assert position_of(state) == world
            assert set(state.hands[seat - 1]) == set(view.hand)
            assert set(state.black_hats[seat - 1]) == set(view.black_hats)
            assert set(view.discarded) <= set(state.discards)
            if view.acts:
                assert set(legal_actions(state.board, state.actor_hand)) == set(view.legal)


@given(games(steps=120), st.integers(0, 1000))
@examples(20)
def test_what_may_be_true_is_never_excluded(game: Game, seed: int) -> None:
    """Neither the truth nor any other game that looks the same."""
    if game.state.board.over:
        return
    for seat in range(1, game.state.board.players + 1):
        trail = trail_of(game.view(seat))
        for true in (game, other_game(game, seat, Random(seed))):
            assert way_in(true.state, trail) in trail.ways


@given(games(least=4, steps=120))
@examples(20)
def test_a_card_given_to_the_partner_stays_with_the_partner(game: Game) -> None:
    if game.state.board.over:
        return
    for seat in range(1, 5):
        view = game.view(seat)
        unseen = {card for cards in unseen_cards(view).values() for card in cards}
        given_away = {passed.gave for passed in view.passed} & unseen
        partner = (seat + 1) % 4
        for world in worlds(view, 3):
            assert set_of(given_away) & ~(world.hands[partner] | world.black[partner]) == 0


def thrown_and_shuffled() -> Game:
    """Both have thrown cards until the discards became the pile; nobody has drawn since."""
    game = opening("H5 C5 F5 P5 J5", "J1 J2 J3", "H6", first=1)
    for turn in range(7):
        seat = 1 + turn % 2
        black, thrown = game.view(seat).hand[:2]
        game = advance(game, BlackHat(seat=seat, card=black), Discard(seat=seat, card=thrown))
        game = end(game)
    assert game.state.board.deck == 7
    return game


def test_a_card_thrown_by_oneself_and_shuffled_is_in_the_pile_until_somebody_draws() -> None:
    game = thrown_and_shuffled()
    thrown = [event.card for event in game.view(1).history if isinstance(event, CardDiscarded)]
    own = {CODES[card] for card in thrown if card is not None}
    assert len(own) == 4
    assert all(own <= set(world.deck) for world in worlds(game.view(1), 50))

    game = advance(game, Discard(seat=2, card=game.view(2).hand[0]))
    after = [(set(world.deck), world.hands[1]) for world in worlds(game.view(1), 200)]
    drawn = Counter(tuple(own - deck) for deck, _hand in after)
    assert set(map(len, drawn)) == {0, 1}
    assert len(drawn) == 5
    assert all(cards >> card & 1 for deck, cards in after for card in own - deck)


def test_a_card_seen_in_a_hand_by_an_undo_is_still_there() -> None:
    game = opening("H5 C5 F5 P5 J5", "J1", "H6", first=2)
    game = advance(game, Swap(seat=2, card=Card.H6, space=1), Undo(seat=2))
    assert all(world.hands[1] & set_of([Card.H6]) for world in worlds(game.view(1), 50))

    game = end(advance(game, BlackHat(seat=2, card=game.view(2).hand[-1])))
    lies = Counter(
        "hand" if world.hands[1] & set_of([Card.H6]) else "black"
        for world in worlds(game.view(1), 900)
        if set_of([Card.H6]) & (world.hands[1] | world.black[1])
    )
    assert sum(lies.values()) == 900
    assert 60 < lies["black"] < 140, "one of nine places"


def test_a_black_hat_made_before_a_gift_is_not_the_gift() -> None:
    game = opening("H6 C6 F6 P6 S6 T6", "H1 H2", "C1", "J3 J4", "P1", first=3)
    game = end(advance(game, BlackHat(seat=3, card=Card.J4)))
    game = end(advance(game, BlackHat(seat=4, card=Card.P1)))
    game = advance(game, Offer(seat=1, card=Card.H2), Return(seat=3, card=Card.J3))
    game = end(advance(game, BlackHat(seat=1, card=Card.H1)))
    game = end(advance(game, BlackHat(seat=2, card=Card.C1)))
    game = end(advance(game, BlackHat(seat=3, card=Card.H2)))
    faces = set()
    for world in worlds(game.view(1), 300):
        assert set_of([Card.H2]) & (world.hands[2] | world.black[2])
        faces.add(world.black[2] & set_of([Card.H2]) > 0)
    assert faces == {False, True}


def test_each_world_is_as_likely_as_the_others() -> None:
    """Near the end of a game few are left; they are counted out by hand."""
    game = dealt(2, 3, first=1)
    while len(game.view(1).hand) > 2 or game.state.board.turn != 1:
        seat = game.state.board.turn
        swaps = [action for action in game.view(seat).legal if isinstance(action, Swap)]
        game = end(advance(game, swaps[0] if swaps else game.view(seat).legal[0]))
    view = game.view(1)
    [size] = {hand.bit_count() for hand in position_of(game.state).hands}
    free = [CODES[card] for cards in unseen_cards(view).values() for card in cards]
    pairs = len(free) * (len(free) - 1) // 2
    drawn = worlds(view, 200 * pairs)
    found = Counter(world.hands[1] for world in drawn)
    assert size == 2
    assert len(found) == pairs
    chi2 = sum((count - 200) ** 2 / 200 for count in found.values())
    assert chi2 < pairs + 5 * (2 * pairs) ** 0.5
    tops = Counter(world.deck[-1] for world in drawn)
    assert set(tops) == set(free)


def test_equal_seeds_give_equal_worlds() -> None:
    view = played(3, 4, 20).view(2)
    assert worlds(view, 5, seed=9) == worlds(view, 5, seed=9)
    assert worlds(view, 5, seed=9) != worlds(view, 5, seed=8)


def test_a_finished_game_has_no_worlds() -> None:
    with pytest.raises(ValueError, match="over"):
        Worlds(played(2, 1, 1000).view(1))


def test_a_history_that_cannot_be_is_refused() -> None:
    game = opening("H5 C5 F5 P5 J5", "J1", "H6", first=1)
    game = advance(game, Discard(seat=1, card=Card.J1))
    view = game.view(1)
    played_by_bob = CardPlayed(round=1, seat=2, card=Card.J1, space=5, took=Card.J5)
    impossible = view.model_copy(update={"history": (*view.history, played_by_bob)})
    with pytest.raises(ValueError, match="no game"):
        Worlds(impossible)
