"""A game that cannot be saved: the player decides, and nothing that was saved is damaged."""

from __future__ import annotations

import asyncio
import errno
import os
from pathlib import Path

import pytest
from support.saves import after_turns, new_game, only_record, save

from hats_tui.game import BlackHat, EndTurn, Event, Move, PublicView
from hats_tui.record import Finished, JournalError, load_record
from hats_tui.record.hints import is_without_hints
from hats_tui.table.journal import RecordJournal, Stopped, Unsaved
from hats_tui.table.opening import new_journal, open_journal
from hats_tui.table.table import House, Table

HEADER = new_game(2)


class Disk:
    """A disk that can be full, and a player who is asked then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: Unsaved) -> None:
        self.full = False
        self.answers = list(answers)
        self.asked: list[str] = []
        self._write = os.write
        monkeypatch.setattr(os, "write", self.write)

    def write(self, descriptor: int, data: memoryview) -> int:
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return self._write(descriptor, data)

    async def ask(self, error: JournalError) -> Unsaved:
        self.asked.append(error.reason)
        return self.answers.pop(0)


def some_moves() -> list[Move]:
    """The first moves of a game."""
    return [entry.move for entry in after_turns(HEADER, 3).entries]


async def write_all(journal: RecordJournal, moves: list[Move]) -> None:
    for move in moves:
        await journal.write_move(move)


def recorded(folder: Path) -> list[Move]:
    return [entry.move for entry in only_record(folder).game.entries]


async def test_who_stops_keeps_what_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, moves = Disk(monkeypatch, Unsaved.STOP), some_moves()
    journal = await new_journal(tmp_path, HEADER, disk.ask)
    await write_all(journal, moves[:2])
    disk.full = True
    with pytest.raises(Stopped, match="No space left"):
        await journal.write_move(moves[2])
    disk.full = False
    await journal.close()

    assert recorded(tmp_path) == moves[:2]
    assert disk.asked == [os.strerror(errno.ENOSPC)]


async def test_who_plays_on_is_not_asked_again_and_everything_is_saved_once_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, moves = Disk(monkeypatch, Unsaved.PLAY_ON), some_moves()
    journal = await new_journal(tmp_path, HEADER, disk.ask)
    disk.full = True
    await write_all(journal, moves[:3])
    assert journal.unsaved is not None
    assert recorded(tmp_path) == []
    disk.full = False
    await journal.write_move(moves[3])
    assert journal.unsaved is None
    await journal.close()

    assert recorded(tmp_path) == moves[:4]
    assert len(disk.asked) == 1


async def test_what_waits_is_tried_once_more_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, moves = Disk(monkeypatch, Unsaved.PLAY_ON), some_moves()
    disk.full = True
    journal = await new_journal(tmp_path, HEADER, disk.ask)
    await write_all(journal, moves)
    assert journal.unsaved is not None
    disk.full = False
    await journal.close()

    assert journal.unsaved is None
    assert recorded(tmp_path) == moves


async def test_it_is_tried_again_as_often_as_the_player_likes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, moves = Disk(monkeypatch, Unsaved.AGAIN, Unsaved.AGAIN), some_moves()
    journal = await new_journal(tmp_path, HEADER, disk.ask)

    async def ask(error: JournalError) -> Unsaved:
        disk.full = len(disk.asked) == 0
        return await disk.ask(error)

    journal._ask = ask  # noqa: SLF001 - the second answer comes when there is room again
    disk.full = True
    await journal.write_move(moves[0])
    await journal.close()

    assert len(disk.asked) == 2
    assert recorded(tmp_path) == moves[:1]


async def test_a_question_that_is_left_open_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, asked = Disk(monkeypatch), asyncio.Event()

    async def ask(error: JournalError) -> Unsaved:
        asked.set()
        return await asyncio.Future()

    journal = await new_journal(tmp_path, HEADER, ask)
    disk.full = True
    writes = asyncio.create_task(journal.write_move(some_moves()[0]))
    await asked.wait()
    writes.cancel()
    await asyncio.wait([writes])
    disk.full = False
    await journal.close()

    assert recorded(tmp_path) == []


@pytest.mark.parametrize("answer", [Unsaved.STOP, Unsaved.PLAY_ON])
async def test_a_new_game_without_a_place_for_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Unsaved
) -> None:
    disk = Disk(monkeypatch, answer)
    (tmp_path / "data").touch()
    folder = tmp_path / "data" / "games"
    if answer is Unsaved.STOP:
        with pytest.raises(Stopped, match="Not a directory"):
            await new_journal(folder, HEADER, disk.ask)
        return
    journal, moves = await new_journal(folder, HEADER, disk.ask), some_moves()
    await journal.write_move(moves[0])
    (tmp_path / "data").unlink()
    await journal.write_move(moves[1])
    await journal.close()

    assert recorded(tmp_path) == moves[:2]


async def test_a_record_that_may_only_be_read_is_played_on_unsaved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = save(tmp_path, after_turns(HEADER, 3))
    before = file.read_bytes()
    open_really = os.open

    def open_for_reading(path: str, flags: int, *mode: int) -> int:
        if flags & os.O_RDWR:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return open_really(path, flags, *mode)

    monkeypatch.setattr(os, "open", open_for_reading)
    disk = Disk(monkeypatch, Unsaved.PLAY_ON)
    journal, record = await open_journal(file, disk.ask)
    [move, end] = [BlackHat(seat=2, card=record.game.view(2).hand[0]), EndTurn(seat=2)]
    await journal.write_move(move)
    assert journal.unsaved is not None
    assert file.read_bytes() == before
    monkeypatch.setattr(os, "open", open_really)
    await journal.write_move(end)
    await journal.close()

    assert [entry.move for entry in load_record(file).game.entries[-2:]] == [move, end]


async def test_what_somebody_else_wrote_meanwhile_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = save(tmp_path, after_turns(HEADER, 3))
    disk = Disk(monkeypatch, Unsaved.PLAY_ON)
    journal, record = await open_journal(file, disk.ask)
    other = file.read_bytes() + b'{"note":"other"}\n'
    file.unlink()
    file.write_bytes(other)
    await journal.write_move(BlackHat(seat=2, card=record.game.view(2).hand[0]))
    await journal.close()

    assert file.read_bytes() == other
    assert disk.asked == ["another file has taken its place"]


async def test_a_finished_game_that_may_only_be_read_is_not_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    golden = Path(__file__).parents[1] / "record" / "golden" / "2p-01.hats"

    def no(*_: object) -> int:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(os, "open", no)
    with pytest.raises(Finished):
        await open_journal(golden, Disk(monkeypatch).ask)


class Nobody:
    """An observer who does not look."""

    async def see(self, view: PublicView, events: tuple[Event, ...]) -> None:
        del view, events


@pytest.mark.parametrize("answer", [Unsaved.STOP, Unsaved.PLAY_ON])
async def test_a_table_without_a_disk_plays_or_not_as_the_player_wants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Unsaved
) -> None:
    header = new_game(2, kinds=["bot:nobody"] * 4)
    disk = Disk(monkeypatch, answer)
    house = House(pause=0.0, on_trouble=lambda *_: None, on_unsaved=disk.ask)
    table = await Table.new(header, tmp_path, Nobody(), house)
    disk.full = True
    if answer is Unsaved.STOP:
        with pytest.raises(Stopped):
            await table.run()
    else:
        await table.run()
        assert table.unsaved is not None
    assert table.referee.game.state.board.over == (answer is Unsaved.PLAY_ON)
    await table.close()

    assert only_record(tmp_path).game.entries == ()


@pytest.mark.parametrize("hints", [True, False])
async def test_a_game_set_up_without_hints_says_so_from_its_beginning(
    tmp_path: Path, hints: bool
) -> None:
    house = House(pause=0.0, on_trouble=lambda *_: None)
    table = await Table.new(new_game(2), tmp_path, Nobody(), house, hints=hints)
    await table.close()
    assert table.hints is hints
    assert is_without_hints(only_record(tmp_path)) is not hints
