"""Cards, in every state and size, alone or in a row.

    picture = CardPicture("F5", name="Fez", ring=Ring.STRONG, below="4")
    draw_card(canvas, x, y, picture, look)           (x, y) is the card, the margin lies outside
    draw_card_row(canvas, x, y, pictures, look)      one column between neighbours

A card is a bar with its code over pixel art, without a border. Its margin, one cell on each side,
holds the ring around the card and two labels: above (what the card can do) and below (its key).
Neighbours share the column between them.
"""

from collections.abc import Sequence
from functools import lru_cache

from rich.style import Style

from hats_tui.tui.paint.art import ART
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.card_margin import draw_margin
from hats_tui.tui.paint.card_picture import CardPicture, Face, Ring
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import BLACK, CardShade
from hats_tui.tui.paint.pixels import draw_bitmap
from hats_tui.tui.paint.tier import Tier

__all__ = ["CardPicture", "Face", "Ring", "draw_card", "draw_card_row"]


def draw_card(canvas: Canvas, x: int, y: int, picture: CardPicture, look: Look) -> None:
    """Paint a card and its margin; the ground shows through an empty margin.

    Args:
        canvas: Where to paint.
        x: Column of the card, without its margin.
        y: Row of the card, without its margin.
        picture: The card.
        look: Palette, signs and size.
    """
    body = CardPicture(
        picture.code, picture.name, picture.face, picture.dimmed, badge=picture.badge
    )
    canvas.blit(x, y, _body(body, look))
    draw_margin(canvas, x, y, picture, look)


def draw_card_row(
    canvas: Canvas, x: int, y: int, pictures: Sequence[CardPicture], look: Look
) -> None:
    """Paint cards side by side, rings over their neighbours' margins.

    Args:
        canvas: Where to paint.
        x: Column of the first card, without its margin.
        y: Row of the cards, without their margin.
        pictures: The cards from left to right.
        look: Palette, signs and size.
    """
    pitch = look.tier.card.width + 1
    by_ring = sorted(enumerate(pictures), key=lambda place: place[1].ring.value)
    for index, picture in by_ring:
        draw_card(canvas, x + index * pitch, y, picture, look)


@lru_cache(maxsize=1024)
def _body(picture: CardPicture, look: Look) -> Canvas:
    size = look.tier.card
    if picture.face is Face.EMPTY:
        return _empty(look)
    hat = look.palette.hat(BLACK if picture.face is Face.DOWN else picture.code[:1])
    shade = hat.dimmed if picture.dimmed else hat.card
    canvas = Canvas(size.width, size.height, shade.body, look.glyphs.ellipsis)
    if picture.face is Face.DOWN:
        canvas.text(0, 0, look.glyphs.back * size.width, shade.body)
        _draw_art(canvas, BLACK, shade, look)
    else:
        _draw_face(canvas, picture, shade, look)
    return canvas


def _empty(look: Look) -> Canvas:
    size = look.tier.card
    canvas = Canvas(size.width, size.height, look.palette.style("bg"))
    canvas.text(size.width // 2, size.height // 2, look.glyphs.none, look.palette.style("faint"))
    return canvas


def _draw_face(canvas: Canvas, picture: CardPicture, shade: CardShade, look: Look) -> None:
    width, height = canvas.width, canvas.height
    canvas.fill(0, 0, width, 1, shade.header)
    end = canvas.text(1, 0, picture.code, Style())
    if picture.badge:
        canvas.text(end + 1, 0, picture.badge, Style(), width=width - end - 2, align="right")
    _draw_art(canvas, picture.code[:1], shade, look)
    if look.tier is Tier.M:
        canvas.text(0, height - 1, picture.name, Style(), width=width, align="centre")
    if look.tier is Tier.L:
        name_width = width - end - 2
        if not picture.badge:
            canvas.text(end + 1, 0, picture.name, Style(), width=name_width, align="right")
        _draw_pips(canvas, picture.code[1:], shade, look)


def _draw_art(canvas: Canvas, letter: str, shade: CardShade, look: Look) -> None:
    bitmap = ART[look.tier].get(letter)
    if bitmap is not None:
        x = (canvas.width - len(bitmap[0])) // 2
        draw_bitmap(canvas, x, 1, bitmap, shade.ink, shade.accent, look.glyphs)


def _draw_pips(canvas: Canvas, rank: str, shade: CardShade, look: Look) -> None:
    pips = " ".join(look.glyphs.pip * int(rank)) if rank.isdecimal() else ""
    canvas.text(0, canvas.height - 1, pips, shade.ink, width=canvas.width, align="centre")
