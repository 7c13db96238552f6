"""What every test of the screens gets besides."""

from pathlib import Path

import pytest
from support.past import fill

from hats_tui.tui.app import HatsApp
from hats_tui.tui.screens.curtain import Curtain
from hats_tui.tui.screens.guarded import GuardedScreen
from hats_tui.tui.screens.napkin import NapkinScreen


@pytest.fixture(autouse=True)
def short_guards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Screens that take input almost at once: how long they really sleep is no matter here."""
    for screen in (GuardedScreen, Curtain, NapkinScreen):
        monkeypatch.setattr(screen, "GUARD", 0.01)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the application tells in passing."""
    said: list[str] = []
    monkeypatch.setattr(HatsApp, "notify", lambda _app, text, **_how: said.append(text))
    return said


@pytest.fixture
def folder(home: Path) -> Path:
    """The player's folder with many games, and with one that is damaged."""
    del home
    return fill()
