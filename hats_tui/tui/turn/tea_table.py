"""The tea table: the cards, what each space is worth, and where the chosen card may go."""

from __future__ import annotations

from hats_tui.game import Board, Card, covers, space_worths
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.card_picture import CardPicture, Ring
from hats_tui.tui.paint.cards import draw_card_row
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.selection import Purpose, legal_spaces
from hats_tui.tui.turn.zone import SceneZone
from hats_tui.words import _

_LEFT = 2
"""Column of the first card."""


class TeaTableZone(SceneZone):
    """The cards on the table over a cloth with their worths; a press names a space."""

    def paint_scene(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the cards, then the cloth over the lower edge of their rings."""
        pictures = [
            _picture(scene, space, card) for space, card in enumerate(scene.view.board.table, 1)
        ]
        draw_card_row(canvas, _LEFT, 1, pictures, self.look)
        self._draw_cloth(canvas, scene.view.board)

    def _draw_cloth(self, canvas: Canvas, board: Board) -> None:
        palette, times = self.look.palette, self.look.glyphs.times
        size = self.look.tier.card
        row, pitch = size.height + 1, size.width + 1
        canvas.fill(0, row, canvas.width, 1, palette.style("cloth"))
        for index, worth in enumerate(space_worths(board.table)):
            role = palette.style("strong" if worth else "off")
            text = f"{times}{worth}"
            x = _LEFT + index * pitch
            canvas.text(x + (size.width - len(text)) // 2, row, text, role)
            canvas.hit(x, 0, size.width, row + 1, ("space", index + 1))


def _picture(scene: Scene, space: int, card: Card) -> CardPicture:
    selection, view = scene.selection, scene.player
    if selection is None or view is None or selection.purpose is Purpose.END:
        return CardPicture(card)
    if scene.covered:  # marks would tell what is in the hand
        return CardPicture(card)
    if selection.purpose is not Purpose.SWAP or selection.card is None:
        return CardPicture(card, dimmed=True)
    if space not in legal_spaces(view, selection.card):
        return CardPicture(card, dimmed=True)
    chosen = Ring.STRONG if selection.armed else Ring.SOFT
    return CardPicture(
        card,
        ring=chosen if space == selection.space else Ring.NONE,
        above=_why_legal(selection.card, card),
        key=str(space),
    )


def _why_legal(played: Card, lying: Card) -> str:
    """Which half of the rule allows the swap, in a word."""
    assert covers(played, lying), "only legal spaces are marked"
    return _("same") if played.hat is lying.hat else _("lower")
