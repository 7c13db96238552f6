"""A whole screen as text that can be kept and compared: what stands where, and in which colours.

It is taken from Textual's own picture of the screen, so what is compared is what is shown, all
widgets put together.
"""

from __future__ import annotations

import html
import re
from functools import partialmethod
from itertools import groupby
from typing import Any, NamedTuple
from unittest.mock import patch

from rich.console import Console
from textual.app import App

_CELL = 12.2
"""Width of a cell in Textual's picture."""
_STYLE = re.compile(r"-(r\d+) \{ (.*?) ?\}")
_GROUND = re.compile(
    r'<rect fill="(#\w+)" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="24.65" '
)
_TEXT = re.compile(r'<text class="[^"]*-(r\d+)" x="([\d.]+)"[^>]*line-(\d+)\)">(.*?)</text>')
_ROW = 24.4


class Cell(NamedTuple):
    """One place on the screen."""

    sign: str = " "
    ink: str = ""
    ground: str = ""


def portrait(app: App[Any]) -> str:
    """The present screen: its rows, then the runs of equal colours in each, then the colours."""
    cells = _cells(_picture(app), *app.size)
    names: dict[tuple[str, str], str] = {}
    colours = []
    for row in cells:
        runs = [
            f"{names.setdefault(look, _name(len(names)))}{len(list(run))}"
            for look, run in groupby((cell.ink, cell.ground) for cell in row)
        ]
        colours.append(" ".join(runs))
    text = ["".join(cell.sign for cell in row).rstrip() for row in cells]
    legend = [f"{name}: {ink} on {ground}" for (ink, ground), name in names.items()]
    return "\n".join([*text, "", *colours, "", *legend])


def _picture(app: App[Any]) -> str:
    """Textual's picture; Rich would make a name for it of every piece, which takes long."""
    named = partialmethod(Console.export_svg, unique_id="picture")
    with patch.object(Console, "export_svg", named):
        return app.export_screenshot()


def _cells(svg: str, columns: int, rows: int) -> list[list[Cell]]:
    styles = dict(_STYLE.findall(svg))
    signs, inks, grounds = ([[blank] * columns for _ in range(rows)] for blank in (" ", "", ""))
    for ground, x, y, width in _GROUND.findall(svg):
        row, start = grounds[round((float(y) - 1.5) / _ROW)], round(float(x) / _CELL)
        cells = round(float(width) / _CELL)
        row[start : start + cells] = [ground] * cells
    for style, x, line, text in _TEXT.findall(svg):
        y, look, start = int(line), styles[style], round(float(x) / _CELL)
        # The colour of a space is not seen, a line through or under it is.
        space = look if "decoration" in look else ""
        told = html.unescape(text).replace("\xa0", " ")[: columns - start]
        signs[y][start : start + len(told)] = told
        inks[y][start : start + len(told)] = [space if sign == " " else look for sign in told]
    return [
        [Cell(*cell) for cell in zip(*row, strict=True)]
        for row in zip(signs, inks, grounds, strict=True)
    ]


def _name(number: int) -> str:
    """A, B, ... Z, AA, AB, ..."""
    letter = chr(ord("A") + number % 26)
    return letter if number < 26 else _name(number // 26 - 1) + letter
