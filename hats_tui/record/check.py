"""The command `hats-tui record check`: is a file a right record, and if not, where is it wrong?"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from hats_tui.record.console import read_each, speak_utf8
from hats_tui.record.sentences import Say


def main(paths: Sequence[str], say: Say = str) -> int:
    """Print a line `FILE:LINE: CODE: sentence` for each file that is not a right record.

    Args:
        paths: The files.
        say: Translates an English text.

    Returns:
        0 when every file is a right record, else 1.
    """
    speak_utf8()
    records = list(read_each(paths, faults=sys.stdout, say=say))
    return 1 if None in records else 0
