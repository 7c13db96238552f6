"""Help for the screen from which it was called."""

from __future__ import annotations

from typing import Any

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Label

from hats_tui.tui.screens.base import HatsScreen


class HelpScreen(HatsScreen[None]):
    """Help."""

    BINDINGS = [("escape", "dismiss(None)", "Close")]

    def __init__(self, below: Screen[Any]) -> None:
        """Make the help."""
        super().__init__()
        self.below = below

    def compose_screen(self) -> ComposeResult:
        """Nothing yet."""
        yield Label("help")
