"""Both cards of an exchange as pictures, for screens with room for them."""

from __future__ import annotations

from dataclasses import replace

from hats_tui.game import Card, PlayerView, partner_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.cards import CardPicture, Face, draw_card
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.paint.wrap import StyledLine, wrap
from hats_tui.tui.turn.phrases import draw_phrase, styled
from hats_tui.words import _
from hats_tui.words.names import Names, short_hat_name
from hats_tui.words.phrase import phrase
from hats_tui.words.talk import heard
from hats_tui.words.turns import talking_rule

_APART = 9
"""Columns between both cards, with the arrows."""

_NARROWEST = 50
_LOWEST = 8
_TEXT_COLUMNS = 34
"""So wide a text can stand beside the cards; a narrower one stands below them."""


def has_room_for_cards(canvas: Canvas) -> bool:
    """Whether a panel is large enough for pictures."""
    return canvas.width >= _NARROWEST and canvas.height >= _LOWEST


def paint_exchange_cards(
    canvas: Canvas, top: int, view: PlayerView, given: Card | None, names: Names, look: Look
) -> int:
    """Paint both cards, what happens to them, and what is said about it.

    Args:
        canvas: The panel.
        top: The first row below heading and text.
        view: What the one who gives may know.
        given: The card that is chosen; None while the hand is hidden.
        names: The players' names.
        look: Palette and signs.

    Returns:
        The row for the buttons.
    """
    size = next(tier for tier in (Tier.M, Tier.S) if canvas.height >= _needed(tier))
    partner, card = names[partner_of(view.seat)], size.card
    air, right = int(canvas.height - top > 10), 2 + card.width + _APART
    y = top + 1 + air
    give = phrase(_("You give"))
    get = phrase(_("{partner} gives: unseen"), partner=partner)
    draw_phrase(canvas, 2, y - 1, give, look.palette, card.width + _APART - 1)
    draw_phrase(canvas, right, y - 1, get, look.palette, canvas.width - right - 1)
    sized = replace(look, tier=size)
    draw_card(canvas, 2, y, _picture(given), sized)
    draw_card(canvas, right, y, CardPicture(face=Face.DOWN), sized)
    _paint_arrows(canvas, 2 + card.width, y + card.height // 2, look)
    talk = talk_line(view, names, look)
    return _paint_talk(canvas, right + card.width + 3, y, y + card.height, talk)


def _needed(size: Tier) -> int:
    """The rows of a panel with such cards and the text below them."""
    return size.card.height + (4 if size is Tier.S else 13)


def _picture(card: Card | None) -> CardPicture:
    if card is None:
        return CardPicture(face=Face.DOWN)
    return CardPicture(card.value, short_hat_name(card.hat))


def _paint_arrows(canvas: Canvas, x: int, y: int, look: Look) -> None:
    """One arrow there and one back, between the cards."""
    glyphs, style, length = look.glyphs, look.palette.style("accent"), _APART - 4
    canvas.text(x + 2, y - 1, glyphs.rule * length + glyphs.turn, style)
    canvas.text(x + 2, y, glyphs.turn_back + glyphs.rule * length, style)


def talk_line(view: PlayerView, names: Names, look: Look) -> StyledLine:
    """What the partners have asked each other for, or the rule on talking."""
    said = heard(view, names)
    if not said:
        return [(talking_rule(), look.palette.style("muted"))]
    space = (" ", look.palette.style("muted"))
    return [part for each in said for part in (*styled(each, look), space)][:-1]


def _paint_talk(canvas: Canvas, x: int, top: int, bottom: int, talk: StyledLine) -> int:
    """What was said, beside the cards or below them; gives the row for the buttons."""
    beside = canvas.width - x - 1 >= _TEXT_COLUMNS
    x, y = (x, top) if beside else (1, bottom + 1)
    for line in wrap(talk, canvas.width - x - 1):
        if y < canvas.height - 1:
            canvas.spans(x, y, line)
            y += 1
    return min(max(y, bottom) + 1, canvas.height - 1)
