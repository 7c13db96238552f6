"""The curtain of a small theatre: a valance above, and drapes tied back on both sides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from math import sqrt
from typing import Final

from rich.style import Style

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.glyphs import Glyphs
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role

_SWAG: Final = 16
"""Columns from one low point of the valance to the next."""

_LOWEST_HEM: Final = 8.3
"""How far down the valance hangs between its peaks, in pixels."""

_TIE: Final = 0.62
"""How far down the drapes are tied back, as a share of the height."""

_FOLDS: Final[tuple[Role, ...]] = (
    "drape_shadow",
    "drape_dark",
    "drape_mid",
    "drape_light",
    "drape_mid",
    "drape_dark",
)
"""One fold from left to right."""


@dataclass(frozen=True)
class Stage:
    """The free room between the drapes.

    Args:
        x: First column.
        y: First row.
        width: Columns.
        height: Rows.
    """

    x: int
    y: int
    width: int
    height: int


def stage(width: int, height: int) -> Stage:
    """Tell where there is room for text.

    Args:
        width: Columns of the screen.
        height: Rows of the screen.

    Returns:
        The room that no drape covers.
    """
    side = min(round(_side_width(0, width, height)) + 1, width // 2)
    top = min(5, height)
    return Stage(side, top, max(width - 2 * side, 0), height - top)


def draw_drapes(canvas: Canvas, look: Look) -> None:
    """Draw valance and drapes over the whole sheet; the stage between them is left as it is.

    Args:
        canvas: Where to draw.
        look: Palette, signs and size of screen.
    """
    for y in range(canvas.height):
        for x in _covered_columns(y, canvas.width, canvas.height):
            upper = _role_at(x, 2 * y, canvas.width, canvas.height)
            lower = _role_at(x, 2 * y + 1, canvas.width, canvas.height)
            if upper is not None or lower is not None:
                _draw_cell(canvas, x, y, upper, lower, look)


def _covered_columns(y: int, width: int, height: int) -> Iterable[int]:
    """Give the columns of a row of cells that may be covered; the others are not looked at."""
    side = round(_side_width(0, width, height)) + 1
    if 2 * y <= _LOWEST_HEM or 2 * side >= width:
        return range(width)
    return chain(range(side), range(width - side, width))


def _draw_cell(
    canvas: Canvas, x: int, y: int, upper: Role | None, lower: Role | None, look: Look
) -> None:
    palette, glyphs = look.palette, look.glyphs
    if palette.mono:
        canvas.text(x, y, _shade(upper, lower, glyphs))
    elif upper == lower or glyphs.full.isascii():
        canvas.fill(x, y, 1, 1, palette.style(upper or lower or "bg"))
    elif upper is None:
        canvas.text(x, y, glyphs.lower, _ink(look, lower))
    elif lower is None:
        canvas.text(x, y, glyphs.upper, _ink(look, upper))
    else:
        ground = Style(bgcolor=palette.style(lower).bgcolor)
        canvas.text(x, y, glyphs.upper, _ink(look, upper) + ground)


def _shade(upper: Role | None, lower: Role | None, glyphs: Glyphs) -> str:
    if "drape_trim" in (upper, lower):
        return glyphs.full
    shades: Mapping[Role | None, str] = {
        "drape_light": glyphs.shade_dark,
        "drape_mid": glyphs.shade,
        "drape_dark": glyphs.shade_light,
    }
    return shades.get(upper or lower, " ")


def _ink(look: Look, role: Role | None) -> Style:
    return Style(color=look.palette.style(role or "bg").bgcolor)


def _role_at(x: int, y: int, width: int, height: int) -> Role | None:
    """Tell what covers a pixel; rows count twice as in cells."""
    if y < _valance_depth(x, width):
        return "drape_trim" if _on_hem(x, y, width) else _fold((x + 0.5) / _SWAG)
    column, side = min(x, width - 1 - x), _side_width(y, width, height)
    if column >= side:
        return None
    if abs(y - 2 * height * _TIE) < 1:
        return "drape_trim"
    return _fold((column + 0.5) / side * 2.5)


def _on_hem(x: int, y: int, width: int) -> bool:
    return y + 1 >= min(_valance_depth(near, width) for near in (x - 1, x, x + 1))


def _fold(position: float) -> Role:
    return _FOLDS[int(position % 1 * len(_FOLDS))]


def _valance_depth(x: int, width: int) -> int:
    off_peak = ((x - (width - 1) / 2) % _SWAG - _SWAG / 2) / (_SWAG / 2)
    return round(_LOWEST_HEM - 3.4 * off_peak * off_peak)


def _side_width(y: int, width: int, height: int) -> float:
    """Give the width of a drape at a row of pixels: wide above, tied in, wider again below."""
    down = y / (2 * height) if height else 0.0
    full = width * 0.17
    if down < _TIE:
        return full * (1 - 0.5 * (down / _TIE) ** 2)
    return full * (0.5 + 0.3 * sqrt((down - _TIE) / (1 - _TIE)))
