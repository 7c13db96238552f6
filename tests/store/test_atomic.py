"""Writing a file whole."""

import os
import stat
from pathlib import Path

import pytest

from hats_tui.store.atomic import write_whole


def test_a_file_is_created_with_its_folder(tmp_path: Path) -> None:
    file = tmp_path / "new" / "file.json"

    write_whole(file, "Chloé\n")

    assert file.read_bytes() == "Chloé\n".encode()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_text("old and longer")

    write_whole(file, "new")

    assert file.read_text() == "new"
    assert list(tmp_path.iterdir()) == [file]


def test_a_failure_leaves_the_old_file_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_space(_descriptor: int) -> None:
        raise OSError("no space left")

    file = tmp_path / "file.json"
    file.write_text("old")
    monkeypatch.setattr(os, "fsync", no_space)

    with pytest.raises(OSError, match="no space left"):
        write_whole(file, "new")

    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]
