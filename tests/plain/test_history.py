"""`history list`, `import`, `export` and `rebuild`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from record.samples import GAMES, file_of, lines_of
from store.history.shelf import put, put_all

from hats_tui.cli import main
from hats_tui.store.history.index import index_file
from hats_tui.store.history.library import Library
from hats_tui.store.paths import games_dir


def ran(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str], str]:
    code = main(["history", *words])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


@pytest.fixture
def folder() -> Path:
    put_all(games_dir())
    put(games_dir(), "on.hats", lines=20)
    (games_dir() / "bad.hats").write_text("x")
    return games_dir()


@pytest.mark.usefixtures("folder")
def test_each_game_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, err = ran(capsys, "list")
    assert (code, err) == (0, "")
    assert len(lines) == len(GAMES) + 3
    assert lines[0].split() == ["Date", "Players", "Points", "Winner", "By", "File"]
    files = [line.split()[-1] for line in lines[1:]]
    assert sorted(files) == sorted(path.name for path in games_dir().iterdir())
    (on,) = (line for line in lines if line.endswith("on.hats"))
    assert "unfinished, round 3 of 8" in on


def test_a_list_without_a_game_says_so_beside_it(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, err = ran(capsys, "list")
    assert (code, len(lines)) == (0, 1)
    assert err == f"There are no games yet in {games_dir()}.\n"
    put(games_dir(), "a.hats")
    assert ran(capsys, "list", "--find", "nobody at all")[2] == "No game is like that.\n"


@pytest.mark.usefixtures("folder")
def test_the_list_is_narrowed_down_and_sorted(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(ran(capsys, "list", "--state", "unfinished")[1]) == 2
    assert len(ran(capsys, "list", "--state", "damaged")[1]) == 2
    assert len(ran(capsys, "list", "--find", "nobody at all")[1]) == 1
    lines = ran(capsys, "list", "--state", "finished", "--sort", "margin", "--rising")[1][1:]
    margins = [int(line.split()[-2]) for line in lines]
    assert margins == sorted(margins)


def test_files_and_folders_are_taken_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(tmp_path / "x", "a.hats")
    put(tmp_path / "x", "b.hats", "2p-01")
    code, lines, err = ran(capsys, "import", str(tmp_path / "x"), str(tmp_path / "x" / "a.hats"))
    assert (code, len(lines), err) == (0, 3, "")
    assert "already there" in lines[2]
    (tmp_path / "bad.hats").write_bytes(file_of([*lines_of("2p-01")[:4], "{}"]))
    code, lines, err = ran(capsys, "import", str(tmp_path / "bad.hats"), str(tmp_path / "nowhere"))
    assert code == 1
    assert "damaged in line 5" in lines[0]
    assert "nowhere" in err
    assert len(list(games_dir().iterdir())) == 2


def test_games_are_copied_out(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "out"
    code, lines, _err = ran(capsys, "export", str(target))
    assert (code, lines) == (0, [f"{len(GAMES) + 2} games are copied."])
    assert {path.name for path in target.iterdir()} == {path.name for path in folder.iterdir()}
    (target / "on.hats").write_text("a letter")
    code, _lines, err = ran(capsys, "export", str(target), "on.hats")
    assert code == 1
    assert "on.hats is there already" in err
    assert (target / "on.hats").read_text() == "a letter"
    assert ran(capsys, "export", str(target), "on.hats", "--replace")[0] == 0
    assert ran(capsys, "export", str(tmp_path / "one.hats"), "on.hats")[0] == 0
    assert (tmp_path / "one.hats").read_bytes() == (folder / "on.hats").read_bytes()
    assert ran(capsys, "export", str(target), "nobody.hats")[0] == 1


def test_one_game_goes_into_a_folder_that_is_not_there_yet(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines, err = ran(capsys, "export", f"{tmp_path}/new/", "on.hats")
    assert (code, lines, err) == (0, ["1 game is copied."], "")
    copy = tmp_path / "new" / "on.hats"
    assert copy.read_bytes() == (folder / "on.hats").read_bytes()


@pytest.mark.usefixtures("folder")
def test_many_games_into_a_file_are_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letter = tmp_path / "letter"
    letter.write_text("a letter")
    code, _lines, err = ran(capsys, "export", str(letter))
    assert (code, err) == (1, f"Nothing is copied: {letter}: File exists\n")


@pytest.mark.usefixtures("folder")
def test_a_home_that_nobody_has_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["export"], ["import"]):
        code, _lines, err = ran(capsys, *words, "~nobody-of-this-name/x")
        assert code == 1
        assert "~nobody-of-this-name/x" in err


def test_what_need_not_be_said_is_not_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["history", "export"])
    assert capsys.readouterr().err.endswith("required: FILE_OR_FOLDER\n")


def test_without_games_nothing_is_copied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _lines, err = ran(capsys, "export", str(tmp_path))
    assert code == 1
    assert "Nothing is copied" in err


def test_the_index_is_made_anew(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    index_file().parent.mkdir(parents=True)
    index_file().write_bytes(b"SQLite format 3\0 and then nothing")
    code, lines, err = ran(capsys, "rebuild")
    assert (code, lines, err) == (0, [f"{len(GAMES) + 2} games are known."], "")


def test_an_index_that_cannot_be_kept_is_told(
    home: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "state").write_text("a file where the folder should be")
    code, lines, err = ran(capsys, "rebuild")
    assert (code, lines) == (0, [f"{len(GAMES) + 2} games are known."])
    assert "cannot be written" in err


def test_a_rebuild_that_is_interrupted_keeps_what_it_read(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    read = 0

    def interrupted(_progress: object, done: int, _whole: int) -> bool:
        nonlocal read
        if done == 5:
            raise KeyboardInterrupt
        read = done
        return True

    monkeypatch.setattr("hats_tui.plain.history._Progress.__call__", interrupted)
    code, _lines, err = ran(capsys, "rebuild")
    assert code == 130
    assert "Stopped" in err
    with Library() as library:
        assert len(library.games()) == 5


def test_ctrl_c_ends_the_real_program_at_once(folder: Path) -> None:
    for number in range(40):
        put(folder, f"more{number}.hats", "4p-01")
    command = [sys.executable, "-P", "-m", "hats_tui", "history", "rebuild"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while not index_file().exists():
            assert process.poll() is None
        os.kill(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert out == b""
    assert b"Traceback" not in err


def test_listing_needs_no_screen() -> None:
    code = (
        "import sys; from hats_tui.cli import main; main(['history', 'list'])\n"
        "print([m for m in sys.modules if m.startswith(('textual', 'hats_tui.tui'))])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "[]"
