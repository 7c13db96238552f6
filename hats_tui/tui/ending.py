"""How the program ends when it is not asked to: by a signal, a closed terminal, or a crash.

The record needs no care here, for every action is on disk before it is shown. What is left to do is
to give the terminal back whole, to tell in a line or two what happened, and to keep a report.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from io import StringIO
from queue import SimpleQueue
from types import FrameType
from typing import TYPE_CHECKING

from rich.console import Console

from hats_tui import terminal
from hats_tui.crash import EXIT_CRASH

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp

_SIGNALS = ("SIGTERM", "SIGHUP", "SIGQUIT", "SIGINT", "SIGBREAK")
_PATIENCE = 2.0
"""Seconds to wait for an orderly end after a signal; then the terminal is given back anyway."""

_LAST_PATIENCE = 0.5
"""Seconds more, for a terminal may hang as well; then the process goes."""


class Ending:
    """Knows why the application ends, and tells it when the terminal is restored."""

    def __init__(self, app: HatsApp) -> None:
        """Watch over `app`."""
        self._app = app
        self._signal: int | None = None
        self._crash: BaseException | None = None
        self._saved = True
        self._around: dict[str, str] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._signals: SimpleQueue[int] = SimpleQueue()
        # Textual's own report prints local variables, and so the hands of all players: it goes
        # nowhere, and `report` tells what may be told.
        app.error_console = Console(file=StringIO())

    def catch_signals(self, give_back: Callable[[], None]) -> None:
        """From now on the signals that end a process end the application in order.

        Args:
            give_back: Gives the terminal back; for an application that has stopped to do anything.
        """
        threading.Thread(target=self._watch, args=(give_back,), daemon=True).start()
        for name in _SIGNALS:
            number = getattr(signal, name, None)
            if number is not None:
                # Not the loop's way, which waits for a loop that may hang, and is not on Windows.
                signal.signal(number, self._leave)
        terminal.when_gone(self._hang_up)

    def begin(self) -> None:
        """The application runs; called on its loop."""
        self._loop = asyncio.get_running_loop()
        self._loop.set_exception_handler(self._note_failure)

    def note_crash(self, error: BaseException | None) -> None:
        """Remember the first error that ends the application; None is not one."""
        if error is not None and self._crash is None:
            self._crash, self._saved = error, not self._app.unsaved
            self._around = self._circumstances()

    def report(self) -> int:
        """Tell on standard error what ended the application, if it was not the player.

        Returns:
            The exit code of the process.
        """
        if self._signal is not None:
            return 128 + self._signal
        if self._crash is None:
            return self._app.return_code or 0
        from hats_tui.crash.telling import tell_crash

        tell_crash(self._crash, self._around, saved=self._saved)
        return EXIT_CRASH

    def note_bot(self, kind: str, trouble: str) -> None:
        """Keep a report of a bot that failed; nothing is shown, and nothing comes of a failure.

        Args:
            kind: Who it was, as the record has it.
            trouble: What is known of it.
        """
        from hats_tui.crash.reports import report_bot

        with suppress(OSError):
            report_bot(trouble, {**self._circumstances(), "bot": kind})

    def _note_failure(self, loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        """Keep a report of an error that nobody waited for; the game goes on."""
        del loop
        from hats_tui.crash.reports import report_crash

        error = context.get("exception")
        if isinstance(error, Exception):
            with suppress(OSError):
                report_crash(error, {**self._circumstances(), "noticed": "beside the game"})

    def _circumstances(self) -> dict[str, str]:
        """Where the application stands: no cards, no names."""
        app = self._app
        try:
            return {
                "screens": " > ".join(type(screen).__name__ for screen in app.screen_stack),
                "size": f"{app.size.width}x{app.size.height}",
                "theme": app.theme,
            }
        except Exception as error:  # noqa: BLE001 - the application is in disorder already
            return {"screens": type(error).__name__}

    def _watch(self, give_back: Callable[[], None]) -> None:
        """See that a signal ends the process, also where terminal, bot or screen hang."""
        number = self._signals.get()
        time.sleep(_PATIENCE)
        end = threading.Timer(_LAST_PATIENCE, os._exit, (128 + number,))
        end.daemon = True
        end.start()
        give_back()

    def _hang_up(self) -> None:
        """The terminal is gone, and perhaps no signal has told that."""
        if self._loop is not None:
            self._leave(signal.SIGHUP)

    def _leave(self, number: int, frame: FrameType | None = None) -> None:
        del frame
        if self._signal is not None:
            return
        self._signal = number
        # To start a thread here could wait for ever for a lock of whoever was interrupted.
        self._signals.put(number)
        if self._loop is None:
            raise SystemExit(128 + number)
        with suppress(RuntimeError):  # the loop is closed, and the end near
            self._loop.call_soon_threadsafe(lambda: self._app.exit(return_code=128 + number))
