"""One of a few, all in sight: `( ) 2   (•) 3   ( ) 4`. What has the focus is what is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.field import Field
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import N_

_GAP = 3


class Choices(Field):
    """A row of which one is always chosen; the arrows choose, so the focus is what is chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", N_("The one before"), id="choices.back"),
        Binding("right", "step(1)", N_("The next one"), id="choices.on"),
    ]

    @dataclass
    class Changed(Message):
        """Another one is chosen.

        Args:
            choices: The row.
            index: Which one, from 0.
        """

        choices: Choices
        index: int

        @property
        def control(self) -> Choices:
            """The row, for `textual.on`."""
            return self.choices

    def __init__(self, look: Look, labels: Sequence[str], chosen: int, *, id: str) -> None:
        """Make a row.

        Args:
            look: Palette, signs and size of screen.
            labels: What there is to choose from.
            chosen: Which one is chosen at first, from 0.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self._labels = tuple(labels)
        self._chosen = chosen

    @property
    def chosen(self) -> int:
        """Which one is chosen, from 0."""
        return self._chosen

    def choose(self, index: int) -> None:
        """Choose one.

        Args:
            index: Which one, from 0.
        """
        if index != self._chosen:
            self._chosen = index
            self.repaint()
            self.post_message(self.Changed(self, index))

    def paint(self, canvas: Canvas) -> None:
        """Paint the row."""
        glyphs, x = self.look.glyphs, 0
        for index, label in enumerate(self._labels):
            chosen = index == self._chosen
            style = self.ink("accent") if chosen else self.look.palette.style("fg")
            text = f"({glyphs.chosen if chosen else ' '}) {label} "
            end = canvas.text(x, 0, text, style)
            canvas.hit(x, 0, end - x, 1, payload=index)
            x = end + _GAP - 1

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """Choose what was pressed."""
        event.stop()
        if isinstance(event.payload, int):
            self.choose(event.payload)

    def action_step(self, step: int) -> None:
        """Choose a neighbour; the row has two ends."""
        self.choose(min(max(self._chosen + step, 0), len(self._labels) - 1))
