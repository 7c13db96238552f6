"""The files in which faults are kept."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from hats_tui import __version__
from hats_tui.crash.reports import KEPT, crashes_dir, report_bot, report_crash

FAULT = ValueError("Ann holds H1")


def test_a_report_says_what_is_needed_and_no_more(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM_PROGRAM", "\x1b[2Jxterm" + "x" * 1000)
    monkeypatch.setenv("PASSWORD", "secret")

    file = report_crash(FAULT, {"screen": "TurnScreen", "size": "80x24", "theme": "dark"})

    text = file.read_text(encoding="utf-8")
    assert file.parent == crashes_dir() == home / "state" / "crashes"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    lines = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
    assert lines["hats-tui"] == __version__
    assert lines["TERM"] == "xterm-256color"
    assert {"Python", "textual", "time"} <= set(lines)
    assert (lines["screen"], lines["size"], lines["theme"]) == ("TurnScreen", "80x24", "dark")
    assert lines["TERM_PROGRAM"].startswith("[2Jxterm")
    assert "ValueError" in text
    assert not any(secret in text for secret in ("Ann", "H1", "secret", "\x1b", "x" * 100))


def test_the_last_ten_are_kept() -> None:
    other = report_bot("ended: exit code 1", {})
    files = [report_crash(FAULT, {}) for _ in range(KEPT + 3)]

    assert sorted(crashes_dir().iterdir()) == sorted([other, *files[3:]])


def test_of_what_a_bot_says_only_code_is_kept() -> None:
    said = """ended: exit code 70
my hand is H1 C2
  hats_tui/bots/process.py:12 in main
    play("H1")
  hats_tui/bots/process.py:13 in Ann H1
builtins.ValueError: Ann has H1
Ann: H1
"""
    text = report_bot(said, {"bot": "bot:greedy"}).read_text(encoding="utf-8")

    assert "bot: bot:greedy" in text
    assert "  hats_tui/bots/process.py:12 in main\n" in text
    assert "\nbuiltins.ValueError\n" in text
    assert "H1" not in text
    assert "my hand" not in text


def test_a_folder_that_cannot_be_written_is_an_error(home: Path) -> None:
    home.parent.mkdir(exist_ok=True)
    home.touch()

    with pytest.raises(OSError, match="directory"):
        report_crash(FAULT, {})
