"""Whether whoever plays is a visitor: somebody in a browser, and not at this computer.

Such a player has folders of their own for the time of the visit. The other files of the computer,
its engines, and its terminal are none of their business.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from hats_tui.store.paths import HOME_VARIABLE

_VARIABLE: Final = "HATS_TUI_VISITOR"


def is_visitor() -> bool:
    """Whether a visitor plays: then nothing of this computer is offered, read or written."""
    return bool(os.environ.get(_VARIABLE))


def become_visitor(home: Path) -> None:
    """Let this process, and those that it starts, serve a visitor from now on.

    Args:
        home: The folder that holds all that the visitor makes and sets.
    """
    os.environ[_VARIABLE] = "1"
    os.environ[HOME_VARIABLE] = str(home)
