"""Drives the real program in a real pseudo-terminal."""

from __future__ import annotations

import contextlib
import fcntl
import itertools
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from support.driving import PATIENCE, Driven
from support.processes import works

_KEYS = {
    "enter": "\r",
    "escape": "\x1b",
    "tab": "\t",
    "shift+tab": "\x1b[Z",
    "space": " ",
    "backspace": "\x7f",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "pageup": "\x1b[5~",
    "pagedown": "\x1b[6~",
    "f1": "\x1bOP",
    "f2": "\x1bOQ",
    "f9": "\x1b[20~",
    "f10": "\x1b[21~",
    "ctrl+c": "\x03",
    "ctrl+k": "\x0b",
    "ctrl+p": "\x10",
    "ctrl+q": "\x11",
    "ctrl+u": "\x15",
    "ctrl+z": "\x1a",
}
_FOREIGN = {"PYTHONUNBUFFERED", "NO_COLOR", "COLUMNS", "LINES", "TMUX", "TERM_PROGRAM"}
"""What the terminal of the tests says about itself, and not about ours."""
_IN_A_TERMINAL = "import os, sys; os.login_tty(0); os.execv(sys.argv[1], sys.argv[1:])"
"""Makes standard input the controlling terminal of what is run, as a terminal window does."""


class Terminal(Driven):
    """One run of `hats-tui` in a terminal of its own."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        size: tuple[int, int] = (80, 24),
        environment: Mapping[str, str | None] | None = None,
        owned: bool = True,
        command: Sequence[str] = (sys.executable, "-P", "-m", "hats_tui"),
    ) -> None:
        """Start the program.

        Args:
            home: Where its files live.
            arguments: Its command line.
            size: Columns and rows.
            environment: Variables that are changed for it; None takes one away.
            owned: Whether the terminal belongs to the program, so that its signals come.
            command: How it is started.
        """
        super().__init__(size)
        self._fd, theirs = pty.openpty()
        self.resize(*size)
        program = [*command, *arguments]
        self._process = subprocess.Popen(
            [sys.executable, "-ISc", _IN_A_TERMINAL, *program] if owned else program,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=_variables(home, environment or {}),
            start_new_session=not owned,
        )
        os.close(theirs)

    def __enter__(self) -> Self:
        """The running program."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Kill what is left."""
        self.kill()
        with contextlib.suppress(OSError):
            os.close(self._fd)

    @property
    def pid(self) -> int:
        """The program's process."""
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether the program has not ended."""
        return self._process.poll() is None

    @property
    def at_work(self) -> bool:
        """Whether the program still does something, or waits for the machine to do it."""
        return works(self.pid)

    @property
    def line_modes(self) -> list[int]:
        """How the terminal reads lines: echo, signals of keys and the like."""
        return list(termios.tcgetattr(self._fd)[:4])

    def send(self, *keys: str) -> Self:
        """Press keys as fast as they can be written."""
        for key in keys:
            assert key in _KEYS or len(key) == 1, f"no such key: {key}"
        return self.type("".join(_KEYS.get(key, key) for key in keys))

    def type(self, text: str) -> Self:
        """Type a text."""
        os.write(self._fd, text.encode())
        return self

    def click_at(self, x: int, y: int, button: int = 0) -> Self:
        """Press and release a mouse button on a cell, counted from 0."""
        for end in "Mm":
            self._mouse(button, (x, y), end)
        return self

    def point_at(self, x: int, y: int) -> Self:
        """Move the mouse to a cell, counted from 0."""
        self._mouse(35, (x, y), "M")
        return self

    def drag_at(self, *way: tuple[int, int], steps: int = 8) -> Self:
        """Hold the left button from the first cell to the last one."""
        self._mouse(0, way[0], "M")
        for start, end in itertools.pairwise(way):
            for step in range(1, steps + 1):
                self._mouse(32, _between(start, end, step / steps), "M")
        self._mouse(0, way[-1], "m")
        return self

    def _mouse(self, code: int, at: tuple[int, int], end: str) -> None:
        self.type(f"\x1b[<{code};{at[0] + 1};{at[1] + 1}{end}")

    def resize(self, columns: int, rows: int) -> Self:
        """Give the terminal another size."""
        self.screen.resize(rows, columns)
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        return self

    def send_signal(self, number: signal.Signals) -> Self:
        """Send a signal to the program."""
        os.kill(self.pid, number)
        return self

    def kill(self) -> None:
        """End the program as no program can prevent."""
        self._process.kill()
        self._process.wait()

    def hang_up(self) -> Self:
        """Close the terminal, as a closed window does."""
        os.close(self._fd)
        return self

    def wait_exit(self, timeout: float = PATIENCE) -> int:
        """Wait for the program's end; gives its exit code, negative for a signal."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            self._read(0.02)
            if not self.running:
                self.settle(0.05)
                return int(self._process.returncode)
        raise AssertionError(f"it did not end:\n{self.text}")

    def _read(self, timeout: float) -> bool:
        """Take in what there is; False when nothing came in time, or nothing more will."""
        try:
            if not select.select([self._fd], [], [], max(timeout, 0))[0]:
                return False
            data = os.read(self._fd, 65536)
        except (OSError, ValueError):
            return False
        self.feed(data)
        return bool(data)


def _between(start: tuple[int, int], end: tuple[int, int], share: float) -> tuple[int, int]:
    (x, y), (far_x, far_y) = start, end
    return x + round((far_x - x) * share), y + round((far_y - y) * share)


def _variables(home: Path, changes: Mapping[str, str | None]) -> dict[str, str]:
    ours = {name: value for name, value in os.environ.items() if name not in _FOREIGN}
    told: dict[str, str | None] = {
        **ours,
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "LC_ALL": "C.UTF-8",
        "HATS_TUI_HOME": str(home),
        **changes,
    }
    return {name: value for name, value in told.items() if value is not None}
