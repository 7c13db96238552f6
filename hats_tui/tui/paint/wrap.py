"""Breaking a text in several styles into lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import dropwhile, groupby

from rich.style import Style

from hats_tui.cells import clean, signs_of, width_of

StyledLine = list[tuple[str, Style]]
"""One line as texts with their styles, for `Canvas.spans`."""

_Sign = tuple[str, int, Style]
"""What goes into one place, its width, and its style."""


def wrap(spans: Iterable[tuple[str, Style]], width: int) -> list[StyledLine]:
    """Break a text at its spaces; a word that is too long by itself is broken anywhere.

    Args:
        spans: Texts with their styles, in order.
        width: The room in cells, at least 2.

    Returns:
        The lines, none of them wider; an empty text has none.
    """
    signs = [(sign, own, style) for text, style in spans for sign, own in signs_of(clean(text))]
    lines = []
    while signs:
        end = _line_end(signs, width)
        lines.append(_joined(signs[:end]))
        signs = list(dropwhile(_is_space, signs[end:]))
    return lines


def line_width(line: StyledLine) -> int:
    """Measure a line in cells."""
    return sum(width_of(text) for text, _style in line)


def _line_end(signs: Sequence[_Sign], width: int) -> int:
    """Count the signs that go on the first line."""
    used = 0
    last_space = 0
    for index, sign in enumerate(signs):
        if _is_space(sign):
            last_space = index
        used += sign[1]
        if used > width:
            return last_space or max(index, 1)
    return len(signs)


def _is_space(sign: _Sign) -> bool:
    return sign[0] == " "


def _joined(signs: Sequence[_Sign]) -> StyledLine:
    return [
        ("".join(sign for sign, _width, _style in group), style)
        for style, group in groupby(signs, key=lambda sign: sign[2])
    ]
