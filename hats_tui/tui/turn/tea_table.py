"""The tea table: the cards, what each space is worth, and where the chosen card may go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hats_tui.game import Card, covers
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.card_picture import CardPicture, Ring
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn.card_row import CardRow
from hats_tui.tui.turn.heading import draw_heading
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.selection import Purpose, Selection, legal_spaces
from hats_tui.tui.turn.topics import worth_of
from hats_tui.words import _, ngettext, pgettext
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
    row.draw(canvas, top, _pictures(scene, look), look)
    _draw_cloth(canvas, top + height, row, scene.figures.spaces, look)
    _mark_worths(canvas, top + height, row, scene, look)


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


def _mark_worths(canvas: Canvas, y: int, row: CardRow, scene: Scene, look: Look) -> None:
    """A press on a worth tells why it is so."""
    for place, card in enumerate(scene.view.board.table):
        width = len(_worth(scene.figures.spaces[place], look))
        x = row.column(place) + (look.tier.card.width - width) // 2
        canvas.hit(x, y, width, 1, ("why", worth_of(card.hat)))


def _worth(worth: int, look: Look) -> str:
    if look.tier is Tier.S:
        return f"{look.glyphs.times}{worth}"
    return _("worth {n}").format(n=worth)


def _pictures(scene: Scene, look: Look) -> list[CardPicture]:
    """The cards, marked and dimmed by what the chosen card can be played on."""
    table, selection, view = scene.view.board.table, scene.selection, scene.player
    plain = [CardPicture(card, short_hat_name(card.hat)) for card in table]
    if view is None or selection is None or selection.purpose is Purpose.END:
        return plain
    if scene.covered:  # marks would tell what is in the hand
        return plain
    played, legal = selection.card, tuple[int, ...]()
    if selection.purpose is Purpose.SWAP and played is not None:
        legal = legal_spaces(view, played)
    return [
        _marked(picture, space, played, selection, look)
        if played is not None and space in legal
        else replace(picture, dimmed=True)
        for space, picture in enumerate(plain, 1)
    ]


def _marked(
    picture: CardPicture, space: int, played: Card, selection: Selection, look: Look
) -> CardPicture:
    """A card that the chosen one takes."""
    chosen = Ring.STRONG if selection.armed else Ring.SOFT
    return replace(
        picture,
        ring=chosen if space == selection.space else Ring.NONE,
        above=_why_legal(played, Card(picture.code), look),
        key=str(space),
    )


def _why_legal(played: Card, lying: Card, look: Look) -> str:
    """Which half of the rule allows the swap, in a word or two."""
    assert covers(played, lying), "only legal spaces are marked"
    if look.tier is Tier.L:
        return _("same type") if played.hat is lying.hat else _("lower value")
    if played.hat is lying.hat:
        return pgettext("above a card, at most 6 cells", "same")
    return pgettext("above a card, at most 6 cells", "lower")
