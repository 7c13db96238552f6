"""One of several, of which only the chosen one is in sight: `◄ Bot: Hare ►`."""

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


@dataclass(frozen=True)
class Pick:
    """Something to pick.

    Args:
        value: What it stands for.
        label: What it is called.
    """

    value: str
    label: str


class Picker(Field):
    """Left and right, Space, or a press go through what can be picked, round and round."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", N_("The one before"), id="picker.back"),
        Binding("right,space", "step(1)", N_("The next one"), id="picker.on"),
    ]

    @dataclass
    class Changed(Message):
        """Something else is picked.

        Args:
            picker: The field.
            value: What it stands for.
        """

        picker: Picker
        value: str

        @property
        def control(self) -> Picker:
            """The field, for `textual.on`."""
            return self.picker

    def __init__(self, look: Look, picks: Sequence[Pick], value: str, *, id: str) -> None:
        """Make a field.

        Args:
            look: Palette, signs and size of screen.
            picks: What there is to pick from.
            value: What is picked at first; where there is no such thing, the first one.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self._picks = tuple(picks)
        self._index = self._index_of(value)

    @property
    def value(self) -> str:
        """What the picked one stands for."""
        return self._picks[self._index].value

    def show(self, picks: Sequence[Pick], value: str) -> None:
        """Offer other things; nobody is told.

        Args:
            picks: What there is to pick from.
            value: What is picked; where there is no such thing, the first one.
        """
        self._picks = tuple(picks)
        self._index = self._index_of(value)
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint what is picked, between its two arrows."""
        glyphs, width, ground = self.look.glyphs, canvas.width, self.ink("panel")
        canvas.fill(0, 0, width, 1, ground)
        canvas.text(1, 0, glyphs.turn_back)
        canvas.text(3, 0, self._picks[self._index].label, width=width - 6)
        canvas.text(width - 2, 0, glyphs.turn)
        canvas.hit(0, 0, width, 1, payload=1)
        canvas.hit(0, 0, 3, 1, payload=-1)

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """Go on, or back by the left arrow or the right button."""
        event.stop()
        if isinstance(event.payload, int):
            self.action_step(-1 if event.button == 3 else event.payload)

    def action_step(self, step: int) -> None:
        """Pick a neighbour; after the last one comes the first."""
        self._index = (self._index + step) % len(self._picks)
        self.repaint()
        self.post_message(self.Changed(self, self.value))

    def _index_of(self, value: str) -> int:
        values = [pick.value for pick in self._picks]
        return values.index(value) if value in values else 0
