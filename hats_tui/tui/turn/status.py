"""The first row: the round, whose turn it is, what to do; or a message that needs to be read."""

from __future__ import annotations

from hats_tui.game import Board, HatType, team_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.selection import Purpose, Selection
from hats_tui.tui.turn.zone import SceneZone
from hats_tui.words import _
from hats_tui.words.names import team_letter


class StatusZone(SceneZone):
    """How things stand, in one row; a message takes its whole width until the next key."""

    GROUND = "panel"

    def paint_scene(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the message, or how things stand."""
        if scene.message is not None:
            style = self.look.palette.style("accent")
            canvas.text(0, 0, self.look.glyphs.turn, style)
            draw_phrase(canvas, 2, 0, scene.message, self.look.palette, canvas.width - 2)
            return
        end = self._draw_right(canvas, scene.view.board)
        self._draw_left(canvas, scene, end - 1)

    def _draw_left(self, canvas: Canvas, scene: Scene, room: int) -> None:
        style, board = self.look.palette.style, scene.view.board
        x = canvas.text(1, 0, "HATS", style("accent"))
        x = canvas.text(x + 2, 0, _("Round"), style("muted"))
        x = canvas.text(x + 1, 0, str(board.round), style("strong"))
        x = canvas.text(x, 0, "/8", style("muted"))
        if not board.over:
            x = canvas.text(x + 2, 0, f"{self.look.glyphs.turn} ", style("accent"))
            x = canvas.text(
                x, 0, scene.names.short(board.actor or board.turn).text, style("strong")
            )
            if board.players == 4:
                team = team_letter(team_of(board.actor or board.turn))
                x = canvas.text(x + 1, 0, team, style("muted"))
        canvas.text(x + 2, 0, prompt(scene), style("fg"), width=max(room - x - 2, 0))

    def _draw_right(self, canvas: Canvas, board: Board) -> int:
        """Piles and types out; gives the column where they begin."""
        style = self.look.palette.style
        piles = _("Deck {deck}  Discard {discards}").format(
            deck=board.deck, discards=board.discards
        )
        out = _("Out") if board.removed else ""
        width = len(piles) + (len(out) + 3 * len(board.removed) + 3 if out else 0)
        start = x = canvas.width - width - 1
        if out:
            x = canvas.text(x, 0, f"{out} ", style("muted"))
            for hat in sorted(board.removed, key=list(HatType).index):
                x = canvas.text(x, 0, f" {hat}", self.look.palette.hat(hat).chip) + 1
            x += 1
        if board.players < 4:
            canvas.text(x, 0, piles, style("muted"))
            return start
        return canvas.width - 1


def prompt(scene: Scene) -> str:
    """What the viewer can do next, in a few words."""
    if scene.selection is None:
        return str(scene.waiting or "") if scene.player is not None else ""
    if not scene.selection.armed:
        return _("choose a card")
    return _armed_prompt(scene.selection)


def _armed_prompt(selection: Selection) -> str:
    return {
        Purpose.SWAP: _("choose a space"),
        Purpose.BLACK: _("a black hat?"),
        Purpose.DISCARD: _("throw it away, draw one?"),
        Purpose.OFFER: _("give it to your partner?"),
        Purpose.RETURN: _("choose a card to give back"),
        Purpose.END: _("end your turn"),
    }[selection.purpose]
