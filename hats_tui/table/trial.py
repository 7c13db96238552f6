"""Trying an engine before a game depends on it: does it keep to the protocol?"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from hats_tui.bots.protocol import SEED_LIMIT, BotHello
from hats_tui.game import (
    Action,
    Game,
    Player,
    PlayerView,
    deal,
    derived_seed,
    shuffled,
)
from hats_tui.table.engine import BUDGET, THINK_SECONDS
from hats_tui.table.engine_failure import EngineFailure
from hats_tui.table.engine_process import EngineProcess
from hats_tui.table.programs import Program

COUNTS: Final = (2, 3, 4)
"""Numbers of players that are tried."""

LEAVE_SECONDS: Final = 2.0
"""How long an engine may take to end after bye; a game gives it less, and kills it then."""

_WITHDRAWN_AFTER: Final = 0.02


@dataclass
class Trial:
    """What was found; the referee does not mind the engine when there is no fault."""

    hello: BotHello | None = None
    """What the engine said of itself."""
    answers: int = 0
    """How many right answers it gave."""
    slowest: float = 0.0
    """Seconds that it took for the slowest one."""
    failures: list[tuple[int, EngineFailure]] = field(default_factory=list)
    """What went wrong, and at how many players."""
    unknown_options: list[str] = field(default_factory=list)
    """What is set for it that it does not name among its options, where it names any."""
    unsayable: int = 0
    """How often it said to its partner what cannot be said."""
    fickle: bool = False
    """Whether it answered the same question in two ways."""
    stays: bool = False
    """Whether it did not end by itself after bye."""

    @property
    def faultless(self) -> bool:
        """Whether it breaks no rule; to be fickle is allowed."""
        return not (self.failures or self.unknown_options or self.unsayable or self.stays)


async def try_engine(
    kind: str, program: Program, games: int, on_game: Callable[[int, int], None]
) -> Trial:
    """Play some games with an engine on the first seat, against dice.

    Args:
        kind: Who plays, as game records write it.
        program: What is run.
        games: How many at each number of players; the first failure ends those of its number, or
            all where the engine did not even say hello.
        on_game: Called with the players and the number of each game that begins.
    """
    trial = Trial()
    for count in COUNTS:
        names = ((f"{seat}", kind if seat == 1 else "human") for seat in range(1, count + 1))
        players = tuple(Player(name=name, kind=each) for name, each in names)
        process = EngineProcess(program, 1, players)
        try:
            await process.start()
            trial.hello = process.hello
            for number in range(1, games + 1):
                on_game(count, number)
                await _play(trial, process, players, str(number))
        except EngineFailure as failure:
            trial.failures.append((count, failure))
            if process.hello is None:
                break  # it says no hello, whoever plays; each silence would last
        finally:
            trial.unsayable += process.unsayable
            left = await process.close(LEAVE_SECONDS)
            trial.stays = trial.stays or not left
    known = trial.hello.options if trial.hello else {}
    if known:
        trial.unknown_options = [option for option in program.options if option not in known]
    return trial


async def _play(
    trial: Trial, process: EngineProcess, players: tuple[Player, ...], seed: str
) -> None:
    game = Game.from_header(deal(players, seed))
    while (actor := game.state.board.actor) is not None:
        view = game.view(actor)
        action = shuffled(view.legal, f"{seed} {len(view.history)}", "bot")[0]
        if actor == 1:
            if trial.answers % 16 == 1:
                await _withdraw(process, view)
            action = await _ask(trial, process, view)
        game = game.apply(game.with_chance(action))


async def _ask(trial: Trial, process: EngineProcess, view: PlayerView) -> Action:
    """Have the engine choose; now and then twice."""
    begun = monotonic()
    action = await _answer(process, view)
    trial.slowest = max(trial.slowest, monotonic() - begun)
    trial.answers += 1
    if trial.answers % 8 == 1 and await _answer(process, view) != action:
        trial.fickle = True
    return action


async def _answer(process: EngineProcess, view: PlayerView) -> Action:
    seed = derived_seed("trial", "bot", len(view.history), view.seat) % SEED_LIMIT
    spoken = await process.ask(view, view.legal, budget=BUDGET, seed=seed, seconds=THINK_SECONDS)
    return spoken.action


async def _withdraw(process: EngineProcess, view: PlayerView) -> None:
    """Ask something, and do not wait for the answer, as when somebody takes a move back."""
    with suppress(TimeoutError):
        async with asyncio.timeout(_WITHDRAWN_AFTER):
            await _answer(process, view)
