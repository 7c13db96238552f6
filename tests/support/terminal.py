"""Drives the real program in a real pseudo-terminal, with `pyte` as the emulator."""

from __future__ import annotations

import contextlib
import fcntl
import itertools
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import pyte

from hats_tui.cells import width_of

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
_NOT_FOR_PYTE = re.compile(
    rb"\x1b\[[<=>][0-9;:]*[ -/]*[@-~]|\x1bP.*?\x1b\\|\x1b\[\??[0-9;]*\$p", re.DOTALL
)
_WHOLE = re.compile(rb"\x1b(\[[0-?]*[ -/]*[@-~]|[^\[P]|P.*\x1b\\)", re.DOTALL)
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
_FOREIGN = {"PYTHONUNBUFFERED", "NO_COLOR", "COLUMNS", "LINES", "TMUX", "TERM_PROGRAM"}
"""What the terminal of the tests says about itself, and not about ours."""
_IN_A_TERMINAL = "import os, sys; os.login_tty(0); os.execv(sys.argv[1], sys.argv[1:])"
"""Makes standard input the controlling terminal of what is run, as a terminal window does."""
_PATIENCE = 60.0
"""Seconds after which something that should have been there long ago is given up."""
_BUSY = 15.0
"""Seconds after which a program that never rests is told again what to do."""
_STILL = 3
"""So many looks in a row find a program that rests without a thread at work."""


class Terminal:
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
        self.screen = pyte.Screen(*size)
        self.raw = b""
        """Every byte that the program has written."""
        self._stream = pyte.ByteStream(self.screen)
        self._held = b""
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
    def text(self) -> str:
        """What stands on the screen."""
        return "\n".join(self.rows)

    @property
    def rows(self) -> list[str]:
        """What stands on the screen, by row."""
        return [self._row(y) for y in range(self.screen.lines)]

    def _row(self, y: int) -> str:
        """One row; pyte's own way to it fails while half of a wide sign is written over."""
        line = self.screen.buffer[y]
        signs = [line[x].data for x in range(self.screen.columns)]
        before = [" ", *signs]
        return "".join(
            sign or ("" if width_of(left) == 2 else " ")
            for left, sign in zip(before, signs, strict=False)
        )

    @property
    def left_on(self) -> set[str]:
        """The private modes that were not put back."""
        modes: dict[str, str] = {}
        for found in _MODE.finditer(self.raw):
            for mode in found[1].decode().split(";"):
                modes[mode] = found[2].decode()
        return {mode for mode, state in _RESTORED.items() if modes.get(mode, state) != state}

    @property
    def line_modes(self) -> list[int]:
        """How the terminal reads lines: echo, signals of keys and the like."""
        return list(termios.tcgetattr(self._fd)[:4])

    def shows(self, pattern: str) -> bool:
        """Whether a pattern stands on the screen."""
        return re.search(pattern, self.text) is not None

    def colour_of(self, pattern: str) -> str:
        """The colour in which the first sign of what a pattern finds is written."""
        for y, line in enumerate(self.rows):
            if found := re.search(pattern, line):
                return str(self.screen.buffer[y][found.start()].fg)
        return ""

    def wait(self, pattern: str, timeout: float = _PATIENCE) -> Self:
        """Read on until a pattern stands on the screen."""
        return self.wait_until(lambda: self.shows(pattern), f"{pattern!r}", timeout)

    def wait_gone(self, pattern: str) -> Self:
        """Read on until a pattern stands on the screen no more."""
        return self.wait_until(lambda: not self.shows(pattern), f"the end of {pattern!r}")

    def wait_for_output(self) -> Self:
        """Read on until the program has written anything."""
        return self.wait_until(lambda: bool(self.raw), "anything")

    def wait_until(self, come: Callable[[], bool], what: str, timeout: float = _PATIENCE) -> Self:
        """Read on until something has come."""
        if not self._comes(come, timeout):
            raise AssertionError(f"{what} did not come:\n{self.text}")
        return self

    def appears(self, pattern: str, timeout: float) -> bool:
        """Read on until a pattern stands on the screen; False when it does not in time."""
        return self._comes(lambda: self.shows(pattern), timeout)

    def changes(self, before: str, timeout: float) -> bool:
        """Read on until another text stands on the screen; False when it stays in that time."""
        return self._comes(lambda: self.text != before, timeout)

    def _comes(self, come: Callable[[], bool], timeout: float) -> bool:
        end = time.monotonic() + timeout
        while not come():
            if not self._read(end - time.monotonic()):
                return False
        return True

    def settle(self, quiet: float = 0.1) -> Self:
        """Read on until the program has been silent for a moment."""
        while self._read(quiet):
            pass
        return self

    def press(self, *keys: str) -> Self:
        """Press keys, one after the other, waiting for the program after each."""
        for key in keys:
            self.send(key)
            self.settle(0.06)
        return self

    def send(self, *keys: str) -> Self:
        """Press keys as fast as they can be written."""
        for key in keys:
            assert key in _KEYS or len(key) == 1, f"no such key: {key}"
        return self.type("".join(_KEYS.get(key, key) for key in keys))

    def press_until(self, key: str, pattern: str) -> Self:
        """Press a key until a pattern appears: a screen may take no keys in its first moment."""
        return self.do_until(lambda: self.send(key), pattern)

    def click_until(self, target: str, pattern: str) -> Self:
        """Press a mouse button on what is found until a pattern appears."""
        # It may be gone when what comes after it is late: then there is nothing to press again.
        self.wait(target)
        return self.do_until(lambda: self.shows(target) and self.click(target), pattern)

    def do_until(self, do: Callable[[], object], pattern: str) -> Self:
        """Do something until a pattern appears."""
        # A machine that is busy is given more time before it is asked again.
        for patience in (0.5, 1, 2, 4, 8, 16):
            if self.running:
                do()
            if self.appears(pattern, patience) or self._appears_before_rest(pattern):
                return self
        raise AssertionError(f"{pattern!r} did not come:\n{self.text}")

    def _appears_before_rest(self, pattern: str) -> bool:
        """Read on until a pattern appears, or the program has done all that it was told to.

        A press that still waits for a busy machine may not be made again: the second one would
        go to whatever stands in that place after the first.
        """
        end, still = time.monotonic() + _BUSY, 0
        while still < _STILL and time.monotonic() < end:
            if self.appears(pattern, 0.02):
                return True
            still = 0 if self.at_work else still + 1
        return False

    def type(self, text: str) -> Self:
        """Type a text."""
        os.write(self._fd, text.encode())
        return self

    def click(self, pattern: str, button: int = 0) -> Self:
        """Press and release a mouse button in the middle of what a pattern finds."""
        return self.click_at(*self.find(pattern), button)

    def click_at(self, x: int, y: int, button: int = 0) -> Self:
        """Press and release a mouse button on a cell, counted from 0."""
        for end in "Mm":
            self._mouse(button, (x, y), end)
        return self

    def find(self, pattern: str) -> tuple[int, int]:
        """The cell in the middle of what a pattern finds, counted from 0."""
        for y, line in enumerate(self.wait(pattern).rows):
            if found := re.search(pattern, line):
                return (found.start() + found.end() - 1) // 2, y
        raise AssertionError(f"{pattern!r} stands on more than one row")

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

    def wait_exit(self, timeout: float = _PATIENCE) -> int:
        """Wait for the program's end; gives its exit code, negative for a signal."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            self._read(0.02)
            if not self.running:
                self.settle(0.05)
                return int(self._process.returncode)
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
        whole = cut < 0 or _WHOLE.match(text[cut:])
        self._held = b"" if whole else text[cut:]
        self._stream.feed(_NOT_FOR_PYTE.sub(b"", text if whole else text[:cut]))


def children(pid: int) -> set[int]:
    """The processes that a process has started, and those that they have started."""
    own = {int(child) for task in _tasks(pid) for child in task.read_text().split()}
    return own.union(*(children(child) for child in own))


def runs(pid: int) -> bool:
    """Whether a process is still there, and not only waiting to be noticed."""
    try:
        return b") Z " not in Path(f"/proc/{pid}/stat").read_bytes()
    except OSError:
        return False


def works(pid: int) -> bool:
    """Whether a thread of a process runs, or waits for the processor or the disk."""
    threads = Path(f"/proc/{pid}/task").glob("*/stat")
    with contextlib.suppress(OSError):
        return any(re.search(rb"\) [RD] ", thread.read_bytes()) for thread in threads)
    return False


def _between(start: tuple[int, int], end: tuple[int, int], share: float) -> tuple[int, int]:
    (x, y), (far_x, far_y) = start, end
    return x + round((far_x - x) * share), y + round((far_y - y) * share)


def _tasks(pid: int) -> list[Path]:
    return list(Path(f"/proc/{pid}/task").glob("*/children"))


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
