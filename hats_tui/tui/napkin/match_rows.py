"""The rows of a napkin that tell of a duplicate match: the games beside each other, and the sum."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from hats_tui.game import MatchSheet
from hats_tui.tui.napkin.frame import Frame, Row
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.palette import Palette, Role
from hats_tui.words.match import all_games, earlier_game

_INDENT = 3


def match_rows(canvas: Canvas, palette: Palette, frame: Frame, sheet: MatchSheet) -> Iterator[Row]:
    """The earlier games, and all of them together; the last game stands above.

    Args:
        canvas: Where to paint.
        palette: Styles by role.
        frame: The columns of the napkin.
        sheet: The games.
    """

    def figures(y: int, label: str, points: Sequence[int], role: Role) -> None:
        style = palette.style(role)
        canvas.text(frame.left + _INDENT, y, label, style, width=frame.label_width - _INDENT)
        for seat, total in enumerate(points, start=1):
            width = frame.column_width - 1
            canvas.text(frame.column(seat), y, str(total), style, width=width, align="right")

    for number, game in enumerate(sheet.games[:-1], start=1):
        label, totals = earlier_game(number), game.totals
        yield Row(
            partial(figures, label=label, points=totals, role="paper_fg"), gap=9 * (number == 1)
        )
    label = all_games(len(sheet.games))
    yield Row(partial(figures, label=label, points=sheet.totals, role="paper_strong"))
