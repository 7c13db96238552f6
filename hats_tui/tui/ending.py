"""How the program ends when it is not asked to: by a signal, a closed terminal, or a crash.

The record needs no care here, for every action is on disk before it is shown. What is left to do is
to give the terminal back whole, and to tell in one line what happened.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import traceback
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from hats_tui.words import _

if TYPE_CHECKING:
    from textual.app import App

_SIGNALS = ("SIGTERM", "SIGHUP", "SIGQUIT", "SIGINT")
_OURS = Path(__file__).parents[1]
"""The folder of our own code."""

_PATIENCE = 2.0
"""Seconds to wait for an orderly end after a signal; then the process goes at once."""


class Ending:
    """Knows why the application ends, and tells it when the terminal is restored."""

    def __init__(self, app: App[None]) -> None:
        """Watch over `app`."""
        self._app = app
        self._signal: int | None = None
        self._crash: BaseException | None = None
        # Textual's own report prints local variables, and so the hands of all players: it goes
        # nowhere, and `report` tells what may be told.
        app.error_console = Console(file=StringIO())

    def catch_signals(self) -> None:
        """From now on the signals that end a process end the application in order."""
        loop = asyncio.get_running_loop()
        for name in _SIGNALS:
            number = getattr(signal, name, None)
            if number is not None and hasattr(loop, "add_signal_handler"):
                loop.add_signal_handler(number, self._leave, int(number))

    def note_crash(self, error: BaseException | None) -> None:
        """Remember the first error that ends the application; None is not one."""
        if error is not None and self._crash is None:
            self._crash = error.__cause__ or error

    def report(self) -> int:
        """Tell on standard error what ended the application, if it was not the player.

        Returns:
            The exit code of the process.
        """
        if self._signal is not None:
            return 128 + self._signal
        if self._crash is None:
            return self._app.return_code or 0
        where = _where(self._crash)
        text = _("HATS has ended by a fault of its own: {kind}. Your game is kept.")
        sys.stderr.write(f"{text.format(kind=type(self._crash).__name__)}\n{where}\n")
        return 1

    def _leave(self, number: int) -> None:
        if self._signal is not None:
            return
        self._signal = number
        # A terminal that is gone, or a bot that hangs, must not keep the process.
        watchdog = threading.Timer(_PATIENCE, os._exit, (128 + number,))
        watchdog.daemon = True
        watchdog.start()
        self._app.exit(return_code=128 + number)


def _where(crash: BaseException) -> str:
    """The innermost line of ours on the way to a crash, without what any variable held."""
    frames = traceback.extract_tb(crash.__traceback__)
    ours = [frame for frame in frames if _OURS in Path(frame.filename).parents]
    return "".join(traceback.format_list((ours or frames)[-1:])).strip()
