"""The sheet of the title: hats, the name of the game, and what can be done."""

from __future__ import annotations

from typing import Final

from hats_tui import __version__
from hats_tui.cells import width_of
from hats_tui.tui.paint.banner import banner_times, draw_hats, draw_word, hats_size, word_size
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.widgets.entries import EntryList
from hats_tui.words import _

_FIXED: Final = 7
"""Entries that are always there; those above them come and go without moving them."""

_COMING: Final = 1
"""Entries that may come: to resume the unfinished game."""

_NARROWEST: Final = 34


class TitlePage(EntryList):
    """Banner and entries, as a block in the middle of the screen."""

    def paint(self, canvas: Canvas) -> None:
        """Paint the whole screen."""
        spacing = 1 if self.look.tier is Tier.S else 2
        times = banner_times(canvas.width, canvas.height)
        hats, word = hats_size(self.look.tier, times), word_size(times)
        banner = hats[1] + word[1] + 3
        room = canvas.height - 1 - banner - spacing * (_FIXED + _COMING)
        gap = min(spacing, max(room, 0))
        top = max((room - gap) // 2, 0)
        draw_hats(canvas, (canvas.width - hats[0]) // 2, top, self.look, times)
        draw_word(canvas, (canvas.width - word[0]) // 2, top + hats[1] + 1, self.look, times)
        self._paint_motto(canvas, top + banner - 1)
        first = top + banner + gap + spacing * (_FIXED + _COMING - len(self.entries))
        width = min(max(_NARROWEST, self.needed_width), canvas.width - 4)
        x = (canvas.width - width) // 2
        self.paint_entries(canvas, x, first, width, spacing=spacing)
        self._paint_foot(canvas)

    def _paint_motto(self, canvas: Canvas, y: int) -> None:
        motto = _("Seven kinds of hats, one tea table, and a cookie")
        muted = self.look.palette.style("muted")
        canvas.text(0, y, motto, muted, width=canvas.width, align="centre")

    def _paint_foot(self, canvas: Canvas) -> None:
        muted, y = self.look.palette.style("muted"), canvas.height - 1
        credit = _("An unofficial program of the card game by Gabriele Bubola")
        room = canvas.width - len(__version__) - 3
        if width_of(credit) > room:
            canvas.text(1, y, credit, muted, width=canvas.width - 2)
            return
        canvas.text(1, y, credit, muted, width=room)
        canvas.text(room + 2, y, __version__, muted)
