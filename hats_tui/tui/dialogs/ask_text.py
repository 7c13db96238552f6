"""A dialog in which something is typed."""

from __future__ import annotations

from textual import getters, on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Button, Input, Label

from hats_tui.tui.dialogs.dialog import Dialog
from hats_tui.tui.widgets.text_field import TextField
from hats_tui.words import _


class AskText(Dialog[str | None]):
    """Gives what was typed, or None."""

    AUTO_FOCUS = "#text"
    CSS_PATH = ["dialog.tcss", "ask_text.tcss"]

    field = getters.query_one("#text", TextField)
    """Where it is typed."""

    def __init__(
        self, question: str, value: str, *, yes: str, note: str = "", length: int = 1000
    ) -> None:
        """Make a dialog.

        Args:
            question: What is to be typed.
            value: What stands there at first.
            yes: What happens then, in a word or two.
            note: What else is good to know.
            length: The most signs that can be typed.
        """
        super().__init__(question)
        self._value = value
        self._yes = yes
        self._note = note
        self._length = length

    def compose_box(self) -> ComposeResult:
        """The field, and two buttons."""
        field = TextField(self._value, length=self._length, id="text")
        field.select_on_focus = False  # what stands there is mostly the beginning of a path
        yield field
        yield Label(self._note, id="note", markup=False)
        with Horizontal(id="answers"):
            yield Button(Content(self._yes), id="yes", compact=True)
            yield Button(Content(_("Cancel")), id="no", compact=True)

    @on(Button.Pressed)
    def _take_press(self, event: Button.Pressed) -> None:
        self._finish(taken=event.button.id == "yes")

    @on(Input.Submitted)
    def _take_enter(self) -> None:
        self._finish(taken=True)

    def _finish(self, *, taken: bool) -> None:
        text = self.field.value.strip()
        if taken and not text:
            self.query_one("#note", Label).update(_("Type something, or cancel."))
            self.field.focus()
        else:
            self.dismiss(text if taken else None)
