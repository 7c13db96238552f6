"""Where things are kept."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest

from hats_tui.store.paths import config_dir, data_dir, ensure_dir, games_dir, state_dir


def mode_of(folder: Path) -> int:
    return stat.S_IMODE(folder.stat().st_mode)


def test_one_variable_moves_everything(home: Path) -> None:
    assert data_dir() == home / "data"
    assert config_dir() == home / "config"
    assert state_dir() == home / "state"
    assert games_dir() == home / "data" / "games"


def test_asking_for_a_folder_does_not_create_it(home: Path) -> None:
    games_dir()
    config_dir()
    state_dir()

    assert not home.exists()


@pytest.mark.parametrize("value", ["", None])
def test_without_the_variable_the_platform_decides(
    value: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if value is None:
        monkeypatch.delenv("HATS_TUI_HOME")
    else:
        monkeypatch.setenv("HATS_TUI_HOME", value)

    assert data_dir() == Path(platformdirs.user_data_dir("hats-tui", appauthor=False))
    assert config_dir() == Path(platformdirs.user_config_dir("hats-tui", appauthor=False))
    assert state_dir() == Path(platformdirs.user_state_dir("hats-tui", appauthor=False))


def test_a_relative_home_stays_where_it_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HATS_TUI_HOME", "mine")

    assert data_dir() == tmp_path / "mine" / "data"


def test_every_created_folder_is_for_the_player_alone(home: Path) -> None:
    before = os.umask(0)
    try:
        assert ensure_dir(games_dir()) == games_dir()
    finally:
        os.umask(before)

    assert [mode_of(each) for each in (home, home / "data", games_dir())] == [0o700] * 3


def test_a_folder_that_exists_is_left_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)

    ensure_dir(tmp_path / "new")

    assert mode_of(tmp_path) == 0o755
    assert ensure_dir(tmp_path / "new").is_dir()


def test_a_file_in_the_way_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(OSError, match="file"):
        ensure_dir(tmp_path / "file" / "below")


def no_home(*_: object, **__: object) -> Path:
    raise RuntimeError("could not determine the home directory")


def unknown_home(*_: object, **__: object) -> Path:
    return Path("~/.local/share/hats-tui")


@pytest.mark.parametrize("place", [no_home, unknown_home])
def test_without_any_home_nothing_is_created_and_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: Callable[..., Path]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("HATS_TUI_HOME")
    for name in ("data", "config", "state"):
        monkeypatch.setattr(platformdirs, f"user_{name}_path", place)

    for folder in (games_dir(), config_dir(), state_dir()):
        with pytest.raises(OSError, match="there is no home folder; set HOME or HATS_TUI_HOME"):
            ensure_dir(folder)

    assert list(tmp_path.iterdir()) == []


def test_the_home_of_somebody_unknown_is_a_folder_like_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HATS_TUI_HOME", "~nobody-of-that-name/hats")

    assert data_dir() == tmp_path / "~nobody-of-that-name" / "hats" / "data"
