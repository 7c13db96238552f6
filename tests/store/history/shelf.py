"""Folders of games for the tests of the history."""

from __future__ import annotations

import os
from pathlib import Path

from record.samples import GAMES, file_of, lines_of

NAMES = ("Ann", "Bob", "Chloé", "Dimitri")


def put(folder: Path, name: str, golden: str = "3p-01", lines: int | None = None) -> Path:
    """Lay a game into a folder: the first lines of a golden record, or all of it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(file_of(lines_of(golden)[:lines]))
    return path


def put_all(folder: Path) -> list[Path]:
    """Lay all golden games into a folder, a day after each other."""
    paths = []
    for day, golden in enumerate(GAMES, start=1):
        path = put(folder, f"{golden.stem}.hats", golden.stem)
        text = path.read_text(encoding="utf-8")
        created = f"2026-11-{day:02}T17:00:00Z"
        path.write_text(text.replace("2026-11-30T17:00:00Z", created), encoding="utf-8")
        os.utime(path, (day, day))
        paths.append(path)
    return paths
