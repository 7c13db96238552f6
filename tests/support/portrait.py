"""A whole screen as text that can be kept and compared: what stands where, and in which colours.

It is taken from Textual's own picture of the screen, so what is compared is what is shown, all
widgets put together. Rich would write that picture as SVG; here it is read as it comes.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import groupby
from typing import Any
from unittest.mock import patch

from rich.cells import cell_len
from rich.color import Color, blend_rgb
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME
from textual.app import App


def portrait(app: App[Any]) -> str:
    """The present screen: its rows, then the runs of equal colours in each, then the colours."""
    columns, rows = app.size
    lines = [_cells(line, columns) for line in _lines(app)][:rows]
    names: dict[tuple[str, str], str] = {}
    colours = []
    for _, looks in lines:
        runs = [
            f"{names.setdefault(look, _name(len(names)))}{len(list(run))}"
            for look, run in groupby(looks)
        ]
        colours.append(" ".join(runs))
    text = ["".join(signs).rstrip() for signs, _ in lines]
    legend = [f"{name}: {ink} on {ground}" for (ink, ground), name in names.items()]
    return "\n".join([*text, "", *colours, "", *legend])


def _lines(app: App[Any]) -> list[list[Segment]]:
    """What Textual's picture is made of."""
    recorded: list[list[Segment]] = []

    def take(console: Console, shown: RenderableType) -> None:
        pieces = Segment.filter_control(console.render(shown))
        recorded.extend(Segment.split_and_crop_lines(pieces, length=console.width))

    with patch.multiple(Console, print=take, export_svg=lambda _console, title: title):
        app.export_screenshot()
    return recorded


def _cells(line: Iterable[Segment], columns: int) -> tuple[list[str], list[tuple[str, str]]]:
    """The signs of one row, and ink and ground of each."""
    signs, inks, grounds, x = [" "] * columns, [""] * columns, [""] * columns, 0
    for text, style, _ in line:
        width, (ink, space, ground) = cell_len(text), _look(style or Style())
        grounds[x : x + width] = [ground] * width
        if text.strip(" "):
            told = text.replace("\xa0", " ")[: columns - x]
            signs[x : x + len(told)] = told
            inks[x : x + len(told)] = [space if sign == " " else ink for sign in told]
        x += width
    return signs, list(zip(inks, grounds, strict=True))


@lru_cache(maxsize=4096)
def _look(style: Style) -> tuple[str, str, str]:
    """How a style writes signs, how it writes spaces, and its ground; as Rich has it in SVG."""
    theme = SVG_EXPORT_THEME
    fore, back = style.color or Color.default(), style.bgcolor or Color.default()
    ink = fore.get_truecolor(theme)
    ground = back.get_truecolor(theme, foreground=False)
    if style.reverse:
        ink, ground = ground, ink
    shown = ground.hex if style.reverse or not back.is_default else ""
    if style.dim:
        ink = blend_rgb(ink, ground, 0.4)
    lines = [
        "text-decoration: underline;" * bool(style.underline),
        "text-decoration: line-through;" * bool(style.strike),
    ]
    rules = [
        f"fill: {ink.hex}",
        "font-weight: bold" * bool(style.bold),
        "font-style: italic;" * bool(style.italic),
        *lines,
    ]
    look = ";".join(rule for rule in rules if rule)
    # The colour of a space is not seen, a line through or under it is.
    return look, look if any(lines) else "", shown


@cache
def _name(number: int) -> str:
    """A, B, ... Z, AA, AB, ..."""
    letter = chr(ord("A") + number % 26)
    return letter if number < 26 else _name(number // 26 - 1) + letter
