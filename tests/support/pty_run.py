"""Running a command in a terminal of a given size, as a player would."""

import fcntl
import os
import pty
import struct
import subprocess
import termios
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

TIMEOUT = 60
"""Seconds after which a command that should have ended long ago is given up."""


@dataclass(frozen=True)
class Ended:
    """A command that has ended."""

    code: int
    """Its exit code."""

    screen: bytes
    """What it wrote to the terminal."""

    elsewhere: bytes
    """What it wrote to the streams that were taken away from the terminal."""


def run_in_terminal(
    command: Sequence[str],
    *,
    size: tuple[int, int] = (80, 24),
    environment: Mapping[str, str] | None = None,
    redirected: Sequence[str] = (),
) -> Ended:
    """Run a command to its end in a new terminal.

    Args:
        command: The program and its arguments.
        size: Columns and rows of the window.
        environment: The whole environment of the command; that of the tests when None.
        redirected: Those of `stdin`, `stdout` and `stderr` that are not the terminal.
    """
    ours, theirs = pty.openpty()
    columns, rows = size
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL if "stdin" in redirected else theirs,
        stdout=subprocess.PIPE if "stdout" in redirected else theirs,
        stderr=subprocess.PIPE if "stderr" in redirected else theirs,
        env=environment,
        start_new_session=True,
    )
    with process:
        os.close(theirs)
        try:
            screen = _read_all(ours)
            out, err = process.communicate(timeout=TIMEOUT)
        finally:
            process.kill()
            os.close(ours)
    return Ended(process.returncode, screen, (out or b"") + (err or b""))


def _read_all(descriptor: int) -> bytes:
    chunks = []
    while chunk := _read(descriptor):
        chunks.append(chunk)
    return b"".join(chunks)


def _read(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, 65536)
    except OSError:
        # How Linux says that nobody has the other end open any more.
        return b""
