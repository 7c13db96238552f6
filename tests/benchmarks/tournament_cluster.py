"""Does a Dask cluster find the same as one process?

Run it: python tests/benchmarks/tournament_cluster.py.

It needs hats-tui[cluster]. A cluster of two workers on this machine plays a small tournament, and
so does this process; then their results are compared, all but the times.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from distributed import LocalCluster

TOURNAMENT = ("tournament", "greedy", "simple", "hasty", "--deals", "8", "--seed", "cluster")


def result(folder: Path, *options: str) -> object:
    """What a tournament finds, without what is never twice the same."""
    file = folder / "result.json"
    command = [sys.executable, "-P", "-m", "hats_tui", *TOURNAMENT, "--json", str(file), *options]
    subprocess.run(command, check=True)
    found = json.loads(file.read_text(encoding="utf-8"))
    for each in found["entrants"]:
        del each["ms_per_action"], each["ms_slowest"]
    return found


def main() -> None:
    """Play twice, and compare."""
    with tempfile.TemporaryDirectory() as name:
        alone = result(Path(name), "--jobs", "1")
        with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
            together = result(Path(name), "--dask", cluster.scheduler_address)
    if alone != together:
        sys.exit("they differ")
    print("the cluster finds the same")


if __name__ == "__main__":
    main()
