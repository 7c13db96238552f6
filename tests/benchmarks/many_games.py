"""How fast the program starts, and opens its history, with a great many games in the folder.

    python tests/benchmarks/many_games.py [--games 10000] [--rounds 7] [--home FOLDER]

The real program runs in a pseudo-terminal. Starts with an empty folder and with a full one take
turns, so that a busy machine slows both alike; what counts is the ratio of their medians. The games
are some twenty random ones, copied with other names and dates. With `--home` they stay there, and a
second run does not make and read them again.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import chain
from pathlib import Path
from random import Random
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.games import finished
from support.saves import after_turns, new_game, save
from support.terminal import Terminal

from hats_tui.game import Game, Player, score_sheet
from hats_tui.record import header_line, move_line, result_line
from hats_tui.store.history.library import Library

NAMES = ("Ann", "Bob", "Chloé", "Dan", "Eve", "Fay")
BOTS = (Player(name="Magpie", kind="bot:greedy"), Player(name="Dormouse", kind="bot:random"))
FIRST_DAY = datetime(2020, 1, 1, tzinfo=UTC)
READY = "New game(.|\n)*Quit"


def fill(folder: Path, count: int) -> None:
    """Put so many finished games into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    kinds = [(players, seed) for seed in range(7) for players in (2, 3, 4)]
    templates = [Template(finished(players, seed)) for players, seed in kinds]
    rng = Random(1)
    for number in range(count):
        file, text = templates[number % len(templates)].copy(number, rng)
        (folder / file).write_text(text, encoding="utf-8")


class Template:
    """A finished game, to be copied with other players and another date."""

    def __init__(self, game: Game) -> None:
        self._header = game.header
        moves = [move_line(entry.move) for entry in game.entries]
        self._lines = [*moves, result_line(score_sheet(game.state))]

    def copy(self, number: int, rng: Random) -> tuple[str, str]:
        """The name of a file, and what stands in it."""
        moment = FIRST_DAY + timedelta(hours=5 * number)
        people = rng.sample(NAMES, len(self._header.players))
        players = [Player(name=name, kind="human") for name in people]
        players[1:] = [rng.choice([player, *BOTS]) for player in players[1:]]
        created = moment.strftime("%Y-%m-%dT%H:%M:%SZ")
        header = self._header.model_copy(update={"players": tuple(players), "created": created})
        text = "".join(f"{line}\n" for line in [header_line(header), *self._lines])
        return f"{moment:%Y-%m-%d-%H%M%S}-{number}.hats", text


def seconds(home: Path, pattern: str) -> float:
    """From the start of the program until a pattern is on the screen."""
    begin = time.perf_counter()
    with Terminal(home) as terminal:
        terminal.wait(pattern)
        return time.perf_counter() - begin


def opening(home: Path) -> float:
    """From the key that opens the history until its first games are on the screen."""
    with Terminal(home) as terminal:
        terminal.wait(READY).settle(1.0)
        begin = time.perf_counter()
        terminal.send("g").wait(r"GAMES +[\d,]+ games?(.|\n)*\d \d+")
        return time.perf_counter() - begin


def race(runs: dict[str, Callable[[], float]], rounds: int) -> dict[str, float]:
    """The medians of runs that take turns, after one round that does not count."""
    times: dict[str, list[float]] = {name: [] for name in runs}
    for turn in range(rounds + 1):
        for name, run in runs.items():
            taken = run()
            if turn:
                times[name].append(taken)
    return {name: median(each) for name, each in times.items()}


def compare(title: str, empty: Path, full: Path, pattern: str, rounds: int) -> None:
    """Print how much longer a full folder takes than an empty one."""
    runs = {"few": lambda: seconds(empty, pattern), "many": lambda: seconds(full, pattern)}
    times = race(runs, rounds)
    ratio = times["many"] / times["few"]
    ms = [1000 * times[name] for name in ("few", "many")]
    print(f"{title}: {ms[0]:.0f} ms with few games, {ms[1]:.0f} ms with many: {ratio:.2f}x")


def read_all(home: Path) -> float:
    """Have the index know all games; gives the seconds that it took."""
    begin = time.perf_counter()
    with Library(home / "data" / "games", home / "state" / "history.sqlite3") as library:
        library.catch_up()
    return time.perf_counter() - begin


def measure(root: Path, games: int, rounds: int) -> None:
    """Make the folders where they are missing, and print the figures."""
    empty, full = root / "empty", root / "full"
    (empty / "data" / "games").mkdir(parents=True, exist_ok=True)
    folder = full / "data" / "games"
    if not folder.is_dir():
        fill(folder, games)
    if not (full / "state").is_dir():
        taken = median([seconds(full, READY) for _turn in range(3)])
        print(f"Title without an index: {1000 * taken:.0f} ms")
        print(f"Reading {games} games: {read_all(full):.1f} s")
    compare("Title", empty, full, READY, rounds)
    times = race({"history": lambda: opening(full)}, rounds)
    print(f"History, from the key to the games: {1000 * times['history']:.0f} ms")
    for home in (empty, full):
        save(home, after_turns(new_game(2), 4))
    compare("Title that offers a game", empty, full, "r +Resume", rounds)
    for file in chain(*(home.glob("data/games/saved.hats") for home in (empty, full))):
        file.unlink()


def homes(wanted: str | None) -> Iterator[Path]:
    """A folder that stays, or one that goes."""
    if wanted is not None:
        yield Path(wanted)
        return
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--home", help="where the games are kept for the next run")
    wanted = parser.parse_args()
    for root in homes(wanted.home):
        measure(root, wanted.games, wanted.rounds)


if __name__ == "__main__":
    main()
