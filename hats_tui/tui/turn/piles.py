"""The draw pile and the discards as cards that lie face down."""

from __future__ import annotations

from dataclasses import replace

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.cards import CardPicture, Face, draw_card
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import BLACK
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn.heading import draw_heading
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.turn.scene import Scene
from hats_tui.words import _
from hats_tui.words.phrase import Phrase, phrase

_MOST_EDGES = 2
"""So many cards below the uppermost one are seen."""


def paint_piles(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint both piles side by side, or one below the other, as large as they fit."""
    draw_heading(canvas, _("PILES"), look)
    board = scene.view.board
    piles = (
        (board.deck, phrase(_("Deck {n}"), n=board.deck)),
        (board.discards, phrase(_("Discards {n}"), n=board.discards)),
    )
    tier, places = _places(canvas)
    for (count, label), (x, y) in zip(piles, places, strict=True):
        edges = min(max(count - 1, 0), places[0][1] - 1, _MOST_EDGES)
        _paint_edges(canvas, x, y - edges, edges, replace(look, tier=tier))
        _paint_card(canvas, x, y, count, label, replace(look, tier=tier))
    canvas.hit(0, 0, canvas.width, canvas.height, ("key", "d"))


def _places(canvas: Canvas) -> tuple[Tier, tuple[tuple[int, int], tuple[int, int]]]:
    """The size of the cards, and where both of them stand, each with its label below."""
    for tier in (Tier.L, Tier.M):
        card, across, down = tier.card, canvas.width // 2, (canvas.height - 1) // 2
        if across >= card.width + 2 and canvas.height >= card.height + 2:
            y = 1 + (canvas.height - card.height - 2) // 2
            gap = min((canvas.width - 2 * card.width) // 3, 5)
            x = (canvas.width - 2 * card.width - gap) // 2
            return tier, ((x, y), (x + card.width + gap, y))
        if down >= card.height + 1:
            x, y = (canvas.width - card.width) // 2, 1 + (down - card.height - 1) // 2
            return tier, ((x, y), (x, y + down))
    return Tier.S, ((1, 1), (2 + Tier.S.card.width, 1))


def _paint_edges(canvas: Canvas, x: int, y: int, edges: int, look: Look) -> None:
    """The cards below the uppermost one."""
    width, black = look.tier.card.width, look.palette.hat(BLACK).card.body
    for row in range(y, y + edges):
        canvas.fill(x, row, width, 1, black)
        canvas.text(x, row, look.glyphs.back * width, black)


def _paint_card(canvas: Canvas, x: int, y: int, count: int, label: Phrase, look: Look) -> None:
    size = look.tier.card
    draw_card(canvas, x, y, CardPicture(face=Face.DOWN if count else Face.EMPTY), look)
    start = x + (size.width - label.cells) // 2
    draw_phrase(canvas, start, y + size.height, label, look.palette, canvas.width - start)
