"""What each type is worth, and which of its values the viewer has not seen yet."""

from __future__ import annotations

from hats_tui.game import RANKS, Card, HatType, unseen_cards
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.heading import Hint, draw_heading
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.sight import open_forecast, open_view
from hats_tui.words import _
from hats_tui.words.names import short_hat_name

_WIDEST_COLUMN = 44
_NAME_CELLS = 9
_WORTH = 14
"""Where the worth stands in a column."""
_VALUES = 24
"""Where the values stand in a column."""


def paint_tracker(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint a heading, and the seven types in two columns, or in one where the room is high."""
    hints = [] if scene.tracker_in_sight else [Hint("w", _("Log"), "w")]
    draw_heading(canvas, _("WORTH NOW, AND VALUES NOT SEEN YET"), look, hints)
    rows = len(HatType) if canvas.height > len(HatType) else (len(HatType) + 1) // 2
    width = min(canvas.width // 2, _WIDEST_COLUMN)
    unseen = unseen_cards(open_view(scene))
    for n, hat in enumerate(HatType):
        column, row = divmod(n, rows)
        _paint_type(canvas, column * width, row + 1, hat, scene, unseen.get(hat), look)


def _paint_type(
    canvas: Canvas,
    x: int,
    y: int,
    hat: HatType,
    scene: Scene,
    unseen: tuple[Card, ...] | None,
    look: Look,
) -> None:
    palette = look.palette
    canvas.text(x + 1, y, f" {hat.value} ", palette.hat(hat.value).chip)
    canvas.text(x + 5, y, short_hat_name(hat), palette.style("fg"), width=_NAME_CELLS)
    if unseen is None:
        canvas.text(x + _WORTH, y, _("out of play"), palette.style("muted"))
        return
    _paint_worth(canvas, x + _WORTH, y, hat, scene, look)
    _paint_values(canvas, x + _VALUES, y, unseen, look)


def _paint_worth(canvas: Canvas, x: int, y: int, hat: HatType, scene: Scene, look: Look) -> None:
    palette, glyphs = look.palette, look.glyphs
    now = scene.figures.worths[hat]
    canvas.text(x, y, f"{glyphs.times}{now}", palette.style("strong" if now else "muted"))
    forecast = open_forecast(scene)
    for change in forecast.worths if forecast else ():
        if change.hat is hat:
            after = f"{glyphs.becomes} {glyphs.times}{change.after}"
            canvas.text(x + 3, y, after, palette.style("accent"))


def _paint_values(canvas: Canvas, x: int, y: int, unseen: tuple[Card, ...], look: Look) -> None:
    strong, muted = look.palette.style("strong"), look.palette.style("muted")
    left = {card.rank for card in unseen}
    for n, rank in enumerate(RANKS):
        text, style = (str(rank), strong) if rank in left else (look.glyphs.none, muted)
        canvas.text(x + 2 * n, y, text, style)
