"""A dialog that waits for a key: the next one that is pressed gets something to do."""

from __future__ import annotations

from collections.abc import Callable

from textual import getters, on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Key
from textual.widgets import Button, Label

from hats_tui.tui.dialogs.dialog import Dialog
from hats_tui.words import _

USUAL = ""
"""What the dialog gives where the usual keys are wanted."""


class AskKey(Dialog[str | None]):
    """Gives Textual's name of the key that was pressed, `USUAL`, or None.

    A key that cannot be used is told, and the dialog goes on waiting. Esc always gives up.
    """

    CSS_PATH = ["dialog.tcss", "ask_key.tcss"]

    note = getters.query_one("#note", Label)
    """What is said about the key."""

    def __init__(self, heading: str, note: str, refused: Callable[[str], str]) -> None:
        """Make a dialog.

        Args:
            heading: What the key is for.
            note: What is good to know, a sentence or two.
            refused: Says in a sentence why a key cannot be used; nothing where it can.
        """
        super().__init__(heading)
        self._note = note
        self._refused = refused

    def compose_box(self) -> ComposeResult:
        """What is known, and two buttons; no key goes to them, for keys are what is asked for."""
        yield Label(self._note, id="note", markup=False)
        with Horizontal(id="answers"):
            for label, name in ((_("The usual key"), "usual"), (_("Cancel"), "cancel")):
                button = Button(Content(label), id=name, compact=True)
                button.can_focus = False
                yield button

    def on_key(self, event: Key) -> None:
        """Take the key, whatever else it does."""
        if event.key == "escape":
            return
        event.stop()
        event.prevent_default()
        reason = self._refused(event.key)
        if reason:
            self.note.update(Content(reason))
        else:
            self.dismiss(event.key)

    @on(Button.Pressed, "#usual")
    def _take_usual(self) -> None:
        self.dismiss(USUAL)

    @on(Button.Pressed, "#cancel")
    def _take_cancel(self) -> None:
        self.dismiss(None)
