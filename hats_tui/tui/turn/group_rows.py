"""A collection as text: a row for each group, or two columns of chips where there are too many."""

from __future__ import annotations

from hats_tui.cells import width_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import BLACK, HatStyles
from hats_tui.tui.turn.collection import draw_group
from hats_tui.tui.turn.standing import Standing, Sum, why_sum
from hats_tui.words import pgettext
from hats_tui.words.names import short_hat_name

_WIDEST = 46
_NAME, _NAME_CELLS = 5, 9
_VALUES = _NAME + _NAME_CELLS
"""Where the values stand in a row."""


def paint_group_rows(canvas: Canvas, top: int, bottom: int, standing: Standing, look: Look) -> None:
    """Paint a collection.

    Args:
        canvas: The player's panel.
        top: The first row there is.
        bottom: The row after the last one.
        standing: The player.
        look: Palette and signs.
    """
    sums = standing.sums
    if len(sums) <= bottom - top + 1:
        for y, total in enumerate(sums, start=top):
            _paint_row(canvas, y, total, standing, look)
        return
    half = (len(sums) + 1) // 2
    for n, total in enumerate(sums):
        column, row = divmod(n, half)
        x, y = 1 + column * (canvas.width // 2), top + row
        start, end = _paint_chip(canvas, x, y, total, look)
        canvas.hit(start, y, end - start, 1, ("why", why_sum(total, standing)))


def _paint_row(canvas: Canvas, y: int, total: Sum, standing: Standing, look: Look) -> None:
    hat, styles = total.group.hat, _styles(total, look)
    text = total.text(look.glyphs.times)
    width = min(canvas.width, _WIDEST)
    room = width - width_of(text) - 2 - _VALUES
    values = _values(total, standing, room)
    canvas.text(1, y, f" {hat.value if hat else look.glyphs.black} ", styles.chip)
    name = short_hat_name(hat) if hat else pgettext("at most 8 cells", "Black")
    canvas.fill(_NAME - 1, y, _NAME_CELLS + 2 + width_of(values), 1, styles.tint)
    # The longest names stand nearer to the chip, so that they do not touch the values.
    left = _NAME if width_of(name) < _NAME_CELLS else _NAME - 1
    canvas.text(left, y, name, styles.tint, width=_NAME_CELLS)
    canvas.text(_VALUES, y, values, styles.tint)
    role = look.palette.style("fg" if total.points else "muted")
    canvas.text(width - 1 - width_of(text), y, text, role)
    canvas.hit(width - 1 - width_of(text), y, width_of(text), 1, ("why", why_sum(total, standing)))


def _values(total: Sum, standing: Standing, room: int) -> str:
    """The values, or the faces of one's own black hats, apart where there is room."""
    if total.group.hat is None:
        faces = " ".join(standing.black_faces)
        return faces if len(faces) <= room else ""
    ranks = [str(rank) for rank in total.group.ranks]
    apart = " ".join(ranks)
    return apart if len(apart) <= room else "".join(ranks)


def _paint_chip(canvas: Canvas, x: int, y: int, total: Sum, look: Look) -> tuple[int, int]:
    """Paint a group and its sum; gives the columns where the sum begins and ends."""
    start = draw_group(canvas, x, y, total.group, look)
    role = look.palette.style("fg" if total.points else "muted")
    return start, canvas.text(start, y, total.text(look.glyphs.times), role)


def _styles(total: Sum, look: Look) -> HatStyles:
    return look.palette.hat(total.group.hat.value if total.group.hat else BLACK)
