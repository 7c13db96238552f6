"""The exchange between partners: what is given, what comes back unseen, and what may be said."""

from __future__ import annotations

from rich.style import Style

from hats_tui.game import Card, PlayerView, partner_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import BLACK, Role
from hats_tui.tui.paint.text import width_of
from hats_tui.tui.turn.flow import fitting
from hats_tui.tui.turn.heading import draw_heading
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.selection import Purpose
from hats_tui.words import _
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.turns import prompt, talking_rule

_UNSEEN = " ?? "


def paint_exchange(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint a heading, both cards, the rule on talking, and buttons."""
    end = draw_heading(canvas, _("EXCHANGE"), look)
    view, selection = scene.player, scene.selection
    if view is None or selection is None or selection.card is None:
        return
    if selection.purpose not in (Purpose.OFFER, Purpose.RETURN):
        return
    returns = selection.purpose is Purpose.RETURN
    room = canvas.width - end - 3
    order = fitting(lambda names: _order(view, names, returns=returns), scene.names, room)
    draw_phrase(canvas, end + 2, 0, order, look.palette, room)
    _paint_cards(canvas, view, None if scene.covered else selection.card, scene.names, look)
    canvas.text(1, 3, talking_rule(), look.palette.style("muted"), width=canvas.width - 2)
    if scene.covered:
        draw_button(canvas, 1, 4, _("Show my hand"), "z", look)
    else:
        _paint_buttons(canvas, selection.card.value, look, returns=returns)


def _order(view: PlayerView, names: Names, *, returns: bool) -> Phrase:
    """Who chooses when."""
    if returns:
        return prompt(view, names)
    partner = names[partner_of(view.seat)]
    return phrase(_("Choose a card; {partner} gives one without seeing it."), partner=partner)


def _paint_cards(
    canvas: Canvas, view: PlayerView, given: Card | None, names: Names, look: Look
) -> None:
    """A line for the card that is given, and one for the card that comes."""
    partner = names[partner_of(view.seat)]
    give = phrase(_("You give"))
    get = phrase(_("{partner} gives"), partner=partner).cut(canvas.width // 3)
    x = 2 + max(give.cells, get.cells)
    draw_phrase(canvas, 1, 1, give, look.palette, x)
    _paint_way(canvas, x, 1, given, Phrase((partner,)), look)
    draw_phrase(canvas, 1, 2, get, look.palette, x)
    _paint_way(canvas, x, 2, None, phrase(_("you, unseen until both are given")), look)


def _paint_way(canvas: Canvas, x: int, y: int, card: Card | None, to: Phrase, look: Look) -> None:
    """A card, face down where it is not known, and to whom it goes."""
    end = canvas.text(x, y, f" {card.value} " if card else _UNSEEN, _card_style(card, look))
    end = canvas.text(end + 1, y, look.glyphs.becomes, look.palette.style("accent"))
    draw_phrase(canvas, end + 1, y, to, look.palette, canvas.width - end - 2)


def _card_style(card: Card | None, look: Look) -> Style:
    return look.palette.hat(card.hat.value if card else BLACK).chip


def _paint_buttons(canvas: Canvas, card: str, look: Look, *, returns: bool) -> None:
    y = 4
    label = _("Give {card}") if returns else _("Offer {card}")
    x = draw_button(canvas, 1, y, label.format(card=card), "enter", look) + 2
    if not returns:
        x = draw_button(canvas, x, y, _("Cancel"), "escape", look, role="panel") + 2
    hint = _("Another card: arrows, its number, or a press.")
    canvas.text(x, y, hint, look.palette.style("muted"), width=canvas.width - x - 1)


def draw_button(
    canvas: Canvas, x: int, y: int, label: str, key: str, look: Look, role: Role = "key"
) -> int:
    """Paint a button that does what a key does.

    Returns:
        The column after it.
    """
    text = f"[ {label} ]"
    canvas.hit(x, y, width_of(text), 1, ("key", key))
    return canvas.text(x, y, text, look.palette.style(role))
