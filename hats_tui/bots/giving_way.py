"""Work that lets the screens go first: whoever asked for it plays or reads on meanwhile."""

from __future__ import annotations

import os
import sys
from typing import Final

_NICE: Final = 10
"""How far this process steps back behind others, where the system knows that."""


def give_way() -> None:
    """Let other processes go first from now on."""
    if sys.platform != "win32":
        os.setpriority(os.PRIO_PROCESS, 0, _NICE)
