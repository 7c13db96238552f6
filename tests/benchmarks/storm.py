"""Resize all screens and states again and again: `python tests/benchmarks/storm.py [SIZES] [SEED]`.

Prints what was done, and ends with an error when something is not shown in the size of its window.
The short form of it is in `tests/tui/test_storm.py`.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.storm import storm


def main() -> None:
    """Raise the storm, and print the counts."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as home:
        os.environ["HATS_TUI_HOME"] = home
        counts = asyncio.run(storm(count, seed))
    for what, number in counts.items():
        print(f"{what:14}{number:10,}")
    print(f"{'seconds':14}{time.monotonic() - begin:10,.0f}")


if __name__ == "__main__":
    main()
