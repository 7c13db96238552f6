"""The command `hats-tui record check`: is a file a right record, and if not, where is it wrong?"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from hats_tui.record.console import read_each, speak_utf8
from hats_tui.record.sentences import SENTENCES, Say


def main(paths: Sequence[str], say: Say = str, *, quiet: bool = False) -> int:
    """Print a line for each file: that it is right, or `FILE:LINE: CODE: sentence`.

    Args:
        paths: The files.
        say: Translates an English text.
        quiet: Nothing is said of files that are right.

    Returns:
        0 when every file is a right record, else 1.
    """
    speak_utf8()
    wrong = 0
    for path, record in zip(paths, read_each(paths, faults=sys.stdout, say=say), strict=True):
        wrong += record is None
        if record is not None and not quiet:
            sys.stdout.write(f"{path}: {say(SENTENCES['right'])}\n")
    return 1 if wrong else 0
