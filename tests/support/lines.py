"""Plays `hats-tui --plain` over pipes by what it says, as a script does."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Timer
from types import TracebackType
from typing import Self

PLAY = "Choose a card and a space"
GIVE = "Choose a card for|choose what you give"
CHANGE = "Discard a card and draw|Exchange a card with"
END = "Your turn is done"
READY = "Press Enter when you are ready"
AFTERWARDS = "Type rematch"

_GIVE_UP = 100.0
"""Seconds after which a program that has not ended is ended."""


class Lines:
    """One run of the program in lines of text."""

    def __init__(
        self, home: Path, *arguments: str, environment: Mapping[str, str] | None = None
    ) -> None:
        """Start it.

        Args:
            home: Where its files live.
            arguments: The command line behind `--plain`.
            environment: Variables that are changed for it.
        """
        self.said: list[str] = []
        """Every line so far."""
        self.hand: list[str] = []
        """The hand that was told last."""
        variables = {**os.environ, "HATS_TUI_HOME": str(home), "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "hats_tui", "--plain", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**variables, **(environment or {})},
        )
        self._watchdog = Timer(_GIVE_UP, self.process.kill)
        self._watchdog.start()

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
        self._watchdog.cancel()
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()

    @property
    def text(self) -> str:
        """All that was said."""
        return "\n".join(self.said)

    def type(self, *lines: str) -> Self:
        """Type lines."""
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self.process.stdin.flush()
        return self

    def line(self) -> str | None:
        """The next line that is said; None at the end."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            return None
        self.said.append(line.decode().rstrip("\n"))
        if self.said[-1].startswith("Your hand:"):
            self.hand = re.findall(r"\b[HCFPSTJ][1-6]\b", self.said[-1])
        return self.said[-1]

    def wait(self, pattern: str) -> str:
        """Read on to the first line in which something is found."""
        while (line := self.line()) is not None:
            if re.search(pattern, line):
                return line
        raise AssertionError(f"{pattern!r} was not said:\n{self.text}\n{self.errors()}")

    def end(self) -> int:
        """Type nothing more, and read to the end; gives the exit code."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        while self.line() is not None:
            pass
        return self.process.wait()

    def errors(self) -> str:
        """What was said on standard error; only where no more is said there."""
        assert self.process.stderr is not None
        return self.process.stderr.read().decode()


Answer = str | Callable[[Lines], str]
"""What is typed where a line asks for it."""


USUAL: Mapping[str, Answer] = {
    PLAY: lambda lines: f"black {lines.hand[0]}",
    GIVE: lambda lines: f"give {lines.hand[-1]}",
    CHANGE: "end",
    END: "end",
    READY: "",
}
"""Makes a black hat in every turn, which is always allowed."""


def play_on(
    lines: Lines,
    answers: Mapping[str, Answer] = USUAL,
    until: str = AFTERWARDS,
    at_each: Callable[[str], object] = len,
) -> None:
    """Answer whatever asks, until a line comes that ends it.

    Args:
        lines: The running program.
        answers: What is typed, by the pattern that asks for it.
        until: The pattern that ends it.
        at_each: Told of each line.
    """
    while (line := lines.line()) is not None:
        at_each(line)
        if re.search(until, line):
            return
        answer = next((each for pattern, each in answers.items() if re.search(pattern, line)), None)
        if answer is not None:
            lines.type(answer if isinstance(answer, str) else answer(lines))
    raise AssertionError(f"{until!r} was not said:\n{lines.text}\n{lines.errors()}")
