"""A collection as cards: a pile for each type, fanned out so that every value can be read."""

from __future__ import annotations

from dataclasses import replace

from hats_tui.cells import width_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.cards import CardPicture, Face, draw_card
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import BLACK
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn.collection import Group
from hats_tui.tui.turn.standing import Standing, why_sum
from hats_tui.words.names import short_hat_name

_GROUPS = {2: 6, 3: 8, 4: 8}
"""How many groups a collection can have: the types in play, and the black hats."""

_GROUPS_AT_MOST = max(_GROUPS.values())

_WIDEST_GAP = 4
"""Columns between two piles where there is much room."""

_MOST_EDGES = 3
"""So many cards of a pile of black hats are seen."""

_BESIDE = 18
"""Columns for the points beside the piles."""


def stack_size(width: int, height: int, players: int) -> Tier | None:
    """The largest cards of which every collection finds room in a panel; None: not even small ones.

    Args:
        width: Columns of the panel.
        height: Its rows.
        players: How many play.
    """
    for tier in (Tier.L, Tier.M, Tier.S):
        taken = _GROUPS[players] * (tier.card.width + 1) + 1
        beside = width >= taken + _BESIDE
        if width >= taken and height >= tier.card.height + (6 if beside else 7):
            return tier
    return None


def paint_stacks(
    canvas: Canvas, top: int, bottom: int, standing: Standing, look: Look, size: Tier
) -> None:
    """Paint a collection.

    Args:
        canvas: The player's panel.
        top: The first row there is.
        bottom: The last one.
        standing: The player.
        look: Palette and signs.
        size: The size of the cards.
    """
    sized, card = replace(look, tier=size), size.card
    spare = canvas.width - _BESIDE - _GROUPS_AT_MOST * (card.width + 1)
    apart = min(max(spare // _GROUPS_AT_MOST, 0) + 1, _WIDEST_GAP)
    for place, total in enumerate(standing.sums):
        x = 1 + place * (card.width + apart)
        bars = bottom - top - card.height
        paint = _paint_black if total.group.hat is None else _paint_hats
        y = paint(canvas, x, top, bars, total.group, standing, sized)
        text = total.text(look.glyphs.times)
        role = look.palette.style("strong" if total.points else "muted")
        start = x + (card.width - width_of(text)) // 2
        canvas.text(start, y + card.height, text, role)
        why = ("why", why_sum(total, standing))
        canvas.hit(start, y + card.height, width_of(text), 1, why)


def _paint_hats(
    canvas: Canvas, x: int, y: int, most: int, group: Group, standing: Standing, look: Look
) -> int:
    """Paint the cards of a type, of all but the uppermost only the bar with the code.

    Returns:
        The row of the uppermost card.
    """
    del standing
    assert group.hat is not None, "black hats have no codes that everybody may see"
    letter, width = group.hat.value, look.tier.card.width
    *covered, uppermost = _in_rows([f"{letter}{rank}" for rank in group.ranks], most + 1, width)
    chip = look.palette.hat(letter).chip
    for codes in covered:
        canvas.fill(x, y, width, 1, chip)
        canvas.text(x + 1, y, codes, chip)
        y += 1
    draw_card(canvas, x, y, CardPicture(uppermost, short_hat_name(group.hat)), look)
    return y


def _paint_black(
    canvas: Canvas, x: int, y: int, most: int, group: Group, standing: Standing, look: Look
) -> int:
    """Paint black hats as edges over each other; their owner sees what they are.

    Returns:
        The row of the uppermost card.
    """
    width, black = look.tier.card.width, look.palette.hat(BLACK).card.body
    faces = _in_rows(list(standing.black_faces), most + 1, width)
    if not 0 < len(faces) <= most + 1:
        faces = [""] * min(group.count, _MOST_EDGES, most + 1)
    for row in range(y, y + len(faces) - 1):
        canvas.fill(x, row, width, 1, black)
        canvas.text(x, row, look.glyphs.back * width, black)
    uppermost = y + len(faces) - 1
    draw_card(canvas, x, uppermost, CardPicture(face=Face.DOWN), look)
    for row, codes in enumerate(faces, start=y):
        canvas.text(x, row, f" {codes} " if codes else "", black)
    return uppermost


def _in_rows(codes: list[str], rows: int, width: int) -> list[str]:
    """Write codes into rows, several into one only where there are too few rows."""
    lines = codes
    for each in range(2, width // 3 + 1):
        if len(lines) <= rows:
            break
        lines = [" ".join(codes[n : n + each]) for n in range(0, len(codes), each)]
    return lines
