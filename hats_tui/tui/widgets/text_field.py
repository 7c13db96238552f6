"""A field to type in: it takes any sign that can be shown, and none that could move the cursor."""

from __future__ import annotations

from typing import Final

from textual.widgets import Input

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but needed inside the words of some scripts and in joined emoji."""

_WIDTH: Final = 24
"""The least width of a field; a placeholder that fills it shows the focus without colour."""


class TextField(Input):
    """An input of one row, without a frame and without a blinking cursor."""

    def __init__(self, value: str, *, placeholder: str = "", length: int, id: str) -> None:
        """Make a field.

        Args:
            value: What stands in it at first.
            placeholder: What an empty field shows.
            length: The most characters that it takes.
            id: Textual's identifier of the widget.
        """
        super().__init__(value, max_length=length, compact=True, id=id)
        self.prompt(placeholder)
        self.cursor_blink = False

    def prompt(self, text: str) -> None:
        """Show something else in the empty field.

        Args:
            text: What it shows.
        """
        self.placeholder = text.ljust(_WIDTH)

    def validate_value(self, value: str) -> str:
        """Drop control, bidirectional and other invisible characters, also from what is pasted."""
        return "".join(
            " " if sign.isspace() else sign
            for sign in value
            if sign.isspace() or sign.isprintable() or sign in _JOINERS
        )
