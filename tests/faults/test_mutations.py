"""Damaged files of every kind: nothing is raised that is not meant, and nothing is lost.

The long form is `tests/benchmarks/faults.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from record.test_corpus import FILES
from support.mutation import damage_indexes, damage_memories, damage_records, damage_settings


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_damaged_records(file: Path, tmp_path: Path) -> None:
    assert len(damage_records([file], 25, tmp_path, seed=1)) > 1


def test_damaged_settings() -> None:
    assert len(damage_settings(300, seed=1)) > 2


def test_damaged_memories() -> None:
    assert set(damage_memories(300, seed=1)) == {"right", "set aside"}


def test_damaged_indexes() -> None:
    assert set(damage_indexes(FILES[:8], 40, seed=1)) == {"kept", "renewed"}
