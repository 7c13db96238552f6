"""A bot's process to talk to, line by line."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from hats_tui.bots.protocol import RefereeHello, ToBot, ToReferee, line_of, read_for_referee
from hats_tui.game import Player

HELLO = RefereeHello(
    seat=1, players=(Player(name="Ann", kind="bot:test"), Player(name="Bob", kind="human"))
)


class Child:
    """The process, and what it says."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process

    def say(self, message: ToBot | bytes) -> None:
        assert self.process.stdin is not None
        line = message if isinstance(message, bytes) else line_of(message)
        self.process.stdin.write(line)
        self.process.stdin.flush()

    def hear(self) -> ToReferee | None:
        assert self.process.stdout is not None
        return read_for_referee(self.process.stdout.readline())

    def hang_up(self) -> int:
        """Close its input; gives the exit code."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.process.wait(10)


@contextmanager
def child(*arguments: str) -> Iterator[Child]:
    """A Python process with these arguments, gone at the end whatever it does."""
    with subprocess.Popen(
        [sys.executable, "-P", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            yield Child(process)
        finally:
            process.kill()
