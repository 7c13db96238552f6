"""The program of one visitor, `python -m hats_tui.web.visitor`: the game, and nothing else.

It keeps what it must in a temporary folder that goes with it, whoever else has ended.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from hats_tui.store.visitor import become_visitor
from hats_tui.words import install

_NICENESS: Final = 10
"""Visitors, and the bots that they play with, leave the computer to those who sit at it."""


def main() -> int:
    """Play until the visitor leaves.

    Returns:
        The exit code of the process.
    """
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(_NICENESS)
    with TemporaryDirectory(prefix="home-", ignore_cleanup_errors=True) as home:
        become_visitor(Path(home))
        install()
        from hats_tui.tui.app import run

        return run()


if __name__ == "__main__":
    sys.exit(main())
