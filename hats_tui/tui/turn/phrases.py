"""Sentences of `hats_tui.words` in colour: each marked part in its own style."""

from __future__ import annotations

from rich.style import Style

from hats_tui.cells import ELLIPSIS
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Palette, Role
from hats_tui.tui.paint.wrap import StyledLine
from hats_tui.words import phrase as words
from hats_tui.words.names import Names

_ROLES: dict[words.Role, Role] = {
    words.Role.TEXT: "muted",
    words.Role.NAME: "fg",
    words.Role.NUMBER: "strong",
    words.Role.GOOD: "good",
    words.Role.BAD: "bad",
}


def span_style(span: words.Span, palette: Palette) -> Style:
    """The style of one part: cards and hat types on their colour, the rest by its role."""
    if span.role in (words.Role.CARD, words.Role.HAT):
        return palette.hat(str(span.about)[:1]).chip
    return palette.style(_ROLES[span.role])


def styled(phrase: words.Phrase, look: Look) -> StyledLine:
    """A sentence as texts with their styles."""
    return [
        (span.text.replace(ELLIPSIS, look.glyphs.ellipsis), span_style(span, look.palette))
        for span in phrase.spans
    ]


def draw_phrase(
    canvas: Canvas, x: int, y: int, phrase: words.Phrase, palette: Palette, width: int
) -> int:
    """Write a sentence, cut to `width` cells.

    Returns:
        The column after it.
    """
    spans = [
        (span.text.replace(ELLIPSIS, canvas.ellipsis), span_style(span, palette))
        for span in phrase.cut(width).spans
    ]
    return canvas.spans(x, y, spans)


def short_name(names: Names, seat: int, look: Look) -> str:
    """The short name of a player, with the sign that this terminal has for what is cut off."""
    return names.short(seat).text.replace(ELLIPSIS, look.glyphs.ellipsis)
