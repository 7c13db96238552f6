"""What a visitor from a browser is offered, and what not."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.past import fill, history, quiet
from support.screens import running

from hats_tui.crash.telling import tell_crash
from hats_tui.store.visitor import become_visitor
from hats_tui.tui.app import HatsApp
from hats_tui.tui.screens.history import HistoryScreen

NO_FILES = "You play as a visitor: the files of this computer are not yours."


@pytest.fixture(autouse=True)
def visitor(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HATS_TUI_VISITOR", "")  # so that it is taken back
    become_visitor(home)


async def test_no_file_of_the_computer_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    fill()
    told: list[str] = []
    monkeypatch.setattr(HatsApp, "notify", lambda _app, text, **_how: told.append(text))
    async with running() as pilot:
        screen = await history(pilot)
        await pilot.press("x", "i")
        await quiet(pilot)
        assert isinstance(pilot.app.screen, HistoryScreen)
        assert told[-2:] == [NO_FILES, NO_FILES]
        refused = [entry.label for entry in screen.menu_entries() if not entry.enabled]
        assert refused[-3:] == [
            "Copy the game to a file",
            "Copy all games of the list",
            "Bring games in",
        ]


def test_a_fault_is_told_where_the_server_hears_it(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tell_crash(ValueError("Ann holds H1"), {})

    told = capsys.readouterr().err
    assert "builtins.ValueError" in told
    assert "H1" not in told
    assert not home.exists()
