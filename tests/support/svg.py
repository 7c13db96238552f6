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


Frame = tuple[str, ...]
"""One screen: each row as SVG."""


def frame(screen: pyte.Screen) -> Frame:
    """The present screen."""
    return tuple("".join(_row(screen, y)) for y in range(screen.lines))


def picture(screen: pyte.Screen) -> str:
    """The present screen as the text of an SVG file."""
    return _document(screen.columns, screen.lines, "".join(frame(screen)))


def film(columns: int, frames: list[tuple[Frame, float]]) -> str:
    """A film that begins anew for ever, as the text of an SVG file.

    Args:
        columns: The width of the screen.
        frames: The screens, each with the seconds that it stands.
    """
    length = sum(seconds for _, seconds in frames)
    rows = len(frames[0][0])
    body = "".join(_film_row([(shot[y], s) for shot, s in frames], length) for y in range(rows))
    return _document(columns, rows, body)


def _film_row(versions: list[tuple[str, float]], length: float) -> str:
    """One row through the whole film; what stays the same is there once."""
    parts, start = [], 0.0
    for row, run in groupby(versions, key=lambda version: version[0]):
        end = start + sum(seconds for _, seconds in run)
        times = f"0;{start / length:.4f};{min(end / length, 1):.4f}"
        shown = (
            '<animate attributeName="visibility" calcMode="discrete" repeatCount="indefinite" '
            f'dur="{length:.1f}s" values="hidden;visible;hidden" keyTimes="{times}"/>'
        )
        whole = start == 0 and abs(end - length) < 0.01
        parts.append(row if whole else f'<g visibility="hidden">{shown}{row}</g>')
        start = end
    return "".join(parts)


def _document(columns: int, rows: int, body: str) -> str:
    width, height = columns * _WIDTH, rows * _HEIGHT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" shape-rendering="crispEdges">'
        f'<style>text{{font:16px "DejaVu Sans Mono",Menlo,Consolas,monospace;'
        f"white-space:pre}}.b{{font-weight:bold}}</style>"
        f'<rect width="{width}" height="{height}" fill="#{_GROUND}"/>{body}</svg>\n'
    )


def _row(screen: pyte.Screen, y: int) -> Iterator[str]:
    cells = [screen.buffer[y][x] for x in range(screen.columns)]
    yield from _grounds(cells, y)
    yield from _blocks(cells, y)
    yield from _texts(cells, y)


def _blocks(cells: list[pyte.screens.Char], y: int) -> Iterator[str]:
    """Block signs; neighbours that make one bar are one rectangle."""
    x = 0
    for (sign, ink), run in groupby(cells, key=lambda cell: (cell.data, _colours(cell)[0])):
        length = len(list(run))
        for left, top, width, height in _BLOCKS.get(sign, ()):
            if width == 10:
                yield _rectangle(x * 10, y * 10 + top, length * 10, height, ink)
                continue
            for place in range(x, x + length):
                yield _rectangle(place * 10 + left, y * 10 + top, width, height, ink)
        x += length


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
