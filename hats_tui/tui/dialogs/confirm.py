"""A question with two answers, of which the safe one is chosen at first."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Button

from hats_tui.tui.dialogs.dialog import Dialog
from hats_tui.words import N_


class Confirm(Dialog[bool]):
    """Gives True for yes; everything else than a clear yes is a no."""

    # The answer that changes nothing, so that a held Enter is harmless.
    AUTO_FOCUS = "#no"
    CSS_PATH = ["dialog.tcss", "confirm.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", N_("Yes"), id="confirm.yes"),
        Binding("n", "answer(False)", N_("No"), id="confirm.no"),
        Binding("space", "press_chosen", N_("Give the answer that is chosen"), id="confirm.take"),
        Binding("left,h", "app.focus_previous", N_("The other answer"), id="confirm.left"),
        Binding("right,l", "app.focus_next", N_("The other answer"), id="confirm.right"),
    ]

    def __init__(self, question: str, *, yes: str, no: str) -> None:
        """Make a question.

        Args:
            question: The question, a sentence or two.
            yes: What happens with yes, in a word or two.
            no: What happens with no.
        """
        super().__init__(question)
        self._yes = yes
        self._no = no

    def compose_box(self) -> ComposeResult:
        """Two buttons, each with its key."""
        with Horizontal(id="answers"):
            yield Button(_label("y", self._yes), id="yes", compact=True)
            yield Button(_label("n", self._no), id="no", compact=True)

    @on(Button.Pressed)
    def _take_press(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        """Answer by key."""
        self.dismiss(yes)

    def action_press_chosen(self) -> None:
        """Give the answer that has the focus."""
        if isinstance(self.focused, Button):
            self.focused.press()

    def action_leave(self) -> None:
        """Leaving is a no."""
        self.dismiss(False)


def _label(key: str, text: str) -> Content:
    return Content.assemble((key, "bold underline"), "  ", text)
