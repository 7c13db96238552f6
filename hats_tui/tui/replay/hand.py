"""The hand of whoever is watched, the card marked that is played next."""

from __future__ import annotations

from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.card_picture import CardPicture, Ring
from hats_tui.tui.paint.look import Look
from hats_tui.tui.replay.scene import ReplayScene
from hats_tui.tui.turn.card_row import CardRow
from hats_tui.tui.turn.hand import MOST_CARDS, paint_hand
from hats_tui.tui.turn.heading import Hint, draw_heading
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.turn.selection import Purpose
from hats_tui.words import _, pgettext
from hats_tui.words.names import short_hat_name
from hats_tui.words.phrase import phrase
from hats_tui.words.turns import cards_left


def paint_replay_hand(canvas: Canvas, scene: ReplayScene, look: Look) -> None:
    """Paint the hand below a heading where there is room; closed hands as on the turn screen."""
    if scene.player is None:
        paint_hand(canvas, scene, look)
        return
    spare = canvas.height - look.tier.card.height - 2
    if spare > 0:
        _draw_heading(canvas, scene, look)
        spare -= 1
    row = CardRow.centred(canvas.width, len(scene.hand), look.tier, room_for=MOST_CARDS)
    pictures = [_picture(scene, place) for place in range(len(scene.hand))]
    size, y = look.tier.card, canvas.height - look.tier.card.height - 1 - spare // 2
    row.draw(canvas, y, pictures, look)
    for place in range(len(pictures)):  # a press means nothing, but from here cards fly
        canvas.hit(row.column(place), y - 1, size.width, size.height + 2, ("card", place))


def _draw_heading(canvas: Canvas, scene: ReplayScene, look: Look) -> None:
    hints = [Hint(cap(look, "s"), _("Sort"), "s")]
    if scene.transport.choice:
        hints.append(Hint(cap(look, "o"), _("Other hands"), "o"))
    end = draw_heading(canvas, _("HAND"), look, hints)
    room = canvas.width - end - 4 - sum(hint.width + 2 for hint in hints)
    text = phrase(
        _("{name}, {cards}"),
        name=scene.names[scene.seat or 1],
        cards=cards_left(len(scene.hand)),
    )
    draw_phrase(canvas, end + 2, 0, text, look.palette, room)


def _picture(scene: ReplayScene, place: int) -> CardPicture:
    card, selection = scene.hand[place], scene.selection
    name = short_hat_name(card.hat)
    if selection is None or selection.card is not card:
        return CardPicture(card, name)
    above = {
        Purpose.BLACK: pgettext("above a card, at most 7 cells", "black"),
        Purpose.DISCARD: pgettext("above a card, at most 7 cells", "throw"),
        Purpose.OFFER: pgettext("above a card, at most 7 cells", "give"),
        Purpose.RETURN: pgettext("above a card, at most 7 cells", "give"),
    }.get(selection.purpose, "")
    return CardPicture(card, name, ring=Ring.STRONG, above=above)
