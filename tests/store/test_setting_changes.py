"""Changing the settings in the player's file."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from hats_tui.store.problem import ProblemCode
from hats_tui.store.setting_changes import reset_setting, value_of, write_setting
from hats_tui.store.settings import Settings, read_settings


def test_a_first_change_writes_a_file_that_explains_itself(home: Path) -> None:
    assert write_setting("bot_pause", 2) is None

    file = home / "config" / "settings.toml"
    assert "# Seconds to wait before a bot's move is shown" in file.read_text()
    assert read_settings() == (Settings(bot_pause=2), ())
    assert [each.name for each in file.parent.iterdir()] == ["settings.toml"]


def test_what_is_reset_is_as_it_was(home: Path) -> None:
    assert reset_setting("motion") is None
    assert not home.exists()
    write_setting("motion", value=False)
    write_setting("theme", "nord")

    assert reset_setting("motion") is None
    assert read_settings() == (Settings(theme="nord"), ())


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("bot_pauze", 1, ProblemCode.UNKNOWN_KEY),
        ("bot_pause", 9, ProblemCode.NOT_TAKEN),
        ("bot_pause", float("nan"), ProblemCode.NOT_TAKEN),
        ("bot_pause", True, ProblemCode.NOT_TAKEN),
        ("theme", "pink", ProblemCode.NOT_TAKEN),
        ("motion", "yes", ProblemCode.NOT_TAKEN),
    ],
)
def test_what_the_settings_do_not_take_is_not_written(
    home: Path, key: str, value: float | str, code: ProblemCode
) -> None:
    problem = write_setting(key, value)

    assert problem is not None
    assert (problem.code, problem.key) == (code, key)
    assert not home.exists()


@pytest.mark.parametrize("content", [b"motion", b"\xff", b"x = " + b"[" * 100_000])
def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "settings.toml"
    file.write_bytes(content)

    for problem in (write_setting("motion", False, file), reset_setting("motion", file)):
        assert problem is not None
        assert (problem.code, problem.file) == (ProblemCode.LEFT_ALONE, file)
        assert problem.detail
    assert file.read_bytes() == content


def test_a_folder_in_its_place_is_left_alone(tmp_path: Path) -> None:
    problem = write_setting("motion", False, tmp_path)

    assert problem is not None
    assert problem.code is ProblemCode.LEFT_ALONE


def test_a_disk_that_is_full_is_told(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)

    problem = write_setting("motion", False)

    assert problem is not None
    assert (problem.code, problem.detail) == (ProblemCode.NOT_WRITTEN, os.strerror(errno.ENOSPC))
    assert not list((home / "config").iterdir())


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("true", True),
        ("0.5", 0.5),
        ("2", 2),
        ("nord", "nord"),
        ('"nord"', "nord"),
        ("", ""),
        ("[1]", "[1]"),
        ("1\nmotion = true", 1),
        ("'", "'"),
    ],
)
def test_what_is_typed_means_what_it_looks_like(typed: str, value: object) -> None:
    assert value_of(typed) == value


@pytest.mark.parametrize("key", ["engines", "engines.mine", "engines.mine.command"])
def test_what_the_computer_runs_is_changed_by_its_owner_alone(tmp_path: Path, key: str) -> None:
    text = '[engines]\nmine = ["./mybot"]\n'
    file = tmp_path / "settings.toml"
    file.write_text(text)

    for problem in (write_setting(key, "x", file), reset_setting(key, file)):
        assert problem is not None
        assert (problem.code, problem.key) == (ProblemCode.BY_HAND, key)
    assert file.read_text() == text
