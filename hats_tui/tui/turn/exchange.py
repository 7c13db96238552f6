"""The exchange between partners: what is given, what comes back unseen, and what may be said."""

from __future__ import annotations

from rich.style import Style

from hats_tui.game import Phase, PlayerView, partner_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import BLACK, Role
from hats_tui.tui.turn.heading import draw_heading
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.turn.scene import Scene
from hats_tui.words import _
from hats_tui.words.cells import cell_width
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.turns import talking_rule

_UNSEEN = " ? "


def paint_exchange(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint a heading, both cards, the rule on talking, and buttons."""
    draw_heading(canvas, _("EXCHANGE WITH YOUR PARTNER"), look)
    view = scene.player
    if view is None or view.board.players != 4:
        return
    _paint_cards(canvas, view, scene, look)
    canvas.text(1, 3, talking_rule(), look.palette.style("muted"), width=canvas.width - 2)
    _paint_buttons(canvas, view, scene, look)


def _paint_cards(canvas: Canvas, view: PlayerView, scene: Scene, look: Look) -> None:
    """A line for the card that is given, and one for the card that comes."""
    partner = scene.names[partner_of(view.seat)]
    give = phrase(_("You give"))
    get = phrase(_("{partner} gives"), partner=partner).cut(canvas.width // 2)
    x = 2 + max(give.cells, get.cells) + 1
    palette = look.palette
    hidden = palette.hat(BLACK).chip
    given, style = _given(view, scene, look)
    draw_phrase(canvas, 1, 1, give, palette, x)
    end = canvas.text(x, 1, given, style)
    _paint_way(canvas, end, 1, Phrase((partner,)), look)
    draw_phrase(canvas, 1, 2, get, palette, x)
    end = canvas.text(x, 2, _UNSEEN, hidden)
    end = _paint_way(canvas, end, 2, phrase(_("you")), look)
    draw_phrase(canvas, end + 3, 2, _still_unseen(view, scene), palette, canvas.width - end - 4)


def _paint_way(canvas: Canvas, x: int, y: int, to: Phrase, look: Look) -> int:
    end = canvas.text(x + 1, y, look.glyphs.becomes, look.palette.style("accent"))
    return draw_phrase(canvas, end + 1, y, to, look.palette, canvas.width - end - 2)


def _given(view: PlayerView, scene: Scene, look: Look) -> tuple[str, Style]:
    card = view.offer or (scene.selection.card if scene.selection else None)
    if card is None or scene.covered:
        return _UNSEEN, look.palette.hat(BLACK).chip
    return f" {card.value} ", look.palette.hat(card.hat.value).chip


def _still_unseen(view: PlayerView, scene: Scene) -> Phrase:
    if view.board.phase is Phase.RETURN and view.acts:
        return phrase(_("on offer, unseen until you have given yours"))
    if view.offer is not None:
        partner = scene.names.short(partner_of(view.seat))
        return phrase(_("unseen: {partner} is choosing it"), partner=partner)
    return phrase(_("unseen, chosen without seeing yours"))


def _paint_buttons(canvas: Canvas, view: PlayerView, scene: Scene, look: Look) -> None:
    y, x = min(canvas.height - 1, 5), 1
    if view.offer is not None:
        if view.undoable:
            draw_button(canvas, x, y, _("Take it back"), "u", look)
        return
    if scene.selection is None or scene.selection.card is None:
        return
    card = look.glyphs.ellipsis if scene.covered else scene.selection.card.value
    if view.board.phase is Phase.RETURN:
        draw_button(canvas, x, y, _("Give {card}").format(card=card), "enter", look)
        return
    x = draw_button(canvas, x, y, _("Offer {card}").format(card=card), "enter", look)
    draw_button(canvas, x + 2, y, _("Cancel"), "escape", look, role="panel")


def draw_button(
    canvas: Canvas, x: int, y: int, label: str, key: str, look: Look, role: Role = "key"
) -> int:
    """Paint a button that does what a key does.

    Returns:
        The column after it.
    """
    text = f"[ {label} ]"
    canvas.hit(x, y, cell_width(text), 1, ("key", key))
    return canvas.text(x, y, text, look.palette.style(role))
