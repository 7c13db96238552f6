"""The command for the settings."""

from __future__ import annotations

from pathlib import Path

import pytest

from hats_tui.cli import main
from hats_tui.store.settings import TABLES, Settings


def test_the_file_is_told_where_there_is_none(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["settings", "path"]) == 0
    assert capsys.readouterr().out == f"{home / 'config' / 'settings.toml'}\n"
    assert not home.exists()


def test_every_setting_is_shown(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settings"]) == main(["settings", "show"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines == 2 * lines[: len(Settings.model_fields) - len(TABLES)]
    assert not any(line.startswith("keys") for line in lines)
    assert "bot_pause = 0.8" in lines
    assert 'theme = "auto"' in lines
    assert not home.exists()


def test_a_setting_is_changed_and_reset(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = home / "config" / "settings.toml"
    assert main(["settings", "set", "theme", "nord"]) == 0
    assert '\ntheme = "nord"\n' in file.read_text()
    assert main(["settings", "reset", "theme"]) == 0
    assert '\n# theme = "auto"\n' in file.read_text()
    assert capsys.readouterr().out == 'theme = "nord"\ntheme = "auto"\n'


def test_a_key_that_is_no_setting_is_reset_too(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "config" / "settings.toml"
    file.parent.mkdir(parents=True)
    file.write_text("bot_pauze = 1\n")
    assert main(["settings", "show"]) == 1
    assert main(["settings", "reset", "bot_pauze"]) == 0
    assert file.read_text() == ""
    told = capsys.readouterr()
    assert "there is no setting bot_pauze" in told.err
    assert told.out.endswith("bot_pauze is not set.\n")


def test_what_cannot_be_is_told_with_file_and_key(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["settings", "set", "bot_pause", "9"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert str(home / "config" / "settings.toml") in told.err
    assert "bot_pause" in told.err
    assert "a number from 0 to 5" in told.err


def test_a_damaged_file_is_left_alone(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = home / "config" / "settings.toml"
    file.parent.mkdir(parents=True)
    file.write_text("theme nord\n")
    assert [main(["settings", *rest.split()]) for rest in ("show", "set motion no", "reset x")] == [
        1,
        1,
        1,
    ]
    assert file.read_text() == "theme nord\n"
    assert "left alone" in capsys.readouterr().err


def test_a_key_of_ones_own_is_set_shown_and_reset(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "config" / "settings.toml"
    assert main(["settings", "set", "keys.turn.black", "5"]) == 0
    assert main(["settings", "show"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith('keys.turn.black = "5"\n')
    assert shown.endswith('\nkeys.turn.black = "5"\n')
    assert '\n[keys]\nturn.black = "5"\n' in file.read_text()
    assert main(["settings", "reset", "keys.turn.black"]) == 0
    assert capsys.readouterr().out == "keys.turn.black is not set.\n"
