"""Writing a record: whole lines on the disk, whatever happens in between."""

from __future__ import annotations

import errno
import os
from itertools import islice
from pathlib import Path

import pytest
from record.samples import file_of, lines_of, random_game, record_of

from hats_tui.game import Player, deal
from hats_tui.record import (
    BadRecord,
    Finished,
    InUse,
    NotWritten,
    RecordWriter,
    created_now,
    header_line,
    load_record,
    read_record,
)
from hats_tui.record.check import main as check
from hats_tui.record.naming import file_names

LINES = lines_of("2p-01")
HEADER = read_record(file_of(LINES[:1])).header


def started(folder: Path, lines: int = 4) -> Path:
    """An unfinished record with so many lines."""
    path = folder / "game.hats"
    path.write_bytes(file_of(LINES[:lines]))
    return path


def test_a_game_is_written_line_by_line(tmp_path: Path) -> None:
    with RecordWriter.create(tmp_path, HEADER) as writer:
        for number, line in enumerate(LINES[1:], start=2):
            writer.append(line)
            assert writer.path.read_bytes() == file_of(LINES[:number])
    assert check([str(writer.path)]) == 0


def test_each_line_is_synced_before_append_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    writer = RecordWriter.create(tmp_path, HEADER)
    monkeypatch.setattr(os, "fsync", lambda fd: sizes.append(os.fstat(fd).st_size))
    for line in LINES[1:4]:
        writer.append(line)
    writer.close()
    assert sizes == [len(file_of(LINES[:number])) for number in (2, 3, 4)]


def test_a_new_game_never_takes_the_place_of_another(tmp_path: Path) -> None:
    paths = []
    for _ in range(3):
        with RecordWriter.create(tmp_path, HEADER) as writer:
            paths.append(writer.path.name)
    stem = "2026-11-30-170000-ann-bob"
    assert paths == [f"{stem}.hats", f"{stem}-2.hats", f"{stem}-3.hats"]


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Chloé", "chloe"),
        ("漢字", "seat1"),
        ("../../x", "x"),
        ("[/red]", "red"),
        ("\x1b[2J", "2j"),
        ("a" * 300, "a" * 20),
        ("-", "seat1"),
        ("", "seat1"),
    ],
)
def test_file_names_are_plain(name: str, part: str) -> None:
    players = (Player(name=name, kind="human"), Player(name="Fox", kind="bot:fox"))
    header = deal(players, "1", created="2026-11-30T17:00:00Z")
    assert next(file_names(header)) == f"2026-11-30-170000-{part}-fox.hats"


def test_file_names_of_an_odd_date() -> None:
    header = HEADER.model_copy(update={"created": "../☺"})
    assert list(islice(file_names(header), 2)) == ["game-ann-bob.hats", "game-ann-bob-2.hats"]


def test_a_header_has_to_say_when_it_was_created(tmp_path: Path) -> None:
    header = deal(HEADER.players, "1")
    with pytest.raises(ValueError, match="created"):
        RecordWriter.create(tmp_path, header)
    assert list(tmp_path.iterdir()) == []
    dated = deal(HEADER.players, "1", created=created_now())
    assert read_record(f"{header_line(dated)}\n".encode()).header == dated


def test_a_line_is_one_line(tmp_path: Path) -> None:
    with RecordWriter.create(tmp_path, HEADER) as writer, pytest.raises(ValueError, match="line"):
        writer.append("{}\n{}")
    assert writer.path.read_bytes() == file_of(LINES[:1])


def test_no_folder_no_record(tmp_path: Path) -> None:
    with pytest.raises(NotWritten) as caught:
        RecordWriter.create(tmp_path / "missing", HEADER)
    assert caught.value.reason == os.strerror(errno.ENOENT)


def test_a_torn_record_is_mended_at_every_byte(tmp_path: Path) -> None:
    note = '{"note":"mood","face":"é漢☺"}'
    lines = [LINES[0], LINES[1], note, *LINES[2:8]]
    whole, header = file_of(lines), len(lines[0].encode())
    path = tmp_path / "game.hats"
    for size in range(header, len(whole) + 1):
        path.write_bytes(whole[:size])
        writer, record = RecordWriter.resume(path)
        kept = len(record.lines)
        for line in lines[kept : kept + 1]:
            writer.append(line)
        writer.close()
        assert path.read_bytes() == file_of(lines[: kept + 1])
        assert check([str(path)]) == 0


def test_a_torn_header_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.hats"
    for size in range(len(LINES[0].encode())):
        path.write_bytes(LINES[0].encode()[:size])
        with pytest.raises(BadRecord, match="line 1: not_json"):
            RecordWriter.resume(path)
        assert path.stat().st_size == size


def test_resuming_gives_the_record_and_goes_on(tmp_path: Path) -> None:
    path = started(tmp_path)
    writer, record = RecordWriter.resume(path)
    with writer:
        assert record == load_record(path)
        for line in LINES[4:]:
            writer.append(line)
    assert path.read_bytes() == file_of(LINES)


def test_a_finished_or_faulty_record_is_not_resumed(tmp_path: Path) -> None:
    path = started(tmp_path, len(LINES))
    path.write_bytes(path.read_bytes() + b'{"torn')
    with pytest.raises(Finished):
        RecordWriter.resume(path)
    assert path.read_bytes().endswith(b"torn")
    path.write_bytes(file_of([LINES[0], LINES[3]]) + b'{"torn')
    with pytest.raises(BadRecord, match="line 2"):
        RecordWriter.resume(path)
    assert path.read_bytes().endswith(b"torn")


def test_a_game_over_without_its_result_can_get_it(tmp_path: Path) -> None:
    path = started(tmp_path, len(LINES) - 1)
    writer, record = RecordWriter.resume(path)
    with writer:
        assert record.game.state.board.over
        writer.append(LINES[-1])
    assert load_record(path).result is not None


def test_nothing_to_resume(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.hats", tmp_path):
        with pytest.raises(NotWritten):
            RecordWriter.resume(path)


class FullDisk:
    """A disk that takes so many bytes more, and then fails."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, room: int) -> None:
        self.room = room
        self.write_really = os.write
        monkeypatch.setattr(os, "write", self.write)

    def write(self, descriptor: int, data: memoryview) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        taken = self.write_really(descriptor, data[: self.room])
        self.room -= taken
        return taken


def test_a_full_disk_leaves_the_last_whole_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = started(tmp_path)
    writer, _ = RecordWriter.resume(path)
    disk = FullDisk(monkeypatch, room=5)
    with pytest.raises(NotWritten) as caught:
        writer.append(LINES[4])
    assert caught.value.reason == os.strerror(errno.ENOSPC)
    assert path.read_bytes() == file_of(LINES[:4])
    disk.room = 10**6
    writer.append(LINES[4])
    writer.close()
    assert path.read_bytes() == file_of(LINES[:5])


def test_a_short_write_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: really(descriptor, data[:3]))
    with RecordWriter.create(tmp_path, HEADER) as writer:
        writer.append(LINES[1])
    assert writer.path.read_bytes() == file_of(LINES[:2])


def test_what_cannot_be_put_back_at_once_is_put_back_by_the_next_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = started(tmp_path)
    writer, _ = RecordWriter.resume(path)
    disk = FullDisk(monkeypatch, room=5)
    with monkeypatch.context() as broken:
        broken.setattr(os, "ftruncate", _fail)
        with pytest.raises(NotWritten):
            writer.append(LINES[4])
        assert path.stat().st_size == len(file_of(LINES[:4])) + 5
        assert load_record(path).torn
        with pytest.raises(NotWritten):
            writer.append(LINES[4])
    disk.room = 10**6
    writer.append(LINES[4])
    writer.close()
    assert path.read_bytes() == file_of(LINES[:5])


def test_a_failed_sync_takes_the_line_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = started(tmp_path)
    writer, _ = RecordWriter.resume(path)
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", _fail)
        with pytest.raises(NotWritten):
            writer.append(LINES[4])
    writer.close()
    assert path.read_bytes() == file_of(LINES[:4])


def test_a_record_that_cannot_be_begun_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    FullDisk(monkeypatch, room=20)
    with pytest.raises(NotWritten):
        RecordWriter.create(tmp_path, HEADER)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_vanishes_or_changes_is_noticed(tmp_path: Path) -> None:
    path = started(tmp_path)
    with RecordWriter.resume(path)[0] as writer:
        path.write_bytes(file_of(LINES[:5]))
        with pytest.raises(NotWritten, match="another program has changed it"):
            writer.append(LINES[4])
        path.rename(tmp_path / "elsewhere")
        with pytest.raises(NotWritten, match="No such file"):
            writer.append(LINES[4])
        path.write_bytes(file_of(LINES[:4]))
        with pytest.raises(NotWritten, match="another file has taken its place"):
            writer.append(LINES[4])
    assert path.read_bytes() == file_of(LINES[:4])


def test_a_line_that_comes_after_the_end_is_refused(tmp_path: Path) -> None:
    path = started(tmp_path)
    writer, _ = RecordWriter.resume(path)
    writer.close()
    with RecordWriter.resume(path)[0], pytest.raises(NotWritten, match="closed"):
        writer.append(LINES[4])
    assert path.read_bytes() == file_of(LINES[:4])


def test_one_writer_at_a_time(tmp_path: Path) -> None:
    path = started(tmp_path)
    with RecordWriter.resume(path)[0] as writer:
        with pytest.raises(InUse):
            RecordWriter.resume(path)
        writer.append(LINES[4])
        assert len(load_record(path).lines) == 5
    RecordWriter.resume(path)[0].close()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_game_stopped_anywhere_is_resumed_as_it_was(tmp_path: Path, players: int) -> None:
    whole = random_game(7, players)
    for moves in (0, 1, 11, len(whole.entries)):
        game = random_game(7, players, moves)
        with RecordWriter.create(tmp_path, game.header) as writer:
            for line in record_of(game)[1 : moves + 1]:
                writer.append(line)
        resumed, record = RecordWriter.resume(writer.path)
        resumed.close()
        assert record.game == game


def _fail(*_: object) -> None:
    raise OSError(errno.EIO, os.strerror(errno.EIO))
