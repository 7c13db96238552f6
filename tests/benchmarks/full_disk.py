"""A disk that is really full: a game on a file system of 64 KiB. Linux, as root; prints what came.

PYTHONPATH=tests python tests/benchmarks/full_disk.py
"""

from __future__ import annotations

import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

from support.playing import BLACK, CURTAIN, SETUP, open_curtain, resume, title
from support.saves import after_turns, new_game, save
from support.terminal import Terminal

from hats_tui.record import load_record

ASKED = "This game cannot be saved: No space left on device"
FILL = "fill"


def fill(disk: Path) -> None:
    """Leave not a byte."""
    with suppress(OSError), (disk / FILL).open("ab", buffering=0) as stream:
        while True:
            stream.write(b"\0" * 512)


def _stretch(file: Path, size: int) -> None:
    """Bring a record to a size with a note, so that it soon needs another block."""
    data = file.read_bytes()
    note = b'{"note":"long","of":"%s"}\n'
    file.write_bytes(data + note % (b"x" * (size - len(data) - len(note) + 2)))


def play_on_a_full_disk(disk: Path) -> None:
    """Meet the full disk while playing, play on, and have all saved once there is room."""
    file = save(disk, after_turns(new_game(2), 3))
    _stretch(file, 4096 - 100)
    with Terminal(disk) as terminal:
        open_curtain(resume(terminal))
        fill(disk)
        asked = "This game cannot be saved"
        while not terminal.shows(asked):  # until the block of the file is full
            terminal.press_until("b", BLACK).press_until("enter", f"end your turn|{asked}")
            if not terminal.shows(asked):
                terminal.press_until("e", f"{CURTAIN}|{asked}")
            if not terminal.shows(asked):
                open_curtain(terminal)
        terminal.wait(ASKED)
        print("asked after", len(load_record(file).moves), "moves")
        saved = file.read_bytes()
        terminal.send("p").press_until("space", "not saved +Round")
        (disk / FILL).unlink()
        if terminal.shows("end your turn"):
            terminal.press_until("e", "saved again")
        else:
            terminal.press_until("b", BLACK).press_until("enter", "saved again")
        print("saved again:", len(load_record(file).moves), "moves")
        assert file.read_bytes().startswith(saved)


def begin_on_a_full_disk(disk: Path) -> None:
    """Begin a game where not even its first line has room."""
    fill(disk)
    files = sorted(disk.rglob("*.hats"))
    with Terminal(disk) as terminal:
        title(terminal).press_until("n", SETUP)
        terminal.settle(0.4).press_until("f2", ASKED)
        terminal.send("s")
        terminal.wait("New game")
    assert sorted(disk.rglob("*.hats")) == files
    print("no file is left:", True)


def main() -> None:
    """Mount, try, unmount."""
    disk = Path(tempfile.mkdtemp(prefix="hats-disk-"))
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(disk)], check=True)
    try:
        play_on_a_full_disk(disk)
        begin_on_a_full_disk(disk)
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)
        disk.rmdir()


if __name__ == "__main__":
    main()
