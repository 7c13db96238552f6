"""One visitor's program: started in a folder of its own, spoken to, and ended whatever it does."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

from hats_tui.web import packets

END_SECONDS: Final = 2.0
"""How long a program may take to leave by itself."""

_KEPT_VARIABLES: Final = (
    "LANG",
    "LANGUAGE",
    "LC_ALL",
    "LC_CTYPE",
    "LC_MESSAGES",
    "LD_LIBRARY_PATH",
    "PATH",
    "PYTHONHOME",
    "PYTHONPATH",
    "SYSTEMROOT",
)
"""Nothing else of the environment is a visitor's business."""

_SIGNALLED: Final = 128
"""From this exit code on a signal has ended it, or its page has gone."""

_MOST_WORDS: Final = 8_192


class Visit:
    """A process that leads a group of its own, and the pipes to it."""

    def __init__(self, process: Process, folder: Path) -> None:
        """Take over a process that has pipes; `begin` makes one."""
        assert process.stdin is not None, "it is a pipe"
        assert process.stdout is not None, "it is a pipe"
        assert process.stderr is not None, "it is a pipe"
        self._process = process
        self._folder = folder
        self._input = process.stdin
        self._output = process.stdout
        self._errors = asyncio.create_task(_last_words(process.stderr))

    @classmethod
    async def begin(cls, folder: Path, size: tuple[int, int], wishes: Mapping[str, str]) -> Self:
        """Start a program.

        Args:
            folder: A folder for it alone, which goes with the visit.
            size: Columns and rows of the page.
            wishes: Variables of the environment by which the visitor asks for a language.

        Raises:
            OSError: It cannot be started.
        """
        command = [sys.executable, "-P", "-m", "hats_tui.web.visitor"]
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            cwd=folder,
            env=_environment(folder, size, wishes),
            start_new_session=True,
        )
        return cls(process, folder)

    async def say(self, packet: bytes) -> None:
        """Hand a packet on; that the program has ended is seen in what it shows."""
        with suppress(ConnectionError):
            self._input.write(packet)
            await self._input.drain()

    def shown(self) -> AsyncIterator[bytes]:
        """What the program draws, until it ends."""
        return packets.shown(self._output)

    async def end(self) -> str:
        """End the program with all that it has started, and take its folder away.

        Returns:
            Its last words, if it ended by a fault of its own; else nothing.
        """
        await self.say(packets.told("quit"))
        self._input.close()  # by which it ends also where it does not listen any more
        with suppress(TimeoutError):
            async with asyncio.timeout(END_SECONDS):
                while await self._output.read(2**16):
                    pass
                await self._process.wait()
        self._kill()
        words = await self._errors
        code = await self._process.wait()
        await asyncio.to_thread(shutil.rmtree, self._folder, ignore_errors=True)
        return words if 0 < code < _SIGNALLED else ""

    def _kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)


def _environment(folder: Path, size: tuple[int, int], wishes: Mapping[str, str]) -> dict[str, str]:
    kept = {name: os.environ[name] for name in _KEPT_VARIABLES if name in os.environ}
    columns, rows = size
    return {
        **kept,
        **wishes,
        "COLORTERM": "truecolor",
        "COLUMNS": str(columns),
        "HOME": str(folder),
        "PYTHONUTF8": "1",
        "ROWS": str(rows),
        "TERM": "xterm-256color",
        "TEXTUAL_COLOR_SYSTEM": "truecolor",
        "TEXTUAL_DRIVER": "textual.drivers.web_driver:WebDriver",
        "TMPDIR": str(folder),
    }


async def _last_words(errors: asyncio.StreamReader) -> str:
    """Read to the end, so that the writer never waits; nothing of it works on a terminal."""
    kept = b""
    while chunk := await errors.read(_MOST_WORDS):
        kept = (kept + chunk)[-_MOST_WORDS:]
    text = kept.decode("utf-8", "replace")
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
