"""How fast Hats runs: random games, and greedy play-outs, beside other games in Python.

    python tests/benchmarks/random_play.py

Everybody plays in turn in short slices of one run, so that a busy machine slows all of them alike.
The others take part where they are installed: rlcard's uno, and OpenSpiel's block dominoes, which
is written in Python too (`pip install rlcard open_spiel`).
"""

from __future__ import annotations

import argparse
import platform
import sys
from importlib import metadata
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.racers import (
    Contestant,
    dominoes,
    greedy_kernel,
    greedy_lockstep,
    greedy_reducers,
    hats,
    installed,
    kernel,
    speed,
    uno,
)

READING = """
A ratio of 1.2 says that the one takes 1.2 actions, or plays out 1.2 positions, in the time in which
the other takes or plays one; it is the median over all rounds. Compare the ratios of one run, not
the figures of two runs: they rise and fall with all else that the machine does. Each action asks
for all legal actions; the reducers build a new, fully validated state for each, the kernel changes
one. Deals and the drawing of cards are counted in. Play-outs begin with the first turn."""


SLICE = 0.05
"""Seconds of the processor in a slice."""


def race(what: str, runners: list[Contestant], others: list[Contestant], rounds: int) -> None:
    """Let everybody play in turn; print the speeds, and the ratios of `runners` to `others`."""
    everybody = [*runners, *(other for other in others if other not in runners)]
    figures = [[speed(one, SLICE) for one in everybody] for _ in range(rounds)]
    print(f"\n{what} a second")
    for place, one in enumerate(everybody):
        print(f"  {one.name:36}{median(row[place] for row in figures):12,.0f}")
    for other in others:
        print(f"against {other.name}")
        theirs = everybody.index(other)
        for mine, one in enumerate(runners):
            if one is not other:
                ratio = median(row[mine] / row[theirs] for row in figures)
                print(f"  {one.name:36}{ratio:12.2f}")


def main() -> None:
    """Let everybody play, and print the ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=20)
    rounds = parser.parse_args().rounds
    versions = (f"{name} {metadata.version(name)}" for name in ("hats-tui", "pydantic", "numpy"))
    print(f"Python {platform.python_version()},", ", ".join(versions))
    ours = [
        *(Contestant(f"reducers, {n} players", hats(n)) for n in (2, 3, 4)),
        *(Contestant(f"kernel, {n} players", kernel(n)) for n in (2, 3, 4)),
    ]
    others = [
        *installed("rlcard", "uno", uno),
        *installed("open_spiel", "block dominoes", dominoes),
    ]
    race("Random play: actions", ours, others, rounds)
    for n in (2, 3, 4):
        slow = Contestant(f"reducers, {n} players", greedy_reducers(n))
        plain = Contestant(f"kernel, {n} players", greedy_kernel(n))
        fast = Contestant(f"in step, {n} players", greedy_lockstep(n))
        race("Greedy play-outs", [slow, plain, fast], [plain], rounds)
    print(READING)


if __name__ == "__main__":
    main()
