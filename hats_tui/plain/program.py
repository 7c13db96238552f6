"""The command `hats-tui --plain`: the whole game as lines of text and short typed commands."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import Final

from hats_tui.cells import clean
from hats_tui.plain.console import process_console
from hats_tui.plain.evening import CannotBegin, LineEvening
from hats_tui.plain.options import Options
from hats_tui.words import _

_NO_OUTPUT: Final = 2


def main(options: Options) -> int:
    """Play until nobody wants another game.

    Args:
        options: What the command line says about the first game.

    Returns:
        The exit code of the process.

    Raises:
        KeyboardInterrupt: Somebody pressed Ctrl+C; what becomes of the game is told.
        BrokenPipeError: Nobody reads on; the game is kept.
    """
    if sys.stdout is None:
        if sys.stderr is not None:
            sys.stderr.write(_("hats-tui --plain needs a standard output.") + "\n")
        return _NO_OUTPUT
    evening = LineEvening(process_console(), options)
    try:
        asyncio.run(evening.run())
    except CannotBegin as error:
        for line in str(error).splitlines():
            sys.stderr.write(f"{clean(line)}\n")
        return error.code
    except KeyboardInterrupt:
        with suppress(OSError):
            evening.say_farewell()
        raise
    return 0
