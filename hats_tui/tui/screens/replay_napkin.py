"""The napkin of a game that is watched again."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.napkin.paper import NapkinPaper
from hats_tui.tui.screens.guarded import GuardedScreen
from hats_tui.tui.widgets.key_bar import KeyBar, KeyEntry
from hats_tui.words import N_


class ReplayNapkin(GuardedScreen[None]):
    """Shows every figure that decided the game; there is nothing to do but to go back."""

    CSS_PATH = "replay_napkin.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,left,n,b", "back", N_("Back to the replay"), id="replay_napkin.back"),
    ]
    HELP = N_("The napkin adds up what everybody has: the hats, the favourite hat, the cookie.")
    MOUSE = ((N_("Click an entry below"), N_("Do what it says")),)

    def __init__(self, page: NapkinPage) -> None:
        """Lay out a napkin.

        Args:
            page: What stands on it.
        """
        super().__init__()
        self._page = page

    @property
    def help_players(self) -> int:
        """How many played."""
        return len(self._page.names)

    def compose_screen(self) -> ComposeResult:
        """The paper, and the keys beneath it."""
        yield NapkinPaper(self.look, self._page)
        yield KeyBar(self.look, _key_entries())

    def action_back(self) -> None:
        """Go back to the replay."""
        if self.awake:
            self.dismiss(None)


def _key_entries() -> list[KeyEntry]:
    return [
        KeyEntry("escape", N_("Back to the replay"), "back"),
        KeyEntry("f1", N_("Help"), "app.help"),
        KeyEntry("f10", N_("Menu"), "app.menu"),
    ]
