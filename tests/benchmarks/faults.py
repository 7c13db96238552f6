"""A campaign of faults: kills at random moments, and damaged files of every kind; prints counts.

    PYTHONPATH=tests python tests/benchmarks/faults.py kills 1000 1
    PYTHONPATH=tests python tests/benchmarks/faults.py programs 20 1
    PYTHONPATH=tests python tests/benchmarks/faults.py records 10000 1
    PYTHONPATH=tests python tests/benchmarks/faults.py settings|memories|indexes 1000 1

The numbers are how many, and the seed. An error ends it with a traceback.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

from record.samples import GOLDEN
from record.test_corpus import FILES
from support.killing import play_games
from support.mutation import damage_indexes, damage_memories, damage_records, damage_settings
from support.playing import BY_KEYS, NAPKIN, play, resume
from support.saves import PEOPLE, after_turns, new_game, save, with_pauses
from support.terminal import Terminal

from hats_tui.record import load_record


def kill_programs(count: int, seed: int, home: Path) -> Counter[str]:
    """Kill the whole program while it is played in a terminal."""
    rng, counts = Random(seed), Counter[str]()
    with_pauses(home, 0.05)
    file = None
    while counts["kills"] < count:
        if file is None or load_record(file).result is not None:
            counts["games"] += 1
            kinds = ["human", rng.choice(["human", "bot:greedy"]), *PEOPLE[2:]]
            file = save(home, after_turns(new_game(2, counts["games"], kinds), 0))
        before = len(load_record(file).moves)
        _kill_one(home, rng)
        after = len(load_record(file).moves)
        assert after >= before, "something is lost"
        counts["kills"] += 1
        counts["moves"] += after - before
    return counts


def _kill_one(home: Path, rng: Random) -> None:
    with Terminal(home) as terminal:
        resume(terminal)
        killer = threading.Timer(rng.uniform(0, 3), terminal.kill)
        killer.start()
        with suppress(AssertionError, OSError):
            play(terminal, BY_KEYS, NAPKIN)
        killer.join()


def main(what: str, count: int, seed: int) -> None:
    """Run one part."""
    home = Path(tempfile.mkdtemp(prefix="hats-faults-"))
    os.environ["HATS_TUI_HOME"] = str(home)
    started = time.monotonic()
    match what:
        case "kills":
            counts = play_games(seed, count)
        case "programs":
            counts = kill_programs(count, seed, home)
        case "records":
            home.joinpath("one").mkdir()
            files = [*FILES, *sorted(GOLDEN.glob("*.hats"))]
            counts = damage_records(files, count, home / "one", seed)
        case "settings":
            counts = damage_settings(count, seed)
        case "memories":
            counts = damage_memories(count, seed)
        case "indexes":
            counts = damage_indexes(FILES[:12], count, seed)
        case _:
            raise SystemExit(__doc__)
    shutil.rmtree(home)
    took = time.monotonic() - started
    print(f"{what}, seed {seed}, {took:.0f} s:", *(f"{k} {n}" for k, n in counts.most_common()))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
