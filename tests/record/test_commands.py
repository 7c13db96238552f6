"""`record check` and `record trace` as programs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from record.samples import GAMES, file_of, lines_of

from hats_tui.cli import main as cli
from hats_tui.record.check import main as check
from hats_tui.record.trace import main as trace

LINES = lines_of("3p-01")


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-P", "-m", "hats_tui", "record", *words]
    return subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, check=False
    )


def written(folder: Path, name: str, data: bytes) -> str:
    (folder / name).write_bytes(data)
    return str(folder / name)


def test_check_tells_each_bad_file_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    right = written(tmp_path, "right.hats", file_of(LINES[:9]))
    blank = written(tmp_path, "blank.hats", file_of([*LINES[:2], "", ""]))
    early = written(tmp_path, "early.hats", file_of([LINES[0], '{"seat":2,"do":"end"}']))
    assert check([right, blank, right, early]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        f"{right}: A right record.",
        f"{blank}:3: not_json: The line is not JSON in UTF-8: the line is blank.",
        f"{right}: A right record.",
        f"{early}:2: must_play_first: Seat 2 has to play a card before the turn ends.",
    ]
    assert err == ""
    assert check([right, early], quiet=True) == 1
    assert capsys.readouterr().out.startswith(f"{early}:2: ")
    assert cli(["record", "check", "--quiet", right]) == 0
    assert capsys.readouterr().out == ""


def test_a_torn_last_line_is_a_notice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = file_of(LINES[:9]) + b'{"seat"'
    torn = written(tmp_path, "torn.hats", data)
    assert check([torn]) == 0
    notice = f"{torn}:10: The last line is cut off and was left out.\n"
    assert capsys.readouterr() == (f"{torn}: A right record.\n", notice)
    assert trace([torn]) == 0
    out, err = capsys.readouterr()
    assert (len(out.splitlines()), err) == (9, notice)
    assert Path(torn).read_bytes() == data


def test_what_cannot_be_read_is_told_and_is_not_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for main in (check, trace):
        assert main([str(tmp_path), str(tmp_path / "missing"), str(GAMES[0])]) == 1
        told = capsys.readouterr().err.splitlines()
        assert [line.startswith(str(tmp_path)) for line in told] == [True, True]
        assert "missing: The file cannot be read: No such file" in told[1]


def test_a_file_far_too_large_is_not_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    huge = tmp_path / "huge.hats"
    with huge.open("wb") as stream:
        stream.truncate((1 << 24) + 1)
    assert check([str(huge)]) == 1
    assert "too large" in capsys.readouterr().err


def test_a_bad_file_has_no_trace(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = written(tmp_path, "bad.hats", file_of([*LINES[:4], LINES[3]]))
    assert trace([bad, str(GAMES[0])]) == 1
    out, err = capsys.readouterr()
    assert out == GAMES[0].with_suffix(".trace").read_text(encoding="utf-8")
    assert err.startswith(f"{bad}:5: ")


def test_the_action_is_traced_to_the_letter(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = f' {{"x": "\\u00e9☺", {LINES[1][1:]}\r'
    assert trace([written(tmp_path, "odd.hats", file_of([LINES[0], odd]))]) == 0
    line = capsys.readouterr().out.splitlines()[1]
    assert line.startswith(f'{{"n":1,"action":{odd.strip()},"turn":')
    assert json.loads(line)["action"] == json.loads(odd)


def test_notes_are_not_traced_and_an_unfinished_game_has_no_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [*LINES[:3], '{"note":"hint","seat":1}', *LINES[3:6]]
    assert trace([written(tmp_path, "x.hats", file_of(lines))]) == 0
    golden = (GAMES[0].parent / "3p-01.trace").read_text(encoding="utf-8").splitlines()
    assert capsys.readouterr().out.splitlines() == golden[:6]


def test_a_game_over_is_traced_with_its_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert trace([written(tmp_path, "x.hats", file_of(LINES[:-1]))]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == LINES[-1]


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "utf-16"])
def test_the_output_is_utf8_whatever_the_locale(tmp_path: Path, encoding: str) -> None:
    action = f'{{"x":"☺",{LINES[1][1:]}'
    path = written(tmp_path, "漢.hats", file_of([LINES[0], action, LINES[1]]))
    told = run("check", path, PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert told.returncode == 1
    assert told.stdout.startswith(f"{path}:3: card_not_in_hand: Seat 2".encode())
    Path(path).write_bytes(file_of([LINES[0], action]))
    traced = run("trace", path, PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert (traced.returncode, traced.stderr) == (0, b"")
    assert '"x":"☺"'.encode() in traced.stdout.splitlines()[1]


def test_a_reader_that_has_seen_enough_is_no_reason_to_complain() -> None:
    command = [sys.executable, "-P", "-m", "hats_tui", "record", "trace", *map(str, GAMES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"n":0')
        process.stdout.close()
        assert process.stderr.read() == b""
