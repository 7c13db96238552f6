"""A button: it has the focus and Enter, or it is pressed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message

from hats_tui.cells import width_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.widgets.field import Field
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import N_


class PushButton(Field):
    """A button of one row, as wide as its label needs."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "push", N_("Press the button"), id="button.push"),
    ]

    @dataclass
    class Pushed(Message):
        """The button was pressed.

        Args:
            button: The button.
        """

        button: PushButton

        @property
        def control(self) -> PushButton:
            """The button, for `textual.on`."""
            return self.button

    def __init__(self, look: Look, label: str, *, main: bool = False, id: str) -> None:
        """Make a button.

        Args:
            look: Palette, signs and size of screen.
            label: What it does.
            main: Whether it is what most people want.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self._label = label
        self._main = main
        self.styles.width = width_of(label) + 8

    def paint(self, canvas: Canvas) -> None:
        """Paint the button; arrows point at it while it has the focus."""
        glyphs, style = self.look.glyphs, self.ink(self._role)
        left, right = (glyphs.turn, glyphs.turn_back) if self.has_focus else ("[", "]")
        text = f"{left} {self._label} {right}"
        canvas.fill(0, 0, canvas.width, 1, style)
        canvas.text(0, 0, text, width=canvas.width, align="centre")
        canvas.hit(0, 0, canvas.width, 1, payload=True)

    @property
    def _role(self) -> Role:
        """Without colour the reverse is kept for what has the focus."""
        if not self._main:
            return "panel"
        return "strong" if self.look.palette.mono else "key"

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """Tell that it was pressed."""
        event.stop()
        self.action_push()

    def action_push(self) -> None:
        """Tell that it was pressed."""
        self.post_message(self.Pushed(self))
