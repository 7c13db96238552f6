"""Playing as a visitor of the computer."""

import os
from pathlib import Path

import pytest

from hats_tui.store.paths import HOME_VARIABLE, games_dir
from hats_tui.store.visitor import become_visitor, is_visitor


def test_a_visitor_has_folders_of_their_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(os, "environ", {HOME_VARIABLE: "/elsewhere"})
    assert not is_visitor()

    become_visitor(tmp_path)

    assert is_visitor()
    assert games_dir() == tmp_path / "data" / "games"
