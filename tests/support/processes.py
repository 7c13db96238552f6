"""Looks at processes from outside: whether they are there, whether they work, whom they started."""

from __future__ import annotations

import contextlib
import re
import subprocess
from pathlib import Path


def children(pid: int) -> set[int]:
    """The processes that a process has started, and those that they have started."""
    own = {int(child) for task in _tasks(pid) for child in task.read_text().split()}
    return own.union(*(children(child) for child in own))


def runs(pid: int) -> bool:
    """Whether a process is still there, and not only waiting to be noticed."""
    if Path("/proc/self/stat").exists():
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return False
    else:
        ps = ["ps", "-o", "stat=", "-p", str(pid)]
        state = subprocess.run(ps, capture_output=True, check=False, text=True).stdout.strip()
    return state[:1] not in {"", "Z", "X"}


def works(pid: int) -> bool:
    """Whether a thread of a process runs, or waits for the processor or the disk."""
    threads = Path(f"/proc/{pid}/task").glob("*/stat")
    with contextlib.suppress(OSError):
        return any(re.search(rb"\) [RD] ", thread.read_bytes()) for thread in threads)
    return False


def _tasks(pid: int) -> list[Path]:
    return list(Path(f"/proc/{pid}/task").glob("*/children"))
