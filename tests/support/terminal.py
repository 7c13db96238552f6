"""Drives the real program in a real pseudo-terminal, with `pyte` as the emulator."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import pyte

_KEYS = {
    "enter": "\r",
    "escape": "\x1b",
    "tab": "\t",
    "space": " ",
    "backspace": "\x7f",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "f1": "\x1bOP",
    "f2": "\x1bOQ",
    "f10": "\x1b[21~",
    "ctrl+q": "\x11",
    "ctrl+u": "\x15",
    "ctrl+k": "\x0b",
}
_NOT_FOR_PYTE = re.compile(
    rb"\x1b\[[<=>][0-9;:]*[ -/]*[@-~]|\x1bP.*?\x1b\\|\x1b\[\??[0-9;]*\$p", re.S
)
_MODE = re.compile(rb"\x1b\[\?([0-9;]+)([hl])")
_RESTORED = {
    "1049": "l",
    "1000": "l",
    "1003": "l",
    "1006": "l",
    "1004": "l",
    "2004": "l",
    "25": "h",
}
"""The private modes that a program has to put back, and their state when nothing runs."""


class Terminal:
    """One run of `hats-tui` in a terminal of its own."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        size: tuple[int, int] = (80, 24),
        environment: dict[str, str] | None = None,
    ) -> None:
        """Start the program; its files live in `home`."""
        self.screen = pyte.Screen(*size)
        self.raw = b""
        """Every byte that the program has written."""
        self._stream = pyte.ByteStream(self.screen)
        self._held = b""
        self.status: int | None = None
        command = [sys.executable, "-m", "hats_tui", *arguments]
        variables = {
            **{name: value for name, value in os.environ.items() if name not in _FOREIGN},
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
            "LC_ALL": "C.UTF-8",
            "HATS_TUI_HOME": str(home),
            **(environment or {}),
        }
        self.pid, self._fd = pty.fork()
        if self.pid == 0:
            os.execve(command[0], command, variables)
        self.resize(*size)

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
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            _, self.status = os.waitpid(self.pid, 0)
        with contextlib.suppress(OSError):
            os.close(self._fd)

    @property
    def text(self) -> str:
        """What stands on the screen."""
        return "\n".join(self.screen.display)

    @property
    def left_on(self) -> set[str]:
        """The private modes that were not put back."""
        modes: dict[str, str] = {}
        for found in _MODE.finditer(self.raw):
            for mode in found[1].decode().split(";"):
                modes[mode] = found[2].decode()
        return {mode for mode, state in _RESTORED.items() if modes.get(mode, state) != state}

    def wait(self, pattern: str, timeout: float = 20) -> Self:
        """Read on until a pattern stands on the screen."""
        end = time.monotonic() + timeout
        while not re.search(pattern, self.text):
            if not self._read(end - time.monotonic()):
                raise AssertionError(f"{pattern!r} did not appear:\n{self.text}")
        return self

    def settle(self, quiet: float = 0.1) -> Self:
        """Read on until the program has been silent for a moment."""
        while self._read(quiet):
            pass
        return self

    def press(self, *keys: str) -> Self:
        """Press keys, one after the other, waiting for the program after each."""
        for key in keys:
            assert key in _KEYS or len(key) == 1, f"no such key: {key}"
            os.write(self._fd, _KEYS.get(key, key).encode())
            self.settle(0.06)
        return self

    def type(self, text: str) -> Self:
        """Type a text."""
        os.write(self._fd, text.encode())
        return self.settle(0.1)

    def click(self, pattern: str, button: int = 0) -> Self:
        """Press and release a mouse button in the middle of what a pattern finds."""
        for y, line in enumerate(self.screen.display):
            if found := re.search(pattern, line):
                return self.click_at((found.start() + found.end() - 1) // 2, y, button)
        raise AssertionError(f"{pattern!r} is not on the screen:\n{self.text}")

    def click_at(self, x: int, y: int, button: int = 0) -> Self:
        """Press and release a mouse button on a cell, counted from 0."""
        for end in "Mm":
            os.write(self._fd, f"\x1b[<{button};{x + 1};{y + 1}{end}".encode())
        return self.settle(0.08)

    def resize(self, columns: int, rows: int) -> Self:
        """Give the terminal another size."""
        self.screen.resize(rows, columns)
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        return self

    def send_signal(self, number: signal.Signals) -> Self:
        """Send a signal to the program."""
        os.kill(self.pid, number)
        return self

    def hang_up(self) -> Self:
        """Close the terminal, as a closed window does."""
        os.close(self._fd)
        return self

    def wait_exit(self, timeout: float = 10) -> int:
        """Wait for the program's end; gives its exit code, negative for a signal."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = status
                self.settle(0.05)
                return os.waitstatus_to_exitcode(status)
            self._read(0.02)
        raise AssertionError(f"it did not end:\n{self.text}")

    def _read(self, timeout: float) -> bool:
        """Read what there is; False when nothing came in time, or nothing more will."""
        try:
            if not select.select([self._fd], [], [], max(timeout, 0))[0]:
                return False
            data = os.read(self._fd, 65536)
        except (OSError, ValueError):
            return False
        self.raw += data
        self._feed(data)
        return bool(data)

    def _feed(self, data: bytes) -> None:
        text = self._held + data
        # A sequence that is not whole yet waits for the rest.
        cut = text.rfind(b"\x1b")
        whole = cut < 0 or re.match(
            rb"\x1b(\[[0-?]*[ -/]*[@-~]|[^\[P]|P.*\x1b\\)", text[cut:], re.S
        )
        self._held = b"" if whole else text[cut:]
        self._stream.feed(_NOT_FOR_PYTE.sub(b"", text if whole else text[:cut]))


_FOREIGN = {"NO_COLOR", "COLUMNS", "LINES", "TMUX", "TERM_PROGRAM"}
