"""The command line."""

import importlib.metadata
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from record.samples import GOLDEN

import hats_tui
from hats_tui import cli

HEAVY = {"hats_tui.game", "hats_tui.store.settings", "hats_tui.tui", "pydantic", "rich", "textual"}
REPORT_MODULES = """
import sys
from hats_tui import cli
try:
    cli.main(sys.argv[1:])
finally:
    print("MODULES", *sys.modules)
"""


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_help_and_version_load_nothing_heavy(option: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-P", "-c", REPORT_MODULES, option],
        capture_output=True,
        check=True,
        text=True,
    )

    loaded = set(ended.stdout.partition("MODULES ")[2].split())
    assert "hats_tui.cli" in loaded
    assert not loaded & HEAVY


def test_version_is_the_installed_one(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])

    assert ended.value.code == 0
    assert capsys.readouterr().out == f"hats-tui {hats_tui.__version__}\n"
    assert importlib.metadata.version("hats-tui") == hats_tui.__version__


def test_the_command_is_installed() -> None:
    [command] = importlib.metadata.entry_points(group="console_scripts", name="hats-tui")

    assert command.load() is cli.main


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])

    out = capsys.readouterr().out
    assert all(
        re.search(rf"^ +{name} ", out, re.MULTILINE)
        for name in ("record", "replay", "settings", "bot")
    )


@pytest.mark.parametrize(
    "arguments",
    [["play"], ["record"], ["record", "check"], ["record", "trace"], ["record", "sing"], ["bot"]],
)
def test_a_wrong_command_line_is_told_in_short(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)

    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith("usage: hats-tui")


@pytest.mark.parametrize("action", ["check", "trace"])
def test_record_commands_get_their_files_and_give_their_exit_code(
    action: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []

    def main(files: list[str], say: object, *, quiet: bool = False) -> int:
        asked.append(files)
        return 1

    monkeypatch.setattr(f"hats_tui.record.{action}.main", main)

    assert cli.main(["record", action, "a.hats", "./b.hats"]) == 1
    assert asked == [["a.hats", "./b.hats"]]


def test_a_bot_is_started_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def main(name: str, say: object) -> int:
        asked.append(name)
        return 0

    monkeypatch.setattr("hats_tui.bots.process.main", main)

    assert cli.main(["bot", "greedy"]) == 0
    assert asked == ["greedy"]


def test_an_interrupt_ends_a_command_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def main(files: list[str], say: object, *, quiet: bool = False) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("hats_tui.record.check.main", main)

    assert cli.main(["record", "check", "a.hats"]) == 130


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    code = """
from hats_tui import cli
from hats_tui.record import trace
trace.main = lambda files, say: print("a line")
raise SystemExit(cli.main(["record", "trace", "a.hats"]))
"""
    reader, writer = os.pipe()
    os.close(reader)
    ended = subprocess.run(
        [sys.executable, "-P", "-c", code], stdout=writer, stderr=subprocess.PIPE, check=False
    )
    os.close(writer)

    assert (ended.returncode, ended.stderr) == (1, b"")


def test_a_fault_of_our_own_is_told_and_reported(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def main(files: list[str], say: object, *, quiet: bool = False) -> int:
        card = "H1"
        raise ExceptionGroup(files[0], [ValueError(card)])

    monkeypatch.setattr("hats_tui.record.check.main", main)

    assert cli.main(["record", "check", "ann.hats"]) == 70
    told = capsys.readouterr().err
    (report,) = (home / "state" / "crashes").iterdir()
    assert "by a fault of its own (ValueError)" in told
    assert str(report) in told
    assert "command: record" in report.read_text()
    assert not any(secret in told + report.read_text() for secret in ("H1", "Ann", "ann.hats"))


def test_a_fault_that_cannot_be_reported_is_told(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def main(files: list[str], say: object, *, quiet: bool = False) -> int:
        raise ValueError("H1")

    home.touch()
    monkeypatch.setattr("hats_tui.record.check.main", main)

    assert cli.main(["record", "check", "a.hats"]) == 70
    told = capsys.readouterr().err
    assert "No report could be written: Not a directory." in told
    assert "H1" not in told


def test_a_bot_that_crashes_says_where_and_no_card(
    monkeypatch: pytest.MonkeyPatch, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def main(name: str, say: object) -> int:
        card = "H1"
        raise ValueError(card)

    monkeypatch.setattr("hats_tui.bots.process.main", main)

    assert cli.main(["bot", "greedy"]) == 70
    told = capsys.readouterr().err
    assert "test_cli.py" in told
    assert "builtins.ValueError" in told
    assert "H1" not in told
    assert not home.exists()


def test_a_replay_of_what_is_no_game_is_told_without_a_card(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (GOLDEN / "2p-01.hats").read_text(encoding="utf-8").splitlines()
    file = tmp_path / "bad.hats"
    foreign = '{"seat":1,"do":"black","card":"T6"}'
    file.write_text("".join(f"{line}\n" for line in [lines[0], foreign]), encoding="utf-8")

    assert cli.main(["replay", str(file)]) == 1
    out, told = capsys.readouterr()
    assert out == ""
    assert "bad.hats cannot be watched: it is no right game record in line 2" in told
    assert "T6" not in told


def test_a_replay_needs_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(GOLDEN / "2p-01.hats")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
