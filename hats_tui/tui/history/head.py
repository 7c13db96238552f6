"""The first row of a screen about the past: what it is, and what goes on behind it."""

from __future__ import annotations

from dataclasses import dataclass

from textual.message import Message

from hats_tui.cells import width_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import _


class Head(Zone):
    """A title, what there is, and on the right what is being done."""

    DEFAULT_CSS = """
    Head { height: 1; }
    """
    GROUND = "panel"

    @dataclass
    class Working(Message):
        """How far a long work is.

        Args:
            text: A sentence; empty when it is done.
        """

        text: str

    def __init__(self, look: Look, title: str, *, id: str | None = None) -> None:
        """Make a row.

        Args:
            look: Palette, signs and size of screen.
            title: What the screen is, in English: it is looked up when it is painted.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self._title = title
        self._facts = ""
        self._work = ""

    def show(self, facts: str | None = None, work: str | None = None) -> None:
        """Change what is written.

        Args:
            facts: What there is; None leaves it as it is.
            work: What is being done, empty for nothing; None leaves it as it is.
        """
        self._facts = self._facts if facts is None else facts
        self._work = self._work if work is None else work
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the row."""
        style = self.look.palette.style
        x = canvas.text(1, 0, _(self._title), style("heading")) + 2
        room = min(width_of(self._facts), canvas.width - x - 1)
        x = canvas.text(x, 0, self._facts, style("muted"), width=room) + 2
        if self._work and x < canvas.width:
            width = canvas.width - x - 1
            canvas.text(x, 0, self._work, style("accent"), width=width, align="right")
