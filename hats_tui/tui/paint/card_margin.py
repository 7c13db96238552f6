"""The margin of a card: the ring around it, a label above and a label below."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.style import Style

from hats_tui.cells import clean, cut, width_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.card_picture import CardPicture, Ring
from hats_tui.tui.paint.glyphs import RingGlyphs
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role


def draw_margin(canvas: Canvas, x: int, y: int, picture: CardPicture, look: Look) -> None:
    """Draw what is around a card; where nothing is, the ground stays as it is.

    Args:
        canvas: Where to draw.
        x: Column of the card, without its margin.
        y: Row of the card, without its margin.
        picture: The card.
        look: Palette, signs and size.
    """
    _draw_ring(canvas, x, y, picture.ring, look)
    if picture.key or picture.above:
        _draw_above(canvas, x, y - 1, picture, look)
    if picture.below:
        _draw_below(canvas, x, y + look.tier.card.height, picture, look)


def _draw_ring(canvas: Canvas, x: int, y: int, ring: Ring, look: Look) -> None:
    if ring is Ring.NONE:
        return
    size = look.tier.card
    signs, style = _ring_look(ring, look)
    left, right, top, bottom = x - 1, x + size.width, y - 1, y + size.height
    canvas.text(left, top, signs.top_left + signs.top * size.width + signs.top_right, style)
    for row in range(y, bottom):
        canvas.text(left, row, signs.left, style)
        canvas.text(right, row, signs.right, style)
    lowest = signs.bottom_left + signs.bottom * size.width + signs.bottom_right
    canvas.text(left, bottom, lowest, style)


def _ring_look(ring: Ring, look: Look) -> tuple[RingGlyphs, Style]:
    strong, glyphs = ring is Ring.STRONG, look.glyphs
    edge = look.palette.style("ring_edge" if strong else "ring_soft_edge")
    if look.palette.mono and strong:
        return glyphs.ring_double, edge
    if not (look.palette.shades or strong):
        return glyphs.ring_single, edge
    solid = glyphs.ring.top == " "
    return glyphs.ring, edge + Style(reverse=True) if solid else edge


def _draw_above(canvas: Canvas, x: int, y: int, picture: CardPicture, look: Look) -> None:
    strong = picture.ring is Ring.STRONG
    style = look.palette.style("ring_label" if strong else _RING_ROLES[picture.ring])
    key, width = clean(picture.key), look.tier.card.width
    label = cut(picture.above, width - width_of(key), look.glyphs.ellipsis)
    gap = " " * (width_of(f"{key} {label}") <= width)  # the colour parts them as well
    room = width - width_of(f"{key}{gap}{label}")
    before, after = " " * (room > 1), " " * (room > 0)
    key_span = [(key, look.palette.style("key"))] if key else []
    spans = [(before, style), *key_span, (f"{gap}{label}{after}", style)]
    _draw_centred(canvas, x, y, spans, look)


def _draw_below(canvas: Canvas, x: int, y: int, picture: CardPicture, look: Look) -> None:
    text = clean(picture.below)
    if picture.ring is Ring.NONE:
        span = (text, look.palette.style(picture.below_role))
    else:
        span = (f" {text} ", look.palette.style(_RING_ROLES[picture.ring]))
    _draw_centred(canvas, x, y, [span], look)


def _draw_centred(
    canvas: Canvas, x: int, y: int, spans: Sequence[tuple[str, Style]], look: Look
) -> None:
    used = sum(width_of(text) for text, _ in spans)
    canvas.spans(x + (look.tier.card.width - used) // 2, y, spans)


_RING_ROLES: Final[Mapping[Ring, Role]] = {
    Ring.NONE: "strong",
    Ring.SOFT: "ring_soft",
    Ring.STRONG: "ring",
}
