"""Is a tournament that is killed again and again the same in the end?

Run it: python tests/benchmarks/tournament_kills.py. The program is killed without a warning, a bit
later each time, and started again by the same command, until it comes to its end. What it finds
then is compared with a run that nobody disturbed. No process of a killed one may stay.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TOURNAMENT = ("tournament", "greedy", "simple", "hasty", "--deals", "12", "--seed", "k")
FIRST, LATER = 3.0, 0.3
"""Seconds until the first kill, and how much longer each next one is waited for."""


def start(file: Path, *options: str) -> subprocess.Popen[bytes]:
    """Begin a tournament, or go on with it."""
    command = [sys.executable, "-P", "-m", "hats_tui", *TOURNAMENT, "--json", str(file), *options]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def found(file: Path) -> object:
    """The result, without what is never twice the same."""
    result = json.loads(file.read_text(encoding="utf-8"))
    for each in result["entrants"]:
        del each["ms_per_action"], each["ms_slowest"]
    return result


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    listed = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in listed.stdout.split()]


def is_alive(pid: int) -> bool:
    """Whether a process is there, and not only waits to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def kill_until_it_ends(file: Path) -> tuple[int, float]:
    """How often it was killed, and the longest time that a child outlived it, in seconds."""
    kills, longest = 0, 0.0
    while True:
        process = start(file)
        try:
            process.wait(FIRST + LATER * kills)
        except subprocess.TimeoutExpired:
            left = children(process.pid)
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
            begin = time.monotonic()
            while any(map(is_alive, left)) and time.monotonic() - begin < 20:
                time.sleep(0.02)
            kills, longest = kills + 1, max(longest, time.monotonic() - begin)
        else:
            return kills, longest


def main() -> None:
    """Compare the two."""
    with tempfile.TemporaryDirectory() as name:
        os.environ["HATS_TUI_HOME"] = name
        whole, killed = Path(name) / "whole.json", Path(name) / "killed.json"
        start(whole, "--jobs", "1").wait()
        kills, longest = kill_until_it_ends(killed)
        same = found(whole) == found(killed)
    print(f"{kills} kills; children gone after {longest:.2f} s at most; the same result: {same}")
    sys.exit(not same)


if __name__ == "__main__":
    main()
