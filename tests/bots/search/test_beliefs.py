"""What the others have done, and the worlds that explain it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import numpy as np
import pytest
from hypothesis import given
from support.games import dealt, examples, games, played

from hats_tui.bots.kernel.codes import BLACK, code_of
from hats_tui.bots.kernel.position import position_of
from hats_tui.bots.kernel.tastes import FRUGAL
from hats_tui.bots.players import greedy, random
from hats_tui.bots.search.beliefs import Beliefs, explained
from hats_tui.bots.search.deeds import THROWN, Deed, deeds_of
from hats_tui.bots.worlds.worlds import Imagined, Worlds
from hats_tui.game import Action, BlackHat, Discard, Game, GameState, PlayerView, Swap, Undo

Choose: TypeAlias = Callable[[PlayerView, tuple[Action, ...], int, int], Action]


def lasting(game: Game) -> list[tuple[Swap | BlackHat | Discard, GameState]]:
    """What was done and not taken back, and the state before it."""
    found: list[tuple[Swap | BlackHat | Discard, GameState]] = []
    before = game.start
    for entry in game.entries:
        if isinstance(entry.move, Swap | BlackHat | Discard):
            found.append((entry.move, before))
        elif isinstance(entry.move, Undo) and before.board.played != entry.state.board.played:
            found.pop()
        before = entry.state
    return found


@given(game=games())
@examples(20)
def test_deeds_are_what_the_others_did_and_what_could_be_seen_before(game: Game) -> None:
    for seat in range(1, game.state.board.players + 1):
        others = [deed for deed in lasting(game) if deed[0].seat != seat]
        deeds = deeds_of(game.view(seat))
        assert len(deeds) == len(others)
        for deed, (move, before) in zip(deeds, others, strict=True):
            check(deed, move, before)


def check(deed: Deed, move: Swap | BlackHat | Discard, before: GameState) -> None:
    assert deed.seat == move.seat - 1
    if isinstance(move, Discard):
        assert deed.action == THROWN
        return
    assert deed.action == (code_of(move) if isinstance(move, Swap) else BLACK)
    seen, there = deed.before, position_of(before)
    assert (seen.table, seen.shown, seen.claims) == (there.table, there.shown, there.claims)
    assert (seen.cookie, seen.left, seen.turn) == (there.cookie, there.left, there.turn)
    counts = [[pile.bit_count() for pile in position.black] for position in (seen, there)]
    assert counts[0] == counts[1]
    assert seen.first == there.first


def turns_of(choose: Choose, seed: int) -> list[tuple[PlayerView, GameState]]:
    """What player 1 sees from the third round on when all three play so."""
    game, found = dealt(3, seed), []
    while not game.state.board.over:
        board, actor = game.state.board, game.state.board.actor
        assert actor is not None
        view = game.view(actor)
        if actor == 1 and board.round > 2 and not (board.played or board.optional_used):
            found.append((view, game.state))
        action = choose(view, view.legal, 1, seed)
        game = game.apply(game.with_chance(action))
    return found


def rightly_dealt(worlds: Imagined, state: GameState) -> float:
    """How many of the others' cards are in the right hand, on average."""
    rng, hands = Random(1), position_of(state).hands
    samples = [worlds.sample(rng).hands for _ in range(100)]
    return sum((s[1] & hands[1]).bit_count() + (s[2] & hands[2]).bit_count() for s in samples) / 100


def test_hands_of_players_with_the_habit_are_guessed_better() -> None:
    plainly, believed = 0.0, 0.0
    for view, state in turns_of(greedy.choose, 1):
        worlds = Worlds(view)
        plainly += rightly_dealt(worlds, state)
        believed += rightly_dealt(Beliefs(view, worlds, FRUGAL, 1), state)
    assert believed > 1.15 * plainly


def test_who_plays_otherwise_is_not_judged() -> None:
    view, _state = turns_of(random.choose, 3)[-1]
    samples = [Worlds(view).sample(Random(1)) for _ in range(50)]
    deeds = [deed for deed in deeds_of(view) if deed.seat == 1]
    assert (explained(deeds, samples, FRUGAL, Random(2)) == np.ones(50)).all()


@pytest.mark.parametrize("steps", [0, 9, 30])
def test_equal_seeds_give_equal_worlds(steps: int) -> None:
    view = played(3, 8, steps).view(1)
    [one, same, other] = [Beliefs(view, Worlds(view), FRUGAL, seed) for seed in (1, 1, 2)]
    rngs = [Random(5) for _ in range(3)]
    worlds = [
        [beliefs.sample(rng) for _ in range(9)]
        for beliefs, rng in zip((one, same, other), rngs, strict=True)
    ]
    assert worlds[0] == worlds[1] != worlds[2]
