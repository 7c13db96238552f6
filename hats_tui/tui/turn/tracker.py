"""What each type is worth, and which of its values the viewer has not seen yet."""

from __future__ import annotations

from dataclasses import dataclass

from hats_tui.cells import width_of
from hats_tui.game import RANKS, Card, HatType, not_yet_seen
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.heading import Hint, draw_heading
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.sight import open_forecast, open_view
from hats_tui.tui.turn.topics import worth_of
from hats_tui.words import _
from hats_tui.words.names import hat_name, short_hat_name

_WIDEST_COLUMN = 44


@dataclass(frozen=True)
class Columns:
    """Where everything stands in the row of a type."""

    name_cells: int
    worth: int
    values: int
    step: int
    """Columns from one value to the next."""


_NARROW = Columns(name_cells=9, worth=14, values=24, step=2)
_WIDE = Columns(name_cells=12, worth=18, values=30, step=3)
_WIDE_FROM = 52
"""From so many columns on the wide ones fit well."""


def paint_tracker(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint a heading, and the seven types in two columns, or in one where the room is high."""
    hints = [] if scene.tracker_in_sight else [Hint(cap(look, "w"), scene.beneath, "w")]
    draw_heading(canvas, _("WORTH NOW, AND VALUES NOT SEEN YET"), look, hints)
    in_one = canvas.height > len(HatType)
    rows = len(HatType) if in_one else (len(HatType) + 1) // 2
    width = min(canvas.width // 2, _WIDEST_COLUMN)
    columns = _WIDE if in_one and canvas.width >= _WIDE_FROM else _NARROW
    unseen = not_yet_seen(open_view(scene))
    for n, hat in enumerate(HatType):
        column, row = divmod(n, rows)
        x, y, values = column * width, row + 1, unseen.get(hat)
        _paint_name(canvas, x, y, hat, columns, look)
        canvas.hit(x + 1, y, (canvas.width if in_one else width) - 2, 1, ("why", worth_of(hat)))
        if values is None:
            out = _("out of play")
            canvas.text(x + columns.worth, y, out, look.palette.style("muted"))
        else:
            _paint_worth(canvas, x + columns.worth, y, hat, scene, look)
            _paint_values(canvas, x + columns.values, y, values, columns.step, look)


def _paint_name(canvas: Canvas, x: int, y: int, hat: HatType, columns: Columns, look: Look) -> None:
    palette, name = look.palette, hat_name(hat)
    if columns is _NARROW or width_of(name) > columns.name_cells:
        name = short_hat_name(hat)
    canvas.text(x + 1, y, f" {hat.value} ", palette.hat(hat.value).chip)
    # The longest names need the gap behind them, before the worth.
    left = 5 if 5 + width_of(name) < columns.worth else 4
    canvas.text(x + left, y, name, palette.style("fg"), width=columns.name_cells)


def _paint_worth(canvas: Canvas, x: int, y: int, hat: HatType, scene: Scene, look: Look) -> None:
    palette, glyphs = look.palette, look.glyphs
    now = scene.figures.worths[hat]
    canvas.text(x, y, f"{glyphs.times}{now}", palette.style("strong" if now else "muted"))
    forecast = open_forecast(scene)
    for change in forecast.worths if forecast else ():
        if change.hat is hat:
            after = f"{glyphs.becomes} {glyphs.times}{change.after}"
            canvas.text(x + 3, y, after, palette.style("accent"))


def _paint_values(
    canvas: Canvas, x: int, y: int, unseen: tuple[Card, ...], step: int, look: Look
) -> None:
    strong, muted = look.palette.style("strong"), look.palette.style("muted")
    left = {card.rank for card in unseen}
    for n, rank in enumerate(RANKS):
        text, style = (str(rank), strong) if rank in left else (look.glyphs.none, muted)
        canvas.text(x + step * n, y, text, style)
