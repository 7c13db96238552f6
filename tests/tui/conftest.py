"""What every test of the screens gets besides."""

import pytest

from hats_tui.tui.screens.curtain import Curtain
from hats_tui.tui.screens.guarded import GuardedScreen
from hats_tui.tui.screens.napkin import NapkinScreen


@pytest.fixture(autouse=True)
def short_guards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Screens that take input almost at once: how long they really sleep is no matter here."""
    for screen in (GuardedScreen, Curtain, NapkinScreen):
        monkeypatch.setattr(screen, "GUARD", 0.01)
