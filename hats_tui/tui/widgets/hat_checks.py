"""Some of the seven hat types, to be ticked: `[x] F Fez`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message

from hats_tui.cells import width_of
from hats_tui.game import HatType
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.field import Field
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import N_
from hats_tui.words.names import short_hat_name

_COLUMNS = 4
_LONGEST_NAME = 9
"""Cells of the longest name of a type in any language."""
_HATS = tuple(HatType)


class HatChecks(Field):
    """Seven boxes in two rows; the arrows move between them, Space ticks."""

    DEFAULT_CSS = """
    HatChecks { height: 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", N_("The hat before"), id="hats.back"),
        Binding("right", "step(1)", N_("The next hat"), id="hats.on"),
        Binding("space", "tick", N_("Tick this hat, or not"), id="hats.tick"),
    ]

    @dataclass
    class Wanted(Message):
        """Somebody wants to tick a hat, or to take the tick away.

        Args:
            checks: The field.
            hat: Which hat.
        """

        checks: HatChecks
        hat: HatType

        @property
        def control(self) -> HatChecks:
            """The field, for `textual.on`."""
            return self.checks

    def __init__(self, look: Look, ticked: Iterable[HatType], *, id: str) -> None:
        """Make a field.

        Args:
            look: Palette, signs and size of screen.
            ticked: The hats that are ticked at first.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self._ticked = frozenset(ticked)
        self._here = 0

    def show(self, ticked: Iterable[HatType]) -> None:
        """Tick other hats.

        Args:
            ticked: All hats that are ticked.
        """
        self._ticked = frozenset(ticked)
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the boxes; without brackets when nothing can be ticked."""
        step = canvas.width // _COLUMNS
        for index, hat in enumerate(_HATS):
            y, column = divmod(index, _COLUMNS)
            self._paint_box(canvas, column * step, y, hat, here=index == self._here)
            canvas.hit(column * step, y, step, 1, payload=index)

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """Want to tick what was pressed."""
        event.stop()
        if isinstance(event.payload, int):
            self._here = event.payload
            self.action_tick()

    def action_step(self, step: int) -> None:
        """Move to a neighbour, round and round."""
        self._here = (self._here + step) % len(_HATS)
        self.repaint()

    def action_tick(self) -> None:
        """Want the hat here to be ticked, or not."""
        self.repaint()
        self.post_message(self.Wanted(self, _HATS[self._here]))

    def _paint_box(self, canvas: Canvas, x: int, y: int, hat: HatType, *, here: bool) -> None:
        palette, name = self.look.palette, short_hat_name(hat)
        if self.is_disabled:
            muted = palette.style("muted")
            canvas.text(x + 1, y, self.look.glyphs.none, muted)
            canvas.text(x + 4, y, f"{hat} {name}", muted)
            return
        ticked = hat in self._ticked
        style = self.ink("fg") if here else palette.style("accent" if ticked else "fg")
        canvas.text(x, y, "[x]" if ticked else "[ ]", style)
        canvas.text(x + 3, y, f" {hat} ", palette.hat(hat).chip)
        # The longest names need the gap behind them, before the next box.
        gap = "" if width_of(name) >= _LONGEST_NAME else " "
        canvas.text(x + 6, y, f"{gap}{name}", style)
