"""A dialog that tells many things, one to a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Button

from hats_tui.cells import width_of
from hats_tui.tui.dialogs.dialog import Dialog
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.widgets.scroll_zone import ScrollZone
from hats_tui.words import N_, _

_WIDEST: Final = 72
_HIGHEST: Final = 14


class ReportLines(ScrollZone):
    """Lines of which as many are seen as there is room."""

    GROUND: Role = "panel"

    def __init__(self, look: Look, lines: Sequence[tuple[str, Role]]) -> None:
        """Take the lines.

        Args:
            look: Palette, signs and size of screen.
            lines: The lines, and how each looks.
        """
        super().__init__(look)
        self._lines = tuple(lines)
        longest = max((width_of(text) for text, _role in lines), default=0)
        self.styles.width = min(longest + 2, _WIDEST)
        self.styles.height = min(max(len(lines), 1), _HIGHEST)

    def paint(self, canvas: Canvas) -> None:
        """Paint what is seen."""
        seen = self._lines[self.top : self.top + canvas.height]
        for y, (text, role) in enumerate(seen):
            canvas.text(0, y, text, self.look.palette.style(role), width=canvas.width - 2)
        self.paint_bar(canvas, seen=canvas.height, rows=len(self._lines))

    def move(self, step: int) -> None:
        """Go down, or up, as far as there is something."""
        self.top = min(max(self.top + step, 0), max(len(self._lines) - self.size.height, 0))
        self.repaint()


class Report(Dialog[None]):
    """The lines, and a button that closes it."""

    AUTO_FOCUS = "#close"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "scroll(-1)", N_("Up"), id="report.up"),
        Binding("down", "scroll(1)", N_("Down"), id="report.down"),
        Binding("pageup", f"scroll({-_HIGHEST})", N_("A page up"), id="report.page_up"),
        Binding("pagedown", f"scroll({_HIGHEST})", N_("A page down"), id="report.page_down"),
    ]

    lines = getters.query_one(ReportLines)
    """The lines."""

    def __init__(self, heading: str, lines: Sequence[tuple[str, Role]]) -> None:
        """Make a report.

        Args:
            heading: What it is about.
            lines: The lines, and how each looks.
        """
        super().__init__(heading)
        self._lines = lines

    def compose_box(self) -> ComposeResult:
        """The lines and the button."""
        yield ReportLines(self.look, self._lines)
        button = Button(Content(_("Close")), id="close", compact=True)
        button.styles.margin = (1, 0, 0, 0)
        yield button

    @on(Button.Pressed)
    def _close(self) -> None:
        self.dismiss(None)

    def action_scroll(self, rows: int) -> None:
        """Go down, or up."""
        self.lines.move(rows)
