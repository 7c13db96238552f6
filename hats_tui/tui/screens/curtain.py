"""The curtain: stands before a hand until the one who may see it is alone with the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from hats_tui.tui.screens.curtain_page import CurtainPage, CurtainText, Press
from hats_tui.tui.screens.guarded import GuardedScreen
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import N_

Answer = Literal["ready", "undo"]
"""How a curtain is left: the player is ready, or somebody takes back the last action."""


class Curtain(GuardedScreen[Answer]):
    """Asks for the next player. It opens by Space or a press only: a held Enter must not."""

    CSS_PATH = "curtain.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "ready", N_("I am alone: show my hand"), id="curtain.ready"),
        Binding("u", "undo", N_("Take the last action back"), id="curtain.undo"),
    ]
    GUARD: ClassVar[float] = 0.4
    HELP = N_("The next hand is hidden until its owner sits at the keyboard and nobody else looks.")

    MOUSE = ((N_("Click"), N_("I am alone: show my hand")),)

    page = getters.query_one(CurtainPage)
    """The sheet with drapes and text."""

    def __init__(self, text: Callable[[], CurtainText]) -> None:
        """Make a curtain.

        Args:
            text: Gives what stands on it, in the language that is spoken then.
        """
        super().__init__()
        self._text = text

    def compose_screen(self) -> ComposeResult:
        """The whole screen is one sheet, with nothing behind it."""
        yield CurtainPage(self.look, self._text)

    def woke(self) -> None:
        """Show whether the curtain can be opened now."""
        if self.is_mounted:
            self.page.set_ready(ready=self.awake)

    @on(Zone.Pressed)
    def _take_press(self, event: Zone.Pressed) -> None:
        if event.button != 1:
            return
        if event.payload is Press.UNDO:
            self.action_undo()
        else:
            self.action_ready()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to take back only what can be taken back."""
        if action == "undo" and self._text().undo is None:
            return False
        return super().check_action(action, parameters)

    def action_ready(self) -> None:
        """Open, once the curtain has been seen."""
        if self.awake:
            self.dismiss("ready")

    def action_undo(self) -> None:
        """Take back the last action, once the curtain has been seen."""
        if self.awake:
            self.dismiss("undo")
