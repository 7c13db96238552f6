"""The exchange between partners: what is given, what comes back unseen, and what may be said."""

from __future__ import annotations

from rich.style import Style

from hats_tui.cells import width_of
from hats_tui.game import Card, PlayerView, partner_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import BLACK
from hats_tui.tui.paint.wrap import wrap
from hats_tui.tui.turn.buttons import draw_button
from hats_tui.tui.turn.exchange_cards import has_room_for_cards, paint_exchange_cards, talk_line
from hats_tui.tui.turn.flow import fitting, wrapped
from hats_tui.tui.turn.heading import draw_heading
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.selection import Purpose
from hats_tui.words import _
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.turns import prompt

_UNSEEN = " ?? "

_ROOMY, _AIRY = 11, 20
"""From so many rows on not everything has to stand in one line, and there is air between."""

_MOST_LINES = 3


def paint_exchange(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint a heading, both cards, the rule on talking, and buttons."""
    view, selection = scene.player, scene.selection
    purpose = Purpose.SWAP if selection is None else selection.purpose
    if view is None or selection is None or purpose not in (Purpose.OFFER, Purpose.RETURN):
        draw_heading(canvas, _("EXCHANGE"), look)
        return
    returns = purpose is Purpose.RETURN
    top = _paint_order(canvas, view, scene.names, look, returns=returns)
    given = None if scene.covered else selection.card
    if has_room_for_cards(canvas):
        bottom = paint_exchange_cards(canvas, top, view, given, scene.names, look)
    else:
        side, bottom = _paint_lines(canvas, view, given, scene.names, look)
        if bottom >= canvas.height:  # the rule takes their row
            _paint_buttons(canvas, side, 1, given, look, returns=returns)
            return
    x = _paint_buttons(canvas, 1, bottom, given, look, returns=returns)
    if given is not None:
        _paint_hint(canvas, x, bottom, look)


def _paint_order(
    canvas: Canvas, view: PlayerView, names: Names, look: Look, *, returns: bool
) -> int:
    """Say who chooses when, in the heading, or below it where there is room; gives the next row."""
    palette, title = look.palette, _("EXCHANGE")
    x = width_of(title) + 3
    room = canvas.width - x - 1
    order = fitting(lambda called: _order(view, called, returns=returns), names, room)
    if order.cells > room and canvas.height < _ROOMY:
        title, x, room = "", 1, canvas.width - 2
        order = fitting(lambda called: _order(view, called, returns=returns), names, room)
    draw_heading(canvas, title, look)
    if order.cells <= room or canvas.height < _ROOMY:
        draw_phrase(canvas, x, 0, order, palette, room)
        return 1
    y = 1 + (canvas.height >= _AIRY)
    for line in wrapped(_order(view, names, returns=returns), canvas.width - 2, _MOST_LINES):
        draw_phrase(canvas, 1, y, line, palette, canvas.width - 2)
        y += 1
    return y


def _order(view: PlayerView, names: Names, *, returns: bool) -> Phrase:
    """Who chooses when."""
    if returns:
        return prompt(view, names)
    partner = names[partner_of(view.seat)]
    return phrase(_("Choose a card; {partner} gives one without seeing it."), partner=partner)


def _paint_lines(
    canvas: Canvas, view: PlayerView, given: Card | None, names: Names, look: Look
) -> tuple[int, int]:
    """A line for the card that is given, one for the card that comes, and what is said.

    Returns:
        A column beside the first line, and the row after what is said.
    """
    partner = names[partner_of(view.seat)]
    give = phrase(_("You give"))
    get = phrase(_("{partner} gives"), partner=partner).cut(canvas.width // 3)
    x = 2 + max(give.cells, get.cells)
    draw_phrase(canvas, 1, 1, give, look.palette, x)
    side = _paint_way(canvas, x, 1, given, Phrase((partner,)), look)
    draw_phrase(canvas, 1, 2, get, look.palette, x)
    _paint_way(canvas, x, 2, None, phrase(_("you, unseen until both are given")), look)
    said = wrap(talk_line(view, names, look), canvas.width - 2)[:2]
    for y, line in enumerate(said, start=3):
        canvas.spans(1, y, line)
    return side + 3, 3 + len(said)


def _paint_way(canvas: Canvas, x: int, y: int, card: Card | None, to: Phrase, look: Look) -> int:
    """A card, face down where it is not known, and to whom it goes; gives the column after it."""
    end = canvas.text(x, y, f" {card.value} " if card else _UNSEEN, _card_style(card, look))
    end = canvas.text(end + 1, y, look.glyphs.becomes, look.palette.style("accent"))
    return draw_phrase(canvas, end + 1, y, to, look.palette, canvas.width - end - 2)


def _card_style(card: Card | None, look: Look) -> Style:
    return look.palette.hat(card.hat.value if card else BLACK).chip


def _paint_buttons(
    canvas: Canvas, x: int, y: int, card: Card | None, look: Look, *, returns: bool
) -> int:
    """What can be done, while the hand is hidden first to show it; gives the column after it."""
    if card is None:
        return draw_button(canvas, x, y, _("Show my hand"), "z", look) + 2
    label = _("Give {card}") if returns else _("Offer {card}")
    x = draw_button(canvas, x, y, label.format(card=card.value), "enter", look) + 2
    if not returns:
        x = draw_button(canvas, x, y, _("Cancel"), "escape", look, role="panel") + 2
    return draw_button(canvas, x, y, _("Say"), "p", look, role="panel") + 2


def _paint_hint(canvas: Canvas, x: int, y: int, look: Look) -> None:
    """How another card is chosen: beside the buttons, or below them."""
    hint = _("Other cards: arrows, number, or a press.")
    if width_of(hint) > canvas.width - x - 1:
        x, y = 1, y + 2
    canvas.text(x, y, hint, look.palette.style("muted"), width=canvas.width - x - 1)
