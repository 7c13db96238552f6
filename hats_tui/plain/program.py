"""The command `hats-tui --plain`: the whole game as lines of text and short typed commands."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from typing import Final

from hats_tui.cells import clean
from hats_tui.plain.console import OutputLost, process_console
from hats_tui.plain.evening import CannotBegin, LineEvening
from hats_tui.plain.options import Options
from hats_tui.words import _
from hats_tui.words.causes import cause

_NO_OUTPUT: Final = 2
_FAULT: Final = 1


def main(options: Options) -> int:
    """Play until nobody wants another game.

    Args:
        options: What the command line says about the first game.

    Returns:
        The exit code of the process.

    Raises:
        SystemExit: There is no standard output.
        KeyboardInterrupt: Somebody pressed Ctrl+C; what becomes of the game is told.
        BrokenPipeError: Nobody reads on; the game is kept.
    """
    if sys.stdout is None:
        _complain(_("hats-tui --plain needs a standard output."))
        raise SystemExit(_NO_OUTPUT)
    console = process_console()
    evening = LineEvening(console, options)
    try:
        asyncio.run(evening.run())
    except CannotBegin as error:
        _complain(str(error))
        return error.code
    except OutputLost as error:
        # What is still in the buffer must not make the end of the process fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        template = _("Nothing more can be written ({reason}). A game that has begun is kept.")
        _complain(template.format(reason=cause(error.strerror or str(error))))
        return _FAULT
    except KeyboardInterrupt:
        with suppress(OSError):
            if console.watched:
                console.say("")  # the terminal has written ^C where the line stood
            evening.say_farewell()
        raise
    return 0


def _complain(text: str) -> None:
    """Say something on standard error, where there is one."""
    if sys.stderr is not None:
        with suppress(OSError):
            sys.stderr.write("".join(f"{clean(line)}\n" for line in text.splitlines()))
