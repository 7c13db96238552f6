"""The viewer's hand, or who plays while nobody's hand may be shown."""

from __future__ import annotations

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.card_picture import CardPicture, Face, Ring
from hats_tui.tui.paint.cards import draw_card_row
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.selection import Purpose, Selection
from hats_tui.tui.turn.zone import SceneZone
from hats_tui.words import _


class HandZone(SceneZone):
    """Up to nine cards in the middle, each with the digit that chooses it; a press names a card."""

    def paint_scene(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the hand where the viewer has one."""
        if scene.player is None:
            self._draw_waiting(canvas, scene)
        else:
            self._draw_hand(canvas, scene)

    def _draw_hand(self, canvas: Canvas, scene: Scene) -> None:
        size = self.look.tier.card
        pitch = size.width + 1
        x = (canvas.width - len(scene.hand) * pitch + 1) // 2
        pictures = [_picture(scene, place) for place in range(len(scene.hand))]
        draw_card_row(canvas, x, 1, pictures, self.look)
        for place in range(len(scene.hand)):
            canvas.hit(x + place * pitch, 0, size.width, canvas.height, ("card", place))

    def _draw_waiting(self, canvas: Canvas, scene: Scene) -> None:
        if scene.waiting is not None:
            phrase = scene.waiting.cut(canvas.width)
            x = (canvas.width - phrase.cells) // 2
            draw_phrase(canvas, x, canvas.height // 2, phrase, self.look.palette, canvas.width)


def _picture(scene: Scene, place: int) -> CardPicture:
    card, selection = scene.hand[place], scene.selection
    chosen = selection is not None and selection.card is card
    if selection is None or selection.purpose is Purpose.END:
        chosen = False
    below = "" if selection is None else str(place + 1)
    face = Face.DOWN if scene.covered else Face.UP
    code = "" if scene.covered else card.value
    if not chosen or selection is None:
        return CardPicture(code, face=face, below=below)
    return CardPicture(
        code, face=face, below=below, ring=_ring(selection), above=_purpose(selection)
    )


def _ring(selection: Selection) -> Ring:
    moved_on = selection.armed and selection.purpose is Purpose.SWAP
    return Ring.SOFT if moved_on else Ring.STRONG


def _purpose(selection: Selection) -> str:
    """What the chosen card is for, in seven cells; nothing for a swap, which the table shows."""
    return {
        Purpose.BLACK: _("black"),
        Purpose.DISCARD: _("throw"),
        Purpose.OFFER: _("give"),
        Purpose.RETURN: _("give"),
    }.get(selection.purpose, "")
