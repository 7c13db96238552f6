"""What the commands on records share: their streams, and how a file that is not right is told."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from hats_tui.record.faults import BadRecord
from hats_tui.record.reader import Record, load_record
from hats_tui.record.sentences import SENTENCES, Say, sentence


def speak_utf8() -> None:
    """Write UTF-8 and plain newlines whatever the locale, and the names of files as they are."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            errors = sys.getfilesystemencodeerrors()
            stream.reconfigure(encoding="utf-8", errors=errors, newline="\n")


def read_each(paths: Iterable[str], faults: TextIO, say: Say = str) -> Iterator[Record | None]:
    """Read one record after the other.

    What can only be noticed (a file that is not there, a torn last line) is told on standard error.

    Args:
        paths: The files.
        faults: Where it is told what is wrong with a record.
        say: Translates an English text.

    Yields:
        The record of each file, or None for one that is not right.
    """
    for path in paths:
        try:
            record = load_record(Path(path))
        except OSError as error:
            told = say(SENTENCES["unreadable"]).format(detail=say(error.strerror or str(error)))
            sys.stderr.write(f"{path}: {told}\n")
            yield None
        except BadRecord as error:
            fault = error.fault
            faults.write(f"{path}:{fault.line}: {fault.code}: {sentence(fault, say)}\n")
            yield None
        else:
            if record.torn:
                torn = len(record.lines) + 1
                sys.stderr.write(f"{path}:{torn}: {say(SENTENCES['torn'])}\n")
            yield record
