"""The list of unfinished games."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from record.samples import GAMES, file_of, lines_of

from hats_tui.store.games import games_found
from hats_tui.store.problem import ProblemCode

LINES = lines_of("3p-01")


def put(folder: Path, name: str, lines: list[str], played: int, tail: bytes = b"") -> Path:
    path = folder / name
    path.write_bytes(file_of(lines) + tail)
    os.utime(path, (played, played))
    return path


def test_no_folder_no_games(tmp_path: Path) -> None:
    assert games_found(tmp_path / "missing").unfinished == ()
    assert games_found(tmp_path).unfinished == ()


def test_the_player_s_own_folder_is_looked_into(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HATS_TUI_HOME", str(tmp_path))
    folder = tmp_path / "data" / "games"
    folder.mkdir(parents=True)
    put(folder, "a.hats", LINES[:3], 1)
    assert [game.path for game in games_found().unfinished] == [folder / "a.hats"]


def test_unfinished_games_the_last_one_first(tmp_path: Path) -> None:
    put(tmp_path, "old.hats", LINES[:20], 1_000_000)
    note = '{"note":"seat","seat":2,"kind":"bot:hare"}'
    put(tmp_path, "new.hats", [LINES[0], note], 2_000_000)
    put(tmp_path, "torn.hats", LINES[:20], 1_500_000, tail=b'{"result"')
    put(tmp_path, "over.hats", LINES[:-1], 500_000)
    put(tmp_path, "talk.hats", [*LINES[:2], '{"note":"x","of":"\\"result\\""}'], 400_000)
    for number, golden in enumerate(GAMES):
        put(tmp_path, f"done{number}.hats", lines_of(golden.stem), 3_000_000)
    games = games_found(tmp_path).unfinished
    names = ["new.hats", "torn.hats", "old.hats", "over.hats", "talk.hats"]
    assert [game.path.name for game in games] == names
    assert [game.round for game in games] == [1, 3, 3, 8, 1]
    assert games[0].modified == datetime.fromtimestamp(2_000_000, UTC)
    assert [player.name for player in games[0].players] == ["Ann", "Bob", "Chloé"]
    assert [player.kind for player in games[0].players] == ["human", "bot:hare", "human"]
    assert games[0].header.players[1].kind == "human"


def test_a_game_that_cannot_be_played_on_is_told_and_left_alone(tmp_path: Path) -> None:
    put(tmp_path, "text.hats", ["Dear diary"], 1)
    put(tmp_path, "latin.hats", LINES[:2], 1, tail=b"\xe9\n")
    put(tmp_path, "later.hats", [LINES[0].replace('"hats":1', '"hats":2')], 1)
    put(tmp_path, "odd.hats", [*LINES[:2], '{"do":"fly"}'], 1)
    put(tmp_path, "nothing.hats", [], 1, tail=b"\0" * 600)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    right = put(tmp_path, "right.hats", LINES[:1], 1)

    unfinished, problems = games_found(tmp_path)

    assert [game.path for game in unfinished] == [right]
    assert [(each.code, each.file.name, each.detail) for each in problems] == [
        (ProblemCode.NEWER_GAME, "later.hats", "1"),
        (ProblemCode.DAMAGED_GAME, "latin.hats", "3"),
        (ProblemCode.DAMAGED_GAME, "nothing.hats", "1"),
        (ProblemCode.DAMAGED_GAME, "odd.hats", "3"),
        (ProblemCode.DAMAGED_GAME, "text.hats", "1"),
    ]
    assert {path: path.read_bytes() for path in before} == before


def test_a_folder_that_cannot_be_looked_into_is_told(tmp_path: Path) -> None:
    (tmp_path / "games").touch()
    unfinished, [problem] = games_found(tmp_path / "games")
    assert not unfinished
    assert (problem.code, problem.detail) == (ProblemCode.UNREADABLE_FOLDER, "Not a directory")


def test_what_no_permission_lets_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no(_path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    put(tmp_path, "a.hats", LINES[:2], 1)
    monkeypatch.setattr("hats_tui.store.games.load_bytes", no)
    [problem] = games_found(tmp_path).problems
    assert (problem.code, problem.detail) == (ProblemCode.UNREADABLE_GAME, "Permission denied")


@pytest.mark.parametrize("size", [0, 1, 8, 9, 50, len(LINES[0].encode()) - 1])
def test_a_header_that_was_never_written_to_its_end_is_no_game(tmp_path: Path, size: int) -> None:
    put(tmp_path, "torn.hats", [], 1, tail=LINES[0].encode()[:size])
    assert games_found(tmp_path) == ((), ())


def test_what_is_no_record_is_passed_over(tmp_path: Path) -> None:
    put(tmp_path, "game.txt", LINES[:2], 1)
    (tmp_path / "folder.hats").mkdir()
    (tmp_path / "gone.hats").symlink_to(tmp_path / "nowhere")
    right = put(tmp_path, "right.hats", LINES[:1], 1)
    assert games_found(tmp_path).problems == ()
    assert [game.path for game in games_found(tmp_path).unfinished] == [right]
