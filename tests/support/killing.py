"""Games in processes of their own that are killed at any moment, and what is left of them.

A process plays through the table, as the program does, for people who decide at random. Whatever
is shown to an observer it also tells its parent, who then compares that with the record.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final, NoReturn

from record.samples import NAMES

from hats_tui.game import Event, Game, Player, PublicView, deal
from hats_tui.record import load_record, never_begun
from hats_tui.store.games import games_found
from hats_tui.store.history.library import Library
from hats_tui.store.look import look_wish, remember_theme
from hats_tui.store.paths import HOME_VARIABLE, games_dir
from hats_tui.store.remembered import SeatChoice, SetupChoices, recall_setup, remember_setup
from hats_tui.store.setting_changes import write_setting
from hats_tui.store.settings import read_settings
from hats_tui.table.table import House, Table

_WRITE: Final = os.write
_FAILED: Final = b"failed\n"
_CALLS: Final = ("write", "fsync", "ftruncate", "open", "replace")
"""What a process does with files; it may die before, in or after any of them."""
_SEAT: Final = SeatChoice(name="Ann", kind="human")
_SETUPS: Final = tuple(
    SetupChoices(players=count, seats=(_SEAT,) * 4, exchange_limit=count) for count in (2, 3, 4)
)


def play_through(game: Game, rng: Random) -> tuple[int, ...]:
    """Play a game to its end, through as many processes as it takes.

    Args:
        game: The game, as it is dealt.
        rng: Decides who is killed when.

    Returns:
        How many moves had been shown when each of the processes was killed.
    """
    kills, shown = [], 0
    while True:
        told, killed = _one_process(game, rng)
        assert _FAILED not in told, "a process failed"
        shown = max([shown, *map(int, told.split())])
        if killed:
            kills.append(shown)
        if _is_finished(shown):
            return tuple(kills)
        assert killed, "a process ends with its game"


def _is_finished(shown: int) -> bool:
    """See that nothing that was shown is lost, and that every file is whole; is the game over?"""
    recall_setup()
    assert read_settings()[1] == ()
    assert look_wish().theme in {"auto", "nord", "contrast"}
    found = games_found()
    assert not found.problems
    with Library() as library:
        assert library.catch_up()
    files = games_dir().glob("*.hats")
    records = [load_record(file) for file in files if not never_begun(file.read_bytes())]
    assert len(records) <= 1, "there is one game"
    if not records:
        assert not shown, "the game is lost"
        return False
    assert len(records[0].moves) - shown in (0, 1), "no more than the move that was on its way"
    over = records[0].result is not None
    assert len(found.unfinished) == (not over), "the title offers what is unfinished"
    return over


def _one_process(game: Game, rng: Random) -> tuple[bytes, bool]:
    """One process; gives what it told of what was shown, and whether it was killed."""
    reader, writer = os.pipe()
    by_itself = rng.random() < 0.5
    fuse = rng.randint(1, 60)
    child = os.fork()
    if child == 0:
        os.close(reader)
        _be_a_process(game, writer, rng.random(), fuse if by_itself else None)
    os.close(writer)
    if not by_itself:
        time.sleep(rng.uniform(0, 0.15))
        os.kill(child, signal.SIGKILL)
    told = b""
    while chunk := os.read(reader, 1 << 16):
        told += chunk
    os.close(reader)
    status = os.waitpid(child, 0)[1]
    return told, os.WIFSIGNALED(status)


def _be_a_process(game: Game, tell: int, seed: float, fuse: int | None) -> NoReturn:
    try:
        if fuse is not None:
            _die_at(fuse, Random(seed))
        asyncio.run(_play(game, tell, Random(seed)))
    except BaseException:  # noqa: BLE001 - the parent has to know
        _WRITE(tell, _FAILED)
    os._exit(0)


def _die_at(fuse: int, rng: Random) -> None:
    """Have the process kill itself at a call of the system, before it, in it or after it."""
    left = fuse
    really = {name: getattr(os, name) for name in _CALLS}

    def deadly(name: str, *arguments: object, **named: object) -> object:
        nonlocal left
        left -= 1
        if left > 0:
            return really[name](*arguments, **named)
        if name == "write" and rng.random() < 0.6:
            descriptor, data = arguments
            assert isinstance(descriptor, int)
            really["write"](descriptor, bytes(data)[: rng.randrange(20)])  # type: ignore[call-overload]
        elif rng.random() < 0.5:
            really[name](*arguments, **named)
        os.kill(os.getpid(), signal.SIGKILL)
        return None

    for name in _CALLS:
        setattr(os, name, lambda *a, _name=name, **n: deadly(_name, *a, **n))


class _Everybody:
    """Watches, decides for everybody, and tells the parent what was shown."""

    def __init__(self, tell: int, rng: Random) -> None:
        self._tell, self._rng = tell, rng
        self.table: Table | None = None

    async def see(self, view: PublicView, events: tuple[Event, ...]) -> None:
        del view, events
        if self.table is not None:
            _WRITE(self._tell, b"%d\n" % len(self.table.referee.game.entries))

    async def decide(self, table: Table) -> None:
        while True:
            asked = [seat for seat in table.humans.values() if seat.asked]
            for seat in asked:
                view = seat.view
                assert view is not None
                if view.undoable and self._rng.random() < 0.1:
                    await table.referee.undo(view.board.turn)
                else:
                    ends = [action for action in view.legal if action.do == "end"]
                    seat.submit(self._rng.choice([*view.legal, *ends * 5]))
            await asyncio.sleep(0.0005)


async def _play(game: Game, tell: int, rng: Random) -> None:
    remember_setup(rng.choice(_SETUPS))
    remember_theme(rng.choice(["nord", "contrast"]))
    write_setting("bot_pause", rng.choice([0.5, 1, 2]))
    player = _Everybody(tell, rng)
    house = House(pause=0.0, on_trouble=lambda *_: None)
    found = games_found().unfinished
    if found:
        table = await Table.resume(found[0].path, player, house)
    else:
        table = await Table.new(game.header, games_dir(), player, house)
    player.table = table
    deciding = asyncio.create_task(player.decide(table))
    await table.run()
    deciding.cancel()
    await asyncio.wait([deciding])
    await table.close()
    with Library() as library:
        library.catch_up()


def play_games(seed: int, kills: int) -> Counter[str]:
    """Play games in which processes are killed; gives how many there were.

    Args:
        seed: The seed of the first game; each has the next one.
        kills: No game is begun after so many kills.
    """
    counts, before = Counter[str](), os.environ.get(HOME_VARIABLE)
    while counts["kills"] < kills:
        home = Path(tempfile.mkdtemp(prefix="hats-kills-"))
        os.environ[HOME_VARIABLE] = str(home)
        moments = play_through(_dealt(seed + counts["games"]), Random(seed + counts["games"]))
        counts += Counter(games=1, kills=len(moments), before_any_move=moments.count(0))
        shutil.rmtree(home)
    os.environ[HOME_VARIABLE] = before or ""
    return counts


def _dealt(seed: int) -> Game:
    people = tuple(Player(name=name, kind="human") for name in NAMES[: 2 + seed % 3])
    return Game.from_header(deal(people, str(seed), created="2026-11-30T17:00:00Z"))


if __name__ == "__main__":
    print(json.dumps(play_games(int(sys.argv[1]), int(sys.argv[2]))))
