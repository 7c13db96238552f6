"""One card by itself, as the painters draw it."""

from __future__ import annotations

from textual.strip import Strip

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.cards import CardPicture, draw_card
from hats_tui.tui.paint.look import Look


def card_strips(picture: CardPicture, look: Look) -> tuple[Strip, ...]:
    """A card with its margin on the ground of the screen."""
    size = look.tier.card
    canvas = Canvas(size.width + 2, size.height + 2, look.palette.style("bg"))
    draw_card(canvas, 1, 1, picture, look)
    return tuple(canvas.strips())
