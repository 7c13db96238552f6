"""Writing a file whole."""

import errno
import os
import stat
from pathlib import Path

import pytest

from hats_tui.store.atomic import set_aside, write_whole


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


def test_a_failure_names_the_file_that_was_wanted(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError) as failed:
        write_whole(tmp_path, "new")

    assert failed.value.filename == str(tmp_path)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "dotfiles" / "settings.toml", tmp_path / "settings.toml"
    real.parent.mkdir()
    real.write_text("old")
    link.symlink_to(real)

    write_whole(link, "new")

    assert link.is_symlink()
    assert real.read_text() == "new"


def test_who_may_read_it_stays(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("old")
    file.chmod(0o644)

    write_whole(file, "new")

    assert stat.S_IMODE(file.stat().st_mode) == 0o644


def test_a_file_that_may_not_be_written_is_not_replaced_either(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("old")
    file.chmod(0o444)

    with pytest.raises(PermissionError):
        write_whole(file, "new")

    assert file.read_text() == "old"


def test_a_folder_that_cannot_be_synced_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = os.fsync

    def fsync(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(code, os.strerror(code))
        really(descriptor)

    monkeypatch.setattr(os, "fsync", fsync)
    code = errno.EINVAL
    write_whole(tmp_path / "file", "new")
    assert (tmp_path / "file").read_text() == "new"
    code = errno.EIO
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        write_whole(tmp_path / "file", "newer")


def test_what_is_set_aside_keeps_all_of_it(tmp_path: Path) -> None:
    names = []
    for text in "abc":
        (tmp_path / "file").write_text(text)
        names.append(set_aside(tmp_path / "file").name)

    assert names == ["file.damaged", "file.damaged1", "file.damaged2"]
    assert [(tmp_path / name).read_text() for name in names] == ["a", "b", "c"]
