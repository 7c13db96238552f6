"""The sheet of the curtain: drapes, a hat, and whose turn it is to look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from rich.style import Style

from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.art import ART, Bitmap
from hats_tui.tui.paint.banner import banner_times
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.drapes import draw_drapes, stage
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.paint.pixels import draw_bitmap, enlarged
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.paint.wrap import StyledLine, line_width, wrap
from hats_tui.tui.turn.phrases import span_style
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import turns
from hats_tui.words.phrase import Phrase
from hats_tui.words.phrase import Role as Part

_HAT: Final = "H"


class Press(Enum):
    """What can be pressed on a curtain."""

    READY = "ready"
    UNDO = "undo"


class CurtainText(NamedTuple):
    """What stands on a curtain."""

    says: turns.Curtain
    """Who is asked, and why."""
    news: Sequence[Phrase] = ()
    """What happened since that player's last turn, public parts only; at most three."""
    undo: Phrase | None = None
    """Who may take back what; None where nobody can."""


@dataclass(frozen=True)
class _Row:
    line: StyledLine
    press: Press | None = None


_GAP: Final = _Row([])
_PLAIN: Final = (Part.TEXT, Part.NAME)
"""Parts that look like the row in which they stand."""


class CurtainPage(Zone):
    """Everything that the curtain shows; nothing of it is anybody's hand."""

    def __init__(self, look: Look, text: Callable[[], CurtainText]) -> None:
        """Make the sheet.

        Args:
            look: Palette, signs and size of screen.
            text: Gives what stands on it.
        """
        super().__init__(look)
        self._text = text
        self._ready = False

    def set_ready(self, *, ready: bool) -> None:
        """Show whether the curtain can be opened.

        Args:
            ready: Whether it can.
        """
        self._ready = ready
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the whole screen."""
        room = stage(canvas.width, canvas.height)
        draw_drapes(canvas, self.look)
        if self._ready:
            canvas.hit(0, 0, canvas.width, canvas.height, payload=Press.READY)
        rows = self._rows(room.width)
        hat = ART[Tier.M if self.look.tier is Tier.S else Tier.L][_HAT]
        hat = enlarged(hat, banner_times(canvas.width, canvas.height))
        if len(rows) + len(hat) // 2 + 1 > room.height:
            hat = ART[Tier.S][_HAT]
        height = len(hat) // 2 + 1
        rows = _without_gaps(rows, room.height - height)
        y = room.y + max((room.height - height - len(rows)) // 2, 0)
        self._paint_hat(canvas, y, hat)
        for row in rows:
            y += 1
            self._paint_row(canvas, y + height - 1, row)

    def _rows(self, width: int) -> list[_Row]:
        says, news_told, undo = self._text()
        call = [
            *self._wrapped(says.pass_to, "muted", width),
            *self._wrapped(says.name, "accent", width),
            _GAP,
            *self._wrapped(says.why, "fg", width),
            *self._wrapped(says.look_away, "fg", width),
            _GAP,
            *self._wrapped(says.ready, "accent" if self._ready else "muted", width),
        ]
        news = [row for line in news_told for row in self._wrapped(line, "muted", width)]
        return [*call, _GAP, *news, *self._undo_rows(undo, width)]

    def _undo_rows(self, undo: Phrase | None, width: int) -> list[_Row]:
        if undo is None:
            return []
        chip = (f" {cap(self.look, 'u')} ", self.look.palette.style("key"))
        rows = self._wrapped(undo, "fg", width - 4)
        marked = [_Row([chip, (" ", Style()), *rows[0].line], Press.UNDO)]
        return [_GAP, *marked, *(_Row(row.line, Press.UNDO) for row in rows[1:])]

    def _wrapped(self, phrase: Phrase, role: Role, width: int) -> list[_Row]:
        palette = self.look.palette
        spans = [
            (span.text, palette.style(role) if span.role in _PLAIN else span_style(span, palette))
            for span in phrase.spans
        ]
        return [_Row(line) for line in wrap(spans, width)]

    def _paint_hat(self, canvas: Canvas, y: int, hat: Bitmap) -> None:
        shade = self.look.palette.hat(_HAT).card
        x = (canvas.width - len(hat[0])) // 2
        draw_bitmap(canvas, x, y, hat, shade.ink, shade.accent, self.look.glyphs)

    def _paint_row(self, canvas: Canvas, y: int, row: _Row) -> None:
        x = (canvas.width - line_width(row.line)) // 2
        end = canvas.spans(x, y, row.line)
        if self._ready and row.press is not None:
            canvas.hit(x, y, end - x, 1, payload=row.press)


def _without_gaps(rows: list[_Row], height: int) -> list[_Row]:
    """Give up gaps, the lowest first, until the rows fit."""
    rows = list(rows)
    for index in reversed(range(len(rows))):
        if len(rows) > height and rows[index] is _GAP:
            del rows[index]
    return rows
