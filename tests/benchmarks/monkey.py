"""Hit keys and mouse at random for long: `python tests/benchmarks/monkey.py [EVENTS] [SEED]`.

Prints what was done, and ends with an error when the program crashes or leaves a record that is not
right. The short form of it is in `tests/pty/test_monkey.py`.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.monkey import Monkey


def main() -> None:
    """Play, and print the counts."""
    events = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as home:
        monkey = Monkey(Path(home), seed)
        monkey.play(events)
    for what, count in monkey.counts.items():
        print(f"{what:14}{count:10,}")
    print(f"{'seconds':14}{time.monotonic() - begin:10,.0f}")


if __name__ == "__main__":
    main()
