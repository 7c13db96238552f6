"""Keys, clicks, drags and resizes at random: nothing crashes, and every record is right."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.monkey import Monkey
from support.saves import after_turns, new_game, save


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_that_is_hit_at_random_breaks_anything(seed: int, tmp_path: Path) -> None:
    save(tmp_path, after_turns(new_game(3), 4))
    monkey = Monkey(tmp_path, seed)
    monkey.play(1_500)
    assert monkey.counts["actions"] >= 8, "what was played before is still there"
