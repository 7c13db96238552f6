"""The index: it may be lost, garbled, of another version or somebody else's, and never matters."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from zlib import crc32

import pytest
from store.history.shelf import put

from hats_tui.store.history import schema
from hats_tui.store.history.catching_up import behind, catch_up
from hats_tui.store.history.facts import GameFacts, SeatFacts, Status
from hats_tui.store.history.finished import finished_games
from hats_tui.store.history.index import Index, Indexed
from hats_tui.store.history.stamp import Stamp

FACTS = GameFacts(Status.FINISHED, created=7)
GAME = Indexed.of(Stamp(1, 2), FACTS)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "state" / "history.sqlite3"


def known(file: Path) -> dict[str, Indexed]:
    with Index.open(file) as index:
        return index.games()


def test_what_was_put_in_is_there_the_next_time(file: Path) -> None:
    with Index.open(file) as index:
        index.put({"a.hats": GAME, "b.hats": GAME})
        index.put({}, gone=["b.hats"])
        assert not index.in_memory
    assert known(file) == {"a.hats": GAME}
    assert known(file)["a.hats"].facts == FACTS


def test_a_name_that_is_no_text_is_kept(file: Path) -> None:
    name = os.fsdecode(b"\xff\xe9.hats")
    with Index.open(file) as index:
        index.put({name: GAME})
    assert set(known(file)) == {name}


@pytest.mark.parametrize(
    "content", [b"", b"Dear diary", b"SQLite format 3\0" + b"\1" * 5000, bytes(100)]
)
def test_a_file_that_is_no_index_is_made_anew(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    with Index.open(file) as index:
        assert index.games() == {}
        index.put({"a.hats": GAME})
        assert not index.in_memory
    assert known(file) == {"a.hats": GAME}


def test_what_is_read_has_the_version_of_the_index() -> None:
    """Where this fails, an index that was made before knows less: count the version up with it."""
    known = [*Status, *SeatFacts._fields, *GameFacts._fields]
    assert (schema.VERSION, crc32(" ".join(known).encode())) == (3, 609011544)


@pytest.mark.parametrize(
    "change",
    [
        "PRAGMA user_version = 2",
        "PRAGMA user_version = 99",
        "PRAGMA user_version = 0",
        "DROP TABLE games",
        "ALTER TABLE games DROP COLUMN created",
        "ALTER TABLE games RENAME COLUMN seal TO feal",
    ],
)
def test_an_index_of_another_version_is_made_anew(file: Path, change: str) -> None:
    with Index.open(file) as index:
        index.put({"a.hats": GAME})
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(change)
    with Index.open(file) as index:
        assert index.games() == {}
        index.put({"b.hats": GAME})
    assert known(file) == {"b.hats": GAME}


@pytest.mark.parametrize(
    "change",
    [
        "status = 'unfinished'",
        "status = 'grand'",
        "created = 8",
        "facts = '[]'",
        "facts = x'ff00'",
        "facts = 5",
        "size = 'large'",
        "modified = 3",
        "seal = 1",
        "file = 'b.hats'",
    ],
)
def test_a_row_that_was_garbled_does_not_count(file: Path, change: str) -> None:
    with Index.open(file) as index:
        index.put({"a.hats": GAME, "z.hats": GAME})
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"UPDATE games SET {change} WHERE file = x'612e68617473'")
        connection.commit()
    assert known(file) == {"z.hats": GAME}
    assert finished_games(file) == {"z.hats"}


def test_an_index_that_breaks_while_it_is_open_is_begun_anew(file: Path) -> None:
    with Index.open(file) as index:
        index.put({"a.hats": GAME})
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("DROP TABLE games")
        assert index.games() == {}
        index.put({"b.hats": GAME})
        assert set(index.games()) == {"b.hats"}


def test_where_no_file_can_be_the_index_is_in_memory(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    with Index.open(tmp_path / "state" / "history.sqlite3") as index:
        assert index.in_memory
        index.put({"a.hats": GAME})
        assert index.games() == {"a.hats": GAME}
        index.clear()
        assert index.games() == {}


def test_two_programs_have_it_open_at_once(file: Path) -> None:
    with Index.open(file) as one, Index.open(file) as other:
        one.put({"a.hats": GAME})
        other.put({"b.hats": GAME})
        assert one.games() == other.games() == {"a.hats": GAME, "b.hats": GAME}


def test_who_cannot_write_since_another_program_does_goes_on_in_memory(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hats_tui.store.history.schema._PATIENCE", 0.01)
    with Index.open(file) as index, closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        index.put({"a.hats": GAME})
        assert index.in_memory
        assert index.games() == {"a.hats": GAME}
        other.rollback()
    assert known(file) == {}


def test_a_broken_index_hides_no_unfinished_game(tmp_path: Path, file: Path) -> None:
    folder = tmp_path / "games"
    for name in ("a.hats", "b.hats", "c.hats"):
        put(folder, name, "2p-01")
    put(folder, "open.hats", lines=20)
    with Index.open(file) as index:
        catch_up(index, folder)
    whole, rng = file.read_bytes(), Random(5)
    for _turn in range(40):
        garbled = bytearray(whole)
        for _byte in range(rng.choice((1, 5, 200))):
            garbled[rng.randrange(len(garbled))] = rng.randrange(256)
        for each in file.parent.iterdir():
            each.unlink()
        file.write_bytes(bytes(garbled[: rng.choice((len(whole), len(whole) // 2))]))
        assert "open.hats" not in finished_games(file)
        with Index.open(file) as index:
            catch_up(index, folder)
            assert behind(index, folder) == ((), ())
            assert index.games()["open.hats"].status is Status.UNFINISHED
            statuses = {game.facts.status for game in index.games().values()}
            assert statuses == {Status.FINISHED, Status.UNFINISHED}


def test_the_title_makes_no_index(tmp_path: Path) -> None:
    assert finished_games(tmp_path / "state" / "history.sqlite3") == frozenset()
    assert not (tmp_path / "state").exists()
