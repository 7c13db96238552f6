"""Styles of cells: laid one over the other, and compared at little cost.

Cells are compared by the thousand for each frame, so equal styles are one object here.
"""

from __future__ import annotations

from functools import lru_cache

from rich.style import Style


@lru_cache(maxsize=4096)
def the_one(style: Style) -> Style:
    """The one object that stands for all equal styles."""
    return style


@lru_cache(maxsize=4096)
def laid_over(ground: Style, style: Style) -> Style:
    """A style on a ground: what it leaves open is the ground's."""
    return the_one(ground + style)


@lru_cache(maxsize=8192)
def blank_alike(style: Style, other: Style) -> bool:
    """Whether a space looks the same in both styles."""
    return _blank(style) == _blank(other) and not (style.reverse or other.reverse)


def _blank(style: Style) -> tuple[object, ...]:
    """What a space shows of a style."""
    return style.bgcolor, bool(style.underline), bool(style.strike)
