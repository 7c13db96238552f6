"""The tea table: the cards, what each space is worth, and where the chosen card may go."""

from __future__ import annotations

from collections.abc import Sequence

from hats_tui.game import Card, covers
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.card_picture import CardPicture, Ring
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn.card_row import CardRow
from hats_tui.tui.turn.heading import draw_heading
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.selection import Purpose, legal_spaces
from hats_tui.words import _, ngettext
from hats_tui.words.names import short_hat_name
from hats_tui.words.phrase import card_span, phrase

MOST_SPACES = 6


def paint_tea_table(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint the cards over a cloth with their worths, below a heading where there is room."""
    board, height = scene.view.board, look.tier.card.height
    spare = canvas.height - height - 2
    if spare > 0:
        _draw_heading(canvas, scene, look)
        spare -= 1
    top = canvas.height - height - 1 - (spare + 1) // 2
    row = CardRow.centred(canvas.width, len(board.table), look.tier)
    pictures = [_picture(scene, space, card, look) for space, card in enumerate(board.table, 1)]
    row.draw(canvas, top, pictures, look)
    _draw_cloth(canvas, top + height, row, scene.figures.spaces, look)


def _draw_heading(canvas: Canvas, scene: Scene, look: Look) -> None:
    end = draw_heading(canvas, _("TEA TABLE"), look)
    view, selection = scene.player, scene.selection
    if view is None or selection is None or selection.card is None or scene.covered:
        return
    if selection.purpose is not Purpose.SWAP:
        return
    spaces, count = len(scene.view.board.table), len(legal_spaces(view, selection.card))
    template = ngettext(
        "{n} of {all} spaces takes {card}", "{n} of {all} spaces take {card}", count
    )
    text = phrase(template, n=count, all=spaces, card=card_span(selection.card))
    draw_phrase(canvas, end + 2, 0, text, look.palette, canvas.width - end - 3)


def _draw_cloth(canvas: Canvas, y: int, row: CardRow, worths: Sequence[int], look: Look) -> None:
    """Lay the cloth, over the lower edge of the rings."""
    palette, (width, height) = look.palette, (look.tier.card.width, look.tier.card.height)
    canvas.fill(0, y, canvas.width, 1, palette.style("cloth"))
    for place, worth in enumerate(worths):
        text, x = _worth(worth, look), row.column(place)
        style = palette.style("strong" if worth else "off")
        canvas.text(x + (width - len(text)) // 2, y, text, style)
        canvas.hit(x, y - height - 1, width, height + 2, ("space", place + 1))


def _worth(worth: int, look: Look) -> str:
    if look.tier is Tier.S:
        return f"{look.glyphs.times}{worth}"
    return _("worth {n}").format(n=worth)


def _picture(scene: Scene, space: int, card: Card, look: Look) -> CardPicture:
    selection, view, name = scene.selection, scene.player, short_hat_name(card.hat)
    if selection is None or view is None or selection.purpose is Purpose.END:
        return CardPicture(card, name)
    if scene.covered:  # marks would tell what is in the hand
        return CardPicture(card, name)
    if selection.purpose is not Purpose.SWAP or selection.card is None:
        return CardPicture(card, name, dimmed=True)
    if space not in legal_spaces(view, selection.card):
        return CardPicture(card, name, dimmed=True)
    chosen = Ring.STRONG if selection.armed else Ring.SOFT
    return CardPicture(
        card,
        name,
        ring=chosen if space == selection.space else Ring.NONE,
        above=_why_legal(selection.card, card, look),
        key=str(space),
    )


def _why_legal(played: Card, lying: Card, look: Look) -> str:
    """Which half of the rule allows the swap, in a word or two."""
    assert covers(played, lying), "only legal spaces are marked"
    if look.tier is Tier.L:
        return _("same type") if played.hat is lying.hat else _("lower value")
    return _("same") if played.hat is lying.hat else _("lower")
