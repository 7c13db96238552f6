"""Damaged files of every kind: nothing is raised that is not meant, and nothing is lost.

The long form is `tests/benchmarks/faults.py`.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from record.test_corpus import FILES
from support.mutation import (
    mutated,
    try_index,
    try_record,
    try_settings,
    try_setup,
    try_theme,
)

from hats_tui.store.history.index import index_file
from hats_tui.store.history.library import Library
from hats_tui.store.paths import ensure_dir, games_dir, settings_file
from hats_tui.store.remembered import SeatChoice, SetupChoices, setup_file
from hats_tui.store.settings_text import fresh_text, with_setting

SEAT = SeatChoice(name="Chloé", kind="human")
CHOICES = SetupChoices(players=2, seats=(SEAT, SEAT), first=2)
SETTINGS = with_setting(with_setting(fresh_text(), "bot_pause", 1), "theme", "nord").encode()


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_damaged_records(file: Path, tmp_path: Path) -> None:
    rng, seen = Random(file.stem), Counter[str]()
    data = file.read_bytes()
    for _ in range(25):
        seen[try_record(mutated(data, rng), tmp_path)] += 1
    assert len(seen) > 1


def test_damaged_settings() -> None:
    rng, seen = Random(1), Counter[str]()
    ensure_dir(settings_file().parent)
    for _ in range(300):
        seen[try_settings(mutated(SETTINGS, rng))] += 1
    assert len(seen) > 2


def test_damaged_memories() -> None:
    rng, seen = Random(2), Counter[str]()
    ensure_dir(setup_file().parent)
    data = CHOICES.model_dump_json(indent=2).encode()
    for _ in range(150):
        seen[try_setup(mutated(data, rng), CHOICES)] += 1
        seen[try_theme(mutated(b"contrast\n", rng))] += 1
    assert set(seen) == {"right", "set aside"}


def test_damaged_indexes() -> None:
    for file in FILES[:8]:
        (ensure_dir(games_dir()) / file.name).write_bytes(file.read_bytes())
    with Library() as library:
        assert library.catch_up()
    data, rng, seen = index_file().read_bytes(), Random(3), Counter[str]()
    for _ in range(40):
        seen[try_index(mutated(data, rng), games=8)] += 1
    assert set(seen) == {"kept", "renewed"}
