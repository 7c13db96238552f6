"""The places for visitors."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from hats_tui.web.lounge import Full, Lounge


def test_each_visitor_has_a_private_folder_as_long_as_there_are_places(tmp_path: Path) -> None:
    told: list[int] = []
    lounge = Lounge(2, tmp_path, told.append)

    with lounge.place() as one, lounge.place() as two:
        assert one != two
        assert stat.S_IMODE(one.stat().st_mode) == 0o700
        with pytest.raises(Full), lounge.place():
            pass
    with lounge.place() as three:
        assert three not in {one, two}
    assert told == [1, 2, 1, 0, 1, 0]
