"""Where a terminal has 256 colours, what becomes of all others.

Our own themes have colours there that the terminal has; what Textual mixes from them, and the
themes that are not ours, come to the nearest.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as Background
from textual.filter import LineFilter

from hats_tui.tui.paint.xterm import nearest


class FewColours(LineFilter):
    """Gives every colour the number of the nearest of the 256.

    Rich would do so on the way to the terminal, but turns grounds that are almost grey into blues.
    """

    def apply(self, segments: list[Segment], background: Background) -> list[Segment]:
        """Give the segments of a line colours that the terminal has.

        Args:
            segments: The line.
            background: What is beneath it; of no account here.
        """
        del background
        return [
            Segment(text, _numbered(style, blank=text.isspace()) if style else style, control)
            for text, style, control in segments
        ]


FEW_COLOURS: Final[LineFilter] = FewColours()
"""One for all lines: Textual keeps what a filter has made."""


@lru_cache(maxsize=4096)
def _numbered(style: Style, *, blank: bool) -> Style:
    """A style in numbers; of one that has only spaces, no more than is seen: few bytes count."""
    ground = _number(style.bgcolor)
    if blank and not (style.reverse or style.underline or style.strike):
        return Style(bgcolor=ground, meta=style.meta)
    return style + Style.from_color(_number(style.color), ground)


@lru_cache(maxsize=4096)
def _number(colour: Color | None) -> Color | None:
    if colour is None or colour.triplet is None:
        return colour
    return Color.from_ansi(nearest(*colour.triplet))
