"""Beside the list: what the chosen row means, and a sample of how everything looks now."""

from __future__ import annotations

from typing import Final

from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.cards import CardPicture, Face, Ring, draw_card_row
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.paint.wrap import wrap
from hats_tui.tui.settings.rows import Row
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import _

_HIGH: Final = 14
"""From so many rows on the sample stands below the text, else beside it."""


_TEXT: Final = 8
"""Rows for the text, so that the sample stays where it is for most rows."""


class SettingsPanel(Zone):
    """Tells what is chosen; it is painted in what has just been put on."""

    GROUND = "surface"

    def __init__(self, look: Look, *, id: str | None = None) -> None:
        """Make an empty panel.

        Args:
            look: Palette, signs and size of screen.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self._row: Row | None = None

    def show(self, row: Row) -> None:
        """Tell of a row.

        Args:
            row: It.
        """
        self._row = row
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the text, and the sample below or beside it."""
        if canvas.height >= _HIGH:
            y = self._paint_text(canvas, canvas.width - 2)
            y = max(y, _TEXT) + 1
            canvas.text(1, y, _("A SAMPLE"), self.look.palette.style("heading"))
            self._paint_sample(canvas, 2, y + 1)
        else:
            width = 3 * (self.look.tier.card.width + 1) + 9
            self._paint_text(canvas, canvas.width - width - 3)
            self._paint_sample(canvas, canvas.width - width, 1)

    def _paint_text(self, canvas: Canvas, width: int) -> int:
        row, style = self._row, self.look.palette.style
        if row is None:
            return 0
        canvas.text(1, 0, row.label, style("heading"), width=width - 1)
        lines: list[tuple[str, Role]] = [(row.meaning, "fg")] if row.meaning else []
        lines += [(self._how(row), "fg"), (_("Usually: {value}").format(value=row.usual), "muted")]
        lines.append((_("In the file: {name}").format(name=row.name), "muted"))
        y = 1
        for text, role in lines:
            for line in wrap([(text, style(role))], width - 1):
                canvas.spans(1, y, line)
                y += 1
        return y

    def _how(self, row: Row) -> str:
        """How it is changed."""
        if row.setting is not None:
            return _("Left and right change it.") if not row.meaning else ""
        return _("{key}: press another key for it.").format(key=cap(self.look, "enter"))

    def _paint_sample(self, canvas: Canvas, x: int, y: int) -> None:
        look = self.look
        style, glyphs = look.palette.style, look.glyphs
        pictures = [
            CardPicture("F5", name=_("Fez"), ring=Ring.STRONG, above="3", below=f"{glyphs.times}3"),
            CardPicture("C1", name=_("Crown"), dimmed=True),
            CardPicture(face=Face.DOWN),
        ]
        draw_card_row(canvas, x + 1, y + 1, pictures, look)
        right = x + 3 * (look.tier.card.width + 1) + 2
        canvas.text(right, y + 1, glyphs.cookie, style("cookie"))
        end = canvas.text(right, y + 2, f"{glyphs.up}4", style("good"))
        canvas.text(end + 1, y + 2, f"{glyphs.down}2", style("bad"))
        canvas.text(right, y + 3, f" {cap(look, 'b')} ", style("key"))
        canvas.text(right, y + 4, "Ada", style("strong"))
