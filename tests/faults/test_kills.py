"""Processes that are killed while they play: nothing is lost that was shown, and no file is halved.

The long form is `tests/benchmarks/faults.py`; `tests/pty/test_kills.py` kills whole programs.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_games_are_played_to_their_end_through_many_kills() -> None:
    # In a process of its own, for it forks, and the process of the tests has threads.
    path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    ran = subprocess.run(
        [sys.executable, "-P", "-m", "support.killing", "1", "25"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    counts = json.loads(ran.stdout)
    assert counts["games"] >= 1
    assert counts["kills"] >= 25
