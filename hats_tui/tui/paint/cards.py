"""Cards, in every state and size, alone or in a row.

    picture = CardPicture("F5", name="Fez", ring=Ring.STRONG, below="4")
    draw_card(canvas, x, y, picture, look)           (x, y) is the card, the margin lies outside
    draw_card_row(canvas, x, y, pictures, look)      one column between neighbours
    card_strips(picture, look)                       with its margin, cached, for a widget

A card is a bar with its code over pixel art, without a border. Its margin, one cell on each side,
holds the ring around the card and two labels: above (what the card can do) and below (its key).
Neighbours share the column between them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from rich.style import Style
from textual.strip import Strip

from hats_tui.tui.paint.art import ART
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.glyphs import RingGlyphs
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import BLACK, CardShade, Role
from hats_tui.tui.paint.pixels import draw_bitmap
from hats_tui.tui.paint.text import clean, cut, width_of
from hats_tui.tui.paint.tier import Tier


class Ring(Enum):
    """The frame around a card."""

    NONE = 0
    SOFT = 1
    """The card is chosen, and the choice now is about something else."""
    STRONG = 2
    """The card is what is being chosen now."""


class Face(Enum):
    """What is seen of a card."""

    UP = 0
    DOWN = 1
    EMPTY = 2
    """There is no card in this place."""


@dataclass(frozen=True)
class CardPicture:
    """Everything that can be seen of one card; it is the key of the cache.

    Args:
        code: ``"F5"``, ``"F"``, ``"5"``, or nothing.
        name: The name of the hat, shown where there is room (tiers M and L).
        face: What is seen of the card.
        dimmed: Whether it cannot be chosen now.
        ring: The frame around it.
        above: Label over the card, such as ``"lower"``; cut to the card's width.
        key: The key that chooses it, before the label over the card.
        below: Label under the card, such as the digit that chooses it.
        badge: A short mark at the right end of the bar.
    """

    code: str = ""
    name: str = ""
    face: Face = Face.UP
    dimmed: bool = False
    ring: Ring = Ring.NONE
    above: str = ""
    key: str = ""
    below: str = ""
    badge: str = ""


def card_strips(picture: CardPicture, look: Look) -> tuple[Strip, ...]:
    """Paint a card with its margin on the background of the screen.

    Args:
        picture: The card.
        look: Palette, signs and size.

    Returns:
        The rows, two columns wider and two rows higher than the card; cached.
    """
    return _strips(picture, look)


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
    _draw_ring(canvas, x, y, picture.ring, look)
    _draw_labels(canvas, x, y, picture, look)


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
def _strips(picture: CardPicture, look: Look) -> tuple[Strip, ...]:
    size = look.tier.card
    canvas = Canvas(size.width + 2, size.height + 2, look.palette.style("bg"))
    draw_card(canvas, 1, 1, picture, look)
    return tuple(canvas.strips())


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
    strong = ring is Ring.STRONG
    if look.palette.mono:
        signs = look.glyphs.ring_double if strong else look.glyphs.ring_single
        return signs, look.palette.style("strong" if strong else "fg")
    fill = look.palette.style(_RING_ROLES[ring]).bgcolor
    solid = look.glyphs.ring.top == " "
    return look.glyphs.ring, Style(color=fill, bgcolor=fill if solid else None)


def _draw_labels(canvas: Canvas, x: int, y: int, picture: CardPicture, look: Look) -> None:
    strong = picture.ring is Ring.STRONG
    style = look.palette.style("ring_label" if strong else _RING_ROLES[picture.ring])
    key, width = clean(picture.key), look.tier.card.width
    if key or picture.above:
        label = cut(picture.above, width - width_of(key) - 1, look.glyphs.ellipsis)
        room = width - width_of(f"{key} {label}")
        spans = [(key, look.palette.style("key"))] if key else []
        spans = [(" " * (room > 1), style), *spans, (f" {label}" + " " * (room > 0), style)]
        _draw_label(canvas, x, y - 1, spans, look)
    if picture.below:
        chip = look.palette.style(_RING_ROLES[picture.ring])
        below = y + look.tier.card.height
        _draw_label(canvas, x, below, [(f" {clean(picture.below)} ", chip)], look)


def _draw_label(
    canvas: Canvas, x: int, y: int, spans: Sequence[tuple[str, Style]], look: Look
) -> None:
    used = sum(width_of(text) for text, _ in spans)
    canvas.spans(x + (look.tier.card.width - used) // 2, y, spans)


_RING_ROLES: Final[Mapping[Ring, Role]] = {
    Ring.NONE: "strong",
    Ring.SOFT: "ring_soft",
    Ring.STRONG: "ring",
}
