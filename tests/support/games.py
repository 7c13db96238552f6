"""Games to test with: random ones that shrink to few players and few actions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from hats_tui.game import EndTurn, Game, GameState, Header, Move, Player, Undo, deal, legal_actions

_USUAL = 50
"""Examples of a test that does not say how many, in a plain run; see `conftest.py`."""
UNDO_SHARE = 0.1
"""How often what can be taken back is taken back."""


def examples(count: int) -> settings:
    """So many examples; a hundred times as many with `--hypothesis-profile=thorough`."""
    profile = settings.default
    assert profile is not None
    scaled = count * profile.max_examples // _USUAL
    slow = (HealthCheck.too_slow, HealthCheck.data_too_large)
    return settings(max_examples=scaled, deadline=None, suppress_health_check=slow)


def players(count: int) -> tuple[Player, ...]:
    """So many people."""
    return tuple(Player(name=name, kind="human") for name in ("Ann", "Bob", "Cyd", "Dan")[:count])


def dealt(count: int, seed: object = 1, **wanted: object) -> Game:
    """A game before its first action; `wanted` goes to the deal."""
    header: Header = deal(players(count), str(seed), **wanted)  # type: ignore[arg-type]
    return Game.from_header(header)


def some_move(game: Game, rng: Random) -> Move:
    """A legal move, as the record has it."""
    state = game.state
    if game.undoable and rng.random() < UNDO_SHARE:
        return Undo(seat=state.board.turn)
    return game.with_chance(rng.choice(legal_actions(state.board, state.actor_hand)))


def course(count: int, seed: int, limit: int | None = None) -> Iterator[Game]:
    """A random game from its deal to its end, one move after the other."""
    rng = Random(seed)
    game = dealt(count, seed, exchanges=limit)
    yield game
    while not game.state.board.over:
        game = game.apply(some_move(game, rng))
        yield game


def played(count: int, seed: int, steps: int, limit: int | None = None) -> Game:
    """A random game after so many moves, or at its end; the same arguments give the same game."""
    *_before, game = islice(course(count, seed, limit), steps + 1)
    return game


@lru_cache(maxsize=512)
def finished(count: int, seed: int) -> Game:
    """A random game played to its end."""
    return played(count, seed, 10_000)


def games(*, least: int = 2, steps: int = 150) -> st.SearchStrategy[Game]:
    """Games of two to four players, from the deal to the end."""
    return st.builds(
        played,
        st.integers(least, 4),
        st.integers(0, 10_000),
        st.integers(0, steps),
        st.none() | st.integers(0, 2),
    )


def ended_games() -> st.SearchStrategy[Game]:
    """Games that are over."""
    return st.builds(finished, st.integers(2, 4), st.integers(0, 10_000))


def advance(game: Game, *moves: Move) -> Game:
    """The game after these moves, with what chance brings."""
    for move in moves:
        game = game.apply(game.with_chance(move))
    return game


def end(game: Game) -> Game:
    """The game after the end of this turn."""
    return game.apply(EndTurn(seat=game.state.board.turn))


def states_of(game: Game) -> tuple[GameState, ...]:
    """Every state that the game went through, the deal's first."""
    return (game.start, *(entry.state for entry in game.entries))
