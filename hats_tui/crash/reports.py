"""The files in which faults are kept for whoever mends them: the last ten."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from itertools import count
from pathlib import Path
from typing import Final

from hats_tui import __version__
from hats_tui.crash.traces import trace_of
from hats_tui.store.paths import ensure_dir, state_dir

KEPT: Final = 10
"""So many reports of a kind are kept, the newest."""

_LIBRARIES: Final = ("textual", "rich", "pydantic")
_ENVIRONMENT: Final = (
    "TERM",
    "COLORTERM",
    "TERM_PROGRAM",
    "TERM_PROGRAM_VERSION",
    "LANG",
    "LC_ALL",
    "NO_COLOR",
)
_LONGEST: Final = 80
_OF_A_TRACE: Final = re.compile(r" *[\w./<>-]+:\d+ in [\w<>]+|[\w.]+(Error|Exception|Exit)\b")
"""What a line of somebody else's output may say in a report."""


def crashes_dir() -> Path:
    """The folder of the reports; it need not exist."""
    return state_dir() / "crashes"


def report_crash(error: BaseException, around: Mapping[str, str]) -> Path:
    """Keep how the program ended by a fault of its own.

    Args:
        error: The fault.
        around: What else is known, such as the screen; no cards, no names.

    Returns:
        The file of the report.

    Raises:
        OSError: It cannot be written.
    """
    return _write("crash", f"{_facts(around)}\n{trace_of(error)}")


def report_bot(trouble: str, around: Mapping[str, str]) -> Path:
    """Keep how the process of a bot failed.

    Args:
        trouble: What is known of it, also what the process wrote; only places in code, and kinds
            of errors, are kept of it.
        around: What else is known; no cards, no names.

    Returns:
        The file of the report.

    Raises:
        OSError: It cannot be written.
    """
    found = (_OF_A_TRACE.match(line) for line in trouble.splitlines())
    kept = "".join(f"{line[0]}\n" for line in found if line)
    return _write("bot", f"{_facts(around)}\n{kept}")


def _facts(around: Mapping[str, str]) -> str:
    """What is told of the program and of where it runs, a fact a line."""
    told = {
        "hats-tui": __version__,
        "Python": f"{platform.python_version()} {platform.python_implementation()}",
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        **{name: _version(name) for name in _LIBRARIES},
        **{name: os.environ[name] for name in _ENVIRONMENT if name in os.environ},
        "time": f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
        **around,
    }
    return "".join(f"{name}: {_plain(value)}\n" for name, value in told.items())


def _version(library: str) -> str:
    try:
        return version(library)
    except PackageNotFoundError:
        return "?"


def _plain(value: str) -> str:
    return "".join(letter for letter in value[:_LONGEST] if letter.isprintable())


def _write(kind: str, text: str) -> Path:
    folder = ensure_dir(crashes_dir())
    stem = f"{kind}-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
    names = (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt" for number in count(1))
    file = next(file for name in names if not (file := folder / name).exists())
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8", errors="replace") as stream:
        stream.write(text)
    _keep_the_newest(folder, kind)
    return file


def _keep_the_newest(folder: Path, kind: str) -> None:
    old = sorted(folder.glob(f"{kind}-*.txt"))[:-KEPT]
    for file in old:
        with suppress(OSError):
            file.unlink()
