"""What every dialog has in common: a framed box over the screen that asks."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from textual import getters
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Click
from textual.screen import ModalScreen
from textual.types import CSSPathType
from textual.widgets import Label

from hats_tui.tui.app import HatsApp
from hats_tui.tui.leaving import LeftOnce
from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import N_

ResultT = TypeVar("ResultT")


class Dialog(LeftOnce[ResultT], ModalScreen[ResultT]):
    """A box with a heading; subclasses put their widgets into `compose_box`.

    Esc, and a press beside the box, leave it without an answer.
    """

    AUTO_FOCUS = ""
    ALLOW_SELECT = False
    CSS_PATH: ClassVar[CSSPathType | None] = "dialog.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", N_("Close"), id="dialog.leave"),
    ]

    app = getters.app(HatsApp)
    box = getters.query_one("#box", Vertical)
    """The box itself."""

    def __init__(self, heading: str) -> None:
        """Make a dialog.

        Args:
            heading: What it is about, in one line.
        """
        super().__init__()
        self._heading = heading

    @property
    def look(self) -> Look:
        """How to paint at the present size."""
        return self.app.look

    def compose(self) -> ComposeResult:
        """The box with its heading."""
        with Vertical(id="box"):
            yield Label(self._heading, id="heading", markup=False)
            yield from self.compose_box()

    def compose_box(self) -> ComposeResult:
        """The widgets below the heading."""
        yield from ()

    def on_mount(self) -> None:
        """Draw the frame with signs that the terminal has."""
        self.take_look()

    def on_resize(self) -> None:
        """Paint in the size of the new window."""
        self.take_look()

    def take_look(self) -> None:
        """Have the frame and every zone painted in the present look."""
        self.set_class(self.look.glyphs.full.isascii(), "-ascii")
        for zone in self.query(Zone):
            zone.look = self.look

    def take_language(self) -> None:
        """What is asked stays as it is; the keys are told in the other language."""
        for zone in self.query(Zone):
            zone.paint_anew()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Do nothing before the box is there, or when it is gone: keys come that early and late."""
        del action, parameters
        return self.is_mounted and self.is_attached

    def on_click(self, event: Click) -> None:
        """Leave when the press was beside the box, or with the right button."""
        # A second press belongs to the double click that opened this dialog.
        if event.chain > 1 or not (self.is_mounted and self.is_attached):
            return
        if event.button == 3 or not self.box.region.contains(event.screen_x, event.screen_y):
            self.action_leave()

    def action_leave(self) -> None:
        """Leave without an answer."""
        self.dismiss(None)
