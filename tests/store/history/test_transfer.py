"""Records that are brought in, taken out and deleted."""

from __future__ import annotations

from pathlib import Path

import pytest
from record.samples import file_of, lines_of
from store.history.shelf import put

from hats_tui.record import InUse, RecordWriter, load_record
from hats_tui.store.history.deleting import delete_game
from hats_tui.store.history.transfer import (
    Fate,
    NothingThere,
    bring_in,
    records_at,
    take_out,
    typed_place,
)

LINES = lines_of("3p-01")


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    folder = tmp_path / "outside"
    put(folder, "a.hats")
    put(folder, "on.hats", lines=20)
    (folder / "bad.hats").write_bytes(file_of([*LINES[:4], LINES[3]]))
    (folder / "new.hats").write_bytes(file_of([LINES[0].replace('"hats":1', '"hats":2')]))
    (folder / "notes.txt").write_text("no game")
    return folder


def test_each_file_has_a_fate(outside: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    done = list(bring_in(records_at(outside), folder))
    assert [(each.source.name, each.fate) for each in done] == [
        ("a.hats", Fate.TAKEN),
        ("bad.hats", Fate.DAMAGED),
        ("new.hats", Fate.NEWER),
        ("on.hats", Fate.TAKEN),
    ]
    fault = done[1].fault
    assert fault is not None
    assert fault.line == 5
    assert sorted(path.name for path in folder.iterdir()) == ["a.hats", "on.hats"]
    again = list(bring_in(records_at(outside), folder))
    assert [each.fate for each in again] == [Fate.PRESENT, Fate.DAMAGED, Fate.NEWER, Fate.PRESENT]
    assert len(list(folder.iterdir())) == 2


def test_another_game_of_the_same_name_gets_a_number(tmp_path: Path) -> None:
    one, other = put(tmp_path / "x", "a.hats"), put(tmp_path / "y", "a.hats", "2p-01")
    folder = tmp_path / "games"
    names = [each.name for each in bring_in([one, other, one], folder)]
    assert names == ["a.hats", "a-2.hats", "a.hats"]
    assert (folder / "a-2.hats").read_bytes() == other.read_bytes()


def test_the_same_game_under_another_name_is_there_already(tmp_path: Path) -> None:
    one, twin = put(tmp_path / "x", "a.hats"), put(tmp_path / "x", "b.hats")
    assert [each.fate for each in bring_in([one, twin], tmp_path / "games")] == [
        Fate.TAKEN,
        Fate.PRESENT,
    ]


@pytest.mark.parametrize("tail", [b'{"seat":1,"do"', b""])
def test_a_torn_line_stays_outside(tmp_path: Path, tail: bytes) -> None:
    path = tmp_path / "torn.hats"
    path.write_bytes(file_of(LINES[:9])[: None if tail else -1] + tail)
    (done,) = bring_in([path], tmp_path / "games")
    assert done.fate is Fate.TAKEN
    assert (tmp_path / "games" / "torn.hats").read_bytes() == file_of(LINES[:9])


def test_what_cannot_be_read_or_kept_is_told(outside: Path, tmp_path: Path) -> None:
    (done,) = bring_in([outside], tmp_path / "games")
    assert (done.fate, bool(done.detail)) == (Fate.UNREADABLE, True)
    (tmp_path / "file").write_text("in the way")
    (done,) = bring_in([outside / "a.hats"], tmp_path / "file")
    assert (done.fate, bool(done.detail)) == (Fate.NOT_KEPT, True)


def test_it_can_be_stopped(outside: Path, tmp_path: Path) -> None:
    done = list(bring_in(records_at(outside), tmp_path / "games", lambda done: done < 2))
    assert len(done) == 2


@pytest.mark.parametrize("place", ["nowhere", "empty"])
def test_where_no_games_are_that_is_told(tmp_path: Path, place: str) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(NothingThere):
        records_at(tmp_path / place)


def test_a_copy_is_the_same_to_the_byte(outside: Path, tmp_path: Path) -> None:
    source = outside / "a.hats"
    folder = tmp_path / "here"
    folder.mkdir()
    copy = take_out(source, folder)
    assert (copy, copy.read_bytes()) == (folder / "a.hats", source.read_bytes())
    assert take_out(source, tmp_path / "mine.hats").read_bytes() == source.read_bytes()


def test_a_folder_that_is_not_there_is_made(outside: Path, tmp_path: Path) -> None:
    source = outside / "a.hats"
    place = typed_place(f"{tmp_path}/not/yet/", source.name)
    assert take_out(source, place) == tmp_path / "not" / "yet" / "a.hats"
    assert place.read_bytes() == source.read_bytes()


def test_a_file_is_never_taken_for_a_folder(outside: Path) -> None:
    with pytest.raises(NotADirectoryError):
        take_out(outside / "a.hats", outside / "notes.txt" / "a.hats", replace=True)
    assert (outside / "notes.txt").read_text() == "no game"


def test_a_home_that_nobody_has_is_no_place() -> None:
    with pytest.raises(NothingThere):
        typed_place("~nobody-of-this-name/x")


def test_a_whole_path_behind_the_beginning_of_the_field_is_meant_as_it_is(tmp_path: Path) -> None:
    assert typed_place(f"~/{tmp_path}") == tmp_path
    assert typed_place("~/games") == Path.home() / "games"


def test_nothing_is_written_over_unasked(outside: Path, tmp_path: Path) -> None:
    target = tmp_path / "mine.txt"
    target.write_text("a letter")
    with pytest.raises(FileExistsError) as error:
        take_out(outside / "a.hats", target)
    assert error.value.filename == str(target)
    assert target.read_text() == "a letter"
    take_out(outside / "a.hats", target, replace=True)
    assert target.read_bytes() == (outside / "a.hats").read_bytes()


def test_a_game_is_not_copied_onto_itself(outside: Path) -> None:
    with pytest.raises(FileExistsError):
        take_out(outside / "a.hats", outside, replace=True)


def test_a_disk_without_links_will_do(
    outside: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("os.link", refuse)
    take_out(outside / "a.hats", tmp_path / "b.hats")
    with pytest.raises(FileExistsError):
        take_out(outside / "on.hats", tmp_path / "b.hats")
    assert (tmp_path / "b.hats").read_bytes() == (outside / "a.hats").read_bytes()


def test_a_copy_that_fails_leaves_nothing_behind(
    outside: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    folder = tmp_path / "full"
    folder.mkdir()
    monkeypatch.setattr("os.fsync", refuse)
    with pytest.raises(OSError, match="No space left"):
        take_out(outside / "a.hats", folder)
    assert list(folder.iterdir()) == []


def test_a_game_is_deleted_once(tmp_path: Path) -> None:
    path = put(tmp_path, "a.hats")
    delete_game(path)
    assert not path.exists()
    delete_game(path)


def test_a_game_that_is_played_is_not_deleted(tmp_path: Path) -> None:
    path = put(tmp_path, "on.hats", lines=20)
    writer, _record = RecordWriter.resume(path)
    with writer, pytest.raises(InUse):
        delete_game(path)
    assert load_record(path).round == 3
    delete_game(path)
    assert not path.exists()
