"""A terminal's screen as an SVG picture: block signs as rectangles, so that nothing shows seams."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from xml.sax.saxutils import escape

import pyte

_WIDTH, _HEIGHT = 10, 20
_WORD = re.compile(r"\S+")
_INK, _GROUND = "dcdcdc", "121212"
_NAMED = {
    "black": "000000",
    "red": "c23621",
    "green": "25bc24",
    "brown": "adad27",
    "blue": "492ee1",
    "magenta": "d338d3",
    "cyan": "33bbc8",
    "white": "cbcccd",
}
# Parts of a cell in tenths of its width and height: x, y, width, height.
_BLOCKS = {
    "█": ((0, 0, 10, 10),),
    "▀": ((0, 0, 10, 5),),
    "▄": ((0, 5, 10, 5),),
    "▌": ((0, 0, 5, 10),),
    "▐": ((5, 0, 5, 10),),
    "▔": ((0, 0, 10, 1),),
    "▖": ((0, 5, 5, 5),),
    "▗": ((5, 5, 5, 5),),
    "▘": ((0, 0, 5, 5),),
    "▝": ((5, 0, 5, 5),),
}


def picture(screen: pyte.Screen) -> str:
    """The present screen as the text of an SVG file."""
    width, height = screen.columns * _WIDTH, screen.lines * _HEIGHT
    body = "".join(part for y in range(screen.lines) for part in _row(screen, y))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'shape-rendering="crispEdges"><style>text{{font:16px "DejaVu Sans Mono",Menlo,Consolas,'
        f"monospace;white-space:pre}}.b{{font-weight:bold}}</style>"
        f'<rect width="{width}" height="{height}" fill="#{_GROUND}"/>{body}</svg>\n'
    )


def _row(screen: pyte.Screen, y: int) -> Iterator[str]:
    cells = [screen.buffer[y][x] for x in range(screen.columns)]
    yield from _grounds(cells, y)
    for x, cell in enumerate(cells):
        ink = _colours(cell)[0]
        for part in _BLOCKS.get(cell.data, ()):
            yield _rectangle(x * 10 + part[0], y * 10 + part[1], part[2], part[3], ink)
    yield from _texts(cells, y)


def _grounds(cells: list[pyte.screens.Char], y: int) -> Iterator[str]:
    x = 0
    for ground, run in groupby(cells, key=lambda cell: _colours(cell)[1]):
        length = len(list(run))
        if ground != _GROUND:
            yield _rectangle(x * 10, y * 10, length * 10, 10, ground)
        x += length


def _texts(cells: list[pyte.screens.Char], y: int) -> Iterator[str]:
    """One element a word: renderers do not agree on spaces."""
    x = 0
    for (ink, bold, strike, under), run in groupby(cells, key=_text_look):
        text = "".join(" " if cell.data in _BLOCKS else cell.data or " " for cell in run)
        lines = " ".join(["line-through"] * strike + ["underline"] * under)
        look = (' class="b"' if bold else "") + (f' text-decoration="{lines}"' if lines else "")
        for word in _WORD.finditer(text):
            left, width = (x + word.start()) * _WIDTH, len(word[0]) * _WIDTH
            at = f'x="{left}" y="{y * _HEIGHT + 15}" textLength="{width}"'
            yield f'<text {at} fill="#{ink}"{look}>{escape(word[0])}</text>'
        x += len(text)


def _text_look(cell: pyte.screens.Char) -> tuple[str, bool, bool, bool]:
    return _colours(cell)[0], cell.bold, cell.strikethrough, cell.underscore


def _colours(cell: pyte.screens.Char) -> tuple[str, str]:
    """The colours of sign and ground, in six hexadecimal digits."""
    ink, ground = _colour(cell.fg, _INK), _colour(cell.bg, _GROUND)
    return (ground, ink) if cell.reverse else (ink, ground)


def _colour(name: str, default: str) -> str:
    return default if name == "default" else _NAMED.get(name, name)


def _rectangle(x: int, y: int, width: int, height: int, colour: str) -> str:
    return (
        f'<rect x="{x * _WIDTH // 10}" y="{y * _HEIGHT // 10}" width="{width * _WIDTH // 10}" '
        f'height="{height * _HEIGHT // 10}" fill="#{colour}"/>'
    )
