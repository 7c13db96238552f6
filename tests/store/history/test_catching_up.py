"""The index follows the folder."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from record.samples import file_of, lines_of
from store.history.shelf import put, put_all

from hats_tui.store.games import games_found
from hats_tui.store.history import catching_up
from hats_tui.store.history.catching_up import behind, catch_up, keep_up, rebuild
from hats_tui.store.history.facts import Status
from hats_tui.store.history.index import Index
from hats_tui.store.paths import games_dir, state_dir


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    put_all(folder)
    return folder


@pytest.fixture
def index(tmp_path: Path) -> Iterator[Index]:
    with Index.open(tmp_path / "history.sqlite3") as index:
        yield index


def test_every_file_is_read_once(
    folder: Path, index: Index, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert catch_up(index, folder)
    assert set(index.games()) == {path.name for path in folder.iterdir()}
    monkeypatch.setattr(catching_up, "facts_of_file", None)  # nobody may read a file again
    assert catch_up(index, folder)


def test_what_is_new_changed_or_gone_is_noticed(folder: Path, index: Index) -> None:
    put(folder, "on.hats", lines=20)
    catch_up(index, folder)
    new, changed, gone = folder / "new.hats", folder / "on.hats", folder / "2p-01.hats"
    new.write_bytes(file_of(lines_of("4p-01")))
    changed.write_bytes(file_of(lines_of("3p-01")))
    gone.unlink()
    unread, missing = behind(index, folder)
    assert (set(unread), missing) == ({"new.hats", "on.hats"}, ("2p-01.hats",))
    catch_up(index, folder)
    games = index.games()
    assert games["on.hats"].status is Status.FINISHED
    assert len(games["new.hats"].facts.seats) == 4
    assert "2p-01.hats" not in games


def test_a_file_of_the_same_size_that_was_changed_is_read_again(folder: Path, index: Index) -> None:
    catch_up(index, folder)
    path = folder / "2p-01.hats"
    path.write_bytes(path.read_bytes().replace(b"Ann", b"Zoe"))
    os.utime(path, (99, 99))
    catch_up(index, folder)
    assert "Zoe" in {seat.name for seat in index.games()["2p-01.hats"].facts.seats}


def test_the_newest_come_first_and_what_is_stopped_is_kept(folder: Path, index: Index) -> None:
    told: list[tuple[int, int]] = []

    def go_on(done: int, whole: int) -> bool:
        told.append((done, whole))
        return done < 5

    assert not catch_up(index, folder, go_on)
    count = len(list(folder.iterdir()))
    assert told == [(done, count) for done in range(6)]
    newest = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)[-5:]
    assert set(index.games()) == {path.name for path in newest}
    assert catch_up(index, folder)
    assert len(index.games()) == count


def test_an_interrupt_keeps_what_was_read(folder: Path, index: Index) -> None:
    def go_on(done: int, _whole: int) -> bool:
        if done == 3:
            raise KeyboardInterrupt
        return True

    with pytest.raises(KeyboardInterrupt):
        catch_up(index, folder, go_on)
    assert len(index.games()) == 3


def test_a_rebuild_reads_all_again(folder: Path, index: Index) -> None:
    catch_up(index, folder)
    before = index.games()
    read: list[int] = []

    def go_on(done: int, _whole: int) -> bool:
        read.append(done)
        return True

    assert rebuild(index, folder, go_on)
    assert len(read) == len(before)
    assert index.games() == before


def test_what_is_no_game_and_what_cannot_be_read_is_no_trouble(
    tmp_path: Path, index: Index
) -> None:
    folder = tmp_path / "odd"
    put(folder, "a.hats", lines=5)
    (folder / "text.hats").write_text("Dear diary")
    (folder / "folder.hats").mkdir()
    (folder / "gone.hats").symlink_to(tmp_path / "nowhere")
    (folder / "other.txt").write_text("x")
    assert catch_up(index, folder)
    statuses = {name: game.status for name, game in index.games().items()}
    assert statuses == {"a.hats": Status.UNFINISHED, "text.hats": Status.DAMAGED}


def test_a_folder_that_is_not_there_has_no_games(tmp_path: Path, index: Index) -> None:
    assert catch_up(index, tmp_path / "nowhere")
    assert index.games() == {}


def test_the_title_opens_only_games_that_are_not_known_to_be_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put_all(games_dir())
    put(games_dir(), "on.hats", lines=20)
    keep_up()
    opened: list[str] = []
    load = games_found.__globals__["load_bytes"]

    def counting(path: Path) -> bytes:
        opened.append(path.name)
        data: bytes = load(path)
        return data

    monkeypatch.setitem(games_found.__globals__, "load_bytes", counting)
    assert [game.path.name for game in games_found().unfinished] == ["on.hats"]
    assert opened == ["on.hats"]


def test_an_index_that_is_lost_on_the_way_is_filled_again(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hats_tui.store.history.schema._PATIENCE", 0.01)
    file = tmp_path / "lost.sqlite3"
    with Index.open(file) as index, closing(sqlite3.connect(file)) as other:
        catch_up(index, folder)
        put(folder, "new.hats", lines=20)
        other.execute("BEGIN IMMEDIATE")
        catch_up(index, folder)
        assert index.in_memory
        assert set(index.games()) == {path.name for path in folder.iterdir()}


def test_nothing_is_made_where_there_are_no_games() -> None:
    keep_up()
    assert not state_dir().exists()
