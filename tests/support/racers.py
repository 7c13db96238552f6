"""Who takes part in the benchmarks of speed: ours, and other games in Python."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module, metadata
from typing import Any, NamedTuple

import numpy as np
from support import playouts

from hats_tui.bots.kernel.greedy import FACES
from hats_tui.bots.kernel.greedy import play_out as kernel_play_out
from hats_tui.bots.kernel.legal import legal
from hats_tui.bots.kernel.play import play
from hats_tui.bots.kernel.position import Position, position_of
from hats_tui.bots.lockstep.playouts import dice
from hats_tui.bots.lockstep.playouts import play_out as lockstep_play_out
from hats_tui.game import Discard, GameState, Player, deal, legal_actions, reduce
from hats_tui.game.chance import with_draw

CROWD = 1_000
"""Positions that are played out in step."""


class Contestant(NamedTuple):
    """Somebody who plays."""

    name: str
    games: Iterator[int]
    """Plays another game, or some, each time, and gives the number of what is counted in them."""


def start(players: int, number: int) -> GameState:
    """The state before the first action of a game."""
    people = tuple(Player(name=f"Player {seat}", kind="human") for seat in range(1, players + 1))
    return deal(people, str(number)).initial_state()


def hats(players: int) -> Iterator[int]:
    """Random games of Hats, through the legal actions and the reducers."""
    choose = random.Random(players).choice
    number = 0
    while True:
        number += 1
        state, count = start(players, number), 0
        while legal := legal_actions(state.board, state.actor_hand):
            action = choose(legal)
            if isinstance(action, Discard):
                action = with_draw(state, action, "a seed", count)
            state = reduce(state, action)
            count += 1
        yield count


def kernel(players: int) -> Iterator[int]:
    """The same on the kernel."""
    rng = random.Random(players)
    number = 0
    while True:
        number += 1
        position, count = position_of(start(players, number)), 0
        while actions := legal(position):
            play(position, rng.choice(actions), lambda cards: rng.sample(cards, len(cards)))
            count += 1
        yield count


def greedy_reducers(players: int) -> Iterator[int]:
    """Greedy play-outs through the reducers, one by one."""
    state = start(players, 1)
    while True:
        playouts.play_out(state, _throws())
        yield 1


def greedy_kernel(players: int) -> Iterator[int]:
    """Greedy play-outs on the kernel, one by one."""
    position = position_of(start(players, 1))
    while True:
        kernel_play_out(position.copy(), _throws())
        yield 1


def greedy_lockstep(players: int) -> Iterator[int]:
    """Greedy play-outs in step, many at once, the making of the arrays counted in."""
    positions: list[Position] = [position_of(start(players, 1))] * CROWD
    throw = dice(np.random.default_rng(1))
    while True:
        lockstep_play_out(positions, throw)
        yield CROWD


def _throws() -> Iterator[int]:
    while True:
        yield random.randrange(FACES)


def uno() -> Iterator[int]:
    """Random games of rlcard's uno."""
    environment: Any = import_module("rlcard").make("uno")
    choose = random.Random(0).choice
    while True:
        state, _ = environment.reset()
        count = 0
        while not environment.is_over():
            state, _ = environment.step(choose(list(state["legal_actions"])))
            count += 1
        yield count


def dominoes() -> Iterator[int]:
    """Random games of OpenSpiel's block dominoes; a deal of a tile counts as an action."""
    import_module("open_spiel.python.games.block_dominoes")
    game: Any = import_module("pyspiel").load_game("python_block_dominoes")
    choose = random.Random(0).choice
    while True:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions = [action for action, _ in state.chance_outcomes()]
            else:
                actions = state.legal_actions()
            state.apply_action(choose(actions))
            count += 1
        yield count


def installed(package: str, title: str, play: Callable[[], Iterator[int]]) -> list[Contestant]:
    """The contestant, after a first game; nobody where the package is missing."""
    try:
        version = metadata.version(package)
        games = play()
        next(games)
    except (metadata.PackageNotFoundError, ImportError):
        return []
    return [Contestant(f"{package} {version} {title}", games)]


def speed(contestant: Contestant, seconds: float) -> float:
    """What is counted a second, in whole games that take at least so much time of the processor."""
    actions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds or not actions:
        actions += next(contestant.games)
    return actions / spent
